//! The board as titled tables, for the terminal and the plain screen.

use emporio_core::{Board, Boards, Section, Text};

use crate::data::{Good, Tile};
use crate::pieces::GoodSet;
use crate::state::PuertoRico;
use crate::texts::{building, good, kinds, listed, role, tile};
use crate::view::{BuildingView, GoodCount, PlayerView, View};

impl Boards for PuertoRico {
    /// The board of a view.
    fn board(view: &View) -> Board {
        let mut sections = vec![table(view), roles(view), plantations(view), ships(view), goods(view)];
        sections.extend([islands(view), players(view), buildings(view)]);
        sections.extend(placing(view));
        sections.extend(storing(view));
        Board { sections }
    }
}

fn table(view: &View) -> Section {
    let heads =
        ["round", "head-governor", "head-role", "head-vp-pool", "head-colonists", "head-colonist-ship"];
    let mut section = Section::keyed("title-table", &heads);
    section.row(vec![
        view.round.into(),
        view.governor.into(),
        view.role.map_or_else(Text::empty, role),
        view.vp_pool.into(),
        view.colonists.into(),
        view.colonist_ship.into(),
    ]);
    if let Some(ending) = view.last_round {
        let word: &'static str = ending.into();
        section.row(vec![Text::key("last-round"), Text::key(format!("ending-{word}"))]);
    }
    section
}

fn roles(view: &View) -> Section {
    let mut section = Section::keyed("title-roles", &["head-role", "head-doubloons", "head-taken-by"]);
    for card in &view.roles {
        let taker = card.taken_by.map_or_else(Text::empty, Text::from);
        section.row(vec![role(card.role), card.doubloons.into(), taker]);
    }
    section
}

fn plantations(view: &View) -> Section {
    let heads = ["head-face-up", "head-quarries", "head-stock", "head-discards"];
    let mut section = Section::keyed("title-plantations", &heads);
    let up = view.face_up.iter().map(|&kind| tile(kind.plantation())).collect();
    section.row(vec![listed(up), view.quarries.into(), sum(&view.stock), sum(&view.discards)]);
    section
}

fn sum(counts: &[GoodCount]) -> Text {
    counts.iter().map(|entry| u32::from(entry.count)).sum::<u32>().into()
}

fn ships(view: &View) -> Section {
    let mut section = Section::keyed("title-ships", &["head-ship", "head-cargo", "head-load"]);
    for ship in &view.ships {
        let cargo = ship.good.map_or_else(Text::empty, good);
        section.row(vec![ship.size.into(), cargo, share(ship.barrels, ship.size)]);
    }
    section
}

/// So many of so many.
fn share(part: u8, whole: u8) -> Text {
    format!("{part}/{whole}").into()
}

/// The heading of a table with one column for each key of some list.
fn with_names(first: &'static str, names: impl Iterator<Item = Text>) -> Vec<Text> {
    std::iter::once(Text::key(first)).chain(names).collect()
}

fn goods(view: &View) -> Section {
    let mut section =
        Section::new(Text::key("title-goods"), with_names("head-where", Good::ALL.into_iter().map(good)));
    section.row(numbers(Text::key("supply"), &view.goods));
    let house = |kind: Good| view.house.goods.iter().filter(|&&other| other == kind).count() as u32;
    section.row(with_names("trading-house", Good::ALL.into_iter().map(|kind| house(kind).into())));
    for player in &view.players {
        section.row(numbers(player.player.into(), &player.goods));
    }
    section
}

fn numbers(first: Text, counts: &[GoodCount]) -> Vec<Text> {
    std::iter::once(first).chain(counts.iter().map(|entry| entry.count.into())).collect()
}

/// Colonists and tiles of each kind, for each player.
fn islands(view: &View) -> Section {
    let mut section =
        Section::new(Text::key("title-islands"), with_names("player", Tile::ALL.into_iter().map(tile)));
    for player in &view.players {
        let of_kind = |kind: Tile| {
            let found = player.island.iter().find(|entry| entry.tile == kind);
            found.map_or_else(Text::empty, |entry| share(entry.colonists, entry.count))
        };
        section.row(std::iter::once(player.player.into()).chain(Tile::ALL.map(of_kind)).collect());
    }
    section
}

fn players(view: &View) -> Section {
    Section::keyed(
        "title-players",
        &[
            "player",
            "head-doubloons",
            "head-vp",
            "head-building-vp",
            "head-san-juan",
            "head-island-free",
            "head-city-free",
        ],
    )
    .with_rows(view.players.iter().map(player_row))
}

fn player_row(player: &PlayerView) -> Vec<Text> {
    vec![
        player.player.into(),
        player.doubloons.into(),
        player.vp.map_or_else(|| Text::key("hidden"), Text::from),
        player.building_vp.into(),
        player.san_juan.into(),
        player.island_free.into(),
        player.city_free.into(),
    ]
}

/// The offer, and beside it whose city has each building with how many colonists.
fn buildings(view: &View) -> Section {
    let heads = ["head-building", "head-cost", "head-vp", "head-column", "head-left"];
    let mut section = Section::keyed("title-buildings", &heads);
    section.columns.extend(view.players.iter().map(|player| Text::from(player.player)));
    for row in &view.buildings {
        let owners = view.players.iter().map(|player| workers(player, row));
        let offer = [row.price.unwrap_or(row.cost), row.vp, row.column, row.left].map(Text::from);
        section.row(std::iter::once(building(row.building)).chain(offer).chain(owners).collect());
    }
    section
}

fn workers(player: &PlayerView, row: &BuildingView) -> Text {
    let found = player.city.iter().find(|entry| entry.building == row.building);
    found.map_or_else(Text::empty, |entry| share(entry.colonists, entry.circles))
}

fn placing(view: &View) -> Option<Section> {
    let placing = view.placing.as_ref()?;
    let mut section = Section::keyed("title-placing", &["head-place", "head-colonists", "head-circles"]);
    for (index, place) in placing.places.iter().enumerate() {
        let name = place.tile.map(tile).or(place.building.map(building)).unwrap_or_else(Text::empty);
        let colonists = match index.cmp(&placing.at) {
            std::cmp::Ordering::Less => place.colonists.into(),
            std::cmp::Ordering::Equal => Text::from("?"),
            std::cmp::Ordering::Greater => Text::empty(),
        };
        section.row(vec![name, colonists, place.circles.into()]);
    }
    Some(section)
}

fn storing(view: &View) -> Option<Section> {
    let storing = view.storing.as_ref()?;
    let mut section = Section::keyed("title-storing", &["head-stored", "head-places-left"]);
    let chosen: GoodSet = storing.chosen.iter().copied().collect();
    section.row(vec![kinds(chosen), storing.places.into()]);
    Some(section)
}
