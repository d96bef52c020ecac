//! The scene of a rules test: a table set by hand, moves as text, and what is or is not offered.
//!
//! A test lays out the pieces by assigning fields, plays moves in the notation and looks at the result:
//!
//! ```
//! use emporio_core::scene::Scene;
//! use emporio_core::toy::{Toy, ToyOptions};
//! use emporio_core::{Opening, Player};
//!
//! let mut scene = Scene::of(Toy::new(&ToyOptions::default(), 2).unwrap());
//! scene.play("deal 1; deal 3; roll 2");
//! assert_eq!(scene.mover(), Player(0));
//! assert_eq!(scene.offered(), ["take 1", "take 2"]);
//! assert!(!scene.offers("take 3"));
//! ```
//!
//! A game names its own scene and adds what lays out its pieces as a trait, so that calls can be chained:
//! `type Scene = emporio_core::scene::Scene<MyGame>;` and `trait Pieces { fn goods(&mut self, ...) -> &mut Self; }`.

use std::ops::{Deref, DerefMut};

use serde_json::Value;

use crate::play::{settle, step};
use crate::{ActionList, Game, Player, Silent, Turn};

/// A table in the hands of a test. Fields and functions of the state are at hand as if they were the scene's own.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    /// What lies on the table.
    pub state: G,
    /// What has happened.
    pub told: Vec<G::Event>,
    /// Whether pieces may be missing from the table, so that invariants are not checked.
    sketch: bool,
}

impl<G: Game> Deref for Scene<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.state
    }
}

impl<G: Game> DerefMut for Scene<G> {
    fn deref_mut(&mut self) -> &mut G {
        &mut self.state
    }
}

impl<G: Game> Scene<G> {
    /// A scene whose invariants must hold after every move.
    pub fn of(state: G) -> Scene<G> {
        Scene { state, told: Vec::new(), sketch: false }
    }

    /// A scene with only those pieces that the test needs: invariants are not checked.
    pub fn sketch(state: G) -> Scene<G> {
        Scene { sketch: true, ..Scene::of(state) }
    }

    /// The list as it stands, a single choice included.
    pub fn listed(&self) -> Vec<String> {
        texts(&self.state)
    }

    /// What may be done once single choices have been made, or the outcomes at a chance node.
    pub fn offered(&self) -> Vec<String> {
        let mut state = self.state.clone();
        settle(&mut state, &mut ActionList::new(), &mut Silent);
        texts(&state)
    }

    /// What is offered and begins like this, sorted.
    pub fn offered_like(&self, start: &str) -> Vec<String> {
        let mut list: Vec<String> =
            self.offered().into_iter().filter(|text| text.starts_with(start)).collect();
        list.sort();
        list
    }

    /// Whether a move is offered; its text must be one of the notation.
    #[track_caller]
    pub fn offers(&self, text: &str) -> bool {
        read::<G>(text);
        self.offered().iter().any(|offered| offered == text)
    }

