//! The text and JSON face of a match, the same for every game: what the command line and the server hold.

use std::any::Any;

use serde::Serialize;
use serde_json::Value;

use crate::pick::{Item, Pick};
use crate::{
    ActionList, Actor, Board, Game, Match, Meta, PlayError, Player, Record, Rng, Scores, Silent, Text, Turn,
    Viewer,
};

/// One thing that a player may do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// The action in notation: what is sent back.
    pub action: String,
    /// Its kind, for grouping; the text is `kind-WORD`.
    pub kind: &'static str,
    /// The action in words.
    pub text: Text,
    /// The action as data, for the screen.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub data: Value,
    /// Where on the board it is lit: what is picked up first, where it goes second.
    pub at: Vec<String>,
    /// What follows of itself, in words, where the same player then has one way to go on and is not asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub then: Option<Text>,
}

/// What the question now asked lets a player pick in any order, to be sent back as one wish.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Picking {
    /// How many must be picked.
    pub least: u8,
    /// How many may be picked.
    pub most: u8,
    /// What may be picked.
    pub items: Vec<Wishable>,
}

/// A thing that may be picked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wishable {
    /// What names it.
    pub choice: Choice,
    /// How often it may be picked.
    pub times: u8,
}

/// Something that happened, as one viewer was told it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told {
    /// The number of steps after which it had happened.
    pub ply: usize,
    /// Its kind.
    pub kind: &'static str,
    /// The event in words.
    pub text: Text,
    /// The event as data, for the screen.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub data: Value,
    /// The places on the board that it changed.
    pub at: Vec<String>,
    /// Whose doing it is.
    pub by: Option<Player>,
}

/// A match of any game.
pub trait Table: Send + Sync {
    /// What is known of the game.
    fn meta(&self) -> &'static Meta;
    /// Names in seat order.
    fn seats(&self) -> &[String];
    /// How many sit at the table.
    fn players(&self) -> u8;
    /// Who has to act.
    fn turn(&self) -> Turn;
    /// The round now played.
    fn round(&self) -> u16;
    /// Why the game ended.
    fn ending(&self) -> Option<&'static str>;
    /// How many steps have been taken.
    fn ply(&self) -> usize;
    /// Who took each step.
    fn actors(&self) -> Vec<Actor>;
    /// Whether the step after so many was the only choice there was.
    fn was_only(&self, ply: usize) -> bool;
    /// The steps after so many, with who took them, in notation.
    fn steps_from(&self, ply: usize) -> Vec<(Actor, String)>;
    /// The choices of the player to act; at a chance node, the possible outcomes.
    fn choices(&self) -> Vec<Choice>;
    /// What the player to act may pick in any order.
    fn picking(&self) -> Option<Picking>;
    /// The steps that carry out a wish of the player to act: things of [`Table::picking`] in any order.
    fn steps_of(&self, wish: &[String]) -> Result<Vec<String>, PlayError>;
    /// The clause that keeps a place on the board dark for the player to act; none where something can be chosen there,
    /// or never could.
    fn why_not(&self, place: &str) -> Option<&'static str>;
    /// What the player to act is asked.
    fn prompt(&self) -> Text;
    /// Takes an action of an actor; on an error nothing has changed. Chance that follows is not drawn.
    fn try_play(&mut self, actor: Actor, action: &str) -> Result<(), PlayError>;
    /// Takes an action of whoever has to act.
    fn play(&mut self, action: &str) -> Result<(), PlayError>;
    /// Draws what chance has to decide.
    fn advance(&mut self, rng: &mut Rng);
    /// Draws one outcome, if chance has to decide.
    fn draw(&mut self, rng: &mut Rng);
    /// Begins anew, with every choice asked that depends on something hidden.
    fn ask_hidden(&mut self);
    /// Whether the choice now asked depends on something hidden.
    fn hides_choice(&self) -> bool;
    /// Goes back to the state after so many steps.
    fn back_to(&mut self, ply: usize);
    /// How many of the last steps this player may take back freely.
    fn own_last_steps(&self, player: Player) -> usize;
    /// The points as they stand.
    fn scores(&self) -> Scores;
    /// What a viewer sees, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a seat may know as numbers, one for each of the game's names; false if there is no such seat or the slice
    /// has another length, and then nothing is written.
    fn observe(&self, seat: Player, out: &mut [f32]) -> bool;
    /// The choices of the player to act as ids; none at a chance node and at the end.
    fn legal_ids(&self) -> Vec<u16>;
    /// What a viewer sees, as tables of texts.
    fn board(&self, viewer: Viewer) -> Board;
    /// What a viewer was told after so many steps and later.
    fn told(&self, viewer: Viewer, from_ply: usize) -> Vec<Told>;
    /// The whole state as readable JSON.
    fn position(&self) -> Value;
    /// The options of the table, as JSON.
    fn options(&self) -> Value;
    /// The match as a record.
    fn record(&self) -> Record;
    /// An independent copy.
    fn boxed_clone(&self) -> Box<dyn Table>;
    /// The match itself, for code that knows which game it is.
    fn as_any(&self) -> &dyn Any;
}

fn choice<G: Game>(state: &G, action: G::Action) -> Choice {
    Choice {
        action: action.to_string(),
        kind: G::action_kind(action),
        text: state.action_text(action),
        // An action is plain data, so writing it cannot fail.
        data: serde_json::to_value(action).unwrap_or(Value::Null),
        at: state.spots(action),
        then: None,
    }
}

/// A choice that is legal now, with what follows of itself.
fn legal_choice<G: Game>(state: &G, action: G::Action) -> Choice {
    Choice { then: follows(state, action), ..choice(state, action) }
}

