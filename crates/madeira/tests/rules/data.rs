//! The data file: read, corrected by an owner of the box, refused where it cannot be.

use emporio_core::{Figures, Match, Opening, Positions, Record, Rng, Setup, Status, Turn, Viewer, Views};
use emporio_madeira::{DATA_FILE, Data};
use serde_json::{Value, json};

use super::*;

fn with_data(data: Value) -> Options {
    serde_json::from_value(json!({ "data": data })).unwrap()
}

/// The reason for which a corrected file is refused.
fn refused(from: &str, to: &str) -> String {
    assert!(DATA_FILE.contains(from), "{from}");
    Madeira::data_from_toml(&DATA_FILE.replacen(from, to, 1)).expect_err(to).to_string()
}

/// The line on which a text stands in the data file.
fn line(text: &str) -> usize {
    DATA_FILE[..DATA_FILE.find(text).unwrap()].lines().count() + 1
}

/// Every figure of the file has a status of its own, and none is said twice.
#[test]
fn every_figure_has_a_status() {
    let figures = Madeira::figures(&Options::default());
    assert!(figures.len() > 300, "{} figures", figures.len());
    for figure in &figures {
        assert_ne!(figure.status, Status::Table, "{figure:?}");
    }
    let ids: std::collections::HashSet<&str> = figures.iter().map(|figure| figure.id.as_str()).collect();
    assert_eq!(ids.len(), figures.len());
    let status = |id: &str| figures.iter().find(|figure| figure.id == id).unwrap().status;
    assert_eq!(status("cities.funchal.majority"), Status::Book);
    assert_eq!(status("cities.machico.otherwise"), Status::Reconstructed);
    assert_eq!(status("general.die_faces"), Status::Inferred);
    assert_eq!(status("markets.sugar.slots.4.reals"), Status::Book);
    assert_eq!(status("players.3.guild_dice"), Status::Book);
    assert_eq!(status("players.3.rows"), Status::Inferred, "9 dice in groups of three");
    let open = figures.iter().filter(|figure| figure.id.contains(".slots.") && figure.id.ends_with(".at"));
    assert!(open.clone().count() == 31 && open.clone().all(|figure| figure.status != Status::Book));
}

/// The file itself changes nothing; a corrected figure is found, put in force, stored and shown as the table's.
#[test]
fn an_owner_corrects_a_figure() {
    assert_eq!(Madeira::data_from_toml(DATA_FILE).unwrap(), json!({}));
    let text = DATA_FILE.replacen("majority = 15\notherwise = 9", "majority = 14\notherwise = 7", 1);
    let changes = Madeira::data_from_toml(&text).unwrap();
    assert_eq!(changes, json!({ "cities": { "machico": { "majority": 14, "otherwise": 7 } } }));
    let options = with_data(changes);
    let mut game = Match::<Madeira>::new(Setup::plain(options.clone(), 2)).unwrap();
    assert_eq!(game.state().data.cities[2].majority, 14);
    let city = &game.state().view(Viewer::Spectator).cities[2];
    assert_eq!((city.majority, city.status), (14, Status::Table));
    let figures = Madeira::figures(&options);
    let shown = figures.iter().find(|figure| figure.id == "cities.machico.otherwise").unwrap();
    assert_eq!((shown.value.as_str(), shown.status), ("7", Status::Table));
    let mut rng = Rng::new(5);
    game.advance(&mut rng);
    while let Turn::Player(player) = game.turn() {
        let action = rng.pick(game.legal());
        game.try_apply(emporio_core::Actor::Player(player), action).unwrap();
        game.advance(&mut rng);
    }
    let record: Record = game.record().to_string().parse().unwrap();
    let again = Match::<Madeira>::from_record(&record).unwrap();
    assert_eq!(
        (again.state(), again.state().data.cities[2].otherwise),
        (game.state(), 7),
        "stored with the record"
    );
}

/// A short file with the corrected entries alone will do; its status words are allowed and not kept.
#[test]
fn a_short_file_will_do() {
    let changes =
        Madeira::data_from_toml("[windmill]\ntop = 8\nstatus = \"book\"\n[fields.2a]\nwood = [1, 2, 3]\n")
            .unwrap();
    assert_eq!(changes, json!({ "windmill": { "top": 8 }, "fields": { "2a": { "wood": [1, 2, 3] } } }));
    let game = Madeira::new(&with_data(changes), 4).unwrap();
    assert_eq!((game.data.windmill.top, wood_on(&game, "2a")), (8, 3));
}

/// Each change, from this to that, is refused for a reason.
fn are_refused(changes: &[(&str, &str, &str)]) {
    for (from, to, reason) in changes {
        let error = refused(from, to);
        assert!(error.contains(reason), "{error}");
    }
}

/// The refusal names the line of the file.
fn names_its_line(from: &str, to: &str) {
    let error = refused(from, to);
    assert!(error.contains(&format!("line {}", line(from))), "{error}");
}

