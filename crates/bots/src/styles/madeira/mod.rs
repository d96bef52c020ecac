//! Madeira's styles: what a position looks like to each, and how much a step improves it.

mod courtier;
mod navigator;

use emporio_core::Player;
use emporio_madeira::{Action, Building, Character, Colony, Good, Madeira, Place, Request, Spot, Step};
use strum::VariantArray;

use super::{Plan, Style, after, plan};

pub(crate) const STYLES: &[Plan<Madeira>] =
    &[plan(Style::Courtier, courtier::wish), plan(Style::Navigator, navigator::wish)];

/// What a style sets store by; everything is weighed in prestige.
struct Manner {
    /// A guild's favour, and one that is face up.
    favour: [f32; 2],
    /// A ship in a market, and one at a colony.
    ship: [f32; 2],
    /// A worker in a city, and one in a colony.
    settler: [f32; 2],
    /// The actions of the four characters, where there is something to do with them.
    characters: [f32; 4],
    /// A point that a request will bring.
    request: f32,
}

/// How much a style wants a choice of the player to act.
fn weigh(manner: &Manner, state: &Madeira, action: Action) -> f32 {
    let (person, player) = (state.me(), state.turn.player);
    let gain = || outlook(manner, &after(state, action), player) - outlook(manner, state, player);
    match action {
        Action::Row(row) => {
            let row = &state.rows[usize::from(row) - 1];
            let pips: u8 = (1u8..).zip(row.dice).map(|(value, count)| value * count).sum();
            let offered = Request::VARIANTS.iter().filter(|&&request| row.requests[request as usize] > 0);
            let best = offered.map(|&request| state.request_points(player, request, 0)).max();
            f32::from(pips) * 0.5 + manner.request * f32::from(best.unwrap_or(0))
        }
        Action::Request(request) => f32::from(state.request_points(player, request, 0)),
        Action::Favour(_) => 6.0,
        Action::Die(value) => 4.0 + 0.1 * f32::from(value),
        Action::PirateDie(_) => {
            if person.watch > 2 {
                0.5
            } else {
                -1.0
            }
        }
        Action::Building(building) => gain() + errand(manner, state, building),
        Action::Act => match state.step {
            Step::Placed { building } => action_of(manner, state, building),
            _ => 0.9,
        },
        Action::Reals => 1.0,
        Action::Space(space) => f32::from(space),
        Action::Pay => gain() + 2.5,
        Action::From(Place::Reserve) => {
            if person.workers_on_board() < 9 {
                1.0
            } else {
                -0.2
            }
        }
        Action::From(_) => -0.5,
        Action::ShipFrom(None) => 1.0,
        Action::ShipFrom(Some(_)) => -0.5,
        Action::TurnUp(_) | Action::Reward(..) | Action::Again(_) => 1.0,
        // The windmill is for need, and what a need is others can say.
        Action::Exchange(_) | Action::MillUp | Action::MillBread | Action::MillReals => gain() - 0.5,
        Action::Honour => gain() + 1.0,
        Action::Harvest
        | Action::Pirates
        | Action::To(_)
        | Action::ShipTo(_)
        | Action::ShipToMore(_)
        | Action::DiscardPirates
        | Action::Bread
        | Action::Build(_)
        | Action::Upkeep(_)
        | Action::Feed(_)
        | Action::Offer(_) => gain(),
        Action::Pass
        | Action::Nothing
        | Action::Guild(_)
        | Action::Wood(_)
        | Action::Stop
        | Action::Done
        | Action::Decline => 0.0,
        Action::Initial(_)
        | Action::RequestTile(_)
        | Action::FavourTile(_)
        | Action::RewardTile(_)
        | Action::CharacterTile(_)
        | Action::Roll(_) => 0.0,
    }
}

/// What a die on a character brings now, and later in the building.
fn errand(manner: &Manner, state: &Madeira, building: Building) -> f32 {
    let region = state.data.buildings[building as usize].region;
    let workers = state.me().in_region(region).len();
    let later = match workers {
        0 => -0.5,
        1 | 2 => 1.2,
        3.. => 2.2,
    };
    later + action_of(manner, state, building).max(0.8 * f32::from(workers))
}

/// What the action of the character on a building is worth, as far as the player has the means for it.
fn action_of(manner: &Manner, state: &Madeira, building: Building) -> f32 {
    let person = state.me();
    let Some(character) = state.sites[building as usize].character else { return 0.0 };
    let means = match character {
        Character::Administrator => 1.0 - f32::from(person.fields.len()) / 9.0,
        Character::Guildmaster => (f32::from(person.wood) / 3.0).min(1.0),
        Character::Commander if person.ships == 0 => 0.1,
        Character::Commander => (f32::from(person.goods.iter().sum::<u16>()) / 4.0).min(1.0),
        Character::Mayor => (0.3 + 0.25 * f32::from(person.city.len())).min(1.0),
    };
    manner.characters[character as usize] * means
}

/// What a position is worth to a player in the eyes of a style.
fn outlook(manner: &Manner, state: &Madeira, player: Player) -> f32 {
    let person = &state.people[player.index()];
    let mut worth = f32::from(person.prestige) - 0.7 * f32::from(person.pirates);
    let stuff = [person.wood, person.bread, person.reals];
    let prices = [0.5, 0.6, 0.8, 0.7, 0.55, 0.3];
    worth +=
        person.goods.iter().chain(&stuff).zip(prices).map(|(&n, price)| f32::from(n) * price).sum::<f32>();
    // Above what ships and workers need, a thing is worth little.
    worth -=
        0.3 * f32::from(person.bread.saturating_sub(10)) + 0.2 * f32::from(person.reals.saturating_sub(25));
    for region in 1..=3 {
        let workers = person.in_region(region).len();
        worth += [0.0, 1.3, 2.3, 3.6][usize::from(workers.min(3))];
    }
    worth += if person.fields.has(Spot::FOREST) { 1.0 } else { 0.0 };
    worth += 0.9 * f32::from(person.watch.min(4));
    let due = person.workers_on_board().saturating_sub(person.level);
    worth -= 0.35 * f32::from(due);
    worth += manner.favour[0] * f32::from(person.favours.len());
    worth += manner.favour[1] * f32::from(person.face_up.len());
    worth += manner.settler[0] * f32::from(person.city.len());
    worth += manner.settler[1] * f32::from(person.colonies.iter().sum::<u8>());
    let markets: u8 = Good::VARIANTS.iter().map(|good| person.fleet.and(good.slots()).len()).sum();
    let colonies: u8 = Colony::VARIANTS.iter().map(|colony| person.fleet.and(colony.slots()).len()).sum();
    worth += manner.ship[0] * f32::from(markets) + manner.ship[1] * f32::from(colonies);
    worth + manner.request * wanted(state, player)
}

/// What the requests before the player would bring now.
fn wanted(state: &Madeira, player: Player) -> f32 {
    let held = &state.people[player.index()].requests;
    let points = |request: &Request| {
        let count = f32::from(held[*request as usize].min(1));
        count * f32::from(state.request_points(player, *request, 0))
    };
    Request::VARIANTS.iter().filter(|&&request| request != Request::Prosperity).map(points).sum()
}
