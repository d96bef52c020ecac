//! The board as titled tables of texts, for a terminal of 100 columns and the plain web page.

use emporio_core::{Board, Boards, Player, Section, Status, Text};

use crate::pieces::{Income, Request, Stuff};
use crate::state::Madeira;
use crate::texts;
use crate::view::{
    BuildingView, CityView, ColonyView, FavourView, FieldView, MarketView, PassSpaceView, PawnView,
    PlayerView, RowView, SlotView, View,
};

impl Boards for Madeira {
    /// The whole board.
    fn board(view: &View) -> Board {
        Board {
            sections: vec![
                players(view),
                tiles(view),
                rows(view),
                order(view),
                buildings(view),
                fields(view),
                cities(view),
                markets(view),
                colonies(view),
            ],
        }
    }
}

fn section(title: Text, columns: &[&'static str]) -> Section {
    Section::new(title, columns.iter().map(|column| Text::key(format!("column-{column}"))).collect())
}

fn seat(player: u8) -> Text {
    Text::Player(Player(player))
}

/// A seat, or a dash where nobody is.
fn owner(player: Option<u8>) -> Text {
    player.map_or_else(|| Text::from("-"), seat)
}

/// The mark of a figure that the book does not state: `~` inferred, `?` reconstructed, `!` set by the table.
fn mark(status: Status) -> &'static str {
    match status {
        Status::Book => "",
        Status::Inferred => "~",
        Status::Reconstructed => "?",
        Status::Table => "!",
    }
}

fn marked(text: String, status: Status) -> Text {
    Text::from(text + mark(status))
}

