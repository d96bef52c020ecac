//! What a game says: prompts, actions and events as texts without a language.

use emporio_core::{Player, Text, Words};

use crate::action::Action;
use crate::data::{Card, Good, Role};
use crate::dispatch::Decision;
use crate::event::{Event, Reason, Why};
use crate::pieces::Bag;
use crate::state::{BuildStep, Cover, Phase, SanJuan};

/// The name of a building.
pub(crate) fn card(card: Card) -> Text {
    Text::key(format!("building-{}", card.row().key))
}

/// The name of a good.
pub(crate) fn good(good: Good) -> Text {
    Text::key(format!("good-{}", good.name()))
}

/// The name of a role.
pub(crate) fn role(role: Role) -> Text {
    Text::key(format!("role-{}", role.name()))
}

/// A building that is covered.
pub(crate) fn cover(cover: Cover) -> Text {
    match cover {
        Cover::Loaded(good) => Text::key("cover-loaded").with("card", card(good.plant())),
        Cover::Empty(good) => Text::key("cover-empty").with("card", card(good.plant())),
        Cover::Violet(violet) => card(violet),
    }
}

/// The cards of a bag by name.
pub(crate) fn cards(bag: Bag) -> Text {
    bag.cards().map(card).collect::<Vec<Text>>().into()
}

impl Words for SanJuan {
    /// What the player to act is asked.
    fn prompt(&self) -> Text {
        match self.decision() {
            Some((player, asked)) => question(self, player, asked),
            None if self.phase == Phase::Over => Text::key("game-over"),
            None if self.phase == Phase::Governor => Text::key("prompt-governor"),
            None if self.drawing > 0 => Text::key("prompt-draw").with("count", self.drawing),
            None => Text::key("prompt-tile"),
        }
    }

    /// An action in words.
    fn action_text(&self, action: Action) -> Text {
        match action {
            Action::Governor(player) => Text::key("action-governor").with("who", player),
            Action::Tile(tile) => Text::key("action-tile").with("tile", tile.number()),
            Action::Draw(drawn) => Text::key("action-draw").with("card", card(drawn)),
            Action::Take(taken) => Text::key("action-take").with("role", role(taken)),
            Action::Pass => Text::key("action-pass"),
            Action::Build(built) => build_text(self, built),
            Action::CoverNothing => priced(self, Text::key("action-cover-nothing"), None),
            Action::Cover(covered) => {
                priced(self, Text::key("action-cover").with("card", cover(covered)), Some(covered))
            }
            Action::Library(true) => Text::key("action-library-yes"),
            Action::Library(false) => Text::key("action-library-no"),
            Action::Spend(spent) => Text::key("action-spend").with("good", good(spent)),
            Action::Pay(paid) => Text::key("action-pay").with("card", card(paid)),
            Action::Produce(made) => Text::key("action-produce").with("good", good(made)),
            Action::Sell(sold) => sell_text(self, sold),
            Action::Stop => Text::key("action-stop"),
            Action::Keep(kept) => Text::key("action-keep").with("card", card(kept)),
            Action::Discard(gone) => Text::key("action-discard").with("card", card(gone)),
            Action::MineNothing => Text::key("action-mine-nothing"),
            Action::Mine(mined) => Text::key("action-mine").with("card", card(mined)),
            Action::TuckNothing => Text::key("action-tuck-nothing"),
            Action::Tuck(tucked) => Text::key("action-tuck").with("card", card(tucked)),
        }
    }

