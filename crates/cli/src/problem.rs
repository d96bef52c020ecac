//! What can go wrong on the command line, as texts without a language.

use std::fmt;
use std::path::Path;

use emporio_core::error::shorten;
use emporio_core::{PlayError, PositionError, RecordError, SetupError, Text, Turn, WishError};
use emporio_games::GameKind;

/// A refusal, ready to be said in the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem(pub Text);

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Problem {}

impl Problem {
    /// A problem with a message of its own.
    pub fn key(id: &'static str) -> Problem {
        Problem(Text::key(id))
    }

    /// The same with one more argument.
    pub fn with(self, name: &'static str, arg: impl Into<Text>) -> Problem {
        Problem(self.0.with(name, arg))
    }

    /// The same, telling in which file.
    pub fn in_file(self, path: &Path) -> Problem {
        Problem::key("error-in-file").with("file", path.display().to_string()).with("problem", self.0)
    }

    /// A file that cannot be read or written.
    pub fn io(path: &Path, error: &std::io::Error) -> Problem {
        Problem::key("error-io").with("reason", error.to_string()).in_file(path)
    }
}

/// Reads the name of a game.
pub fn game(name: &str) -> Result<GameKind, Problem> {
    name.parse().map_err(|_| {
        let known: Vec<Text> = GameKind::ALL.iter().map(|kind| kind.id().into()).collect();
        Problem::key("error-unknown-game").with("asked", shorten(name)).with("known", known)
    })
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        match error {
            SetupError::Players { game, players, min, max } => Problem::key("error-players")
                .with("game", game)
                .with("players", players)
                .with("min", min)
                .with("max", max),
            SetupError::Option(reason) => Problem::key("error-option").with("reason", reason),
            SetupError::Data(reason) => Problem::key("error-data").with("reason", reason),
            SetupError::Position(error) => error.into(),
            SetupError::Seats { seats, players } => {
                Problem::key("error-seats").with("seats", seats as i64).with("players", players)
            }
        }
    }
}

impl From<PositionError> for Problem {
    fn from(error: PositionError) -> Problem {
        match error {
            PositionError::Unreadable(reason) => {
                Problem::key("error-position-unreadable").with("reason", reason)
            }
            PositionError::Broken(broken) => {
                Problem::key("error-position-broken").with("what", broken.what).with("clause", broken.clause)
            }
        }
    }
}

impl From<PlayError> for Problem {
    fn from(error: PlayError) -> Problem {
        match error {
            PlayError::Over => Problem::key("error-over"),
            PlayError::NotYourTurn { asked, turn } => {
                Problem::key("error-not-your-turn").with("asked", asked).with("expected", expected(turn))
            }
            PlayError::Illegal { action, legal, clause: None } => {
                Problem::key("error-illegal").with("action", action).with("legal", plain(legal))
            }
            PlayError::Illegal { action, legal, clause: Some(clause) } => {
                Problem::key("error-illegal-clause")
                    .with("action", action)
                    .with("clause", clause)
                    .with("legal", plain(legal))
            }
            PlayError::Wish(WishError::Unused(left)) => {
                Problem::key("error-wish-unused").with("left", plain(left))
            }
            PlayError::Wish(WishError::TooFew(legal)) => {
                Problem::key("error-wish-too-few").with("legal", plain(legal))
            }
            PlayError::Unreadable(error) => {
                Problem::key("error-unreadable").with("text", error.text).with("expected", error.expected)
            }
        }
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        match error {
            RecordError::Line { line, reason } => {
                Problem::key("error-line").with("line", line as i64).with("reason", reason)
            }
            RecordError::Header(reason) => Problem::key("error-header").with("reason", reason),
            RecordError::Setup(error) => Problem::key("error-header").with("reason", Problem::from(error).0),
        }
    }
}

fn expected(turn: Turn) -> Text {
    match turn {
        Turn::Player(player) => player.into(),
        Turn::Chance => Text::key("chance"),
        Turn::Over => Text::key("no"),
    }
}

fn plain(texts: Vec<String>) -> Vec<Text> {
    texts.into_iter().map(Text::from).collect()
}
