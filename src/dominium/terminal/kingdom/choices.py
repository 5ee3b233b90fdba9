"""The numbered list of the kingdom games: placements by gain, buildings without duplicates."""

import dominium
from dominium import actions
from dominium.describe import KingdomDescriber, Messages
from dominium.terminal import words
from dominium.terminal.choices import Choices
from dominium.views import BuildPreview, Preview, TaxPreview


class KingdomChoices(Choices):
    """The legal actions, best first, declining last.

    A filter is a square that the action covers, a terrain that a placement joins or a claimed
    domino shows, or a building. The same building on another town comes after all others and is
    listed only on request: the place of a building seldom matters, and every line takes time to
    hear.
    """

    def __init__(
        self, state: dominium.KingdomState, describer: KingdomDescriber, messages: Messages
    ) -> None:
        self._kingdoms = state
        super().__init__(state, describer, messages, *_differing(state))

    def _passes(self, action: dominium.Action, filter_text: str) -> bool:
        if (square := words.square_in(filter_text)) is not None:
            return square in self._squares(action)
        if (terrain := words.terrain_in(filter_text, self._messages)) is not None:
            return terrain in self._terrains(action)
        if (building := words.building_in(filter_text, self._messages)) is not None:
            return building == self._building(action)
        raise self._complaint("which-filter", text=filter_text)

    def _squares(self, action: dominium.Action) -> tuple[str | None, ...]:
        match action:
            case actions.PlaceCastle() | actions.Build():
                return (action.square,)
            case actions.Tax():
                return (action.first, action.second)
        preview = self._kingdoms.preview(action)
        return (preview.first.square, preview.second.square) if isinstance(preview, Preview) else ()

    def _building(self, action: dominium.Action) -> str | None:
        """Return the building that is built or burnt; None for other actions."""
        board = self._kingdoms.view(None).building_board
        if board is None or not isinstance(action, actions.Build | actions.Burn):
            return None
        return board.slots[action.slot].building

    def _terrains(self, action: dominium.Action) -> set[str]:
        """Return the terrains of a claimed domino, of taxes, or of properties a placement joins."""
        view, game = self._kingdoms.view(None), self._kingdoms.game
        if isinstance(action, actions.Claim):
            return {half.terrain for half in game.dominoes[action.domino - 1]}
        if not isinstance(view.actor, int):
            return set()
        squares = view.kingdoms[game.kingdom_of(view.actor)].squares
        land = {here.square: here.terrain for here in squares}
        if isinstance(action, actions.Tax):
            return {land[square] for square in self._squares(action) if square}
        preview = self._kingdoms.preview(action)
        if not isinstance(preview, Preview):
            return set()
        return {
            half.terrain
            for half in (preview.first, preview.second)
            if half.terrain in map(land.get, words.neighbours(half.square))
        }


def _differing(
    state: dominium.KingdomState,
) -> tuple[list[dominium.Action], list[dominium.Action]]:
    """Return the actions with different effects, and those that only build elsewhere."""
    differing, others = list[dominium.Action](), list[dominium.Action]()
    known = set[object]()
    for action in sorted(state.legal_actions(), key=lambda one: _rank(state, one)):
        effect: object = action
        if isinstance(action, actions.Build):
            effect = (action.slot, state.preview(action))
        (others if effect in known else differing).append(action)
        known.add(effect)
    return differing, others


def _rank(state: dominium.KingdomState, action: dominium.Action) -> tuple[int, ...]:
    """Return the sort key: gain or coins, then a placement's property, then the rules' order."""
    if action.kind == "decline":
        return (1,)
    match state.preview(action):
        case Preview() as placed:
            return (0, -placed.gain, -placed.property_size, action.index)
        case TaxPreview() as taxes:
            return (0, -taxes.coins - taxes.bonus, action.index)
        case BuildPreview() as built:
            return (0, -built.gain, action.index)
    return (0, action.index)