    /// An event in words, as a viewer was told it.
    fn event_text(event: &Event) -> Text {
        let says = |key: &'static str, player: Player| Text::key(key).with("who", player);
        match event {
            Event::FirstGovernor { player } => says("event-first-governor", *player),
            Event::RoleTaken { player, role: taken } => {
                says("event-role-taken", *player).with("role", role(*taken))
            }
            Event::Passed { player } => says("event-passed", *player),
            Event::LibraryUsed { player } => says("event-library-used", *player),
            Event::Built { player, card: built, cover: None, price } => {
                says("event-built", *player).with("card", card(*built)).with("price", *price)
            }
            Event::Built { player, card: built, cover: Some(covered), price } => {
                says("event-built-over", *player)
                    .with("card", card(*built))
                    .with("cover", cover(*covered))
                    .with("price", *price)
            }
            Event::GoodLost { player, good: lost } => {
                says("event-good-lost", *player).with("good", good(*lost))
            }
            Event::GoodSpent { player, good: spent } => {
                says("event-good-spent", *player).with("good", good(*spent))
            }
            Event::Discarded { player, count, cards, reason } => discarded(*player, *count, *cards, *reason),
            Event::Drew { player, card: None, why } => {
                says("event-drew-hidden", *player).with("why", reason_to_draw(*why))
            }
            Event::Drew { player, card: Some(drawn), why } => {
                says("event-drew", *player).with("card", card(*drawn)).with("why", reason_to_draw(*why))
            }
            Event::Produced { player, good: made } => {
                says("event-produced", *player).with("good", good(*made))
            }
            Event::TileTurned { tile } => Text::key("event-tile-turned").with("tile", tile.number()),
            Event::Sold { player, good: sold, price } => {
                says("event-sold", *player).with("good", good(*sold)).with("price", *price)
            }
            Event::Kept { player, count, cards: None } => {
                says("event-kept-hidden", *player).with("count", *count)
            }
            Event::Kept { player, cards: Some(kept), .. } => {
                says("event-kept", *player).with("cards", cards(*kept))
            }
            Event::TurnedUp { player, card: turned } => {
                says("event-turned-up", *player).with("card", card(*turned))
            }
            Event::Mined { player, card: None } => says("event-mined-nothing", *player),
            Event::Mined { player, card: Some(mined) } => {
                says("event-mined", *player).with("card", card(*mined))
            }
            Event::MineFailed { player } => says("event-mine-failed", *player),
            Event::NewRound { round, governor } => says("event-new-round", *governor).with("round", *round),
            Event::Tucked { player, card: None } => says("event-tucked-hidden", *player),
            Event::Tucked { player, card: Some(tucked) } => {
                says("event-tucked", *player).with("card", card(*tucked))
            }
            Event::Reshuffled { cards } => Text::key("event-reshuffled").with("count", *cards),
            Event::Short { player, missing } => says("event-short", *player).with("count", *missing),
            Event::Ended { capped: true } => Text::key("event-ended-cap"),
            Event::Ended { capped: false } => Text::key("event-ended-city"),
        }
    }
}

fn question(game: &SanJuan, player: Player, asked: Decision) -> Text {
    let text = Text::key(format!("prompt-{}", asked.name()));
    match asked {
        Decision::Variant | Decision::Keep | Decision::Archive | Decision::Limit => {
            text.with("left", game.picks().map_or(0, |picks| picks.left))
        }
        Decision::Pay => pay_prompt(game, text),
        Decision::Crane | Decision::BlackMarket => with_building(game, text),
        Decision::Produce => text.with("most", game.most_goods(player)),
        Decision::Sell => text.with("most", game.sales(player, game.library_works(player))),
        Decision::Role | Decision::Build | Decision::Library | Decision::Mine | Decision::Chapel => text,
    }
}

fn with_building(game: &SanJuan, text: Text) -> Text {
    match game.building_now() {
        Some((_, building)) => text.with("card", card(building)),
        None => text,
    }
}

fn pay_prompt(game: &SanJuan, text: Text) -> Text {
    let picks = game.picks();
    let paid = picks.map_or(0, |picks| picks.picked.len());
    let left = picks.map_or(0, |picks| picks.left);
    with_building(game, text).with("price", paid + left).with("left", left)
}

/// The price as it stands: with the library where it is not a question, without a crane.
fn build_text(game: &SanJuan, built: Card) -> Text {
    let text = Text::key("action-build").with("card", card(built));
    let Phase::Builder { player, .. } = game.phase else { return text.with("price", built.cost()) };
    text.with("price", game.price_as_it_stands(player, built, None))
}

fn priced(game: &SanJuan, text: Text, covered: Option<Cover>) -> Text {
    let Phase::Builder { player, step: BuildStep::Crane { card } } = game.phase else {
        return text.with("price", 0);
    };
    text.with("price", game.price_as_it_stands(player, card, covered))
}

fn sell_text(game: &SanJuan, sold: Good) -> Text {
    let price = game.tile().map_or(0, |tile| tile.prices()[sold.index()]);
    Text::key("action-sell").with("good", good(sold)).with("price", price)
}

fn discarded(player: Player, count: u8, gone: Option<Bag>, reason: Reason) -> Text {
    let word = match reason {
        Reason::Variant => "variant",
        Reason::Payment => "payment",
        Reason::Council => "council",
        Reason::Limit => "limit",
    };
    let text = match gone {
        None => Text::key("event-discarded-hidden").with("count", count),
        Some(gone) => Text::key("event-discarded").with("cards", cards(gone)),
    };
    text.with("who", player).with("reason", Text::key(format!("reason-{word}")))
}

fn reason_to_draw(why: Why) -> Text {
    let word = match why {
        Why::Deal => "deal",
        Why::Carpenter => "carpenter",
        Why::PoorHouse => "poor-house",
        Why::Well => "well",
        Why::Sale => "sale",
        Why::Council => "council",
        Why::Prospector => "prospector",
    };
    Text::key(format!("why-{word}"))
}
