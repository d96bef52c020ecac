//! Steps as text, both ways: `take 2`, `deal 1`, `roll 4`.

use std::fmt;
use std::str::FromStr;

use emporio_core::Unreadable;

use crate::action::Action;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(n) => write!(f, "take {n}"),
            Action::Deal(n) => write!(f, "deal {n}"),
            Action::Roll(n) => write!(f, "roll {n}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let read = || match text.split_once(' ')? {
            ("take", n @ ("1" | "2" | "3" | "4")) => Some(Action::Take(n.parse().ok()?)),
            ("deal", n @ ("1" | "2" | "3")) => Some(Action::Deal(n.parse().ok()?)),
            ("roll", n @ ("1" | "2" | "3" | "4")) => Some(Action::Roll(n.parse().ok()?)),
            (_, _) => None,
        };
        read().ok_or_else(|| Unreadable::new(text, "`take 1..4`, `deal 1..3` or `roll 1..4`"))
    }
}
