//! Chance (RNG) and hidden information (HID).

use std::collections::HashSet;

use emporio_core::{
    ActionList, Chance, Dispatch, Hidden, Opening, Player, Rng, Seat, Silent, Turn, Viewer, Views, play,
};
use emporio_madeira::Event;

use super::*;

/// [RNG-1, RNG-2, RNG-3, RNG-4, RNG-5] Tiles are drawn without replacement, evenly among those left.
#[test]
fn tiles_are_drawn_evenly() {
    let mut game = table(&Options::default(), 4);
    let weights = |game: &Scene| {
        let mut list = ActionList::new();
        game.legal_actions(&mut list);
        list.iter().map(|outcome| game.chance_weight(*outcome)).collect::<Vec<u64>>()
    };
    assert_eq!(weights(&game), [1, 1, 1, 1]);
    game.play("initial request 1; initial request 2; initial request 3");
    assert_eq!(weights(&game), [1], "the last is still an outcome of its own");
    game.play("initial request 4");
    assert_eq!(weights(&game), [4, 4, 4, 4, 4], "20 tiles, 4 of each type");
    game.play("request tile prosperity; request tile prosperity");
    assert_eq!(weights(&game), [4, 4, 4, 4, 2]);
    game.play("request tile prosperity; request tile prosperity");
    assert_eq!(weights(&game), [4, 4, 4, 4]);
    let mut rng = Rng::new(1);
    while !matches!(game.step, Step::FavourTile { .. }) {
        let outcome = game.sample_chance(&mut rng);
        game.apply(outcome, &mut Silent);
    }
    assert_eq!(weights(&game), [1; 12]);
    while !matches!(game.step, Step::RewardTile { .. }) {
        let outcome = game.sample_chance(&mut rng);
        game.apply(outcome, &mut Silent);
    }
    assert_eq!(weights(&game), [1; 4]);
    let mut game = before_maintenance(2);
    game.phase = Phase::Preparation;
    game.step = Step::CharacterTile { placed: 0 };
    assert_eq!(weights(&game), [1; 4]);
}

/// [RNG-6, RNG-7, RNG-8] A die shows 1, 2 or 3 with probability 1/3 each.
#[test]
fn dice_are_even() {
    let mut game = before_maintenance(2);
    game.phase = Phase::Preparation;
    for step in [Step::PirateDie { rolled: 0 }, Step::GuildDie { rolled: 0 }] {
        game.step = step;
        assert_eq!(game.listed(), ["roll 1", "roll 2", "roll 3"]);
        assert_eq!([1, 2, 3].map(|value| game.chance_weight(Action::Roll(value))), [2, 2, 2]);
    }
    let mut game = at_building(2, Building::Moinho);
    game.step = Step::BuildingDie { rolled: 0 };
    assert_eq!(game.listed(), ["roll 1", "roll 2", "roll 3"]);
    let mut rng = Rng::new(3);
    let seen: HashSet<Action> = (0..50).map(|_| game.sample_chance(&mut rng)).collect();
    assert_eq!(seen.len(), 3);
}

/// [HID-1, HID-4] A player sees their own pirates and of the others only whether they are 0; their worlds agree with that.
#[test]
fn pirates_of_others_are_hidden() {
    let mut game = scene(3);
    game.people[0].pirates = 7;
    game.people[1].pirates = 5;
    let view = game.view(Viewer::Player(Player(0)));
    let seen: Vec<_> = view.players.iter().map(|player| (player.pirates, player.has_pirates)).collect();
    assert_eq!(seen, [(Some(7), true), (None, true), (None, false)]);
    let seat = Seat::new(&game.state, Player(0), &[]);
    let mut rng = Rng::new(9);
    let totals: HashSet<u16> = (0..100).map(|_| seat.world(&mut rng).people[1].pirates).collect();
    assert!(totals.len() > 3 && !totals.contains(&0), "{totals:?}");
    for _ in 0..20 {
        let world = seat.world(&mut rng);
        assert_eq!((world.people[0].pirates, world.people[2].pirates), (7, 0));
        assert_eq!(world.view(Viewer::Player(Player(0))), view);
    }
}

/// [HID-2] Each change of pirates is told to all with its amount; the view carries no running sum.
#[test]
fn changes_of_pirates_are_public() {
    let mut game = at_building(2, Building::Moinho);
    let events = game.take("pirates");
    let gained = Event::PirateGained { player: Player(0), amount: 1 };
    assert!(events.contains(&gained));
    for viewer in Viewer::all(2) {
        assert_eq!(Madeira::seen_by(&gained, viewer), Some(gained));
    }
    let mut game = scene(2);
    favour(&mut game, 0, Favour::Policeman, true);
    game.people[0].pirates = 9;
    let events = game.take("favour policeman");
    assert!(events.contains(&Event::PirateDiscarded { player: Player(0), amount: 4 }));
    let json = serde_json::to_string(&game.view(Viewer::Player(Player(1)))).unwrap();
    assert_eq!(json.matches("\"pirates\":null").count(), 1, "P0's total is not there");
}

/// [HID-3, HID-5] Everything else is the same for all viewers.
#[test]
fn everything_else_is_open() {
    let mut game = Madeira::new(&Options::default(), 3).unwrap();
    let mut rng = Rng::new(11);
    let mut legal = ActionList::new();
    play::settle(&mut game, &mut legal, &mut Silent);
    for _ in 0..300 {
        if game.turn() == Turn::Over {
            break;
        }
        let mut views: Vec<_> = Viewer::all(3).map(|viewer| game.view(viewer)).collect();
        for view in &mut views {
            view.players.iter_mut().for_each(|player| player.pirates = None);
            // What the viewer would harvest or draw follows from what is open, and is told to nobody else.
            view.regions.iter_mut().for_each(|region| region.harvest.clear());
            view.cities.iter_mut().for_each(|city| city.draws = 0);
            // So does what is closed to whoever is asked, but for their own pirates.
            view.closed.clear();
        }
        assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
        let action =
            if game.turn() == Turn::Chance { game.sample_chance(&mut rng) } else { rng.pick(&legal) };
        play::step(&mut game, action, &mut legal, &mut Silent);
    }
}

/// [RNG-9] The last of the dice of a building is the pirate die, whatever was placed when.
#[test]
fn the_pirate_die_is_rolled_last() {
    let mut game = at_building(2, Building::Moinho);
    game.sites[0].guild_dice = 1;
    game.sites[0].pirate_die = true;
    game.step = Step::BuildingDie { rolled: 0 };
    game.play("roll 2; roll 3");
    assert_eq!(game.phase, Phase::Buildings { number: 0, guild_sum: 2, pirate: 3 });
}
