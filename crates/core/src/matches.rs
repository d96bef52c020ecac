//! A match: set-up, the steps so far and the state they lead to; every action is checked before it counts.

use serde_json::Value;

use crate::pick::steps_asked;
use crate::play::{settle, step};
use crate::record::{Entry, Record};
use crate::{
    ActionList, Actor, Game, PlayError, Player, RecordError, Rng, Seat, SetupError, Silent, Turn, Unreadable,
    WishError,
};

/// What a match is started with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<O> {
    /// The options of the table.
    pub options: O,
    /// Names in seat order, one for each player.
    pub seats: Vec<String>,
    /// The seed its chance is drawn with, if that is to be remembered.
    pub seed: Option<u64>,
    /// A position to start from instead of the usual set-up.
    pub position: Option<Value>,
}

impl<O> Setup<O> {
    /// The usual set-up with plain names.
    pub fn plain(options: O, players: u8) -> Setup<O> {
        let seats = Player::all(players).map(|player| player.to_string()).collect();
        Setup { options, seats, seed: None, position: None }
    }

    /// How many sit at the table.
    pub fn players(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }
}

/// One step of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step<A> {
    /// Who took it.
    pub actor: Actor,
    /// What was done.
    pub action: A,
    /// Whether there was nothing else to choose: such a step is asked only where silence would tell, and stands in no
    /// record.
    pub only: bool,
    /// Whether nobody but its actor was asked or had something settled until the next list.
    pub alone: bool,
}

/// A game in progress, with its history.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup<G::Options>,
    start: G,
    state: G,
    steps: Vec<Step<G::Action>>,
    legal: ActionList<G::Action>,
    /// What happened, each with the number of steps that led to it; none if nobody listens.
    events: Option<Vec<(usize, G::Event)>>,
    /// Whether choices that depend on something hidden are asked even if there is only one.
    asks: bool,
}

/// Reads options from JSON and names what is wrong with them.
pub fn read_options<G: Game>(options: &Value) -> Result<G::Options, SetupError> {
    serde_json::from_value(options.clone()).map_err(|error| SetupError::Option(error.to_string()))
}

/// The options of play without people: the usual ones, and what the game says it needs to come to an end.
pub fn automatic_options<G: Game>() -> G::Options {
    let value = |text: &str| serde_json::from_str(text).unwrap_or(Value::Null);
    let options = G::META.automatic.iter().map(|(name, text)| (name.to_string(), value(text)));
    read_options::<G>(&Value::Object(options.collect())).unwrap_or_default()
}

/// The options that mean today what they meant in a version of the rules; none if that version is not known.
pub fn options_of_version<G: Game>(version: u16, options: Value) -> Option<Value> {
    if version == G::META.rules_version { Some(options) } else { G::migrate(version, options) }
}

impl<G: Game> Match<G> {
    /// A match before its first step.
    pub fn new(setup: Setup<G::Options>) -> Result<Self, SetupError> {
        Self::start(setup, Some(Vec::new()))
    }

    /// A match that keeps no events: for arenas and simulations.
    pub fn quiet(setup: Setup<G::Options>) -> Result<Self, SetupError> {
        Self::start(setup, None)
    }

    fn start(setup: Setup<G::Options>, events: Option<Vec<(usize, G::Event)>>) -> Result<Self, SetupError> {
        let players = setup.players();
        G::META.check_players(players)?;
        let start = match &setup.position {
            Some(position) => G::from_position(&setup.options, players, position)?,
            None => G::new(&setup.options, players)?,
        };
        Ok(Self::begin(setup, start, events))
    }

    fn begin(setup: Setup<G::Options>, start: G, events: Option<Vec<(usize, G::Event)>>) -> Self {
        let state = start.clone();
        let mut fresh =
            Match { setup, start, state, steps: Vec::new(), legal: ActionList::new(), events, asks: false };
        fresh.settle();
        fresh
    }

    /// A match of its own that begins in a world that the player of a seat thinks possible, with the names of this one.
    pub fn world(&self, player: Player, rng: &mut Rng) -> Self {
        let world = self.seat(player).world(rng);
        let setup = Setup { seed: None, position: Some(world.to_position()), ..self.setup.clone() };
        Self::begin(setup, world, self.events.as_ref().map(|_| Vec::new()))
    }

    /// The match from its start, with every choice asked that depends on something hidden: for tables of people, where
    /// a choice that is skipped would show what a hand can do.
    pub fn asking(mut self) -> Self {
        self.asks = true;
        self.back_to(0);
        self
    }