    /// The clause that forbids a move, which must not be on the list.
    #[track_caller]
    pub fn forbidden(&self, text: &str) -> &'static str {
        let action = read::<G>(text);
        assert!(!self.listed().iter().any(|listed| listed == text), "`{text}` is legal");
        self.state.forbidden_by(action).unwrap_or("no clause")
    }

    /// Plays moves separated by semicolons, each of which must be offered, and the single choices before and after.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Scene<G> {
        let mut legal = ActionList::new();
        for text in moves.split(';').map(str::trim) {
            settle(&mut self.state, &mut legal, &mut self.told);
            let action = self.find(text);
            step(&mut self.state, action, &mut legal, &mut self.told);
            self.sound(text);
        }
        self
    }

    /// Takes one move of the list as it stands and no single choice after it; gives what happened.
    #[track_caller]
    pub fn take(&mut self, text: &str) -> Vec<G::Event> {
        let action = self.find(text);
        let mut told = Vec::new();
        self.state.apply(action, &mut told);
        self.told.extend(told.iter().cloned());
        self.sound(text);
        told
    }

    /// Lets chance draw until a player is asked: of the outcomes, always the one at `place(turn, how many)`.
    pub fn chance_by(&mut self, place: impl Fn(usize, usize) -> usize) -> &mut Scene<G> {
        let mut legal = ActionList::new();
        for turn in 0.. {
            if self.state.turn() != Turn::Chance {
                break;
            }
            legal.clear();
            self.state.legal_actions(&mut legal);
            let outcome = legal[place(turn, legal.len())];
            step(&mut self.state, outcome, &mut legal, &mut self.told);
        }
        self
    }

    /// Lets chance draw the first possible outcome until a player is asked.
    pub fn chance(&mut self) -> &mut Scene<G> {
        self.chance_by(|_, _| 0)
    }

    /// Who has to choose.
    #[track_caller]
    pub fn mover(&self) -> Player {
        match self.state.turn() {
            Turn::Player(player) => player,
            turn @ (Turn::Chance | Turn::Over) => panic!("no player has to choose: {turn:?}"),
        }
    }

    /// What has happened, by kind.
    pub fn told_kinds(&self) -> Vec<&'static str> {
        self.told.iter().map(G::event_kind).collect()
    }

    #[track_caller]
    fn find(&self, text: &str) -> G::Action {
        let (action, list) = (read::<G>(text), self.listed());
        assert!(list.iter().any(|listed| listed == text), "`{text}` is not among {list:?}");
        action
    }

    #[track_caller]
    fn sound(&self, text: &str) {
        if !self.sketch {
            self.state.check().unwrap_or_else(|broken| panic!("after `{text}`: {broken}"));
        }
    }
}

/// Every place in a position that holds a number, a word, a truth value or nothing, as a path for
/// [`Value::pointer_mut`]: what a test may change.
pub fn leaves(position: &Value) -> Vec<String> {
    let below =
        |key: &str, value: &Value| leaves(value).into_iter().map(|path| format!("/{key}{path}")).collect();
    let parts: Vec<Vec<String>> = match position {
        Value::Object(map) => map.iter().map(|(key, value)| below(key, value)).collect(),
        Value::Array(list) => {
            list.iter().enumerate().map(|(at, value)| below(&at.to_string(), value)).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return vec![String::new()],
    };
    parts.concat()
}

fn texts<G: Game>(state: &G) -> Vec<String> {
    let mut list = ActionList::new();
    state.legal_actions(&mut list);
    list.iter().map(G::Action::to_string).collect()
}

#[track_caller]
fn read<G: Game>(text: &str) -> G::Action {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Flaw, Toy, ToyOptions};
    use crate::{Dispatch, Invariants, Opening};

    fn scene(flaw: Flaw) -> Scene<Toy> {
        let mut scene = Scene::of(Toy::new(&ToyOptions { flaw }, 2).unwrap());
        for outcome in ["deal 1", "deal 2", "roll 1"] {
            scene.take(outcome);
        }
        scene
    }

    #[test]
    fn single_choices_are_made_on_the_way() {
        let scene = scene(Flaw::None);
        assert_eq!(scene.listed(), ["take 1"]);
        assert_eq!(scene.offered(), ["roll 1", "roll 2", "roll 3", "roll 4"]);
        assert!(scene.offered_like("take").is_empty());
    }

    #[test]
    fn a_move_taken_alone_leaves_the_rest_open() {
        let mut scene = scene(Flaw::None);
        assert_eq!(scene.take("take 1"), [(Player(0), 1)]);
        assert_eq!((scene.turn(), scene.told.len()), (Turn::Chance, 1));
        scene.play("roll 3").play("take 2; roll 4");
        assert_eq!((scene.mover(), scene.told.len()), (Player(0), 2));
    }

    #[test]
    #[should_panic(expected = "`take 2` is not among [\"take 1\"]")]
    fn what_is_not_offered_cannot_be_played() {
        scene(Flaw::None).take("take 2");
    }

    #[test]
    #[should_panic(expected = "after `take 1`")]
    fn a_broken_invariant_is_seen() {
        scene(Flaw::Lose).take("take 1");
    }

    #[test]
    fn a_sketch_is_not_checked() {
        let mut sketch = Scene::sketch(scene(Flaw::Lose).state);
        sketch.take("take 1");
        assert!(sketch.check().is_err());
    }
}
