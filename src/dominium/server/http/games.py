"""The routes of games, their rules and their buildings, one function each."""

from litestar import get
from litestar.params import FromPath

from dominium.server.http.dependencies import TheLanguage, TheServices
from dominium.server.presenters import buildings, rules
from dominium.server.presenters import games as presented_games
from dominium.server.schema.games import BuildingView, GameView, RulesPage


@get("/api/games", sync_to_thread=False)
def games(services: TheServices, language: TheLanguage) -> list[GameView]:
    """Return the games with all options, presets and levels of bots."""
    return presented_games.games(language, services.programs)


@get("/api/buildings", sync_to_thread=False)
def building_catalogue(language: TheLanguage) -> list[BuildingView]:
    """Return the buildings of Queendomino."""
    return buildings.buildings(language)


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules_page(game: FromPath[str], language: TheLanguage) -> RulesPage:
    """Return the rules page of a game."""
    return rules.rules_page(game, language)


HANDLERS = (games, building_catalogue, rules_page)
