//! The clauses of the rules, each shown by a test; here the scenes that they are set in.

mod buildings;
mod chance;
mod characters;
mod data;
mod decisions;
mod end;
mod favours;
mod general;
mod harvest;
mod maintenance;
mod mayor;
mod passing;
mod picks;
mod positions;
mod preparation;
mod requests;
mod rewards;
mod seats;
mod setup;
mod ships;
mod tables;
mod told;
mod view;
mod windmill;
mod wood;
mod workers;

use emporio_core::{Opening, Player};
use emporio_madeira::{
    Action, Building, Character, Favour, Madeira, Options, Person, Phase, Place, PlayerTurn, Reward, Row,
    Step,
};
use strum::VariantArray;

/// A table in the hands of a test, with only those pieces that it needs.
type Scene = emporio_core::scene::Scene<Madeira>;

/// What a test asks of a scene beside what every game's scene answers.
trait Asked {
    /// Whether an action is on the list as it stands.
    fn lists(&self, text: &str) -> bool;
    /// The list as it stands, the windmill left out.
    fn choices(&self) -> Vec<String>;
}

impl Asked for Scene {
    fn lists(&self, text: &str) -> bool {
        self.listed().iter().any(|listed| listed == text)
    }

    fn choices(&self) -> Vec<String> {
        self.listed().into_iter().filter(|text| !text.starts_with("mill ")).collect()
    }
}

/// A table before its first tile.
fn table(options: &Options, players: u8) -> Scene {
    Scene::sketch(Madeira::new(options, players).unwrap())
}

/// A player with all pieces in the reserve and nothing else; their windmill on its first level.
fn bare(game: &Madeira) -> Person {
    let start = &game.data.start;
    Person {
        reserve: start.workers,
        ships: start.ships,
        level: game.data.windmill.start,
        requests: [1, 1, 0, 0, 0],
        ..Person::default()
    }
}

/// Phase B of round 1: P0 to 3 on rows I to IV with dice 1, 2, 3; bare players; P0 begins. Administrator on
/// Moinho, Guildmaster on Capitania, Commander on Alfândega, Mayor on Casa da Coroa; Fortaleza is empty.
fn scene(players: u8) -> Scene {
    let mut game = table(&Options::default(), players);
    game.round = 1;
    game.phase = Phase::Characters { row: 0 };
    game.step = Step::Start;
    for seat in 0..usize::from(players) {
        let dice = [1, 1, 1, 0, 0, 0];
        game.people[seat] = Person { dice, crowns: seat as u8 + 1, ..bare(&game) };
        game.rows[seat] =
            Row { marker: Some(Player(seat as u8)), requests: [1, 1, 1, 1, 0], ..Row::default() };
    }
    game.pirate_dice = [1, 1, 1, 0, 0, 0];
    game.districts = std::array::from_fn(|at| Some(Favour::VARIANTS[at]));
    game.rewards = [
        [Some(Reward::Island), Some(Reward::Medal)],
        [Some(Reward::Guild), Some(Reward::Loot)],
        [Some(Reward::City), Some(Reward::RoyalSupport)],
    ];
    for (at, character) in Character::VARIANTS.iter().enumerate() {
        game.sites[at].character = Some(*character);
    }
    game
}

/// Phase C: P0 to 3 stand on pass spaces I to IV with a marker each on this building; P0 is asked.
fn at_building(players: u8, building: Building) -> Scene {
    let mut game = scene(players);
    pass_all(&mut game);
    let number = game.data.building_order.iter().position(|b| *b == building).unwrap() as u8;
    game.phase = Phase::Buildings { number, guild_sum: 0, pirate: 0 };
    game.sites[building as usize].guild_dice = players;
    for seat in 0..usize::from(players) {
        game.sites[building as usize].markers[seat] = 1;
    }
    game.step = Step::Cost;
    game
}

/// The same with workers of P0 at these places, and money enough to pay.
fn staffed(players: u8, building: Building, places: &str) -> Scene {
    let mut game = at_building(players, building);
    workers(&mut game, 0, places);
    game.people[0].reals = 20;
    game
}

