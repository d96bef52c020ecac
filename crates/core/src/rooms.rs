//! The rooms of a rules crate: a trait for each file of the floor plan that the rest of the house calls on, implemented
//! in the file itself. What has a default may be left out; a room that a game does without is an empty `impl`.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::meta::Meta;
use crate::observe::{Names, Notes, Numbers};
use crate::pick::Pick;
use crate::typed::Typed;
use crate::{
    ActionList, Board, Broken, Figure, Log, Player, PositionError, Rng, Scores, SetupError, Text, Turn,
    Unreadable, Viewer,
};

/// `game.rs`: what is known of a game before anyone sits down.
pub trait Outline: Clone + Eq + Debug + Send + Sync + 'static {
    /// Name, player counts, texts.
    const META: Meta;
}

/// `options.rs`: what a table may set, and what that meant in older versions of the rules.
pub trait Settings: Outline {
    /// Variants and figures that a table may set. Unknown keys are refused when read.
    type Options: Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The options that mean today what an older version of the rules meant by these; none if that version can no
    /// longer be played.
    fn migrate(_version: u16, _options: Value) -> Option<Value> {
        None
    }
}

/// `data.rs`: the printed figures, where a table may have others.
pub trait Figures: Settings {
    /// The figures in force and their status; empty where all of them are in the book.
    fn figures(_options: &Self::Options) -> Vec<Figure> {
        Vec::new()
    }

    /// The figures of a data file (TOML), ready for the option `data`; an error names the line and the reason.
    fn data_from_toml(_toml: &str) -> Result<Value, SetupError> {
        Err(SetupError::Data(format!(
            "{} has no data file: its figures are those of the rulebook",
            Self::META.title
        )))
    }
}

/// `setup.rs`: the state before the first step.
pub trait Opening: Settings {
    /// The state before the first action or chance outcome.
    fn new(options: &Self::Options, players: u8) -> Result<Self, SetupError>;
}

/// `action.rs`: the canonical steps, their numbers and their kinds.
pub trait Actions: Settings {
    /// One canonical step of a player or of chance; its text needs no context to be read.
    type Action: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = Unreadable>
        + Serialize
        + Send
        + Sync;

    /// The dense number of an action, below [`Meta::action_ids`].
    fn action_id(action: Self::Action) -> u16;

    /// The action of a number; none for a number out of range.
    fn action_from_id(id: u16) -> Option<Self::Action>;

    /// The kind of an action, a word with a text `kind-WORD`: groups choices and statistics.
    fn action_kind(action: Self::Action) -> &'static str;

    /// The choices of players at a table with these options have numbers below this one.
    fn player_ids(_options: &Self::Options) -> u16 {
        Self::META.player_ids
    }
}

/// `dispatch.rs`: whose turn it is, what is legal, what a step does.
pub trait Dispatch: Actions + Events {
    /// How many sit at the table.
    fn players(&self) -> u8;

    /// The round now played, from 1.
    fn round(&self) -> u16;

    /// Who has to act.
    fn turn(&self) -> Turn;

    /// Appends the choices of the player to act, or the possible outcomes at a chance node; nothing at the end.
    /// A single choice of a player may be listed: [`crate::play::settle`] makes it, once for all games.
    fn legal_actions(&self, out: &mut ActionList<Self::Action>);

    /// The choice of the player to act at a place of the list of [`Dispatch::legal_actions`]; `place` is told how
    /// many there are, which is at least one. Rules that can count choices without listing them do so here, for games
    /// played at random; a law holds the two to the same order.
    #[inline]
    fn choose(&self, place: impl FnOnce(u32) -> u32) -> Self::Action {
        let mut list = ActionList::new();
        self.legal_actions(&mut list);
        list[place(list.len() as u32) as usize]
    }

    /// Carries out one legal action. What the action may be is checked by [`crate::Match`], not here.
    fn apply<L: Log<Self::Event>>(&mut self, action: Self::Action, log: &mut L);
}

/// `chance.rs`: what dice, tiles and cards decide.
pub trait Chance: Actions {
    /// The weight of a possible outcome; only the proportions matter.
    fn chance_weight(&self, outcome: Self::Action) -> u64;

    /// Draws an outcome with exactly the proportions of [`Chance::chance_weight`].
    fn sample_chance(&self, rng: &mut Rng) -> Self::Action;
}

/// `hidden.rs`: what a viewer cannot know. By default everything lies open.
pub trait Hidden: Events {
    /// Draws anew all that the observer cannot know and keeps all that they know.
    fn determinize(&mut self, _observer: Viewer, _rng: &mut Rng) {}

