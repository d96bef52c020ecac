//! A tiny game for the tests of the core: a hidden card each, a die, stones to take. It can be given flaws, so that
//! the laws are seen to catch them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::rooms::*;
use crate::{
    ActionList, Board, Broken, Game, Locales, Log, Meta, Notes, Player, PositionError, Rng, Score, Scores,
    Section, SetupError, Text, Turn, Unreadable, Viewer,
};

/// A deliberate mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Flaw {
    /// None: the laws hold.
    #[default]
    None,
    /// The view shows the cards of others.
    Leak,
    /// An option is listed twice.
    Twice,
    /// A stone vanishes.
    Lose,
    /// The die is loaded, the weights do not say so.
    Loaded,
    /// Worlds change what the observer knows.
    Forget,
    /// The numbers for programs that learn show the cards of others.
    Peek,
    /// Choices are chosen in another order than they are listed.
    Backwards,
}

/// The options of the toy.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ToyOptions {
    /// The mistake to make.
    pub flaw: Flaw,
}

/// An action of the toy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ToyAction {
    /// Chance deals the next player a card from 1 to 3.
    Deal(u8),
    /// Chance rolls how many stones may be taken, from 1 to 4.
    Roll(u8),
    /// The player takes so many stones.
    Take(u8),
}

impl ToyAction {
    /// All actions, in the order of their numbers.
    fn all() -> impl Iterator<Item = ToyAction> {
        let chance = (1..=3).map(ToyAction::Deal).chain((1..=4).map(ToyAction::Roll));
        (1..=4).map(ToyAction::Take).chain(chance)
    }

    fn parts(self) -> (&'static str, u8) {
        match self {
            ToyAction::Take(n) => ("take", n),
            ToyAction::Deal(n) => ("deal", n),
            ToyAction::Roll(n) => ("roll", n),
        }
    }
}

impl fmt::Display for ToyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, number) = self.parts();
        write!(f, "{kind} {number}")
    }
}

impl FromStr for ToyAction {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<ToyAction, Unreadable> {
        ToyAction::all()
            .find(|action| action.to_string() == text)
            .ok_or_else(|| Unreadable::new(text, "`deal 1..3`, `roll 1..4` or `take 1..4`"))
    }
}

/// The state of the toy.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Toy {
    flaw: Flaw,
    players: u8,
    stones: u8,
    /// Hidden from the others.
    cards: [u8; 3],
    dealt: u8,
    taken: [u8; 3],
    mover: Player,
    /// What may be taken; 0 before the roll.
    rolled: u8,
}

const STONES: u8 = 21;

/// What a viewer sees of the toy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ToyView {
    stones: u8,
    cards: Vec<Option<u8>>,
    taken: Vec<u8>,
    rolled: u8,
}

impl Game for Toy {}

impl Outline for Toy {
    const META: Meta = Meta {
        id: "toy",
        title: "Toy",
        rules_version: 1,
        min_players: 2,
        max_players: 3,
        minutes: (1, 2),
        weight: 1,
        action_ids: 11,
        player_ids: 4,
        options: &[],
        automatic: &[],
        rules: Locales::new("toy", "", ""),
        locales: Locales::new("toy", "", ""),
    };
}

impl Settings for Toy {
    type Options = ToyOptions;
}

impl Figures for Toy {}

impl Opening for Toy {
    fn new(options: &ToyOptions, players: u8) -> Result<Self, SetupError> {
        Self::META.check_players(players)?;
        Ok(Toy { flaw: options.flaw, players, stones: STONES, ..Toy::default() })
    }
}

impl Actions for Toy {
    type Action = ToyAction;

    fn action_id(action: ToyAction) -> u16 {
        ToyAction::all().take_while(|other| *other != action).count() as u16
    }

    fn action_from_id(id: u16) -> Option<ToyAction> {
        ToyAction::all().nth(usize::from(id))
    }

    fn action_kind(action: ToyAction) -> &'static str {
        action.parts().0
    }
}

impl Dispatch for Toy {
    fn players(&self) -> u8 {
        self.players
    }

    fn round(&self) -> u16 {
        1
    }

    fn turn(&self) -> Turn {
        if self.dealt < self.players {
            Turn::Chance
        } else if self.stones == 0 {
            Turn::Over
        } else if self.rolled == 0 {
            Turn::Chance
        } else {
            Turn::Player(self.mover)
        }
    }

    fn legal_actions(&self, out: &mut ActionList<ToyAction>) {
        match self.turn() {
            Turn::Over => {}
            Turn::Chance if self.dealt < self.players => out.extend((1..=3).map(ToyAction::Deal)),
            Turn::Chance => out.extend((1..=4).map(ToyAction::Roll)),
            Turn::Player(_) => {
                out.extend((1..=self.rolled.min(self.stones)).map(ToyAction::Take));
                if self.flaw == Flaw::Twice {
                    out.push(ToyAction::Take(1));
                }
            }
        }
    }

