"""The texts of the domino games in which tiles make a line."""
