//! The board as titled tables, for the terminal and the plain screen.

use emporio_core::{Board, Boards, Section, Text};

use crate::data::{Card, Good};
use crate::state::SanJuan;
use crate::texts;
use crate::view::{BuildingView, CardView, SeatView, TileView, View};

impl Boards for SanJuan {
    /// The board of a view.
    fn board(view: &View) -> Board {
        let mut sections = vec![table(view), roles(view), tiles(view), players(view), buildings(view)];
        sections.extend(hand(view));
        sections.extend(open_cards("board-mine", &view.turned_up));
        for seat in &view.seats {
            sections.extend(open_cards("board-looking", seat.looking_at.as_deref().unwrap_or_default()));
        }
        sections.extend(build(view));
        Board { sections }
    }
}

/// The longest list of columns, so the line is wide; what it holds is one row.
fn table(view: &View) -> Section {
    let keys = ["board-round", "board-phase", "board-governor", "board-deck", "board-discards"];
    let mut section = Section::keyed("board-table", &keys);
    let governor = view.governor.map_or_else(Text::empty, Text::from);
    let phase = Text::key(format!("phase-{}", view.phase));
    section.row(vec![
        view.round.into(),
        phase,
        governor,
        view.deck.into(),
        view.discards.map_or_else(unseen, Text::from),
    ]);
    section
}

fn roles(view: &View) -> Section {
    let mut section =
        Section::new(Text::key("board-roles"), view.roles.iter().map(|row| texts::role(row.role)).collect());
    let taker = |taker: Option<emporio_core::Player>| taker.map_or_else(|| Text::from("-"), Text::from);
    section.row(view.roles.iter().map(|row| taker(row.taker)).collect());
    section
}

fn tiles(view: &View) -> Section {
    let mut section = Section::keyed("board-tiles", &["board-tile"]);
    section.columns.extend(Good::ALL.iter().map(|&good| texts::good(good)));
    section.columns.push(Text::empty());
    for tile in &view.tiles_seen {
        section.row(tile_row(view, tile));
    }
    section
}

fn tile_row(view: &View, tile: &TileView) -> Vec<Text> {
    let mut row: Vec<Text> = vec![tile.number.into()];
    row.extend(tile.prices.iter().map(|price| Text::from(price.cards)));
    row.push(if view.tile.as_ref() == Some(tile) {
        Text::key("board-tile-now")
    } else if view.next_tile.as_ref() == Some(tile) {
        Text::key("board-tile-next")
    } else {
        Text::empty()
    });
    row
}

fn players(view: &View) -> Section {
    let keys = [
        "player",
        "board-points",
        "board-hand-size",
        "board-goods",
        "board-count",
        "board-tucked",
        "board-covered",
    ];
    let mut section = Section::keyed("board-players", &keys);
    for seat in &view.seats {
        let covered: Vec<Text> = seat.covered.iter().map(|&card| texts::card(card)).collect();
        section.row(vec![
            seat.player.into(),
            points_of(seat),
            seat.hand_size.into(),
            seat.goods.into(),
            Text::from(seat.buildings.len() as u32),
            seat.tucked.map_or_else(unseen, Text::from),
            covered.into(),
        ]);
    }
    section
}

/// A number that the viewer is not told.
fn unseen() -> Text {
    Text::from("?")
}

/// The points, marked where cards under a chapel are not counted in.
fn points_of(seat: &SeatView) -> Text {
    match seat.tucked {
        Some(_) => seat.points.into(),
        None => Text::key("board-points-open").with("points", seat.points),
    }
}

/// The plants with their goods, and the violet buildings.
fn buildings(view: &View) -> Section {
    let mut section = Section::keyed("board-buildings", &["player", "board-plants", "board-violets"]);
    for seat in &view.seats {
        section.row(vec![seat.player.into(), plants(seat).into(), violets(seat).into()]);
    }
    section
}

fn plants(seat: &SeatView) -> Vec<Text> {
    let plant = |building: &&BuildingView| building.card.good.is_some();
    let words = |building: &BuildingView| {
        let name = texts::card(building.card.card);
        if building.loaded { Text::key("board-loaded").with("card", name) } else { name }
    };
    seat.buildings.iter().filter(plant).map(words).collect()
}

fn violets(seat: &SeatView) -> Vec<Text> {
    let violet = |building: &&BuildingView| building.card.good.is_none();
    seat.buildings.iter().filter(violet).map(|building| texts::card(building.card.card)).collect()
}

/// The viewer's own hand; at the end all hands are open and the table of players says enough.
fn hand(view: &View) -> Option<Section> {
    let seat = view.seats.iter().find(|seat| view.viewer.is(seat.player))?;
    let cards: Vec<CardView> = seat.hand.as_ref()?.iter().map(|held| held.card.clone()).collect();
    Some(card_table("board-hand", &cards))
}

/// Cards that lie open for the viewer, where there are any.
fn open_cards(title: &'static str, cards: &[CardView]) -> Option<Section> {
    (!cards.is_empty()).then(|| card_table(title, cards))
}

fn card_table(title: &'static str, cards: &[CardView]) -> Section {
    let keys = ["board-card", "board-number", "board-cost", "board-vp", "board-does"];
    let mut section = Section::keyed(title, &keys);
    for group in cards.chunk_by(|a, b| a.card == b.card) {
        let Some(card) = group.first() else { continue };
        section.row(vec![
            texts::card(card.card),
            Text::from(group.len() as u32),
            card.cost.into(),
            points(card),
            Text::key(format!("building-{}-does", card.key)),
        ]);
    }
    section
}

/// The printed points; the buildings of cost 6 show a question mark.
fn points(card: &CardView) -> Text {
    if card.points == 0 { unseen() } else { card.points.into() }
}

/// The build that is being paid.
fn build(view: &View) -> Option<Section> {
    let decision = view.decision.as_ref()?;
    let building: Card = decision.building.as_ref()?.card;
    let price = decision.price?;
    let keys =
        ["player", "board-card", "board-over", "board-price", "board-spent", "board-paid", "board-left"];
    let mut section = Section::keyed("board-build", &keys);
    section.row(vec![
        decision.player.into(),
        texts::card(building),
        decision.cover.map_or_else(Text::empty, texts::cover),
        price.into(),
        decision.goods.iter().map(|&good| texts::good(good)).collect::<Vec<Text>>().into(),
        decision.picked.into(),
        decision.left.into(),
    ]);
    Some(section)
}
