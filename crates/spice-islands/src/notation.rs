//! The text of actions: `load blue on green at europe with yellow`, `captain: sail green at s2 with spice`.

use std::fmt;
use std::str::FromStr;

use emporio_core::{MAX_PLAYERS, Player, Unreadable};
use strum::VariantArray;

use crate::action::places::MAX_SKULLS;
use crate::action::{Action, ShipName, Source};
use crate::data::{MAX_COLOURED, MAX_NUMBER};
use crate::pieces::{COLOURS, Cargo, Colour, MAX_HOLD, Organisation, Space, Unit};

const EXPECTED: &str = "`buy ORG`, `pass`, `load UNIT on COMPANY at PORT [with CARGO]`, `sail COMPANY at SPACE with CARGO [to SPACE]`, \
     `navy to SPACE`, `attack pirates`, `pirates to SPACE`, `attack COMPANY at SPACE with CARGO`, `elect ORG`, `revenue ORG`, \
     `mutiny`, each also after `captain:`, attacks after `after move:` or `beside:`; `unit UNIT`, `no attack`, `end turn`; of chance `deal ORG`, `first P0`, `roll COLOURS`, \
     `skulls N`, `best N`, `winner P0`";

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Die => Ok(()),
            Source::Captain => f.write_str("captain: "),
            Source::Move => f.write_str("after move: "),
            Source::Beside => f.write_str("beside: "),
        }
    }
}

impl fmt::Display for ShipName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.company.into())?;
        f.write_str(" at ")?;
        f.write_str(self.place.name())?;
        if self.cargo.is_empty() {
            return Ok(());
        }
        write!(f, " with {}", self.cargo)
    }
}

struct Roll([u8; COLOURS]);

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("roll")?;
        for (&colour, &count) in Colour::VARIANTS.iter().zip(&self.0) {
            for _ in 0..count {
                f.write_str(" ")?;
                f.write_str(colour.into())?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Deal(organisation) => write!(f, "deal {organisation}"),
            Action::First(player) => write!(f, "first {player}"),
            Action::Roll(dice) => Roll(dice).fmt(f),
            Action::Skulls(skulls) => write!(f, "skulls {skulls}"),
            Action::Best(best) => write!(f, "best {best}"),
            Action::Winner(player) => write!(f, "winner {player}"),
            Action::Buy(organisation) => write!(f, "buy {organisation}"),
            Action::Pass => f.write_str("pass"),
            Action::Load { source, ship, unit } => write!(f, "{source}load {unit} on {ship}"),
            Action::Sail { source, ship, to: None } => write!(f, "{source}sail {ship}"),
            Action::Sail { source, ship, to: Some(to) } => write!(f, "{source}sail {ship} to {to}"),
            Action::NavyMove { source, to } => write!(f, "{source}navy to {to}"),
            Action::NavyAttack { source } => write!(f, "{source}attack pirates"),
            Action::PirateMove { source, to } => write!(f, "{source}pirates to {to}"),
            Action::PirateAttack { source, ship } => write!(f, "{source}attack {ship}"),
            Action::Elect { source, organisation } => write!(f, "{source}elect {organisation}"),
            Action::Revenue { source, organisation } => write!(f, "{source}revenue {organisation}"),
            Action::Mutiny { source } => write!(f, "{source}mutiny"),
            Action::Unit(unit) => write!(f, "unit {unit}"),
            Action::NoAttack => f.write_str("no attack"),
            Action::EndTurn => f.write_str("end turn"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        read(text).ok_or_else(|| Unreadable::new(text, EXPECTED))
    }
}

/// The words of a text, read from the front.
struct Words<'a>(std::str::Split<'a, char>);

impl<'a> Words<'a> {
    fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn one<T: FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    fn expect(&mut self, expected: &str) -> Option<()> {
        (self.word()? == expected).then_some(())
    }

    fn space(&mut self) -> Option<Space> {
        Space::from_name(self.word()?)
    }

    fn player(&mut self) -> Option<Player> {
        let seat: u8 = decimal(self.word()?.strip_prefix('P')?)?;
        (usize::from(seat) < MAX_PLAYERS).then_some(Player(seat))
    }

    fn number(&mut self, least: u8, most: u8) -> Option<u8> {
        decimal(self.word()?).filter(|number| (least..=most).contains(number))
    }

    fn end<T>(mut self, read: T) -> Option<T> {
        self.word().is_none().then_some(read)
    }
}

/// A number as it is written: digits without sign or leading zero.
fn decimal(text: &str) -> Option<u8> {
    let is_plain = text == "0" || text.starts_with(|c: char| ('1'..='9').contains(&c));
    text.parse().ok().filter(|_| is_plain)
}