fn joined(numbers: &[u8]) -> Text {
    if numbers.is_empty() {
        return Text::from("-");
    }
    Text::from(numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
}

fn list(items: Vec<Text>) -> Text {
    if items.is_empty() { Text::from("-") } else { Text::List(items) }
}

fn players(view: &View) -> Section {
    let title = Text::key("board-players")
        .with("round", view.round)
        .with("phase", Text::key(format!("phase-{}", view.phase)));
    let mut table = section(
        title,
        &[
            "player", "prestige", "wheat", "sugar", "wine", "wood", "bread", "reals", "pirates", "level",
            "workers", "watch", "ships", "dice",
        ],
    );
    for (at, player) in view.players.iter().enumerate() {
        table.row(player_row(at as u8, player));
    }
    table
}

fn player_row(at: u8, player: &PlayerView) -> Vec<Text> {
    let pirates = match (player.pirates, player.has_pirates) {
        (Some(pirates), _) => Text::from(pirates),
        (None, true) => Text::from(">0"),
        (None, false) => Text::from(0u8),
    };
    let dice = if player.passed { Text::key("board-passed") } else { joined(&player.dice) };
    vec![
        seat(at),
        Text::from(i32::from(player.prestige)),
        player.goods[0].into(),
        player.goods[1].into(),
        player.goods[2].into(),
        player.wood.into(),
        player.bread.into(),
        player.reals.into(),
        pirates,
        player.level.into(),
        player.workers.into(),
        player.watch.into(),
        player.ships.into(),
        dice,
    ]
}

fn requests(requests: &[Request]) -> Text {
    list(requests.iter().map(|&request| texts::request(request)).collect())
}

fn tiles(view: &View) -> Section {
    let mut table = section(Text::key("board-tiles"), &["player", "requests", "favours-up", "favours-down"]);
    for (at, player) in view.players.iter().enumerate() {
        let favours = |up: bool| {
            let of = player.favours.iter().filter(|favour: &&FavourView| favour.face_up == up);
            list(of.map(|favour| texts::favour(favour.favour)).collect())
        };
        table.row(vec![seat(at as u8), requests(&player.requests), favours(true), favours(false)]);
    }
    table
}

fn rows(view: &View) -> Section {
    let mut table = section(Text::key("board-rows"), &["row", "player", "dice", "guild", "requests"]);
    for (at, row) in view.rows.iter().enumerate() {
        table.row(row_cells(at as u8 + 1, row));
    }
    table
}

fn row_cells(number: u8, row: &RowView) -> Vec<Text> {
    let guilds = row.guilds.iter().map(|&guild| texts::guild(guild)).collect();
    vec![texts::roman(number), owner(row.player), joined(&row.dice), list(guilds), requests(&row.requests)]
}

fn order(view: &View) -> Section {
    let title = Text::key("board-order").with("dice", joined(&view.pirate_dice));
    let mut table = section(title, &["space", "player", "reals", "or-action"]);
    for (at, space) in
        view.order.iter().enumerate().filter(|(_, space)| space.in_use || space.player.is_some())
    {
        table.row(space_cells(at as u8 + 1, space));
    }
    table
}

fn space_cells(number: u8, space: &PassSpaceView) -> Vec<Text> {
    let action = Text::key(format!("pass-{}", space.action));
    vec![texts::roman(number), owner(space.player), space.reals.into(), action]
}

fn buildings(view: &View) -> Section {
    let title = match (view.resolving, view.cost, view.cost_pirates) {
        (Some(building), Some(cost), Some(pirates)) => Text::key("board-buildings-cost")
            .with("building", texts::building(building))
            .with("cost", cost)
            .with("pirates", pirates),
        (_, _, _) => Text::key("board-buildings"),
    };
    let mut table = section(title, &["building", "region", "character", "dice", "markers", "gives"]);
    for building in &view.buildings {
        table.row(building_cells(building));
    }
    table
}

fn building_cells(building: &BuildingView) -> Vec<Text> {
    let dice =
        format!("{}{} / {}", building.guild_dice, if building.pirate_die { "+1" } else { "" }, building.room);
    let markers = building.markers.iter().enumerate().filter(|(_, count)| **count > 0);
    let markers =
        markers.map(|(at, &count)| Text::key("board-count").with("who", seat(at as u8)).with("n", count));
    let character = match (building.character, building.empty) {
        (None, false) => Text::from("-"),
        (tile, _) => texts::character(tile),
    };
    let gives = format!("{}/{}", building.amount[0], building.amount[1]);
    let prestige = format!("{}/{}", building.points[0], building.points[1]);
    vec![
        texts::building(building.building),
        building.region.into(),
        character,
        Text::from(dice),
        list(markers.collect()),
        Text::key(format!("board-gives-{}", building.building.to_string().replace('_', "-")))
            .with("n", gives)
            .with("points", prestige),
    ]
}

fn fields(view: &View) -> Section {
    let mut table = section(Text::key("board-fields"), &["field", "good", "becomes", "wood", "workers"]);
    for field in &view.fields {
        table.row(field_cells(field));
    }
    table
}

fn field_cells(field: &FieldView) -> Vec<Text> {
    let name = if field.region.is_some() { Text::from(field.field) } else { Text::key("place-forest") };
    let good = |good: Option<crate::pieces::Good>| good.map_or_else(|| Text::from("-"), texts::good);
    vec![
        name,
        good(field.good),
        good(field.becomes),
        marked(field.wood.to_string(), field.status),
        list(field.workers.iter().map(|&player| seat(player)).collect()),
    ]
}

fn cities(view: &View) -> Section {
    let mut table =
        section(Text::key("board-cities"), &["city", "1", "2", "3", "4", "5", "6", "points", "income"]);
    for city in &view.cities {
        table.row(city_cells(city));
    }
    table
}

fn city_cells(city: &CityView) -> Vec<Text> {
    let mut cells = vec![texts::city(city.city)];
    for district in &city.districts {
        cells.push(match district.favour {
            Some(favour) => {
                Text::key("board-unbuilt").with("favour", texts::favour(favour)).with("wood", district.wood)
            }
            None if district.built => Text::from(district.spaces.map(pawn).join(" ")),
            None => Text::from("-"),
        });
    }
    cells.push(marked(format!("{}/{}", city.majority, city.otherwise), city.status));
    let what = match city.gives {
        Income::Bread => Stuff::Bread,
        Income::Reals => Stuff::Reals,
        Income::Wood => Stuff::Wood,
    };
    cells.push(
        Text::key("board-income")
            .with("own", city.per_worker)
            .with("neutral", city.per_neutral)
            .with("what", Text::key(format!("stuff-{what}"))),
    );
    cells
}

fn pawn(pawn: PawnView) -> String {
    match pawn {
        PawnView::Empty => "_".to_string(),
        PawnView::Neutral => "N".to_string(),
        PawnView::Worker(player) => Player(player).to_string(),
    }
}

fn markets(view: &View) -> Section {
    let mut table = section(Text::key("board-markets"), &["market", "slots", "points-135"]);
    for market in &view.markets {
        table.row(market_cells(market));
    }
    table
}

fn market_cells(market: &MarketView) -> Vec<Text> {
    vec![
        texts::good(market.good),
        Text::from(market.slots.iter().map(trade_slot).collect::<Vec<_>>().join("  ")),
        points(&market.points, market.status),
    ]
}

fn points(points: &[i16; 3], status: Status) -> Text {
    marked(points.map(|n| n.to_string()).join("/"), status)
}

/// Number, quantity and reals, and whose ship is there: `3 [4:14? P1]`.
fn trade_slot(slot: &SlotView) -> String {
    let offers: Vec<String> =
        slot.offers.iter().map(|(quantity, reals)| format!("{quantity}:{reals}")).collect();
    slot_text(slot, &offers.join("|"))
}

fn slot_text(slot: &SlotView, offer: &str) -> String {
    let name = slot.slot.split(' ').next_back().unwrap_or_default();
    let ship = slot.player.map(|player| format!(" {}", Player(player))).unwrap_or_default();
    format!("{name}[{offer}{}{ship}]", mark(slot.status))
}

fn colonies(view: &View) -> Section {
    let columns = ["colony", "slots", "good", "workers", "rewards", "points-135"];
    let mut table = section(Text::key("board-colonies"), &columns);
    for colony in &view.colonies {
        table.row(colony_cells(colony));
    }
    table
}

fn colony_cells(colony: &ColonyView) -> Vec<Text> {
    let slots = colony.slots.iter().map(|slot| slot_text(slot, &slot.offers[0].0.to_string()));
    let workers = colony.workers.iter().enumerate().filter(|(_, count)| **count > 0);
    let workers =
        workers.map(|(at, &count)| Text::key("board-count").with("who", seat(at as u8)).with("n", count));
    let rewards = colony.rewards.iter().map(|tile| texts::reward(tile.reward));
    vec![
        texts::colony(colony.colony),
        Text::from(slots.collect::<Vec<_>>().join(" ")),
        texts::good(colony.good),
        list(workers.collect()),
        list(rewards.collect()),
        points(&colony.points, colony.status),
    ]
}
