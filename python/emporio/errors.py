"""What can go wrong, said so that a person can act on it."""

from __future__ import annotations

from collections.abc import Sequence


class EmporioError(Exception):
    """Whatever Emporio refuses. Nothing has changed when it is raised.

    ``clause`` is the id of the rule that forbids it (read it with ``emporio rules GAME``), where the game can tell;
    ``legal`` lists what would be allowed, where that is known.
    """

    def __init__(self, message: str = "", clause: str | None = None, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.clause = clause
        self.legal = list(legal)

    def __reduce__(self):
        return type(self), (self.message, self.clause, self.legal)


class SetupError(EmporioError, ValueError):
    """A table that cannot be set up."""


class PositionError(SetupError):
    """A position that cannot be read or cannot arise."""


class RecordError(EmporioError, ValueError):
    """A record that cannot be read or replayed."""


class IllegalAction(EmporioError, ValueError):
    """An action that is not allowed here, or that no action reads like."""


class GameOver(EmporioError):
    """The game has ended: there is nothing left to do."""


class BotError(EmporioError, ValueError):
    """A bot that cannot be named so or cannot be asked here."""


class ArenaError(EmporioError):
    """An arena that cannot go on."""


class BatchError(EmporioError, ValueError):
    """Arrays or actions that do not fit a batch."""


class Closed(EmporioError, RuntimeError):
    """An environment that has been closed, or not been reset yet."""


class InternalError(EmporioError, RuntimeError):
    """A mistake of Emporio's own: please tell its authors."""