/// [SET-8, SET-13, SET-14, SET-15] Wrong counts are refused with the line and the reason.
#[test]
fn wrong_counts_are_refused() {
    are_refused(&[
        ("two_heads = 2", "two_heads = 3", "11 request tiles at 2 players; the book says 10"),
        ("guild_dice = 6", "guild_dice = 7", "7 is not a whole number from 6 to 6"),
        (
            "reals = 10\nat = [3, 4]",
            "reals = 10\nat = [2, 3, 4]",
            "4 slots in use at 2 players; the book says 3",
        ),
        ("wine = 3\nat = [4]", "wine = 3\nat = [3]", "4 slots in use at 4 players; the book says 5"),
        (
            "wine = 2\nat = [3, 4]",
            "wine = 2\nat = [2, 4]",
            "a slot used at 2 players is used at 3 too (SET-14)",
        ),
        ("pile = \"a\"", "pile = \"b\"", "3 rewards in pile a"),
        ("wood = [0, 0, 0]", "wood = [0, 0]", "2 numbers instead of 3"),
        ("order = 2", "order = 1", "1 is already taken"),
    ]);
    names_its_line("two_heads = 2", "two_heads = 3");
}

/// Unknown goods, slots out of range, unknown figures, wrong kinds and broken TOML are refused with line and reason.
#[test]
fn impossible_figures_are_refused() {
    are_refused(&[
        ("good = \"wine\"", "good = \"rum\"", "\"rum\" is none of wheat, sugar, wine"),
        ("becomes = \"sugar\"", "becomes = \"wine\"", "wheat never becomes wine"),
        ("quantity = 1\nreals = 1\n", "quantity = 40\nreals = 1\n", "40 is not a whole number from 1 to 20"),
        (
            "[markets.wheat.slots.4]",
            "[markets.wheat.slots.9]",
            "no such figure; there are 1, 2, 3, 4, double",
        ),
        ("at = [2]", "at = [2, 3]", "SET-15"),
        ("wine = 3\nat = [4]", "wine = 3\nat = [5]", "5 is not a whole number from 2 to 4"),
        ("majority = 12", "majority = \"twelve\"", "a word instead of a number"),
        ("majority = 12", "majority = 12.5", "a decimal number"),
        ("status = \"book\"", "status = \"guessed\"", "no status"),
        ("price = [1, 3, 6, 10, 15, 21]", "price = [1, 3, 2, 10, 15, 21]", "cannot cost less"),
        ("bottom = 0\n", "bottom = 6\n", "windmill"),
    ]);
    names_its_line("good = \"wine\"", "good = \"rum\"");
    names_its_line("[markets.wheat.slots.4]", "[markets.wheat.slots.9]");
    let error = Madeira::data_from_toml("[cities\nx").unwrap_err().to_string();
    assert!(error.contains("line 1"), "{error}");
    let error = Madeira::data_from_toml("\n\n[cities.lisboa]\nmajority = 3\n").unwrap_err().to_string();
    assert!(error.contains("line 3") && error.contains("porto_santo, funchal, machico"), "{error}");
}

/// Options of a table are checked like a file: unknown keys, status words and impossible figures are refused.
#[test]
fn options_are_checked_too() {
    let new = |data: Value| Madeira::new(&with_data(data), 2);
    assert!(new(json!({ "cities": { "funchal": { "majority": 13 } } })).is_ok());
    for (data, reason) in [
        (json!({ "citys": {} }), "no such figure"),
        (json!({ "cities": { "funchal": { "majority": -1 } } }), "0 to 99"),
        (json!({ "cities": { "funchal": { "status": "book" } } }), "not their status"),
        (json!({ "cities": 3 }), "instead of an entry"),
    ] {
        let error = new(data.clone()).unwrap_err().to_string();
        assert!(error.contains(reason), "{data}: {error}");
    }
    assert!(serde_json::from_value::<Options>(json!({ "colour": "red" })).is_err());
}

/// Equal figures compare equal, whatever way they came; a position takes them from the options.
#[test]
fn equal_data_compare_equal() {
    let data = json!({ "cities": { "machico": { "majority": 14 } } });
    let one = Madeira::new(&with_data(data.clone()), 3).unwrap();
    let two = Madeira::new(&with_data(data.clone()), 3).unwrap();
    assert_eq!(one, two);
    assert_ne!(one, Madeira::new(&Options::default(), 3).unwrap());
    assert_eq!(Data::standard(), Data::of(&Options::default()).unwrap());
    let read = Madeira::from_position(&with_data(data), 3, &one.to_position()).unwrap();
    assert_eq!(read, one);
    assert!(one.to_position().get("data").is_none(), "a position is written without the figures");
}

/// A table with quite other figures is played to its end by the same laws.
#[test]
fn a_corrected_table_keeps_the_laws() {
    let data = json!({
        "general": { "die_faces": [1, 2, 3, 4, 5, 6] },
        "windmill": { "bottom": 1, "top": 9, "wheat_for_up": 1 },
        "pass_spaces": { "1": { "at": [3, 4] } },
        "buildings": { "moinho": { "order": 5 }, "fortaleza": { "order": 1 } },
        "rows": { "4": { "1": { "guilds": [1, 2] } } },
        "markets": { "wheat": { "slots": { "double": { "quantity": [2, 6], "reals": [5, 30] } } } },
    });
    for players in 2..=4 {
        emporio_core::laws::check::<Madeira>(&with_data(data.clone()), players, 20);
    }
}
