"""The server: tables in the browser, kept as logs of numbered entries."""
