"""The questions whose bot somebody is, and which bots belong to somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, select

from dominium.server.storage.models import BotRow

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import InstrumentedAttribute


def bots_of(owner: int) -> Select[int]:
    """Return the question for the bots of somebody, by their numbers as people."""
    return select(BotRow.person_id).where(BotRow.owner_id == owner)


def owner_of(person: InstrumentedAttribute[int]) -> ColumnElement[int]:
    """Return the owner of a bot, and of somebody who is no bot the person."""
    owner = select(BotRow.owner_id).where(BotRow.person_id == person).correlate(person.class_)
    return func.coalesce(owner.scalar_subquery(), person)


def is_bot(person: InstrumentedAttribute[int]) -> ColumnElement[bool]:
    """Tell whether somebody is a bot."""
    return select(BotRow.id).where(BotRow.person_id == person).correlate(person.class_).exists()
