"""The words of the domino games in which tiles make a line."""