    /// Whether the choice now asked depends on something hidden.
    pub fn hides_choice(&self) -> bool {
        matches!(self.turn(), Turn::Player(_)) && self.state.hides_choice()
    }

    /// Replays a record and checks every action of it.
    pub fn from_record(record: &Record) -> Result<Self, RecordError> {
        let mut replayed = Self::new(Self::setup_of(record)?)?;
        for entry in &record.actions {
            replayed
                .apply_text(&entry.text)
                .map_err(|error| RecordError::Line { line: entry.line, reason: error.to_string() })?;
        }
        Ok(replayed)
    }

    fn setup_of(record: &Record) -> Result<Setup<G::Options>, RecordError> {
        if record.game != G::META.id {
            return Err(RecordError::Header(format!(
                "the record is of `{}`, not {}",
                record.game,
                G::META.id
            )));
        }
        let options = options_of_version::<G>(record.rules, record.options.clone()).ok_or_else(|| {
            RecordError::Header(format!(
                "the record was played with version {} of the rules; this program has version {}",
                record.rules,
                G::META.rules_version
            ))
        })?;
        if record.seats.len() != usize::from(record.players) {
            return Err(SetupError::Seats { seats: record.seats.len(), players: record.players }.into());
        }
        Ok(Setup {
            options: read_options::<G>(&options)?,
            seats: record.seats.clone(),
            seed: record.seed,
            position: record.position.clone(),
        })
    }

