//! Yardsticks: players with one fixed plan each, written by hand, never fitted, kept as they are.
//!
//! What a style sets store by is one small table. A change to one would change what every figure measured
//! against it means: new ideas become new styles.

mod madeira;
mod puerto_rico;
mod san_juan;
mod spice_islands;

use emporio_core::{Actions, Game, Rng, Seat, Silent};
use emporio_games::GameKind;
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::greedy::highest;
use crate::{Bot, BotError, Knowledge, Visit, visit};

pub(crate) use madeira::STYLES as MADEIRA;
pub(crate) use puerto_rico::STYLES as PUERTO_RICO;
pub(crate) use san_juan::STYLES as SAN_JUAN;
pub(crate) use spice_islands::STYLES as SPICE_ISLANDS;

/// A way of playing, in the one word that is typed; each belongs to one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Style {
    /// Puerto Rico: many cheap goods, harbor and wharf, captain after craftsman.
    Shipper,
    /// Puerto Rico: quarries, money and large buildings.
    Builder,
    /// Puerto Rico: dear goods for the trading house, and what the money buys.
    Trader,
    /// San Juan: dear plants, produced and sold.
    Producer,
    /// San Juan: cards saved for monuments and buildings of cost 6.
    Architect,
    /// San Juan: cheap violet buildings and the cards of the prospector.
    Prospector,
    /// Madeira: guild favours and the crown's requests.
    Courtier,
    /// Madeira: ships for markets and colonies.
    Navigator,
    /// Spice Islands: shares of the companies that earn, and full ships for them.
    Investor,
    /// Spice Islands: the pirate ship.
    Corsair,
}

/// How much a style wants a choice of the player to act.
pub type Wish<G> = fn(&G, <G as Actions>::Action) -> f32;

/// A style of a game.
pub struct Plan<G: Game> {
    /// Its name.
    pub style: Style,
    /// What it wants.
    pub wish: Wish<G>,
}

/// A row of a game's table of styles.
pub const fn plan<G: Game>(style: Style, wish: Wish<G>) -> Plan<G> {
    Plan { style, wish }
}

/// The wish of a style in a game, or who plays there instead.
fn wish_of<G: Knowledge>(style: Style) -> Result<Wish<G>, BotError> {
    let found = G::STYLES.iter().find(|plan| plan.style == style);
    found.map(|plan| plan.wish).ok_or(BotError::Stranger {
        style,
        game: G::META.id,
        there: G::STYLES.iter().map(|plan| plan.style.to_string()).collect::<Vec<_>>().join(", "),
    })
}

/// Refuses a style that plays another game.
pub fn check(style: Style, kind: GameKind) -> Result<(), BotError> {
    visit(kind, Lookup(style))
}

struct Lookup(Style);

impl Visit for Lookup {
    type Out = Result<(), BotError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        wish_of::<G>(self.0).map(|_| ())
    }
}

/// How often a learner overlooks a choice.
const OVERLOOKED: f64 = 0.1;

/// Takes what its style wants most, of the choices that it notices.
pub struct StyleBot<G: Game> {
    wish: Wish<G>,
    rng: Rng,
    overlooked: f64,
}

impl<G: Knowledge> StyleBot<G> {
    /// The bot of a style, if the game has it.
    pub fn new(style: Style, seed: u64) -> Result<Self, BotError> {
        Ok(StyleBot { wish: wish_of(style)?, rng: Rng::new(seed), overlooked: 0.0 })
    }

    /// One of the game's styles, drawn by the seed. None where there are none.
    pub fn any(seed: u64) -> Option<Self> {
        let mut rng = Rng::new(seed);
        let plan = G::STYLES.get(rng.below(G::STYLES.len().max(1) as u32) as usize)?;
        Some(StyleBot { wish: plan.wish, rng, overlooked: 0.0 })
    }

    /// A person who is learning: follows one of the game's plans and overlooks things. None where there are no plans.
    pub fn learner(seed: u64) -> Option<Self> {
        Some(StyleBot { overlooked: OVERLOOKED, ..StyleBot::any(seed)? })
    }
}

impl<G: Knowledge> Bot<G> for StyleBot<G> {
    fn choose(&mut self, seat: &Seat<'_, G>) -> G::Action {
        // A world that agrees with the seat, so that no wish can depend on what the seat cannot see.
        let world = seat.world(&mut self.rng);
        let (wish, rng, overlooked) = (self.wish, &mut self.rng, self.overlooked);
        let mut weigh = |&action: &G::Action| {
            let is_noticed = overlooked == 0.0 || rng.unit() >= overlooked;
            if is_noticed { wish(&world, action) } else { f32::MIN }
        };
        let wishes: Vec<f32> = seat.legal().iter().map(&mut weigh).collect();
        seat.legal()[highest(&wishes)]
    }
}

/// What things are worth to a style: those of a row all the same.
type Table<T> = &'static [(&'static [T], f32)];

/// What a table says of a thing, or what holds for all that it does not name.
fn listed<T: PartialEq>(table: Table<T>, thing: T, otherwise: f32) -> f32 {
    table.iter().find(|row| row.0.contains(&thing)).map_or(otherwise, |row| row.1)
}

/// The state right after an action.
fn after<G: Game>(state: &G, action: G::Action) -> G {
    let mut next = state.clone();
    next.apply(action, &mut Silent);
    next
}