/// Every order marker goes to the order column, in seat order; no dice are left.
fn pass_all(game: &mut Madeira) {
    for seat in 0..game.players {
        game.rows[usize::from(seat)].marker = None;
        game.order[usize::from(seat)] = Some(Player(seat));
        game.people[usize::from(seat)].dice = [0; 6];
    }
}

/// The moment before phase D: the last player is done with the windmill.
fn before_maintenance(players: u8) -> Scene {
    let mut game = scene(players);
    pass_all(&mut game);
    game.phase = Phase::Buildings { number: 5, guild_sum: 0, pirate: 0 };
    for site in &mut game.sites {
        site.character = None;
    }
    game.pirate_dice = [0; 6];
    game.turn = PlayerTurn { player: Player(players - 1), ..PlayerTurn::default() };
    game.step = Step::Mill;
    game
}

/// The same with two players; P0 has a worker there, and a ship in the wheat market to keep up.
fn before_upkeep(place: &str) -> Scene {
    let mut game = before_maintenance(2);
    worker(&mut game, 0, place);
    ship(&mut game, 0, "wheat 1");
    game
}

/// Phase E of a round, asked of P0; each player holds exactly the requests given to them later.
fn at_requests(players: u8, round: u8) -> Scene {
    let mut game = before_maintenance(players);
    game.round = round;
    for seat in 0..usize::from(players) {
        game.people[seat].requests = [0; 5];
    }
    game.phase = Phase::Requests { fulfilled: [0; 5] };
    game.turn = PlayerTurn::default();
    game.step = Step::Fulfil { left: if round == 1 { 1 } else { 2 } };
    game
}

/// Puts a worker of a player from the reserve to a place.
fn worker(game: &mut Madeira, seat: usize, place: &str) {
    let person = &mut game.people[seat];
    person.reserve -= 1;
    match place.parse().unwrap_or_else(|_| panic!("{place}")) {
        Place::Reserve => person.reserve += 1,
        Place::Watch => person.watch += 1,
        Place::Field(spot) => person.fields.add(spot),
        Place::City(space) => person.city.add(space),
        Place::Colony(colony) => person.colonies[colony as usize] += 1,
    }
}

/// Puts workers of a player on several places, with commas between them.
fn workers(game: &mut Madeira, seat: usize, places: &str) {
    for place in places.split(", ") {
        worker(game, seat, place);
    }
}

/// The scene with workers of P0 at these places.
fn peopled(players: u8, places: &str) -> Scene {
    let mut game = scene(players);
    workers(&mut game, 0, places);
    game
}

/// Puts a ship of a player from the reserve on a slot.
fn ship(game: &mut Madeira, seat: usize, slot: &str) {
    let slot = slot.parse().unwrap_or_else(|_| panic!("{slot}"));
    game.people[seat].ships -= 1;
    game.people[seat].fleet.add(slot);
}

/// Puts ships of a player on several slots, with commas between them.
fn ships(game: &mut Madeira, seat: usize, slots: &str) {
    for slot in slots.split(", ") {
        ship(game, seat, slot);
    }
}

/// Gives a favour from its district to a player.
fn favour(game: &mut Madeira, seat: usize, favour: Favour, face_up: bool) {
    let district = game.district_of(favour).expect("the favour lies on a district");
    game.districts[usize::from(district.0)] = None;
    game.people[seat].favours.add(favour);
    if face_up {
        game.people[seat].face_up.add(favour);
    }
}

/// Sets the wood of a field.
fn set_wood(game: &mut Madeira, field: &str, wood: u8) {
    let spot: emporio_madeira::Spot = field.parse().unwrap_or_else(|_| panic!("{field}"));
    game.wood[spot.index()] = wood;
}

/// The wood of a field.
fn wood_on(game: &Madeira, field: &str) -> u8 {
    let spot: emporio_madeira::Spot = field.parse().unwrap_or_else(|_| panic!("{field}"));
    game.wood[spot.index()]
}