    /// What the viewer is told of an event; none if they notice nothing.
    fn seen_by(event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Whether what the player to act may choose depends on something that others cannot see, such as a hand. Where
    /// others look on, such a choice is asked even if there is only one: what is not asked would tell. Open to all,
    /// so it must not itself depend on what is hidden.
    fn hides_choice(&self) -> bool {
        false
    }
}

/// `score.rs`: points, and how the game ended.
pub trait Scoring: Outline {
    /// The points as they stand, with their parts; final once the game is over.
    fn scores(&self) -> Scores;

    /// Why the game ended, a word with a text `ending-WORD`; none while it goes on.
    fn ending(&self) -> Option<&'static str>;
}

/// `event.rs`: what happened, of what kind it was, and whose doing.
pub trait Events: Outline {
    /// Something that happened, for the log and the animation.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;

    /// The kind of an event, for statistics and animation.
    fn event_kind(event: &Self::Event) -> &'static str;

    /// Whether an event is the doing of the player that it names; not so what befalls them.
    fn is_deed(_event: &Self::Event) -> bool {
        true
    }

    /// The player whose doing an event is; `data` is the event as JSON.
    fn event_actor(event: &Self::Event, data: &Value) -> Option<Player> {
        Self::is_deed(event).then(|| Player::named_in(data))?
    }
}

/// `position.rs`: the state as JSON.
pub trait Positions: Settings {
    /// The whole state as readable JSON.
    fn to_position(&self) -> Value;

    /// Reads a position and refuses one that cannot be.
    fn from_position(options: &Self::Options, players: u8, position: &Value) -> Result<Self, PositionError>;
}

/// `check.rs`: what always holds.
pub trait Invariants: Outline {
    /// Checks every invariant of the rules page and names the clause of a broken one.
    fn check(&self) -> Result<(), Broken>;
}

/// `forbidden.rs`: why a step is not allowed.
pub trait Forbidden: Actions {
    /// The clause that forbids an action here, where the game can tell.
    fn forbidden_by(&self, action: Self::Action) -> Option<&'static str>;
}

/// `view.rs`: what a viewer sees.
pub trait Views: Outline {
    /// All that one viewer may see, ready for the screen.
    type View: Serialize + Typed + Debug + 'static;

    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;
}

/// `board.rs`: what a viewer sees, as tables of texts.
pub trait Boards: Views {
    /// The board as titled tables of texts, for the terminal and the plain screen.
    fn board(view: &Self::View) -> Board;
}

/// `observe.rs`: what a seat may know as numbers, for programs that learn.
pub trait Observed: Opening {
    /// Takes down what a seat may know as numbers with names, the same for every number of players. The same in every
    /// world that agrees with the seat.
    fn note<N: Notes>(&self, seat: Player, notes: &mut N);

    /// The names of what [`Observed::observe`] writes, in its order.
    fn observation_names() -> Vec<String> {
        let mut names = Names::default();
        if let Ok(state) = Self::new(&Self::Options::default(), Self::META.max_players) {
            state.note(Player(0), &mut names);
        }
        names.into_names()
    }

    /// How many numbers [`Observed::observe`] writes.
    fn observation_len() -> usize {
        Self::observation_names().len()
    }

    /// What a seat may know, as [`Observed::observation_len`] numbers; a slice that is shorter is a loud stop.
    #[inline]
    fn observe(&self, seat: Player, out: &mut [f32]) {
        self.note(seat, &mut Numbers::new(out));
    }
}

/// `spots.rs`: where on the board choices and events are lit.
pub trait Spots: Actions + Events {
    /// The places on the board where a choice is lit: what is picked up first, where it goes second.
    fn spots(&self, _action: Self::Action) -> Vec<String> {
        Vec::new()
    }

    /// The places on the board that an event changed.
    fn event_spots(_event: &Self::Event) -> Vec<String> {
        Vec::new()
    }
}

/// `picks.rs`: what may be picked in any order. By default nothing.
pub trait Picks: Actions {
    /// What the question now asked lets a player pick in any order; none where one choice answers it.
    fn pick(&self) -> Option<Pick<Self::Action>> {
        None
    }

    /// The thing that a step names, as the action that names it once, and how often the step names it: `place 2 on
    /// indigo` names `place 1 on indigo` twice; `stop` names itself not at all.
    fn names(action: Self::Action) -> (Self::Action, u8) {
        (action, 1)
    }

    /// The things of the same question that a step settles besides, because the rules then leave no choice; each as
    /// the action that would name it.
    fn follows(&self, _step: Self::Action) -> Vec<Self::Action> {
        Vec::new()
    }
}

/// `texts.rs`: prompts, choices and events in words.
pub trait Words: Actions + Events {
    /// What the player to act is asked; open to all. At the end, that it is over.
    fn prompt(&self) -> Text;

    /// An action in words, for the one who may take it.
    fn action_text(&self, action: Self::Action) -> Text;

    /// An event in words, as it was told to a viewer.
    fn event_text(event: &Self::Event) -> Text;
}
