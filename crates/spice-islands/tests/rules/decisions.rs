//! Decisions: what is asked, in which form, and what is not.

use emporio_core::play::settle;
use emporio_core::{ActionList, Dispatch, Player, Silent, Turn};
use emporio_spice_islands::{Company, Ending, Hunter, Phase, Target, Vote};

use super::*;

/// [DEC-2, DEC-3] Source and action; dice of one colour are alike, and the list has no doubles.
#[test]
fn actions_name_their_colour() {
    let mut table = table(3);
    captain(&mut table, GREEN, 0);
    dice(&mut table, "green green green navy");
    let list = table.listed();
    let mut distinct = list.clone();
    distinct.sort();
    distinct.dedup();
    assert_eq!(distinct.len(), list.len());
    assert_eq!(list.iter().filter(|action| *action == "elect green").count(), 1);
    assert!(list.iter().all(|action| !action.starts_with("captain:") || action.contains("green")));
}

/// [DEC-4] Two ships alike are one choice; with other cargo or place they are two.
#[test]
fn ships_alike_are_one_choice() {
    let mut table = table(3);
    ships(&mut table, Company::Green, ("s2", "green"), ("s2", "green"));
    pirates(&mut table, "s2", "");
    dice(&mut table, "green pirates");
    assert_eq!(table.offered_like("sail"), ["sail green at s2 with green"]);
    assert_eq!(table.offered_like("attack"), ["attack green at s2 with green"]);
    ships(&mut table, Company::Green, ("s2", "green"), ("s2", "blue"));
    assert_eq!(table.offered_like("sail").len(), 2);
    assert_eq!(table.offered_like("attack").len(), 2);
}

/// [DEC-4] Whichever of two ships made the move, the state is the same.
#[test]
fn the_two_ships_have_one_order() {
    let way = |first: &str, second: &str| {
        let mut table = table(3);
        ships(&mut table, Company::Green, ("s2", "green"), ("s1", "green"));
        dice(&mut table, "green green green");
        play_all(&mut table, &[first, second]);
        table
    };
    let far = way("sail green at s2 with green", "sail green at s1 with green");
    let near = way("sail green at s1 with green", "sail green at s2 with green");
    assert_eq!(far.state, near.state);
}

/// [DEC-6, TRN-7] `end turn` only when all dice are spent and a free action is open.
#[test]
fn the_turn_is_ended_by_hand_only_to_decline() {
    let mut table = table(3);
    captain(&mut table, GREEN, 0);
    dice(&mut table, "blue");
    assert!(!table.offers("end turn"));
    table.take("elect blue");
    assert!(table.offers("end turn"));
    table.take("end turn");
    assert_eq!((table.phase, table.active), (Phase::Roll, Player(1)));
    dice(&mut table, "blue");
    table.take("elect blue");
    assert_eq!((table.phase, table.active), (Phase::Roll, Player(2)));
}

/// [DEC-7] No question when the colours are alike.
#[test]
fn units_alike_need_no_choice() {
    let mut table = chase(("s2", "green green"), ("s2", ""), "pirates pirates");
    play_all(&mut table, &["attack blue at s2 with green green", "skulls 1"]);
    assert_eq!((table.phase, table.pirates.cargo), (Phase::Act, cargo("green")));
}