    /// What it was started with.
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// The true state, for the referee: never for a player or a bot, who get a [`Seat`].
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step<G::Action>] {
        &self.steps
    }

    /// How many steps have been taken.
    pub fn ply(&self) -> usize {
        self.steps.len()
    }

    /// Who has to act.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// The choices of the player to act; empty at a chance node and at the end.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// What happened, each with the number of steps that led to it.
    pub fn events(&self) -> &[(usize, G::Event)] {
        self.events.as_deref().unwrap_or(&[])
    }

    /// The seat of a player; its list of choices is empty when it is not their turn.
    pub fn seat(&self, player: Player) -> Seat<'_, G> {
        let legal = if self.turn() == Turn::Player(player) { self.legal.as_slice() } else { &[] };
        Seat::new(&self.state, player, legal)
    }

    /// The steps that carry out a wish of the player to act, as this match asks them.
    pub fn steps_of_wish(&self, wish: &[G::Action]) -> Result<Vec<G::Action>, WishError> {
        steps_asked(&self.state, wish, self.asks)
    }

    /// Takes an action if it is legal; on an error nothing has changed.
    pub fn try_apply(&mut self, actor: Actor, action: G::Action) -> Result<(), PlayError> {
        let turn = self.turn();
        match (turn, actor) {
            (Turn::Over, _) => return Err(PlayError::Over),
            (Turn::Player(expected), Actor::Player(player)) if expected == player => {
                if !self.legal.contains(&action) {
                    return Err(self.illegal(action, &self.legal));
                }
            }
            (Turn::Chance, Actor::Chance) => {
                let outcomes = self.outcomes();
                if !outcomes.contains(&action) {
                    return Err(self.illegal(action, &outcomes));
                }
            }
            (Turn::Player(_) | Turn::Chance, Actor::Player(_) | Actor::Chance) => {
                return Err(PlayError::NotYourTurn { asked: actor.to_string(), turn });
            }
        }
        self.take(actor, action);
        Ok(())
    }

    /// Takes an action given as text, whoever has to act.
    pub fn apply_text(&mut self, text: &str) -> Result<(), PlayError> {
        let actor = match self.turn() {
            Turn::Player(player) => Actor::Player(player),
            Turn::Chance => Actor::Chance,
            Turn::Over => return Err(PlayError::Over),
        };
        let action = self.read_action(text)?;
        self.try_apply(actor, action)
    }

    /// Reads an action and, where it cannot be read, says what would be legal.
    pub fn read_action(&self, text: &str) -> Result<G::Action, Unreadable> {
        text.trim().parse().map_err(|error: Unreadable| Unreadable {
            expected: format!("{}; legal now: {}", error.expected, self.legal_texts().join(", ")),
            ..error
        })
    }

    /// Draws the outcomes that chance has to decide, until a player has a choice or the game is over.
    pub fn advance(&mut self, rng: &mut Rng) {
        while self.turn() == Turn::Chance {
            self.draw(rng);
        }
    }

    /// Draws one outcome, if chance has to decide.
    pub fn draw(&mut self, rng: &mut Rng) {
        if self.turn() == Turn::Chance {
            let outcome = self.state.sample_chance(rng);
            self.take(Actor::Chance, outcome);
        }
    }

    /// Goes back to an earlier moment: to the state after so many steps.
    pub fn back_to(&mut self, ply: usize) {
        let steps = std::mem::take(&mut self.steps);
        self.state = self.start.clone();
        if let Some(events) = &mut self.events {
            events.clear();
        }
        self.settle();
        for step in &steps[..ply.min(steps.len())] {
            self.take(step.actor, step.action);
        }
    }

    /// How many of the last steps are this player's own choices with nothing new known since: so far they may be
    /// taken back freely. A chance outcome ends it, and so does anything of another player that was asked or settled:
    /// whether someone else was asked may show what is in a hand.
    pub fn own_last_steps(&self, player: Player) -> usize {
        let free = |step: &&Step<G::Action>| step.actor == Actor::Player(player) && step.alone;
        self.steps.iter().rev().take_while(free).count()
    }

    /// The match as a record.
    pub fn record(&self) -> Record {
        let entry = |step: &Step<G::Action>| Entry { line: 0, text: step.action.to_string() };
        Record {
            game: G::META.id.to_string(),
            rules: G::META.rules_version,
            players: self.setup.players(),
            // Options are plain data that the game itself declared, so writing them cannot fail.
            options: serde_json::to_value(&self.setup.options).unwrap_or(Value::Null),
            seats: self.setup.seats.clone(),
            seed: self.setup.seed,
            position: self.setup.position.clone(),
            actions: self.steps.iter().filter(|step| !step.only).map(entry).collect(),
        }
    }

    fn settle(&mut self) {
        let mut told = Vec::new();
        match self.events {
            Some(_) => {
                self.go_on(Actor::Chance, &mut told);
            }
            None => settle(&mut self.state, &mut self.legal, &mut Silent),
        }
        self.note(told);
    }

    /// As [`settle`], but for single choices that are asked all the same; gives whether nobody but the actor had a
    /// part in it.
    fn go_on(&mut self, actor: Actor, told: &mut Vec<G::Event>) -> bool {
        let mut alone = true;
        loop {
            self.legal.clear();
            match self.state.turn() {
                Turn::Player(player) => {
                    alone &= actor == Actor::Player(player);
                    self.state.legal_actions(&mut self.legal);
                }
                Turn::Chance | Turn::Over => return alone,
            }
            match self.legal.as_slice() {
                [only] if !(self.asks && self.state.hides_choice()) => self.state.apply(*only, told),
                _ => return alone,
            }
        }
    }

    fn take(&mut self, actor: Actor, action: G::Action) {
        let mut told = Vec::new();
        let only = self.legal.len() == 1;
        let alone = match self.events {
            Some(_) => {
                self.state.apply(action, &mut told);
                self.go_on(actor, &mut told)
            }
            // Nobody looks on where nothing is told.
            None => {
                step(&mut self.state, action, &mut self.legal, &mut Silent);
                false
            }
        };
        self.steps.push(Step { actor, action, only, alone });
        self.note(told);
    }

    fn note(&mut self, told: Vec<G::Event>) {
        let ply = self.steps.len();
        if let Some(events) = &mut self.events {
            events.extend(told.into_iter().map(|event| (ply, event)));
        }
    }

    /// The possible outcomes at a chance node; the players' list is kept apart.
    pub fn outcomes(&self) -> ActionList<G::Action> {
        let mut outcomes = ActionList::new();
        if self.turn() == Turn::Chance {
            self.state.legal_actions(&mut outcomes);
        }
        outcomes
    }

    fn legal_texts(&self) -> Vec<String> {
        match self.turn() {
            Turn::Player(_) => texts(&self.legal),
            Turn::Chance => texts(&self.outcomes()),
            Turn::Over => Vec::new(),
        }
    }

    fn illegal(&self, action: G::Action, legal: &[G::Action]) -> PlayError {
        PlayError::Illegal {
            action: action.to_string(),
            legal: texts(legal),
            clause: self.state.forbidden_by(action),
        }
    }
}

fn texts<A: ToString>(actions: &[A]) -> Vec<String> {
    actions.iter().map(A::to_string).collect()
}
