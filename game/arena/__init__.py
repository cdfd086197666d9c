"""The Arena: light cycles that ride at the same time, tick by tick. No clock, no files, no devices.

A `State` and the turns of a tick give the next `State`. A `Round` adds the presses that wait, a `Match` the
rounds. All of them are values: a front end keeps the newest one and computes the next from it.

Riders and teams are numbered from 1. Two to four ride, each alone or four in two teams; a rider who rides
alone is a team, so that without teams of two both numbers are the same. Scores and winners are teams'.

Driving a match
    A front end rarely does this by itself: `game.session.timed_match` has a match that goes on in time.

        match = Match.begin(Arena(map="cross", speed="fast", points_to_win=3, seed=7))
        bots = {2: entrant("sharp", rider=2, seed=7)}  # game.bots.entrants; also "exec:PROGRAM"
        ride = LiveMatch(match, bots)                  # starts the bots' processes: now count 3, 2, 1

        ride.press(1, UP)                              # whenever a person presses, during the count, too
        happened = ride.pass_time(milliseconds)        # once a frame, unless counting, paused or replaying
        ride.next_round()                              # when ride.match.round.over, until match.winner
        ride.failures(), ride.lapses(2), ride.close()  # sentences for the log; late answers; at the end

    Below that, `Match.press`, `Match.after_tick` and `Match.next_round` each return the next match, and
    `Pulse` (speed.py) says how many ticks are due.

What a picture shows, with `match = ride.match` and `state = match.state`
    `ride.progress`                   how far between two cells everything is drawn, from 0 to 1
    `match.round.paths`               the cells that each rider has been on, in order, up to the present one
    `state.headings`, `state.ahead`   where each rider travels; the cell in front, which is where it crashed
    `match.round.queues`              the turns that wait, at most two for each rider
    `state.walls`, `state.rings`      what cannot be entered; how far the wall has closed in by now
    `state.ticks_until_ring`          when it closes in next, or None; `closed_in` (field.py) says over what
    `state.cut_off`                   whether no two riders can reach each other, and all ride twice as fast
    `state.crashes`, `state.riding`   what each rider crashed into, and who has not crashed
    `state.crash_tick`, `state.struck`  in which tick a rider crashed, and into whom or whose trail
    `state.points`, `state.outcome`   what each team has scored in this round, and who won it
    `touching` (events.py)            on which sides of a rider sparks fly
    `match.arena`, `match.scores`, `match.outcomes`, `match.draws`, `match.winner`

    A cell is an int: `field.coordinates(cell)` is its column and its row. A set of cells is an int, too, with
    a bit for each cell: `cells_in` (game.core.grid) lists them, the wall around the field included.

What pictures and sounds react to
    `ride.pass_time` returns the events of events.py: Turned, Crashed, NearMiss, WallClosedIn and CutOff.

Bots and their deadline
    A `BotRider` (game.bots.riders) is asked after each tick and heard right before the next one. Nobody waits
    for it: if it has not answered by then it is late, which is counted. A level of our own then rides by
    reflex, a program from outside straight on. `LiveMatch` does all of it.

Replays
    `moments(match)` (match.py) is the match tick by tick, `last_ticks(match.round, 12)` the end of a round:
    draw each as if it were being ridden, at any pace. `write(match)` (record.py) is a line of text,
    `read(line)` the match again; it raises RecordError with a sentence.
"""
