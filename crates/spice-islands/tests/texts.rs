//! Everything can be said in both languages.

use emporio_core::{Lang, Opening, Outline, Player, Words};
use emporio_spice_islands::{
    Action, Cargo, Company, Event, Hunter, Options, Organisation, Phase, ShipName, Source, Space,
    SpiceIslands, Unit,
};
use emporio_texts::Speaker;

#[test]
fn every_word_is_there_for_every_number_of_players() {
    for players in 2..=5 {
        emporio_texts::law::check::<SpiceIslands>(&Options::default(), players, 1);
    }
}

#[test]
fn every_word_is_there_with_other_options() {
    let branches = r#"{"attack_cost":"free_after_move","attack_when":"strict","captain_colour":"any","two_bonus":"treasury",
        "map":"direct","data":{"map":{"blue":[["europe","s1"],["s1","s2"],["s1","s3"],["s2","s4"],["s3","s4"],["s4","spice_islands"]]}}}"#;
    emporio_texts::law::check::<SpiceIslands>(&serde_json::from_str(branches).unwrap(), 2, 1);
    let beside = r#"{"attack_cost":"beside_move","two_deal":"any_each"}"#;
    emporio_texts::law::check::<SpiceIslands>(&serde_json::from_str(beside).unwrap(), 2, 1);
    let stopped = r#"{"turn_limit":9}"#;
    emporio_texts::law::check::<SpiceIslands>(&serde_json::from_str(stopped).unwrap(), 3, 1);
}

/// Endings and tooltips that a short random game may not come to say.
#[test]
fn rare_words_are_there() {
    for lang in [Lang::EN, Lang::IT] {
        let speaker = Speaker::new(lang, Some(SpiceIslands::META.locales));
        for ending in ["green", "blue", "yellow", "spices", "turn_limit"] {
            assert!(speaker.knows(&format!("ending-{ending}")), "{ending}");
        }
        for name in [
            "organisation-green",
            "organisation-navy",
            "organisation-pirates",
            "unit-spice",
            "space-madagascar",
            "captain",
        ] {
            assert!(speaker.knows(&format!("{name}-does")), "{name}");
        }
    }
}

fn space(name: &str) -> Space {
    Space::from_name(name).unwrap()
}

/// What an event says in both languages.
fn said(event: &Event) -> [String; 2] {
    [Lang::EN, Lang::IT].map(|lang| {
        let speaker = Speaker::new(lang, Some(SpiceIslands::META.locales));
        speaker.try_say(&SpiceIslands::event_text(event), &["Ada".to_string()]).unwrap()
    })
}

/// One and several, articles and prepositions, and the share that comes with a company's pawn.
#[test]
fn sentences_fit_their_numbers() {
    let (player, organisation, company) = (Player(0), Organisation::Green, Company::Yellow);
    let (europe, islands, sea) = (Space::EUROPE, Space::SPICE_ISLANDS, space("s3"));
    let (one, two) = (Cargo::one(Unit::Spice), Cargo::one(Unit::Green).plus(Cargo::one(Unit::Green)));
    let sentences = [
        (
            Event::Dealt { player, organisation, share: true },
            "Ada is dealt the captain pawn of the green company, and its dearest share with it.",
            "Ada riceve la pedina capitano della compagnia verde e il suo titolo più caro.",
        ),
        (
            Event::Dealt { player, organisation: Organisation::Pirates, share: false },
            "Ada is dealt the captain pawn of the pirates.",
            "Ada riceve la pedina capitano dei pirati.",
        ),
        (
            Event::SharesReturned { organisation, shares: 1 },
            "1 share of the green company goes back to the pile.",
            "1 titolo della compagnia verde torna nel mazzo.",
        ),
        (
            Event::Sailed { player, company, from: europe, to: sea, cargo: two },
            "Ada sails the yellow ship from Europe to S3.",
            "Ada muove la nave gialla dall'Europa a S3.",
        ),
        (
            Event::HunterMoved { player, hunter: Hunter::Navy, from: sea, to: islands },
            "Ada moves the navy from S3 to the Spice Islands.",
            "Ada muove la marina da S3 alle Isole delle Spezie.",
        ),
        (
            Event::Delivered { company, place: islands, cargo: two },
            "The yellow ship unloads in the Spice Islands: 2 green goods.",
            "La nave gialla scarica nelle Isole delle Spezie: 2 beni verdi.",
        ),
        (
            Event::Looted { company, kept: one, lost: Cargo::EMPTY },
            "Loot from the yellow ship: 1 spice into the hold.",
            "Bottino dalla nave gialla: 1 spezia in stiva.",
        ),
        (
            Event::Looted { company, kept: one, lost: two },
            "Loot from the yellow ship: 1 spice into the hold, 2 green goods out of the game.",
            "Bottino dalla nave gialla: 1 spezia in stiva, 2 beni verdi fuori gioco.",
        ),
        (
            Event::Looted { company, kept: Cargo::EMPTY, lost: one },
            "No room for the loot from the yellow ship: 1 spice out of the game.",
            "Non c'è posto per il bottino dalla nave gialla: 1 spezia fuori gioco.",
        ),
        (
            Event::BestRolled { player, dice: 1, best: 6 },
            "Ada: 1 die, the best is 6.",
            "Ada: 1 dado, il migliore è 6.",
        ),
        (
            Event::SkullsRolled { player, dice: 3, skulls: 0 },
            "Ada: 3 dice, no skull.",
            "Ada: 3 dadi, nessun teschio.",
        ),
    ];
    for (event, english, italian) in sentences {
        assert_eq!(said(&event), [english, italian]);
    }
}

