//! The Game trait: what a set of rules gives to everyone who plays, stores, searches or tests it.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::meta::Meta;
use crate::observe::{Names, Notes, Numbers};
use crate::pick::Pick;
use crate::typed::Typed;
use crate::{Board, Broken, Figure, Log, PositionError, Rng, Scores, SetupError, Text, Unreadable};

/// No game of the family seats more.
pub const MAX_PLAYERS: usize = 5;

/// Room of an [`ActionList`]; every game stays below it, players' choices as a rule below 60.
pub const MAX_ACTIONS: usize = 512;

/// The legal actions of a moment: a fixed array, so that nothing is allocated while playing.
pub type ActionList<A> = ArrayVec<A, MAX_ACTIONS>;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Player(pub u8);

impl Player {
    /// The place as an index into per-player arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour at a table of so many players.
    #[inline]
    pub const fn next(self, players: u8) -> Player {
        let next = self.0 + 1;
        Player(if next >= players { 0 } else { next })
    }

    /// All players in seat order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Player> + Clone {
        (0..players).map(Player)
    }

    /// All players clockwise, this one first.
    pub fn clockwise(self, players: u8) -> impl DoubleEndedIterator<Item = Player> + Clone {
        (0..players).map(move |step| Player((self.0 + step) % players))
    }
}

impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

/// Who has to act now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// A player has a choice.
    Player(Player),
    /// A die, a tile or a card decides.
    Chance,
    /// The game has ended.
    Over,
}

/// Who took an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A player chose.
    Player(Player),
    /// Chance decided.
    Chance,
}

impl Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Player(player) => write!(f, "{player}"),
            Actor::Chance => f.write_str("chance"),
        }
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player at the table.
    Player(Player),
    /// Someone who watches and sees only what is open to all.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table: the players, then the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Player::all(players).map(Viewer::Player).chain([Viewer::Spectator])
    }

    /// Whether this viewer sits in that player's place.
    pub fn is(self, player: Player) -> bool {
        self == Viewer::Player(player)
    }
}