/// [DEC-7, PIR-5, PIR-6] With larger holds several choices follow each other, every set in one way only.
#[test]
fn larger_holds_ask_in_order() {
    let mut start = chase_with(
        &options(r#"{"data":{"hold":{"merchant":4,"pirate":3}}}"#),
        ("s2", "green blue yellow yellow"),
        ("s2", "spice"),
        "pirates pirates",
    );
    play_all(&mut start, &["attack blue at s2 with green blue yellow yellow", "skulls 3"]);
    let mut ends: Vec<(String, [u8; 4])> = Vec::new();
    let mut open = vec![start];
    while let Some(table) = open.pop() {
        if matches!(table.phase, Phase::Pick(_)) {
            for action in table.listed() {
                let mut next = table.clone();
                next.take(&action);
                open.push(next);
            }
        } else {
            ends.push((table.pirates.cargo.to_string(), table.removed));
        }
    }
    // Taken: gby, gyy, byy. Kept two of each: gb, gy, by; gy, yy; by, yy.
    assert_eq!(ends.len(), 7);
    ends.sort();
    ends.dedup();
    assert_eq!(ends.len(), 7);
}

/// [DEC-9] A single option is taken without asking.
#[test]
fn a_single_option_is_no_question() {
    let mut table = table(2);
    pirates(&mut table, "s1", "");
    table.mutiny = 0;
    dice(&mut table, "pirates");
    let mut list = ActionList::new();
    settle(&mut table.state, &mut list, &mut Silent);
    assert_eq!(table.turn(), Turn::Player(Player(0)));
    assert!(list.len() >= 2);
    // A free action that is lost with its pawn leaves nothing to ask.
    let mut gone = super::table(2);
    captain(&mut gone, GREEN, 0);
    gone.revenue[0] = 3;
    dice(&mut gone, "green");
    gone.take("revenue green");
    assert_eq!(gone.turn(), Turn::Chance);
}

/// [DEC-3] On a map with branches `sail` names the space.
#[test]
fn branches_are_named() {
    let diamond = r#"{"map":"direct","data":{"map":{"sea_spaces":4,"blue":[["europe","s1"],["s1","s2"],["s1","s3"],["s2","s4"],["s3","s4"],
                      ["s4","spice_islands"]]}}}"#;
    let mut table = table_with(&options(diamond), 3);
    ships(&mut table, Company::Green, ("s1", "green"), ("s4", "spice"));
    dice(&mut table, "green green");
    assert_eq!(
        table.offered_like("sail"),
        [
            "sail green at s1 with green to s2",
            "sail green at s1 with green to s3",
            "sail green at s4 with spice to s2",
            "sail green at s4 with spice to s3",
        ]
    );
    assert_eq!(table.forbidden("sail green at s1 with green"), "DEC-3");
    assert_eq!(table.forbidden("sail green at s1 with green to europe"), "SAIL-2");
    table.take("sail green at s1 with green to s3");
    assert_eq!(ship_places(&table, Company::Green), pair(("s3", "green"), ("s4", "spice")));
    // There the space is named also where only one way leads on.
    assert!(table.offers("sail green at s3 with green to s4"));
    assert_eq!(table.forbidden("sail green at s3 with green"), "DEC-3");
}

/// [DEC-3] On a map without branches no `sail` names the space.
#[test]
fn without_branches_nothing_is_named() {
    let table = voyage(Company::Green, ("s1", "green"), ("s4", "spice"), "green");
    assert_eq!(table.forbidden("sail green at s1 with green to s2"), "DEC-3");
}

/// [TRN-6, DEC-2] An action that does not belong to the step stops the program loudly; it is never ignored.
#[test]
fn an_action_of_another_step_is_a_loud_stop() {
    let vote = |organisation| Phase::Vote(Vote { organisation, roller: Player(0), rolled: [0; 5] });
    let strays = [
        (Phase::Deal(Player(0)), "first P0"),
        (Phase::First, "deal green"),
        (Phase::Roll, "pass"),
        (Phase::Buy { rounds: 1, buyer: Player(0) }, "elect green"),
        (Phase::Act, "pass"),
        (Phase::AfterMove(Hunter::Navy), "attack pirates"),
        (Phase::Attack(Target::PirateShip), "best 3"),
        (vote(GREEN), "skulls 1"),
        (vote(PIRATES), "best 1"),
        (Phase::Tie { organisation: GREEN, tied: 6 }, "first P1"),
        (Phase::Over(Ending::Green), "end turn"),
    ];
    for (phase, action) in strays {
        let mut table = table(3);
        dice(&mut table, "green navy");
        table.phase = phase;
        let message = std::panic::catch_unwind(move || table.apply(action.parse().unwrap(), &mut Silent))
            .expect_err(action)
            .downcast::<String>();
        assert!(message.is_ok_and(|text| text.contains("does not belong to")), "{action}");
    }
}
