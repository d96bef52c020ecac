//! The board as tables of texts, for the terminal and the plain page.

use emporio_core::{Board, Boards, Section, Status, Text};
use strum::VariantArray;

use crate::pieces::Organisation;
use crate::state::SpiceIslands;
use crate::texts::{colour_text, company_text, organisation_text, space_text, unit_text};
use crate::view::{OrganisationView, ShipView, View};

impl Boards for SpiceIslands {
    /// The whole board.
    fn board(view: &View) -> Board {
        let sections =
            vec![turn(view), sea(view), organisations(view), players(view), units(view), figures(view)];
        Board { sections: sections.into_iter().filter(|section| !section.rows.is_empty()).collect() }
    }
}

fn list<T>(items: impl IntoIterator<Item = T>, text: impl Fn(T) -> Text) -> Text {
    let texts: Vec<Text> = items.into_iter().map(text).collect();
    if texts.is_empty() { Text::from("-") } else { texts.into() }
}

fn turn(view: &View) -> Section {
    let mut section = Section::keyed(
        "title-turn",
        &["heading-turn", "heading-active", "heading-dice", "heading-purple", "heading-free-action"],
    );
    if let Some(active) = view.active {
        let dice = list(view.dice.iter().copied(), colour_text);
        let pawns = list(view.free_action.iter().copied(), organisation_text);
        section.row(vec![view.turn.into(), active.into(), dice, view.buying_rounds.into(), pawns]);
    }
    section
}

fn ship(ship: &ShipView) -> Text {
    let company = company_text(ship.company);
    if ship.cargo.is_empty() {
        return Text::key("ship-empty").with("company", company);
    }
    let cargo = list(ship.cargo.iter().copied(), unit_text);
    Text::key("ship-laden").with("company", company).with("cargo", cargo)
}

fn sea(view: &View) -> Section {
    let mut section = Section::keyed(
        "title-sea",
        &["heading-space", "heading-stock", "heading-merchants", "heading-hunters"],
    );
    for space in &view.spaces {
        let stock = list(&space.stock, |&(unit, count)| {
            Text::key("count-of").with("count", count).with("what", unit_text(unit))
        });
        let merchants = list(view.ships.iter().filter(|ship| ship.place == space.name), ship);
        section.row(vec![space_text(&space.name), stock, merchants, hunters(view, &space.name)]);
    }
    section
}

fn hunters(view: &View, space: &str) -> Text {
    let mut here = Vec::new();
    if view.navy == space {
        here.push(organisation_text(Organisation::Navy));
    }
    if view.pirates == space && view.pirate_cargo.is_empty() {
        here.push(organisation_text(Organisation::Pirates));
    }
    if view.pirates == space && !view.pirate_cargo.is_empty() {
        let cargo = list(view.pirate_cargo.iter().copied(), unit_text);
        here.push(
            Text::key("ship-laden")
                .with("company", organisation_text(Organisation::Pirates))
                .with("cargo", cargo),
        );
    }
    list(here, |text| text)
}

fn organisations(view: &View) -> Section {
    Section::keyed(
        "title-organisations",
        &[
            "heading-organisation",
            "heading-treasury",
            "heading-price",
            "heading-pile",
            "heading-held",
            "heading-value",
            "heading-captain",
            "heading-election",
            "heading-revenue",
        ],
    )
    .with_rows(view.organisations.iter().map(|organisation| organisation_row(view, organisation)))
}

fn organisation_row(view: &View, organisation: &OrganisationView) -> Vec<Text> {
    let marker = |at: u8| Text::from(format!("{at}/{}", view.track));
    vec![
        organisation_text(organisation.organisation),
        organisation.treasury.into(),
        organisation.price.map_or(Text::from("-"), Text::from),
        organisation.pile.into(),
        organisation.held.into(),
        organisation.share_value.into(),
        organisation.captain.map_or(Text::from("-"), Text::from),
        marker(organisation.election),
        organisation.revenue.map_or(Text::from("-"), marker),
    ]
}

fn players(view: &View) -> Section {
    let mut section = Section::keyed("title-players", &["player", "heading-cash"]);
    section
        .columns
        .extend(Organisation::VARIANTS.iter().map(|&organisation| organisation_text(organisation)));
    section.columns.push(Text::key("heading-pawns"));
    for player in &view.players {
        let mut row = vec![player.player.into(), player.cash.into()];
        row.extend(player.shares.iter().map(|&shares| Text::from(shares)));
        row.push(list(player.pawns.iter().copied(), organisation_text));
        section.row(row);
    }
    section
}

fn units(view: &View) -> Section {
    let mut section = Section::keyed(
        "title-units",
        &["heading-unit", "heading-in-port", "heading-aboard", "heading-with-pirates", "heading-removed"],
    );
    for unit in &view.units {
        let removed = Text::from(format!("{}/{}", unit.removed, unit.all));
        section.row(vec![
            unit_text(unit.unit),
            unit.in_port.into(),
            unit.aboard.into(),
            unit.with_pirates.into(),
            removed,
        ]);
    }
    section
}

/// [CFG-3] The figures of map, dice and shares that nobody has seen printed, and all that the table has set.
fn figures(view: &View) -> Section {
    let mut section =
        Section::keyed("title-figures", &["heading-figure", "heading-figure-value", "heading-status"]);
    for figure in &view.figures {
        let is_piece = ["map.", "dice.", "shares."].iter().any(|group| figure.id.starts_with(group));
        if is_piece || figure.status == Status::Table {
            let status = Text::key(format!("status-{}", figure.status));
            section.row(vec![figure.id.as_str().into(), figure.value.as_str().into(), status]);
        }
    }
    section
}