/// A set of rules.
///
/// The state is plain data: fixed arrays and small integers. [`Game::apply`] is a pure function of state and
/// action; every random event is an action of the chance player, so a record replays without a generator.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// Variants and figures that a table may set. Unknown keys are refused when read.
    type Options: Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
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
    /// Something that happened, for the log and the animation.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// All that one viewer may see, ready for the screen.
    type View: Serialize + Typed + Debug + 'static;

    /// Name, player counts, texts.
    const META: Meta;

    /// The state before the first action or chance outcome.
    fn new(options: &Self::Options, players: u8) -> Result<Self, SetupError>;

    /// How many sit at the table.
    fn players(&self) -> u8;

    /// Who has to act.
    fn turn(&self) -> Turn;

    /// Appends the choices of the player to act, or the possible outcomes at a chance node; nothing at the end.
    /// A single choice of a player may be listed: [`crate::play::settle`] makes it, once for all games.
    fn legal_actions(&self, out: &mut ActionList<Self::Action>);

    /// The choice of the player to act at a place of the list of [`Game::legal_actions`]; `place` is told how many
    /// there are, which is at least one. Rules that can count choices without listing them do so here, for games
    /// played at random; a law holds the two to the same order.
    #[inline]
    fn choose(&self, place: impl FnOnce(u32) -> u32) -> Self::Action {
        let mut list = ActionList::new();
        self.legal_actions(&mut list);
        list[place(list.len() as u32) as usize]
    }

    /// The weight of a possible outcome; only the proportions matter.
    fn chance_weight(&self, outcome: Self::Action) -> u64;

    /// Draws an outcome with exactly the proportions of [`Game::chance_weight`].
    fn sample_chance(&self, rng: &mut Rng) -> Self::Action;

    /// Carries out one legal action. What the action may be is checked by [`crate::Match`], not here.
    fn apply<L: Log<Self::Event>>(&mut self, action: Self::Action, log: &mut L);

    /// The points as they stand, with their parts; final once the game is over.
    fn scores(&self) -> Scores;

    /// The round now played, from 1.
    fn round(&self) -> u16;

    /// Why the game ended, a word with a text `ending-WORD`; none while it goes on.
    fn ending(&self) -> Option<&'static str>;

    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Takes down what a seat may know as numbers with names, the same for every number of players: for programs that
    /// learn. The same in every world that agrees with the seat.
    fn note<N: Notes>(&self, seat: Player, notes: &mut N);

    /// Draws anew all that the observer cannot know and keeps all that they know.
    fn determinize(&mut self, observer: Viewer, rng: &mut Rng);

    /// The dense number of an action, below [`Meta::action_ids`].
    fn action_id(action: Self::Action) -> u16;

    /// The action of a number; none for a number out of range.
    fn action_from_id(id: u16) -> Option<Self::Action>;

    /// The choices of players at a table with these options have numbers below this one.
    fn player_ids(_options: &Self::Options) -> u16 {
        Self::META.player_ids
    }

    /// The names of what [`Game::observe`] writes, in its order.
    fn observation_names() -> Vec<String> {
        let mut names = Names::default();
        if let Ok(state) = Self::new(&Self::Options::default(), Self::META.max_players) {
            state.note(Player(0), &mut names);
        }
        names.into_names()
    }

    /// How many numbers [`Game::observe`] writes.
    fn observation_len() -> usize {
        Self::observation_names().len()
    }

    /// What a seat may know, as [`Game::observation_len`] numbers; a slice that is shorter is a loud stop.
    #[inline]
    fn observe(&self, seat: Player, out: &mut [f32]) {
        self.note(seat, &mut Numbers::new(out));
    }

    /// The kind of an action, a word with a text `kind-WORD`: groups choices and statistics.
    fn action_kind(action: Self::Action) -> &'static str;

    /// The kind of an event, for statistics and animation.
    fn event_kind(event: &Self::Event) -> &'static str;

    /// What the viewer is told of an event; none if they notice nothing.
    fn seen_by(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Checks every invariant of the rules page and names the clause of a broken one.
    fn check(&self) -> Result<(), Broken>;

    /// The clause that forbids an action here, where the game can tell.
    fn forbidden_by(&self, action: Self::Action) -> Option<&'static str>;

    /// The whole state as readable JSON.
    fn to_position(&self) -> Value;

    /// Reads a position and refuses one that cannot be.
    fn from_position(options: &Self::Options, players: u8, position: &Value) -> Result<Self, PositionError>;

    /// What the player to act is asked; open to all. At the end, that it is over.
    fn prompt(&self) -> Text;

    /// An action in words, for the one who may take it.
    fn action_text(&self, action: Self::Action) -> Text;

    /// An event in words, as it was told to a viewer.
    fn event_text(event: &Self::Event) -> Text;

    /// The board as titled tables of texts, for the terminal and the plain screen.
    fn board(view: &Self::View) -> Board;

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

    /// Whether what the player to act may choose depends on something that others cannot see, such as a hand. Where
    /// others look on, such a choice is asked even if there is only one: what is not asked would tell. Open to all, so
    /// it must not itself depend on what is hidden.
    fn hides_choice(&self) -> bool {
        false
    }

    /// The options that mean today what an older version of the rules meant by these; none if that version can no
    /// longer be played.
    fn migrate(_version: u16, _options: Value) -> Option<Value> {
        None
    }

    /// The places on the board where a choice is lit: what is picked up first, where it goes second.
    fn spots(&self, _action: Self::Action) -> Vec<String> {
        Vec::new()
    }

    /// The places on the board that an event changed.
    fn event_spots(_event: &Self::Event) -> Vec<String> {
        Vec::new()
    }

    /// The player whose doing an event is.
    fn event_actor(_event: &Self::Event) -> Option<Player> {
        None
    }

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
