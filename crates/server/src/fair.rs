//! Provably fair dealing: the server commits to a secret before the game, every browser adds to it, and all draws follow
//! from both by a rule that anyone can check afterwards. `docs/fairness.md` tells it to players and programmers.

use emporio_core::{Actor, Record, Rng, Table, Turn};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// How the proof begins in a record, as a comment.
const PROOF: &str = "# fair: ";
/// Most letters that a browser may add.
const MOST_LETTERS: usize = 64;

/// What a game is dealt from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Of the server; shown when the game is over.
    pub secret: String,
    /// What each seat added, in order; empty where nothing was.
    pub added: Vec<String>,
    /// What the secret is mixed with.
    #[serde(default)]
    pub rule: Rule,
    /// How the places were drawn, if they were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<Lot>,
    /// What chance decides first, as far as it can: the dice of a lesson are known before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub script: Vec<String>,
}

/// What the secret is mixed with for a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// With the name of the table as well, at older tables: the server gives it when the maker has added, so it could have
    /// tried names until the draws suited it.
    #[default]
    Named,
    /// With nothing but what browsers added.
    Added,
}

impl Rule {
    /// The generator of what is drawn with something added, named within the table.
    fn rng(self, secret: &str, table: &str, added: &str, what: &str) -> Rng {
        match self {
            Rule::Named => seeded(secret, &format!("{table}|{added}|{what}")),
            Rule::Added => seeded(secret, &format!("{added}|{what}")),
        }
    }
}

/// Places that were drawn by lot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lot {
    /// What the browser of the table's maker added; nobody else had sat down.
    pub added: String,
    /// For each seat the place, from 0, that it had in the list of the maker.
    pub order: Vec<u8>,
}

impl Lot {
    /// Draws places for so many by the secret of a table that is still to be made.
    pub fn draw(secret: &str, added: &str, seats: usize) -> Lot {
        Lot::by(Rule::Added, secret, "", added, seats)
    }

    fn by(rule: Rule, secret: &str, table: &str, added: &str, seats: usize) -> Lot {
        let mut order: Vec<u8> = (0..seats).map(|place| place as u8).collect();
        rule.rng(secret, table, added, "seats").shuffle(&mut order);
        Lot { added: added.to_string(), order }
    }

    fn is_of(&self, table: &str, deal: &Deal) -> bool {
        *self == Lot::by(deal.rule, &deal.secret, table, &self.added, deal.added.len())
    }
}

/// The generator that follows from a secret and a text.
fn seeded(secret: &str, text: &str) -> Rng {
    // A key of any length will do.
    let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(secret.as_bytes());
    let hash = mac.map(|mac| mac.chain_update(text.as_bytes()).finalize().into_bytes());
    let mut seed = [0; 8];
    if let Ok(hash) = hash {
        seed.copy_from_slice(&hash[..8]);
    }
    Rng::new(u64::from_be_bytes(seed))
}

impl Deal {
    /// A secret to which nobody has added yet.
    pub fn new(secret: String, seats: usize) -> Deal {
        Deal { secret, added: vec![String::new(); seats], rule: Rule::Added, lot: None, script: Vec::new() }
    }

    /// What is shown before the game.
    pub fn commitment(&self) -> String {
        commitment(&self.secret)
    }

    /// The generator of one draw of a table, counted from 0.
    pub fn rng(&self, table: &str, draw: usize) -> Rng {
        self.rule.rng(&self.secret, table, &self.added.join(","), &draw.to_string())
    }

    /// Draws what chance has to decide at a table. A draw is named by how many came before it, so that whoever goes
    /// back finds the same again.
    pub fn advance(&self, id: &str, table: &mut dyn Table) {
        let mut drawn = table.actors().iter().filter(|actor| **actor == Actor::Chance).count();
        while table.turn() == Turn::Chance {
            self.draw(id, table, drawn);
            drawn += 1;
        }
    }
}

impl Deal {
    /// One draw: what the script says, where that can be, else what follows from the secret.
    fn draw(&self, id: &str, table: &mut dyn Table, number: usize) {
        let scripted = self.script.get(number).is_some_and(|outcome| table.play(outcome).is_ok());
        if !scripted {
            table.draw(&mut self.rng(id, number));
        }
    }
}

/// The hash of a secret.
pub fn commitment(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

/// Whether something can be added: hexadecimal digits, not too many.
pub fn is_addition(text: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
    (1..=MOST_LETTERS).contains(&text.len()) && text.chars().all(is_digit)
}

/// What a record carries to be checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// The table that it was.
    pub table: String,
    /// What was shown before the game.
    pub commitment: String,
    /// What the game was dealt from.
    #[serde(flatten)]
    pub deal: Deal,
}

/// A record with its proof, which other readers take for a comment.
pub fn with_proof(record: &Record, table: &str, deal: &Deal) -> String {
    let proof = Proof { table: table.to_string(), commitment: deal.commitment(), deal: deal.clone() };
    let proof = serde_json::to_string(&proof).unwrap_or_default();
    format!("{record}{PROOF}{proof}\n")
}

