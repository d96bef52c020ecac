//! The sheet of figures: read in both shapes, corrected, refused with the line.

use serde_json::json;

use super::*;

const FILE: &str = r#"# A small box.
[start]
reals = 5
bread = 4
status = { reals = "book", bread = "inferred" }

[cities.funchal]
majority = 12
status = "book"

[map]
sea = { value = 4, status = "inferred", clause = "DAT-1" }
lines = { value = [["a", "b"], ["b", "c"]], status = "reconstructed", clause = "DAT-2" }

[fixed]
lane = { value = "one row", status = "inferred", clause = "DAT-3", of = "map.lines" }
"#;

fn sheet() -> Sheet {
    Sheet::own(FILE).closed(&[("fixed", "these are fixed")])
}

fn map(value: Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

fn refused(text: &str) -> String {
    sheet().changes(text, |_| Ok(())).unwrap_err().to_string()
}

#[test]
fn every_figure_has_its_value_and_status_in_the_order_of_the_file() {
    let sheet = sheet();
    let rows: Vec<(String, String, Status)> = sheet
        .in_force(&Map::new())
        .unwrap()
        .figures()
        .into_iter()
        .map(|figure| (figure.id, figure.value, figure.status))
        .collect();
    let expected = [
        ("start.reals", "5", Status::Book),
        ("start.bread", "4", Status::Inferred),
        ("cities.funchal.majority", "12", Status::Book),
        ("map.sea", "4", Status::Inferred),
        ("map.lines", "a-b, b-c", Status::Reconstructed),
        ("fixed.lane", "one row", Status::Inferred),
    ];
    assert_eq!(rows, expected.map(|(id, value, status)| (id.to_string(), value.to_string(), status)));
}

#[test]
fn a_corrected_file_gives_what_differs_in_either_shape() {
    assert_eq!(sheet().changes(FILE, |_| Ok(())).unwrap(), Map::new());
    let text = "[map]\nsea = { value = 6 }\n[start]\nreals = 7\nbread = 4\nstatus = \"reconstructed\"\n";
    let changes = sheet().changes(text, |_| Ok(())).unwrap();
    assert_eq!(changes, map(json!({ "map": { "sea": 6 }, "start": { "reals": 7 } })));
}

#[test]
fn a_figure_of_the_table_is_in_force_and_shown_as_such() {
    let sheet = sheet();
    let changes = map(json!({ "map": { "sea": { "value": 6 }, "lines": [["a", "c"]] } }));
    let figures = sheet.in_force(&changes).unwrap();
    assert_eq!(figures.root().entry("map").unwrap().number("sea", 1..=9), Ok(6));
    assert_eq!((figures.status("map.sea"), figures.status("start.bread")), (Status::Table, Status::Inferred));
    assert_eq!((figures.weakest("map"), figures.weakest("start")), (Status::Table, Status::Inferred));
    assert_eq!(figures.weakest("cities"), Status::Book, "figures of inner entries do not count");
    let ids: Vec<String> = figures.figures().into_iter().map(|figure| figure.id).collect();
    assert!(!ids.contains(&"fixed.lane".to_string()), "it describes the lines of the box");
}

#[test]
fn what_a_table_sets_by_other_means_is_put_in_force_too() {
    let sheet = sheet();
    let mut figures = sheet.in_force(&map(json!({ "start": { "bread": 3 } }))).unwrap();
    figures
        .put(&map(json!({ "start": { "reals": 8, "bread": 4 }, "fixed": { "lane": "one row" } })))
        .unwrap();
    let start = figures.root().entry("start").unwrap();
    assert_eq!((start.number("reals", 0..=9), start.number("bread", 0..=9)), (Ok(8), Ok(3)));
    assert_eq!(
        (figures.status("start.reals"), figures.status("fixed.lane")),
        (Status::Table, Status::Inferred)
    );
}

#[test]
fn what_cannot_be_is_refused_with_the_line() {
    for (text, line, reason) in [
        ("[start\nx", 1, ""),
        ("\n[start]\nreals = \"five\"", 3, "a word instead of a number"),
        ("\n[start]\nrials = 5", 3, "no such figure; there are reals, bread"),
        ("[cities.lisboa]\nmajority = 1", 1, "no such figure; there are funchal"),
        ("[start]\n\nreals = 5.5", 3, "a decimal number"),
        ("[start]\nreals = 5\nstatus = \"guessed\"", 3, "is no status"),
        ("[start]\nreals = 5\nstatus = { reals = \"guessed\" }", 3, "is no status"),
        ("[map]\nsea = { value = 5, status = \"guessed\" }", 2, "is no status"),
        ("[fixed]\nlane = \"two rows\"", 1, "these are fixed"),
    ] {
        let error = refused(text);
        assert!(error.contains(&format!("line {line}")) && error.contains(reason), "{text:?}: {error}");
    }
    let check = |figures: &InForce<'_>| figures.root().entry("start")?.number("reals", 0..=5).map(drop);
    let error = sheet().changes("[map]\nsea = 5\n[start]\nreals = 6", check).unwrap_err().to_string();
    assert!(error.contains("line 4, `start.reals`: 6 is not a whole number from 0 to 5"), "{error}");
}

#[test]
fn the_data_of_a_table_is_checked_too() {
    let sheet = sheet();
    for (data, reason) in [
        (json!({ "startt": {} }), "no such figure"),
        (json!({ "start": 3 }), "a number instead of an entry"),
        (json!({ "start": { "status": "book" } }), "not their status"),
        (json!({ "fixed": { "lane": "two rows" } }), "these are fixed"),
    ] {
        let refused = sheet.in_force(&map(data.clone())).unwrap_err();
        assert!(refused.reason.contains(reason), "{data}: {refused}");
    }
}

#[test]
fn a_file_of_the_program_needs_a_status_for_every_figure() {
    let error = Sheet::read("[start]\nreals = 5\nbread = 4\nstatus = { reals = \"book\" }").unwrap_err();
    assert!(error.to_string().contains("line 3, `start.bread`: the figure has no status"), "{error}");
}
