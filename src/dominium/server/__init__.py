"""The server: tables in the browser, stored as logs of numbered entries."""