/// What is wrong with a deal.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unfair {
    /// Nothing to check.
    #[error("the record carries no proof (a line `# fair: ...`)")]
    NoProof,
    /// The record makes no sense.
    #[error("{0}")]
    Record(String),
    /// The secret is not the one that was committed to.
    #[error("the secret is not the one whose hash was shown before the game")]
    Secret,
    /// The places were not drawn by the rule.
    #[error("the places were not drawn as the secret and what the table's maker added would have it")]
    Lot,
    /// What was drawn first had been set.
    #[error(
        "the first {0} draws were set before the game, as in a lesson, and do not follow from the secret"
    )]
    Set(usize),
    /// A draw does not follow from the secret.
    #[error("draw {number}, in line {line}, is `{recorded}`; by the rule it is `{due}`")]
    Draw {
        /// Which, from 1.
        number: usize,
        /// Where it stands.
        line: usize,
        /// What stands there.
        recorded: String,
        /// What should.
        due: String,
    },
}

/// A deal that was checked and found right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    /// How many draws.
    pub draws: usize,
    /// With what.
    pub proof: Proof,
}

/// Checks every draw of a record.
pub fn verify(text: &str) -> Result<Fair, Unfair> {
    let line = text.lines().find_map(|line| line.strip_prefix(PROOF)).ok_or(Unfair::NoProof)?;
    let unreadable = |error: &dyn std::fmt::Display| Unfair::Record(error.to_string());
    let proof: Proof = serde_json::from_str(line).map_err(|error| unreadable(&error))?;
    if proof.deal.commitment() != proof.commitment {
        return Err(Unfair::Secret);
    }
    if proof.deal.lot.as_ref().is_some_and(|lot| !lot.is_of(&proof.table, &proof.deal)) {
        return Err(Unfair::Lot);
    }
    let record: Record = text.parse().map_err(|error| unreadable(&error))?;
    let start = Record { actions: Vec::new(), ..record.clone() };
    let mut table = emporio_games::load(&start).map_err(|error| unreadable(&error))?;
    let mut draws = 0;
    for entry in &record.actions {
        if table.turn() == Turn::Chance {
            let due = due(table.as_ref(), &proof, draws);
            draws += 1;
            if due != entry.text {
                return Err(Unfair::Draw {
                    number: draws,
                    line: entry.line,
                    recorded: entry.text.clone(),
                    due,
                });
            }
        }
        table.play(&entry.text).map_err(|error| Unfair::Record(format!("line {}: {error}", entry.line)))?;
    }
    match proof.deal.script.len() {
        0 => Ok(Fair { draws, proof }),
        set => Err(Unfair::Set(set)),
    }
}

/// What chance decides here by the rule.
fn due(table: &dyn Table, proof: &Proof, number: usize) -> String {
    let mut copy = table.boxed_clone();
    proof.deal.draw(&proof.table, copy.as_mut(), number);
    copy.steps_from(table.ply()).into_iter().map(|(_, text)| text).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pinned, so that a record can be checked for good.
    #[test]
    fn the_rule_is_fixed() {
        let deal = Deal { added: vec!["aa".into(), String::new()], ..Deal::new("00ff".into(), 2) };
        assert_eq!(deal.commitment(), commitment("00ff"));
        assert_eq!(commitment(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        let first = |deal: &Deal, draw| deal.rng("table", draw).next_u64();
        let other = Deal { added: vec!["ab".into(), String::new()], ..deal.clone() };
        assert_ne!(first(&deal, 0), first(&deal, 1));
        assert_ne!(first(&deal, 0), first(&other, 0), "every browser has its part");
        for (rule, draw, seats) in PINNED {
            let deal = Deal { rule, ..deal.clone() };
            assert_eq!(deal.rng("table", 0), Rng::new(draw));
            let mut places = [0, 1, 2, 3, 4];
            Rng::new(seats).shuffle(&mut places);
            assert_eq!(Lot::by(rule, "00ff", "table", "aa", 5).order, places);
        }
        let lot = Lot::draw("00ff", "aa", 5);
        let others: Vec<Lot> = ["ab", "ac", "ad"].map(|added| Lot::draw("00ff", added, 5)).to_vec();
        assert!(others.iter().any(|other| other.order != lot.order), "the maker has their part");
    }

    /// The first eight bytes of HMAC-SHA256 with the key `00ff`, of `table|aa,|0` and `table|aa|seats`, and of `aa,|0` and
    /// `aa|seats`.
    const PINNED: [(Rule, u64, u64); 2] = [
        (Rule::Named, 0x83145e9f49ac3562, 0x88a168db41fdde71),
        (Rule::Added, 0xfde13b3fab1a9512, 0x85e923011553a0d7),
    ];

    /// The server names a table when its maker has added: with a name in the rule it could try one after the other.
    #[test]
    fn the_server_has_no_say_once_browsers_have_added() {
        let deal = Deal::new("00ff".into(), 2);
        assert_eq!(deal.rng("one name", 3), deal.rng("another", 3));
        let older: Deal = serde_json::from_str(r#"{"secret":"00ff","added":["",""]}"#).unwrap();
        assert_ne!(older.rng("one name", 3), older.rng("another", 3), "what was promised before is kept");
    }

    #[test]
    fn additions_are_short_and_hexadecimal() {
        assert!(is_addition("0f") && is_addition(&"a".repeat(64)));
        assert!(
            !is_addition("") && !is_addition("A") && !is_addition("a|b") && !is_addition(&"a".repeat(65))
        );
    }
}
