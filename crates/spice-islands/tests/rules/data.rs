//! The figures: their status, overriding them, refusing what cannot be.

use emporio_core::golden::random_match;
use emporio_core::{Boards, Figures, Invariants, Match, Opening, Outline, Record, Status, Views};
use emporio_spice_islands::Company;

use super::*;

fn figure(options: &Options, id: &str) -> (String, String) {
    let all = SpiceIslands::figures(options);
    let row = all.iter().find(|figure| figure.id == id).unwrap_or_else(|| panic!("no figure {id}"));
    (row.value.clone(), row.status.to_string())
}

/// [CFG-1, DAT-1, DAT-2, DAT-3, DAT-4, DAT-5, DAT-6, DAT-7, DAT-8, DAT-9, DAT-10, DAT-11, DAT-12, DAT-13, DAT-14, DAT-15, DAT-16, DAT-17, DAT-18] Every figure stands in the file with the page's value and status.
#[test]
fn every_figure_has_its_value_and_status() {
    let rows: [(&str, &str, &str); 46] = [
        ("map.sea_spaces", "5", "reconstructed"),
        ("map.blue", "europe-s1, s1-s2, s2-s3, s3-s4, s4-spice_islands", "inferred"),
        ("map.grey", "s2-s5, s3-s5, s5-madagascar", "reconstructed"),
        ("dice.coloured", "4", "book"),
        ("dice.coloured_faces", "green, blue, yellow, orange, black, purple", "inferred"),
        ("dice.pirate_faces", "skull, 2, 3, 4, 5, 6", "inferred"),
        ("dice.skull_counts", "1", "book"),
        ("shares.prices", "1, 1, 2, 2, 3, 3, 4, 4, 5, 5", "reconstructed"),
        ("units.goods", "10", "book"),
        ("units.spices", "10", "book"),
        ("units.spices_aboard", "1", "book"),
        ("hold.merchant", "2", "book"),
        ("hold.pirate", "2", "book"),
        ("tracks.length", "4", "book"),
        ("money.start", "20", "book"),
        ("delivery.good", "10", "book"),
        ("delivery.fee", "3", "book"),
        ("delivery.spice", "15", "book"),
        ("delivery.captain", "1", "book"),
        ("pirates.sale", "10", "book"),
        ("pirates.captain_part", "2", "book"),
        ("pirates.two_player_captain", "1", "book"),
        ("navy.unit", "5", "book"),
        ("navy.unit_captain", "1", "book"),
        ("navy.sinking_captain", "5", "book"),
        ("navy.discarded_share", "5", "book"),
        ("fixed.ports", "europe, spice_islands (merchant ports), madagascar (pirate port)", "book"),
        ("fixed.pirate_dice_in_the_box", "8", "book"),
        ("fixed.cap_on_pirate_dice", "none", "inferred"),
        ("fixed.grey_routes_to_madagascar", "2", "inferred"),
        ("fixed.shares_of_each_organisation", "10", "book"),
        ("fixed.highest_price", "5", "book"),
        ("fixed.ships_on_the_board", "2 green, 2 blue, 2 yellow, 1 orange, 1 black", "book"),
        ("fixed.navy_hold", "0", "book"),
        ("fixed.track_spaces_without_effect", "1 to 3", "inferred"),
        ("fixed.chips", "50 of 5, 50 of 1", "book"),
        ("fixed.endless_bank", "true", "inferred"),
        ("options.map", "approach", "reconstructed"),
        ("options.attack_cost", "die", "inferred"),
        ("options.attack_when", "strict", "book"),
        ("options.price_sink", "bank", "inferred"),
        ("options.captain_colour", "own", "inferred"),
        ("options.two_deal", "merchant_each", "reconstructed"),
        ("options.two_bonus", "bank", "inferred"),
        ("options.end_split", "yes", "inferred"),
        ("options.turn_limit", "0", "reconstructed"),
    ];
    for (id, value, status) in rows {
        assert_eq!(figure(&Options::default(), id), (value.to_string(), status.to_string()), "{id}");
    }
    let all = SpiceIslands::figures(&Options::default()).len();
    assert_eq!(all, rows.len(), "a figure without a row here");
}

