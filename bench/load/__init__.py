"""Load for servers of tables: people with real sockets who act at a steady pace."""
