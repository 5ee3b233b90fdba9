"""The games as environments for the libraries of the field; `docs/environments.md` is their guide.

- `vector`: many games at once, native, by the conventions of Gymnasium's vector environments
- `gymnasium`: the same under Gymnasium's names, and one seat of one game
- `pettingzoo`: one game, by PettingZoo's API for games in turns
- `openspiel`: all games registered in OpenSpiel, for its algorithms
- `rewards`: what a match is worth to its seats, everywhere alike
- `told`: what a seat has been told since a match began, for information states

The first four need the extra `research`; importing this package imports none of them.
"""
