"""The games as environments for the libraries of the field; `docs/environments.md` is their guide.

- `vector`: many games at once, native, by the conventions of Gymnasium's vector environments
- `pettingzoo`: one game, by PettingZoo's API for games in turns
- `openspiel`: all games registered in OpenSpiel, for its algorithms
- `rewards`: what a match is worth to its seats, everywhere alike

The last two need the extra `research`, and importing this package imports none of them.
"""