/// [CFG-1, CFG-3, DAT-4] The other map of the box comes with its own figures, rebuilt like the first.
#[test]
fn both_maps_are_marked_as_rebuilt() {
    let direct = options(r#"{"map":"direct"}"#);
    let row = |id| figure(&direct, id);
    let of = |value: &str, status: &str| (value.to_string(), status.to_string());
    assert_eq!(row("map.sea_spaces"), of("4", "reconstructed"));
    assert_eq!(row("map.grey"), of("madagascar-s2, madagascar-s3", "reconstructed"));
    assert_eq!(row("options.map"), of("direct", "table"));
    assert_eq!(table_with(&direct, 3).data.chart.sea, 4);
}

/// [CFG-1] Every figure names the clause that gives it, and one of the three statuses.
#[test]
fn every_figure_names_its_clause() {
    let rules = SpiceIslands::META.rules.read(emporio_core::Lang::EN);
    let files = [
        include_str!("../../figures.toml"),
        include_str!("../../maps/approach.toml"),
        include_str!("../../maps/direct.toml"),
    ];
    for (group, entries) in files.iter().flat_map(|file| toml::from_str::<toml::Table>(file).unwrap()) {
        for (name, entry) in entries.as_table().unwrap() {
            let (status, clause) = (entry["status"].as_str().unwrap(), entry["clause"].as_str().unwrap());
            assert_ne!(status, Status::Table.to_string(), "{group}.{name}");
            assert!(rules.contains(&format!("**{clause}**")), "{group}.{name}: {clause}");
        }
    }
}

/// [DAT-9, DAT-10] Ten prices, the highest 5, 30 in all.
#[test]
fn the_price_ladder_adds_up() {
    let prices = table(3).data.prices;
    assert_eq!((prices.len(), prices.iter().max(), prices.iter().sum::<u16>()), (10, Some(&5), 30));
}

/// Every amount other than the box's, and no two alike.
const OTHER_AMOUNTS: &str = r#"{"data":{
    "money":{"start":21}, "hold":{"merchant":3,"pirate":1}, "tracks":{"length":2},
    "delivery":{"good":100,"fee":7,"spice":40,"captain":2}, "pirates":{"sale":31,"captain_part":3,"two_player_captain":4},
    "navy":{"unit":11,"unit_captain":6,"sinking_captain":50,"discarded_share":13}}}"#;

/// [CFG-1, CFG-2, DAT-15, DAT-16] Deliveries pay the table's amounts.
#[test]
fn deliveries_pay_the_amounts_of_the_table() {
    let mut table = table_with(&options(OTHER_AMOUNTS), 3);
    ships(&mut table, Company::Yellow, ("s4", "blue"), ("s1", "spice spice spice"));
    captain(&mut table, YELLOW, 1);
    dice(&mut table, "yellow yellow yellow");
    table.take("sail yellow at s4 with blue");
    assert_eq!((table.treasury, table.cash[1]), ([0, 100, 7, 0, 0], 21 + 2));
    table.take("sail yellow at s1 with spice spice spice");
    assert!(table.offers("load green on yellow at europe"));
    assert_eq!((table.treasury, table.cash[1]), ([0, 100, 127, 0, 0], 21 + 2 + 6));
    ships(&mut table, Company::Yellow, ("europe", "green green"), ("europe", "green green green"));
    assert_eq!(table.offered_like("load blue"), ["load blue on yellow at europe with green green"]);
}

/// [CFG-1, CFG-2, DAT-13, DAT-17] Sales pay the table's amounts, to three players and to two; the hold is the table's.
#[test]
fn sales_pay_the_amounts_of_the_table() {
    let sale = |players: u8, held: &[u8]| {
        let mut table = table_with(&options(OTHER_AMOUNTS), players);
        captain(&mut table, PIRATES, 0);
        ships(&mut table, Company::Green, ("s2", "green blue yellow"), ("europe", ""));
        pirates(&mut table, "s2", "");
        shares(&mut table, PIRATES, held);
        dice(&mut table, "pirates pirates pirates pirates");
        play_all(&mut table, &["attack green at s2 with green blue yellow", "skulls 3", "unit blue"]);
        assert_eq!((table.pirates.cargo, table.removed), (cargo("blue"), [1, 0, 1, 0]));
        play_all(&mut table, &["pirates to s5", "pirates to madagascar"]);
        (table.cash, table.treasury[PIRATES.index()])
    };
    // A third of 31, rounded up, is 11; the other 20 are 6 for each of three shares.
    assert_eq!(sale(3, &[1, 3, 0]), ([21 + 11, 21 + 18, 21, 0, 0], 2));
    // 31 for four shares.
    assert_eq!(sale(2, &[1, 3]), ([21 + 4 + 7, 21 + 21, 0, 0, 0], 3));
}

