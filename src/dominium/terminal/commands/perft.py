"""`dominium perft`: the number of sequences of actions, to compare engines."""

import argparse

import dominium
from dominium.describe import Describer
from dominium.engine.record import actions_in
from dominium.terminal.arguments import Parser
from dominium.terminal.games import add_game_arguments, chosen_options, load_game
from dominium.terminal.progress import Progress
from dominium.terminal.terminal import Terminal

DEEPEST = 1000


def configure(parser: Parser) -> None:
    """Add the arguments."""
    add_game_arguments(parser, required=True)
    number = parser.messages.text("terminal-metavar-number")
    parser.option("--depth", type=int, required=True, metavar=number)
    parser.option("--actions", metavar=parser.messages.text("terminal-metavar-actions"), default="")


def run(values: argparse.Namespace, terminal: Terminal) -> int:
    """Write the number of leaves."""
    terminal.check_range("--depth", values.depth, 0, DEEPEST)
    game = load_game(values.game, values.preset, chosen_options(values), terminal)
    state = _after(game, values.actions, terminal)
    terminal.output().line(str(_counted(state, values.depth, terminal)))
    return 0


def _counted(state: dominium.State, depth: int, terminal: Terminal) -> int:
    """Return the number of leaves, with a progress bar over the branches of the root."""
    branches = state.legal_actions()
    if depth == 0 or not branches:
        return dominium.perft(state, depth)
    leaves = 0
    with Progress(terminal) as progress:
        for done, action in enumerate(branches):
            progress.show(done, len(branches))
            after = state.copy()
            after.apply(action)
            leaves += dominium.perft(after, depth - 1)
    return leaves


def _after(game: dominium.Game, actions: str, terminal: Terminal) -> dominium.State:
    state = game.start()
    describer = Describer(game, terminal.language, [""] * game.seats)
    for number, text in enumerate(actions_in(actions), 1):
        try:
            state.apply(text)
        except dominium.IllegalAction as refusal:
            reason = describer.refusal(refusal.code, refusal.params, state)
            raise terminal.complaint(
                "action-refused", number=number, action=text, reason=reason
            ) from refusal
    return state
