"""The numbered list of what may be played now."""

import dominium
from dominium import actions
from dominium.describe import Describer, Messages
from dominium.terminal import words
from dominium.terminal.arguments import Complaint
from dominium.views import BuildPreview, Preview, TaxPreview


class Choices:
    """The legal actions, best first, to decline last; a filter leaves the numbers as they are.

    The same building on another town stands behind all others and is left out until somebody asks
    for it: where a building stands seldom matters, and every line takes time to hear.
    """

    def __init__(self, state: dominium.State, describer: Describer, messages: Messages) -> None:
        self._state = state
        self._describer = describer
        self._messages = messages
        ranked = sorted(state.legal_actions(), key=self._rank)
        self._listed, others = self._differing(ranked)
        self._actions = [*self._listed, *others]

    def lines(self, filter_text: str = "") -> list[str]:
        """How many actions are listed, then each with its number.

        Args:
            filter_text: empty, a number to list only so many, a square that the action covers, a
                terrain that a placement joins or a claimed domino shows, or a building.

        Raises:
            Complaint: the filter is none of these, or leaves nothing.
        """
        numbered = list(enumerate(self._actions, 1))
        count = words.number_in(filter_text)
        if filter_text and count is None:
            kept = [(number, one) for number, one in numbered if self._passes(one, filter_text)]
        else:
            kept = numbered[: len(self._listed) if count is None else count]
        if not kept:
            raise self._complaint("nothing-there", text=filter_text, count=len(self._actions))
        described = [
            f"{number}. {self._describer.choice(self._state, action)}" for number, action in kept
        ]
        return [self._counted(len(kept)), *described]

    def action(self, number: int) -> dominium.Action:
        """The action of a number in the list.

        Raises:
            Complaint: the list has no such number.
        """
        if not 1 <= number <= len(self._actions):
            raise self._complaint("no-such-number", number=number, count=len(self._actions))
        return self._actions[number - 1]

    def _differing(
        self, ranked: list[dominium.Action]
    ) -> tuple[list[dominium.Action], list[dominium.Action]]:
        """The actions with an effect of their own, and those that only build elsewhere."""
        differing, others = list[dominium.Action](), list[dominium.Action]()
        known = set[object]()
        for action in ranked:
            effect: object = action
            if isinstance(action, actions.Build):
                effect = (action.slot, self._state.preview(action))
            (others if effect in known else differing).append(action)
            known.add(effect)
        return differing, others

    def _counted(self, shown: int) -> str:
        count = len(self._actions)
        if shown == count:
            return self._messages.text("terminal-choices", count=count)
        return self._messages.text("terminal-choices-shown", shown=shown, count=count)

    def _rank(self, action: dominium.Action) -> tuple[int, ...]:
        """By gain or coins, placements also by the property; the rest in the rules' order."""
        if action.kind == "decline":
            return (1,)
        match self._state.preview(action):
            case Preview() as placed:
                return (0, -placed.gain, -placed.property_size, action.index)
            case TaxPreview() as taxes:
                return (0, -taxes.coins - taxes.bonus, action.index)
            case BuildPreview() as built:
                return (0, -built.gain, action.index)
        return (0, action.index)

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
        preview = self._state.preview(action)
        return (preview.first.square, preview.second.square) if isinstance(preview, Preview) else ()

    def _building(self, action: dominium.Action) -> str | None:
        """The building that is built or burnt."""
        board = self._state.view(None).building_board
        if board is None or not isinstance(action, actions.Build | actions.Burn):
            return None
        return board.slots[action.slot].building

    def _terrains(self, action: dominium.Action) -> set[str]:
        """The terrains of a claimed domino, of taxes, or of the properties a placement joins."""
        view, game = self._state.view(None), self._state.game
        if isinstance(action, actions.Claim):
            return {half.terrain for half in game.dominoes[action.domino - 1]}
        if not isinstance(view.actor, int):
            return set()
        squares = view.kingdoms[game.kingdom_of(view.actor)].squares
        land = {here.square: here.terrain for here in squares}
        if isinstance(action, actions.Tax):
            return {land[square] for square in self._squares(action) if square}
        preview = self._state.preview(action)
        if not isinstance(preview, Preview):
            return set()
        return {
            half.terrain
            for half in (preview.first, preview.second)
            if half.terrain in map(land.get, words.neighbours(half.square))
        }

    def _complaint(self, key: str, **parameters: str | int) -> Complaint:
        return Complaint(self._messages.text(f"terminal-{key}", **parameters))
