"""Messages between server and page, as they stand in the JSON."""