    fn choose(&self, place: impl FnOnce(u32) -> u32) -> ToyAction {
        let most = self.rolled.min(self.stones);
        let place = place(u32::from(most)) as u8;
        ToyAction::Take(if self.flaw == Flaw::Backwards { most - place } else { place + 1 })
    }

    fn apply<L: Log<(Player, u8)>>(&mut self, action: ToyAction, log: &mut L) {
        match action {
            ToyAction::Deal(card) => {
                self.cards[usize::from(self.dealt)] = card;
                self.dealt += 1;
            }
            ToyAction::Roll(n) => self.rolled = n,
            ToyAction::Take(n) => {
                log.tell((self.mover, n));
                self.stones -= n;
                self.taken[self.mover.index()] += n - u8::from(self.flaw == Flaw::Lose);
                self.mover = self.mover.next(self.players);
                self.rolled = 0;
            }
        }
    }
}

impl Chance for Toy {
    fn chance_weight(&self, outcome: ToyAction) -> u64 {
        match outcome {
            ToyAction::Deal(_) => 1,
            ToyAction::Roll(n) => u64::from(5 - n),
            ToyAction::Take(_) => 0,
        }
    }

    fn sample_chance(&self, rng: &mut Rng) -> ToyAction {
        if self.dealt < self.players {
            return ToyAction::Deal(rng.below(3) as u8 + 1);
        }
        let weights = if self.flaw == Flaw::Loaded { [1, 1, 1, 1] } else { [4, 3, 2, 1] };
        ToyAction::Roll(rng.weighted(&weights) as u8 + 1)
    }
}

impl Hidden for Toy {
    fn determinize(&mut self, observer: Viewer, rng: &mut Rng) {
        if self.turn() == Turn::Over {
            return;
        }
        for player in Player::all(self.dealt) {
            if !observer.is(player) || self.flaw == Flaw::Forget {
                self.cards[player.index()] = rng.below(3) as u8 + 1;
            }
        }
    }
}

impl Scoring for Toy {
    fn scores(&self) -> Scores {
        Scores::of(self.players, |player| {
            let [stones, card] = [self.taken, self.cards].map(|held| held[player.index()].into());
            Score::of([("stones", stones), ("card", card)])
        })
    }

    fn ending(&self) -> Option<&'static str> {
        (self.turn() == Turn::Over).then_some("stones")
    }
}

impl Events for Toy {
    type Event = (Player, u8);

    fn event_kind(_event: &(Player, u8)) -> &'static str {
        "taken"
    }
}

impl Positions for Toy {
    fn to_position(&self) -> Value {
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    fn from_position(_: &ToyOptions, _: u8, position: &Value) -> Result<Self, PositionError> {
        let toy: Toy = serde_json::from_value(position.clone())
            .map_err(|error| PositionError::Unreadable(error.to_string()))?;
        toy.check()?;
        Ok(toy)
    }
}

impl Invariants for Toy {
    fn check(&self) -> Result<(), Broken> {
        let sum = self.stones + self.taken.iter().sum::<u8>();
        Broken::unless(sum == STONES, "TOY-1", || format!("{sum} stones instead of {STONES}"))
    }
}

impl Forbidden for Toy {
    fn forbidden_by(&self, action: ToyAction) -> Option<&'static str> {
        match action {
            ToyAction::Take(n) if n > self.rolled => Some("TOY-2"),
            ToyAction::Take(_) | ToyAction::Deal(_) | ToyAction::Roll(_) => None,
        }
    }
}

impl Views for Toy {
    type View = ToyView;

    fn view(&self, viewer: Viewer) -> ToyView {
        let open = self.flaw == Flaw::Leak || self.turn() == Turn::Over;
        let card = |player: Player| (open || viewer.is(player)).then_some(self.cards[player.index()]);
        ToyView {
            stones: self.stones,
            cards: Player::all(self.players).map(card).collect(),
            taken: self.taken[..usize::from(self.players)].to_vec(),
            rolled: self.rolled,
        }
    }
}

impl Boards for Toy {
    fn board(view: &ToyView) -> Board {
        let mut section = Section::new(Text::key("stones"), Vec::new());
        section.row(vec![view.stones.into()]);
        Board { sections: vec![section] }
    }
}

impl Observed for Toy {
    fn note<N: Notes>(&self, seat: Player, notes: &mut N) {
        let open = self.flaw == Flaw::Peek || self.turn() == Turn::Over;
        notes.count("stones", self.stones, 21.0);
        notes.count("rolled", self.rolled, 4.0);
        notes.seats(seat, self.players, 3, |notes, player| {
            let known = open || player == seat;
            notes.count("card", if known { self.cards[player.index()] } else { 0 }, 3.0);
            notes.count("taken", self.taken[player.index()], 21.0);
        });
    }
}

impl Spots for Toy {}

impl Picks for Toy {}

impl Words for Toy {
    fn prompt(&self) -> Text {
        Text::key("take")
    }

    fn action_text(&self, action: ToyAction) -> Text {
        Text::key("action").with("what", action.to_string())
    }

    fn event_text(event: &(Player, u8)) -> Text {
        Text::key("taken").with("who", event.0).with("n", event.1)
    }
}