fn read(text: &str) -> Option<Action> {
    if let Some(rest) = text.strip_prefix("captain: ") {
        return read_action(rest, Source::Captain);
    }
    let is_attack =
        |action: &Action| matches!(action, Action::PirateAttack { .. } | Action::NavyAttack { .. });
    for (prefix, source) in [("after move: ", Source::Move), ("beside: ", Source::Beside)] {
        if let Some(rest) = text.strip_prefix(prefix) {
            return read_action(rest, source).filter(is_attack);
        }
    }
    read_action(text, Source::Die).or_else(|| read_other(text))
}

fn read_other(text: &str) -> Option<Action> {
    let mut words = Words(text.split(' '));
    let action = match words.word()? {
        "deal" => Action::Deal(words.one()?),
        "first" => Action::First(words.player()?),
        "roll" => return read_roll(words),
        "skulls" => Action::Skulls(words.number(0, MAX_SKULLS)?),
        "best" => Action::Best(words.number(1, MAX_NUMBER)?),
        "winner" => Action::Winner(words.player()?),
        "buy" => Action::Buy(words.one()?),
        "pass" => Action::Pass,
        "unit" => Action::Unit(words.one()?),
        "no" => words.expect("attack").map(|()| Action::NoAttack)?,
        "end" => words.expect("turn").map(|()| Action::EndTurn)?,
        _ => return None,
    };
    words.end(action)
}

/// Colours in their order, each as often as it was rolled.
fn read_roll(words: Words<'_>) -> Option<Action> {
    let mut dice = [0; COLOURS];
    let mut last = Colour::Green;
    let mut rolled = 0;
    for word in words.0 {
        let colour: Colour = word.parse().ok()?;
        rolled += 1;
        if colour < last || rolled > MAX_COLOURED {
            return None;
        }
        dice[colour as usize] += 1;
        last = colour;
    }
    (rolled > 0).then_some(Action::Roll(dice))
}

/// An action that is taken with a die or something in its place.
fn read_action(text: &str, source: Source) -> Option<Action> {
    let mut words = Words(text.split(' '));
    let action = match words.word()? {
        "load" => return read_load(words, source),
        "sail" => return read_sail(words, source),
        "attack" => return read_attack(words, text, source),
        "navy" => Action::NavyMove { source, to: to_space(&mut words, |to| to != Space::MADAGASCAR)? },
        "pirates" => Action::PirateMove { source, to: to_space(&mut words, |to| !to.is_merchant_port())? },
        "elect" => Action::Elect { source, organisation: voter(&mut words)? },
        "revenue" => Action::Revenue { source, organisation: voter(&mut words)? },
        "mutiny" => Action::Mutiny { source },
        _ => return None,
    };
    words.end(action)
}

fn to_space(words: &mut Words<'_>, open: impl Fn(Space) -> bool) -> Option<Space> {
    words.expect("to")?;
    words.space().filter(|&to| open(to))
}

/// A company or the navy.
fn voter(words: &mut Words<'_>) -> Option<Organisation> {
    words.one().filter(|&organisation| organisation != Organisation::Pirates)
}

/// A ship; gives the word after its cargo, too.
fn ship<'a>(words: &mut Words<'a>) -> Option<(ShipName, Option<&'a str>)> {
    let company = words.one()?;
    words.expect("at")?;
    let place = words.space().filter(|&place| place != Space::MADAGASCAR)?;
    let mut name = ShipName { company, place, cargo: Cargo::EMPTY };
    let mut next = words.word();
    if next != Some("with") {
        return Some((name, next));
    }
    let mut last = Unit::Green;
    loop {
        next = words.word();
        let Some(unit) = next.and_then(|word| word.parse::<Unit>().ok()) else { break };
        if unit < last || name.cargo.len() == MAX_HOLD || (unit == Unit::Spice && name.cargo.has_goods()) {
            return None;
        }
        name.cargo = name.cargo.plus(Cargo::one(unit));
        last = unit;
    }
    (!name.cargo.is_empty()).then_some((name, next))
}

fn read_load(mut words: Words<'_>, source: Source) -> Option<Action> {
    let unit = words.one()?;
    words.expect("on")?;
    let (ship, next) = ship(&mut words)?;
    let sensible = ship.place.is_merchant_port() && ship.cargo.len() < MAX_HOLD;
    (next.is_none() && sensible).then_some(Action::Load { source, ship, unit })
}

fn read_sail(mut words: Words<'_>, source: Source) -> Option<Action> {
    let (ship, next) = ship(&mut words)?;
    let to = match next {
        None => None,
        Some("to") => Some(words.space().filter(|&to| to != Space::MADAGASCAR)?),
        Some(_) => return None,
    };
    let sensible = !ship.cargo.is_empty();
    sensible.then_some(words)?.end(Action::Sail { source, ship, to })
}

fn read_attack(mut words: Words<'_>, text: &str, source: Source) -> Option<Action> {
    if text == "attack pirates" {
        return Some(Action::NavyAttack { source });
    }
    let (ship, next) = ship(&mut words)?;
    let sensible = ship.place.is_sea() && !ship.cargo.is_empty();
    (next.is_none() && sensible).then_some(Action::PirateAttack { source, ship })
}