/// What a player does without being asked after a legal action of their own, as [`Match`] goes on by itself.
fn follows<G: Game>(state: &G, action: G::Action) -> Option<Text> {
    let Turn::Player(player) = state.turn() else { return None };
    let mut then = state.clone();
    then.apply(action, &mut Silent);
    if then.turn() != Turn::Player(player) || then.hides_choice() {
        return None;
    }
    let mut legal = ActionList::new();
    then.legal_actions(&mut legal);
    match legal.as_slice() {
        [only] => Some(then.action_text(*only)),
        _ => None,
    }
}

impl<G: Game> Table for Match<G> {
    fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    fn seats(&self) -> &[String] {
        &self.setup().seats
    }

    fn players(&self) -> u8 {
        self.state().players()
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn round(&self) -> u16 {
        self.state().round()
    }

    fn ending(&self) -> Option<&'static str> {
        self.state().ending()
    }

    fn ply(&self) -> usize {
        Match::ply(self)
    }

    fn actors(&self) -> Vec<Actor> {
        self.steps().iter().map(|step| step.actor).collect()
    }

    fn was_only(&self, ply: usize) -> bool {
        self.steps().get(ply).is_some_and(|step| step.only)
    }

    fn steps_from(&self, ply: usize) -> Vec<(Actor, String)> {
        let steps = self.steps().get(ply..).unwrap_or_default();
        steps.iter().map(|step| (step.actor, step.action.to_string())).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        match Match::turn(self) {
            Turn::Player(_) => {
                self.legal().iter().map(|&action| legal_choice(self.state(), action)).collect()
            }
            Turn::Chance => self.outcomes().iter().map(|&action| choice(self.state(), action)).collect(),
            Turn::Over => Vec::new(),
        }
    }

    fn picking(&self) -> Option<Picking> {
        let Pick { least, most, items } = self.state().pick()?;
        let wishable = |item: &Item<G::Action>| Wishable {
            choice: choice(self.state(), item.action),
            times: item.times,
        };
        Some(Picking { least, most, items: items.iter().map(wishable).collect() })
    }

    fn why_not(&self, place: &str) -> Option<&'static str> {
        let state = self.state();
        let asked: Vec<&str> = self.legal().iter().map(|&action| G::action_kind(action)).collect();
        let here = |action: &G::Action| state.spots(*action).iter().any(|spot| spot == place);
        let clause = |action| Some((asked.contains(&G::action_kind(action)), state.forbidden_by(action)?));
        let actions = (0..G::META.action_ids).filter_map(G::action_from_id).filter(here);
        let clauses: Vec<(bool, &'static str)> = actions.map(clause).collect::<Option<_>>()?;
        // What the question is about says more than what belongs to another phase.
        let (_, clause) = clauses.iter().find(|(asked, _)| *asked).or(clauses.first())?;
        Some(clause)
    }

    fn steps_of(&self, wish: &[String]) -> Result<Vec<String>, PlayError> {
        let wish: Result<Vec<G::Action>, _> = wish.iter().map(|action| self.read_action(action)).collect();
        let steps = self.steps_of_wish(&wish?)?;
        Ok(steps.iter().map(G::Action::to_string).collect())
    }

    fn prompt(&self) -> Text {
        self.state().prompt()
    }

    fn try_play(&mut self, actor: Actor, action: &str) -> Result<(), PlayError> {
        if Match::turn(self) == Turn::Over {
            return Err(PlayError::Over);
        }
        let action = self.read_action(action)?;
        self.try_apply(actor, action)
    }

    fn play(&mut self, action: &str) -> Result<(), PlayError> {
        self.apply_text(action)
    }

    fn advance(&mut self, rng: &mut Rng) {
        Match::advance(self, rng);
    }

    fn draw(&mut self, rng: &mut Rng) {
        Match::draw(self, rng);
    }

    fn ask_hidden(&mut self) {
        *self = self.clone().asking();
    }

    fn hides_choice(&self) -> bool {
        Match::hides_choice(self)
    }

    fn back_to(&mut self, ply: usize) {
        Match::back_to(self, ply);
    }

    fn own_last_steps(&self, player: Player) -> usize {
        Match::own_last_steps(self, player)
    }

    fn scores(&self) -> Scores {
        self.state().scores()
    }

    fn view(&self, viewer: Viewer) -> Value {
        // A view is plain data with text keys, so writing it cannot fail.
        serde_json::to_value(self.state().view(viewer)).unwrap_or(Value::Null)
    }

    fn observe(&self, seat: Player, out: &mut [f32]) -> bool {
        let fits = seat.0 < self.state().players() && out.len() == G::observation_len();
        if fits {
            self.state().observe(seat, out);
        }
        fits
    }

    fn legal_ids(&self) -> Vec<u16> {
        self.legal().iter().map(|&action| G::action_id(action)).collect()
    }

    fn board(&self, viewer: Viewer) -> Board {
        G::board(&self.state().view(viewer))
    }

    fn told(&self, viewer: Viewer, from_ply: usize) -> Vec<Told> {
        let from = self.events().partition_point(|(ply, _)| *ply < from_ply);
        let tell = |(ply, event): &(usize, G::Event)| {
            let seen = G::seen_by(event, viewer)?;
            let data = serde_json::to_value(&seen).unwrap_or(Value::Null);
            Some(Told {
                ply: *ply,
                kind: G::event_kind(&seen),
                text: G::event_text(&seen),
                at: G::event_spots(&seen),
                by: G::event_actor(&seen, &data),
                data,
            })
        };
        self.events()[from..].iter().filter_map(tell).collect()
    }

    fn position(&self) -> Value {
        self.state().to_position()
    }

    fn options(&self) -> Value {
        serde_json::to_value(&self.setup().options).unwrap_or(Value::Null)
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
