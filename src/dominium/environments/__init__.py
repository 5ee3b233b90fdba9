"""The games as environments for machine-learning libraries; `docs/environments.md` is their guide.

- `vector`: many games at once, native, by the conventions of Gymnasium's vector environments
- `gymnasium`: the same under Gymnasium's names, and one seat of one game
- `pettingzoo`: one game, by PettingZoo's API for games in turns
- `openspiel`: all games registered in OpenSpiel, for its algorithms
- `rewards`: the rewards of a match, the same everywhere
- `information_state`: everything announced to a seat since a match began

The first four need the extra `research`; importing this package imports none of them.
"""
