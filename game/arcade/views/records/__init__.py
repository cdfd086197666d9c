"""What the page of records shows beside its rows: tables, numbers, plots, medals."""
