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
mod view;
mod windmill;
mod wood;
mod workers;

use emporio_core::{ActionList, Game, Player, Silent, play};
use emporio_madeira::{
    Action, Building, Character, Event, Favour, Madeira, Options, Person, Phase, Place, PlayerTurn, Reward,
    Row, Step,
};
use strum::VariantArray;

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
fn scene(players: u8) -> Madeira {
    let mut game = Madeira::new(&Options::default(), players).unwrap();
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
fn at_building(players: u8, building: Building) -> Madeira {
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

/// Every order marker goes to the order column, in seat order; no dice are left.
fn pass_all(game: &mut Madeira) {
    for seat in 0..game.players {
        game.rows[usize::from(seat)].marker = None;
        game.order[usize::from(seat)] = Some(Player(seat));
        game.people[usize::from(seat)].dice = [0; 6];
    }
}

/// The moment before phase D: the last player is done with the windmill.
fn before_maintenance(players: u8) -> Madeira {
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

/// Phase E of a round, asked of P0; each player holds exactly the requests given to him later.
fn at_requests(players: u8, round: u8) -> Madeira {
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

/// Puts a ship of a player from the reserve on a slot.
fn ship(game: &mut Madeira, seat: usize, slot: &str) {
    let slot = slot.parse().unwrap_or_else(|_| panic!("{slot}"));
    game.people[seat].ships -= 1;
    game.people[seat].fleet.add(slot);
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

/// The legal actions as texts, single ones too.
fn options(game: &Madeira) -> Vec<String> {
    let mut list = ActionList::new();
    game.legal_actions(&mut list);
    list.iter().map(Action::to_string).collect()
}

/// The legal actions without the windmill.
fn choices(game: &Madeira) -> Vec<String> {
    options(game).into_iter().filter(|text| !text.starts_with("mill ")).collect()
}

/// Whether an action is legal now.
fn offers(game: &Madeira, text: &str) -> bool {
    options(game).contains(&text.to_string())
}

/// Takes actions one after the other, with semicolons between them; each must be legal. Single choices that
/// follow are made, as at a table.
fn go(game: &mut Madeira, texts: &str) {
    let mut legal = ActionList::new();
    for text in texts.split("; ") {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert!(offers(game, text), "`{text}` is not legal at {:?}: {:?}", game.step, options(game));
        play::step(game, action, &mut legal, &mut Silent);
    }
}

/// Takes one legal action, and no single choice after it; gives what happened.
fn told(game: &mut Madeira, text: &str) -> Vec<Event> {
    assert!(offers(game, text), "`{text}` is not legal: {:?}", options(game));
    let mut events = Vec::new();
    game.apply(text.parse().unwrap(), &mut events);
    events
}

/// The clause that forbids an action, which must not be legal.
fn forbidden(game: &Madeira, text: &str) -> &'static str {
    assert!(!offers(game, text), "`{text}` is legal");
    game.forbidden_by(text.parse().unwrap()).unwrap_or("no clause")
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