/// [CFG-1, CFG-2, DAT-18] The navy earns the table's amounts.
#[test]
fn the_navy_earns_the_amounts_of_the_table() {
    let mut table = table_with(&options(OTHER_AMOUNTS), 3);
    captain(&mut table, NAVY, 1);
    pirates(&mut table, "s2", "green");
    table.navy = space("s2");
    shares(&mut table, PIRATES, &[1, 0, 2]);
    dice(&mut table, "navy navy");
    play_all(&mut table, &["attack pirates", "skulls 1"]);
    assert_eq!((table.treasury[NAVY.index()], table.cash[1]), (11, 21 + 6));
    play_all(&mut table, &["attack pirates", "skulls 1"]);
    assert_eq!((table.treasury[NAVY.index()], table.cash[1]), (11 + 39, 21 + 6 + 50));
}

/// [CFG-1, CFG-2, DAT-14] A shorter track triggers at its own last space: election, revenue and mutiny.
#[test]
fn tracks_are_as_long_as_the_table_says() {
    let mut table = table_with(&options(OTHER_AMOUNTS), 3);
    pirates(&mut table, "s2", "");
    captain(&mut table, GREEN, 1);
    dice(&mut table, "green green pirates pirates");
    play_all(&mut table, &["revenue green", "revenue green"]);
    assert_eq!((table.captain_of(GREEN), table.revenue[0]), (None, 0));
    play_all(&mut table, &["mutiny", "mutiny"]);
    assert!(is_chance(&table) && table.mutiny == 0);
    dice(&mut table, "blue blue");
    play_all(&mut table, &["elect blue", "elect blue"]);
    assert_eq!((table.captain_of(BLUE), table.election[1]), (Some(emporio_core::Player(0)), 0));
    dice(&mut table, "pirates");
    (table.pirates.place, table.mutiny) = (space("madagascar"), 1);
    assert_eq!(table.forbidden("mutiny"), "MUT-2");
}

const FILE: &str = r#"
[map]
sea_spaces = { value = 3 }
blue = { value = [["europe", "s1"], ["s1", "s2"], ["s2", "s3"], ["s3", "spice_islands"]], status = "table" }
grey = { value = [["madagascar", "s2"]] }

[money]
start = { value = 33 }
"#;

