//! What the log says where nothing, or something from nowhere in sight, happens.

use emporio_core::Player;
use emporio_madeira::{Building, Character, City, Colony, Event, Favour, Source, Step, Stuff, Unused};

use crate::{at_building, at_requests, before_maintenance, before_upkeep, favour, peopled, workers};

/// What was let be, in order.
fn unused(told: &[Event]) -> Vec<Unused> {
    let of = |event: &Event| if let Event::Unused { what, .. } = event { Some(*what) } else { None };
    told.iter().filter_map(of).collect()
}

/// [DEC-8, DEC-12, DEC-14, DEC-17] A die that does nothing is told, and so is an action of which no use was made.
#[test]
fn a_die_without_use_is_told() {
    let mut game = peopled(2, "1a, 2a");
    game.people[0].bread = 9;
    let mut idle = game.clone();
    idle.play("die 1; building moinho; nothing");
    assert_eq!(unused(&idle.told), [Unused::Die(Building::Moinho, Some(Character::Administrator))]);
    let mut none = game.clone();
    none.play("die 1; building moinho; action; stop");
    assert_eq!(unused(&none.told), [Unused::Workers]);
    game.play("die 1; building moinho; action; from 1a; to 1b; stop");
    assert_eq!(unused(&game.told), [], "one of two moves was made");
}

/// [BLD-6, DEC-23] Paid for without a worker in the Region; paid for with no favour to turn.
#[test]
fn a_building_without_use_is_told() {
    let mut game = at_building(2, Building::CasaDaCoroa);
    game.people[0].reals = 9;
    let mut idle = game.clone();
    idle.play("pay");
    assert_eq!(unused(&idle.told), [Unused::Building(Building::CasaDaCoroa)]);
    workers(&mut game, 0, "3a");
    favour(&mut game, 0, Favour::Monk, false);
    game.play("pay; stop");
    assert_eq!(unused(&game.told), [Unused::FaceDown]);
}

/// [MAY-2, MNT-3] Incomes name the place that they come from.
#[test]
fn incomes_say_from_where() {
    let income = |told: &[Event]| -> Vec<(Stuff, u16, Source)> {
        let of = |event: &Event| {
            if let Event::Income { what, amount, from, .. } = *event {
                Some((what, amount, from))
            } else {
                None
            }
        };
        told.iter().filter_map(of).collect()
    };
    let mut game = peopled(2, "funchal 1, porto_santo 1");
    game.people[0].bread = 9;
    game.play("die 1; building casa_da_coroa; action; stop");
    let (bread, reals) = (Source::City(City::PortoSanto), Source::City(City::Funchal));
    assert_eq!(income(&game.told), [(Stuff::Bread, 3, bread), (Stuff::Reals, 3, reals)]);
    let mut game = before_maintenance(2);
    workers(&mut game, 1, "india, india");
    game.play("done");
    assert_eq!(income(&game.told), [(Stuff::Wine, 2, Source::Colony(Colony::India))]);
}

/// [END-2, END-3, END-5] The end says what resources bring and what pirates cost, with their number.
#[test]
fn the_end_is_told_in_figures() {
    let mut game = at_requests(2, 5);
    (game.people[0].wood, game.people[0].reals) = (6, 1);
    game.people[0].pirates = 25;
    game.people[1].pirates = 3;
    game.step = Step::Offer { left: 0 };
    game.play("offer 0");
    let (zero, one) = (Player(0), Player(1));
    let end = [
        Event::Over,
        Event::Sold { player: zero, points: 1 },
        Event::Revealed { player: zero, pirates: 25, loss: 21 },
        Event::Sold { player: one, points: 0 },
        Event::Revealed { player: one, pirates: 3, loss: 8 },
    ];
    assert_eq!(game.told[game.told.len() - end.len()..], end);
}

/// [WOOD-5] Bought wood is paid at the end, as such.
#[test]
fn bought_wood_is_paid_as_such() {
    let mut game = before_upkeep("forest");
    game.people[0].reals = 5;
    game.play("done; upkeep 1");
    let paid = Event::WoodPaid { player: Player(0), cost: 1 };
    assert!(game.told.contains(&paid), "{:?}", game.told);
}