/// [DEC-3, UNL-2, PIR-4] A choice says where a ship goes, what it brings on arrival, and what an attack rolls.
#[test]
fn choices_say_what_comes_of_them() {
    let mut game = SpiceIslands::new(&Options::default(), 3).unwrap();
    let ship = |place: &str, cargo| ShipName { company: Company::Blue, place: space(place), cargo };
    let goods = Cargo::one(Unit::Green).plus(Cargo::one(Unit::Blue));
    let source = Source::Die;
    game.pirates.place = space("s5");
    let said = |action| {
        [Lang::EN, Lang::IT].map(|lang| {
            let speaker = Speaker::new(lang, Some(SpiceIslands::META.locales));
            speaker.try_say(&game.action_text(action), &["Ada".to_string()]).unwrap()
        })
    };
    assert_eq!(
        said(Action::Sail { source, ship: ship("europe", goods), to: None }),
        [
            "sail the blue ship from Europe to S1 with 1 green good, 1 blue good",
            "muovi la nave blu dall'Europa a S1 con 1 bene verde, 1 bene blu",
        ]
    );
    assert_eq!(
        said(Action::Sail { source, ship: ship("s4", goods), to: None }),
        [
            "sail the blue ship from S4 to the Spice Islands: green company +$10, blue company +$16",
            "muovi la nave blu da S4 alle Isole delle Spezie: compagnia verde +10\u{a0}$, compagnia blu +16\u{a0}$",
        ]
    );
    assert_eq!(
        said(Action::PirateAttack { source, ship: ship("s5", Cargo::one(Unit::Spice)) }),
        [
            "attack the blue ship at S5 with 1 spice (2 dice: 31\u{a0}%)",
            "attacca la nave blu in S5 con 1 spezia (2 dadi: 31\u{a0}%)",
        ]
    );
}

/// [UNL-4, PIR-2, NAV-2, PIR-12] A choice says what weighs most: the pawn that a first move gives, the captain's own money,
/// and what a sale pays to whom.
#[test]
fn choices_say_who_becomes_captain_and_who_is_paid() {
    let mut game = SpiceIslands::new(&Options::default(), 3).unwrap();
    let ship = ShipName { company: Company::Blue, place: space("s4"), cargo: Cargo::one(Unit::Blue) };
    let source = Source::Die;
    game.active = Player(0);
    game.navy = space("s2");
    game.pirates.place = space("s5");
    let said = |game: &SpiceIslands, action| {
        [Lang::EN, Lang::IT].map(|lang| {
            let speaker = Speaker::new(lang, Some(SpiceIslands::META.locales));
            speaker.try_say(&game.action_text(action), &["Ada".to_string(), "Bea".to_string()]).unwrap()
        })
    };
    let navy = Action::NavyMove { source, to: space("s3") };
    assert_eq!(
        said(&game, navy),
        [
            "move the navy from S2 to S3 and become captain of the navy",
            "muovi la marina da S2 a S3 e diventa capitano della marina",
        ]
    );
    game.captain[Organisation::Navy.index()] = Some(Player(1));
    assert_eq!(said(&game, navy), ["move the navy from S2 to S3", "muovi la marina da S2 a S3"]);

    game.captain[Organisation::Blue.index()] = Some(Player(1));
    assert_eq!(
        said(&game, Action::Sail { source, ship, to: None }),
        [
            "sail the blue ship from S4 to the Spice Islands: blue company +$13, Bea as captain +$1",
            "muovi la nave blu da S4 alle Isole delle Spezie: compagnia blu +13\u{a0}$, Bea da capitano +1\u{a0}$",
        ]
    );

    let home = Action::PirateMove { source, to: Space::MADAGASCAR };
    assert_eq!(
        said(&game, home)[0],
        "move the pirates from S5 to Madagascar and become captain of the pirates"
    );
    game.pirates.cargo = Cargo::one(Unit::Spice);
    game.shares[Organisation::Pirates.index()][1] = 1;
    game.piles[Organisation::Pirates.index()].left -= 1;
    assert_eq!(
        said(&game, home),
        [
            "move the pirates from S5 to Madagascar and sell 1 spice: Ada +$5, Bea +$5",
            "muovi i pirati da S5 in Madagascar e vendi 1 spezia: Ada +5\u{a0}$, Bea +5\u{a0}$",
        ]
    );
}

/// [CAP-1] The free action is offered in words only where there is one.
#[test]
fn the_question_names_the_free_action_only_where_it_is_open() {
    let mut game = SpiceIslands::new(&Options::default(), 3).unwrap();
    let speaker = Speaker::new(Lang::EN, Some(SpiceIslands::META.locales));
    game.phase = Phase::Act;
    game.dice[0] = 1;
    assert!(speaker.try_say(&game.prompt(), &[]).unwrap().starts_with("Spend a die: "));
    game.free_action = true;
    game.usable.add(Organisation::Green);
    assert!(speaker.try_say(&game.prompt(), &[]).unwrap().starts_with("Spend a die or your free action: "));
}