/// [CFG-2, CFG-3] An options file puts its figures in force, marked `table`; the record keeps them and replays alike.
#[test]
fn a_table_overrides_figures() {
    let options = Options::with_toml(FILE).unwrap();
    assert_eq!(figure(&options, "money.start"), ("33".to_string(), "table".to_string()));
    assert_eq!(figure(&options, "map.grey"), ("madagascar-s2".to_string(), "table".to_string()));
    assert_eq!(figure(&options, "delivery.good").1, "book");
    let all = SpiceIslands::figures(&options);
    assert!(
        !all.iter().any(|figure| figure.id == "fixed.grey_routes_to_madagascar"),
        "said of a figure not in force"
    );
    assert_eq!(table_with(&options, 3).cash[0], 33);

    let game = random_match::<SpiceIslands>(&options, 3, 5);
    let text = game.record().to_string();
    assert!(text.contains(r#""start":33"#), "the header holds the figures");
    let again = Match::<SpiceIslands>::from_record(&text.parse::<Record>().unwrap()).unwrap();
    assert_eq!(again.state(), game.state());
    assert_eq!(again.state().data.amounts.start, 33);
}

/// [CFG-3] The view and the board carry the marks.
#[test]
fn the_screen_shows_the_marks() {
    let plain = table(3).view(emporio_core::Viewer::Spectator);
    let status = |id: &str| plain.figures.iter().find(|figure| figure.id == id).map(|figure| figure.status);
    assert_eq!(status("shares.prices"), Some(Status::Reconstructed));
    assert_eq!(status("dice.pirate_faces"), Some(Status::Inferred));
    assert_eq!(status("money.start"), None, "what is in the book needs no mark");
    let options = Options::with_toml(FILE).unwrap();
    let board =
        SpiceIslands::board(&table_with(&options, 3).view(emporio_core::Viewer::Spectator)).to_string();
    assert!(board.contains("money.start | 33 | status-table"));
    assert!(board.contains("shares.prices | 1, 1, 2, 2, 3, 3, 4, 4, 5, 5 | status-reconstructed"));
}

/// [CFG-3] A reading that the table has chosen is marked `table`, too.
#[test]
fn chosen_readings_are_marked() {
    let chosen = options(r#"{"attack_when":"together","turn_limit":40}"#);
    assert_eq!(figure(&chosen, "options.attack_when"), ("together".to_string(), "table".to_string()));
    assert_eq!(figure(&chosen, "options.turn_limit"), ("40".to_string(), "table".to_string()));
    assert_eq!(figure(&chosen, "options.end_split").1, "inferred");
}

fn reason(toml: &str) -> String {
    SpiceIslands::data_from_toml(toml).unwrap_err().to_string()
}

/// [CFG-4] What cannot be is refused with the figure, the reason and the line.
#[test]
fn broken_files_are_refused_with_the_reason() {
    for (toml, expected) in [
        ("[shares]\nprices = { value = [1, 2, 3] }", "line 2, `shares.prices`: 3 numbers instead of 10"),
        (
            "[shares]\nprices = { value = [0, 1, 2, 2, 3, 3, 4, 4, 5, 5] }",
            "0 is not a whole number from 1 to 1000",
        ),
        ("[shares]\nprices = { value = [1, 1, 2, 2, 3, 3, 4, 4, 5, 4] }", "4 stands after 5"),
        (
            "[shares]\nprices = { value = [1.5, 1, 2, 2, 3, 3, 4, 4, 5, 5] }",
            "a decimal number where a whole number",
        ),
        (
            "[map]\nblue = { value = [[\"europe\", \"s1\"]] }",
            "line 2, `map.blue`: the merchant ports are not joined",
        ),
        (
            "\n\n[map]\n\ngrey = { value = [] }",
            "line 5, `map.grey`: the pirate port is not joined to a sea space",
        ),
        ("[map]\ngrey = { value = [[\"madagascar\", \"europe\"]] }", "not joined to a sea space"),
        ("[map]\ngrey = { value = [[\"madagascar\", \"s9\"]] }", "`s9` is no space of this map"),
        ("[map]\nblue = { value = [[\"s1\", \"s1\"]] }", "joins s1 to itself"),
        ("[map]\ngrey = { value = [[\"madagascar\", \"s2\"], [\"s2\", \"madagascar\"]] }", "stands twice"),
        ("[map]\ngrey = { value = [[\"madagascar\", \"s2\"], [\"s2\", \"s1\"]] }", "is blue already"),
        ("[map]\nsea_spaces = { value = 0 }", "0 is not a whole number from 1 to 10"),
        ("[map]\nsea_spaces = { value = 11 }", "11 is not a whole number from 1 to 10"),
        ("[map]\nsea_spaces = { value = 3 }", "`map.blue`: `s4` is no space of this map"),
        ("[dice]\ncoloured_faces = { value = [\"green\", \"pink\"] }", "unknown variant `pink`"),
        ("[dice]\ncoloured_faces = { value = [] }", "0 faces"),
        ("[dice]\ncoloured_faces = { value = [\"green\", \"blue\"] }", "no face is yellow"),
        ("[dice]\npirate_faces = { value = [2, 3] }", "at least one skull and one number"),
        ("[dice]\npirate_faces = { value = [\"skull\"] }", "at least one skull and one number"),
        ("[dice]\npirate_faces = { value = [\"skull\", 10] }", "10 is not between 1 and 9"),
        ("[dice]\npirate_faces = { value = [\"skull\", \"bone\"] }", "every face is \"skull\" or a number"),
        ("[dice]\ncoloured = { value = 0 }", "0 is not a whole number from 1 to 6"),
        ("[dice]\ncoloured = { value = 7 }", "7 is not a whole number from 1 to 6"),
        ("[hold]\nmerchant = { value = 0 }", "`hold.merchant`: 0 is not a whole number from 1 to 4"),
        ("[hold]\npirate = { value = 0 }", "`hold.pirate`: 0 is not a whole number from 1 to 4"),
        ("[tracks]\nlength = { value = 0 }", "`tracks.length`: 0 is not a whole number from 1 to 20"),
        (
            "[units]\nspices_aboard = { value = 3 }",
            "`units.spices_aboard`: 3 is not a whole number from 0 to 2",
        ),
        ("[money]\nstart = { value = -1 }", "`money.start`: -1 is not a whole number from 0 to 1000"),
        ("[money]\nstart = { value = \"many\" }", "`money.start`: a word instead of a number"),
        ("[money]\nstrat = { value = 1 }", "line 2, `money.strat`: no such figure; there are start"),
        ("[monkey]\nstart = { value = 1 }", "line 1, `monkey`: no such figure; there are map"),
        ("[options]\nturn_limit = { value = 1 }", "set them by name"),
        ("[fixed]\nchips = { value = \"none\" }", "cannot be overridden"),
        ("money = 3", "`money`: a number instead of an entry"),
        ("[money\nstart = 1", "line 1: "),
    ] {
        let said = reason(toml);
        assert!(said.contains(expected), "{toml}\n  said: {said}\n  not:  {expected}");
    }
}

/// [CFG-4] The bounds themselves are allowed.
#[test]
fn the_bounds_are_allowed() {
    let faces = |face: &str, count: usize| vec![face; count].join(", ");
    let coloured = |count| format!("coloured_faces = [\"blue\", \"yellow\", {}]", faces("\"green\"", count));
    let pirate = |count| format!("pirate_faces = [\"skull\", {}]", faces("9", count));
    for toml in [
        "[shares]\nprices = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1000]".to_string(),
        "[money]\nstart = 1000".to_string(),
        "[money]\nstart = 0".to_string(),
        "[units]\ngoods = 60\nspices = 60".to_string(),
        "[units]\ngoods = 1\nspices = 1\nspices_aboard = 0".to_string(),
        "[units]\nspices = 6\nspices_aboard = 2".to_string(),
        "[hold]\nmerchant = 4\npirate = 4".to_string(),
        "[hold]\nmerchant = 1\npirate = 1".to_string(),
        "[tracks]\nlength = 20".to_string(),
        "[tracks]\nlength = 1".to_string(),
        "[map]\nsea_spaces = 10".to_string(),
        format!("[dice]\ncoloured = 6\nskull_counts = 9\n{}\n{}", coloured(18), pirate(19)),
        format!("[dice]\ncoloured = 1\n{}\n{}", coloured(1), pirate(1)),
    ] {
        let options = Options::with_toml(&toml).unwrap_or_else(|error| panic!("{toml}\n  {error}"));
        SpiceIslands::new(&options, 5).unwrap().check().unwrap();
    }
    for (toml, expected) in [
        (
            "[shares]\nprices = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1001]".to_string(),
            "1001 is not a whole number from 1 to 1000",
        ),
        ("[money]\nstart = 1001".to_string(), "1001 is not a whole number from 0 to 1000"),
        ("[units]\ngoods = 61".to_string(), "61 is not a whole number from 1 to 60"),
        ("[units]\nspices = 0".to_string(), "0 is not a whole number from 1 to 60"),
        ("[units]\nspices = 5\nspices_aboard = 2".to_string(), "2 is not a whole number from 0 to 1"),
        ("[hold]\nmerchant = 5".to_string(), "5 is not a whole number from 1 to 4"),
        ("[hold]\npirate = 5".to_string(), "5 is not a whole number from 1 to 4"),
        ("[tracks]\nlength = 21".to_string(), "21 is not a whole number from 1 to 20"),
        ("[dice]\nskull_counts = 0".to_string(), "0 is not a whole number from 1 to 9"),
        ("[pirates]\ncaptain_part = 0".to_string(), "0 is not a whole number from 1 to 1000"),
        ("[dice]\npirate_faces = [\"skull\", 0]".to_string(), "0 is not between 1 and 9"),
        (format!("[dice]\n{}", coloured(19)), "21 faces: a die has 1 to 20"),
        (format!("[dice]\n{}", pirate(20)), "21 faces: a die has at most 20"),
    ] {
        let said = reason(&toml);
        assert!(said.contains(expected), "{toml}\n  said: {said}\n  not:  {expected}");
    }
}

/// [CFG-4] Options given as JSON are checked alike, at set-up; unknown options are refused.
#[test]
fn broken_options_are_refused() {
    let refused = |json: &str| match serde_json::from_str::<Options>(json) {
        Err(error) => error.to_string(),
        Ok(options) => SpiceIslands::new(&options, 3).unwrap_err().to_string(),
    };
    assert!(refused(r#"{"data":{"dice":{"coloured":9}}}"#).contains("9 is not a whole number"));
    assert!(refused(r#"{"data":{"map":{"sea":9}}}"#).contains("no such figure"));
    assert!(refused(r#"{"data":[]}"#).contains("object of figures"));
    assert!(refused(r#"{"attack_cost":"free"}"#).contains("free_after_move"));
    assert!(refused(r#"{"speed":9}"#).contains("speed"));
    assert!(SpiceIslands::new(&Options::default(), 6).unwrap_err().to_string().contains("2 to 5 players"));
}

/// [CFG-2] Bare values and values with their status mean the same; what is written is read back.
#[test]
fn both_ways_to_write_a_figure() {
    let bare = Options::with_toml("[money]\nstart = 33").unwrap();
    assert_eq!(bare, Options::with_toml("[money]\nstart = { value = 33, status = \"book\" }").unwrap());
    let json = serde_json::to_string(&bare).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), bare);
    let entry = options(r#"{"data":{"money":{"start":{"value":33}}}}"#);
    assert_eq!(table_with(&entry, 2).cash[0], 33);
}
