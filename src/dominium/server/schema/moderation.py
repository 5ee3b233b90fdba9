"""The messages of reports, as they stand in the JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from dominium.server.model.moderation import ReportGrounds


class ReportRequest(Struct, forbid_unknown_fields=True):
    """A report about whoever sits at a seat, in a few words if need be."""

    grounds: ReportGrounds
    text: Annotated[str, Meta(max_length=1000)] = ""
