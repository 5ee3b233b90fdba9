"""The actions of every game, and the types of the games by their ids.

Written from the core by `make generate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol, overload

from dominium.actions import (
    Build,
    Burn,
    Claim,
    Decline,
    Draw,
    DrawBuilding,
    DrawDomino,
    DrawKing,
    DrawSeat,
    DrawTile,
    Hit,
    Lay,
    Lead,
    Pass,
    Place,
    PlaceCastle,
    Stand,
    Tax,
)

if TYPE_CHECKING:
    from dominium.engine.game import Game
    from dominium.engine.kingdom import KingdomGame
    from dominium.engine.line import LineGame

KingdominoAction = Claim | Place | PlaceCastle | DrawDomino | DrawKing | DrawSeat
QueendominoAction = (
    Build | Burn | Claim | Decline | Place | Tax | DrawBuilding | DrawDomino | DrawKing
)
BlockAction = Lay | Lead | DrawSeat | DrawTile
DrawAction = Lay | Lead | DrawSeat | DrawTile
MatadorAction = Draw | Lay | Lead | DrawSeat | DrawTile
BergenAction = Draw | Lay | Lead | Pass | DrawTile
SebastopolAction = Lay | Lead | DrawTile
TwentyOneAction = Hit | Stand | DrawSeat | DrawTile
SoloAction = Lay | Lead | DrawTile
MugginsAction = Lay | Lead | DrawSeat | DrawTile


class Load(Protocol):
    """The type of `dominium.load`: an id gives a game with its own actions."""

    @overload
    def __call__(
        self,
        game_id: Literal["kingdomino"],
        /,
        *,
        preset: str | None = ...,
        **options: object,
    ) -> KingdomGame[KingdominoAction]: ...

    @overload
    def __call__(
        self,
        game_id: Literal["queendomino"],
        /,
        *,
        preset: str | None = ...,
        **options: object,
    ) -> KingdomGame[QueendominoAction]: ...

    @overload
    def __call__(
        self,
        game_id: Literal["block"],
        /,
        *,
        preset: str | None = ...,
        **options: object,
    ) -> LineGame[BlockAction]: ...

    @overload
    def __call__(
        self,
        game_id: Literal["draw"],
        /,
        *,
        preset: str | None = ...,
        **options: object,
    ) -> LineGame[DrawAction]: ...

    @overload
    def __call__(
        self,
        game_id: Literal["matador"],
        /,
        *,
        preset: str | None = ...,
        **options: object,
    ) -> LineGame[MatadorAction]: ...

    @overload
    def __call__(
        self,
        game_id: Literal["bergen"],
        /,
        *,
        preset: str | None = ...,
        **options: object,
    ) -> LineGame[BergenAction]: ...

    @overload
    def __call__(
        self,
        game_id: Literal["sebastopol"],
        /,
        *,
        preset: str | None = ...,
        **options: object,
    ) -> LineGame[SebastopolAction]: ...

    @overload
    def __call__(
        self,
        game_id: Literal["twenty_one"],
        /,
        *,
        preset: str | None = ...,
        **options: object,
    ) -> LineGame[TwentyOneAction]: ...

    @overload
    def __call__(
        self,
        game_id: Literal["solo"],
        /,
        *,
        preset: str | None = ...,
        **options: object,
    ) -> LineGame[SoloAction]: ...

    @overload
    def __call__(
        self,
        game_id: Literal["muggins"],
        /,
        *,
        preset: str | None = ...,
        **options: object,
    ) -> LineGame[MugginsAction]: ...

    @overload
    def __call__(self, game_id: str, /, *, preset: str | None = ..., **options: object) -> Game: ...
