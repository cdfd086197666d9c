"""A program with everything that it starts: it ends as a whole, and at the latest with this process.

However this process ends, the system closes what it held: the input of a shell that waits for nothing else,
and then ends the program's process group; or in Windows the job that the program runs in.
"""

import subprocess
import sys
from contextlib import suppress

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _KERNEL = ctypes.WinDLL("kernel32", use_last_error=True)
    _KERNEL.CreateJobObjectW.restype = wintypes.HANDLE
    _KERNEL.OpenProcess.restype = wintypes.HANDLE
    _LIMITS = 9  # JobObjectExtendedLimitInformation
    _END_WITH_THE_LAST_HANDLE = 0x2000  # JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
    _MAY_JOIN_A_JOB = 0x0101  # PROCESS_SET_QUOTA and PROCESS_TERMINATE

    class _JobLimits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION, of which only the flags are used."""

        _fields_ = (
            ("times", ctypes.c_int64 * 2),
            ("flags", wintypes.DWORD),
            ("working_set", ctypes.c_size_t * 2),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("classes", wintypes.DWORD * 2),
            ("transferred", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        )

    class ProgramGroup:
        """The job of a program. What the program starts belongs to it."""

        def __init__(self, program: subprocess.Popen[str]) -> None:
            """Raises OSError."""
            self._job = wintypes.HANDLE(_KERNEL.CreateJobObjectW(None, None))
            handle = wintypes.HANDLE(_KERNEL.OpenProcess(_MAY_JOIN_A_JOB, False, program.pid))
            limits = _JobLimits(flags=_END_WITH_THE_LAST_HANDLE)
            size = ctypes.sizeof(limits)
            limited = _KERNEL.SetInformationJobObject(self._job, _LIMITS, ctypes.byref(limits), size)
            joined = _KERNEL.AssignProcessToJobObject(self._job, handle)
            error = ctypes.get_last_error()
            _KERNEL.CloseHandle(handle)
            if not limited or (not joined and program.poll() is None):  # one that has ended cannot join
                _KERNEL.CloseHandle(self._job)
                raise ctypes.WinError(error)

        def end(self) -> None:
            """End all of it at once."""
            _KERNEL.TerminateJobObject(self._job, 1)
            _KERNEL.CloseHandle(self._job)

else:
    import os
    import signal

    # Its only input is this process, which never writes: the line ends when this process does.
    _END_THE_GROUP = 'read -r nothing; kill -s KILL -- "-$1"'

    class ProgramGroup:
        """The process group of a program that was started in a session of its own, and its guard."""

        def __init__(self, program: subprocess.Popen[str]) -> None:
            """Raises OSError."""
            self._number = program.pid
            self._guard = subprocess.Popen(  # noqa: S603 - the words are our own
                ["/bin/sh", "-c", _END_THE_GROUP, "sh", str(program.pid)],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )

        def end(self) -> None:
            """End all of it at once."""
            with self._guard:  # which waits for its end, and closes its input
                self._guard.kill()
            with suppress(OSError):  # nothing of it runs any more
                os.killpg(self._number, signal.SIGKILL)
