//! The phases and the memory that belongs to each.

use emporio_core::Player;
use serde::{Deserialize, Serialize};

use crate::data::{Card, Good, PerGood};
use crate::fast::total;
use crate::pieces::{Bag, Picks};

/// A building that the crane may cover.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    /// A plant with a good on it.
    Loaded(Good),
    /// A plant without a good.
    Empty(Good),
    /// A violet building.
    Violet(Card),
}

impl Cover {
    /// The card covered.
    pub fn card(self) -> Card {
        match self {
            Cover::Loaded(good) | Cover::Empty(good) => good.plant(),
            Cover::Violet(card) => card,
        }
    }

    /// Whether that building is covered.
    pub fn is(cover: Option<Cover>, card: Card) -> bool {
        cover.is_some_and(|cover| cover.card() == card)
    }
}

/// A build that has been decided and is being paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The card to be built.
    pub card: Card,
    /// The building it will cover.
    pub cover: Option<Cover>,
    /// Whether the library lowers the price.
    pub library: bool,
    /// The price before black-market goods.
    pub price: u8,
    /// Black-market goods named so far.
    pub goods: PerGood,
}

impl Plan {
    /// Black-market goods named so far, all kinds together.
    pub fn spent(&self) -> u8 {
        total(&self.goods)
    }

    /// What hand cards have to pay.
    pub fn to_pay(&self) -> u8 {
        self.price - self.spent()
    }
}

/// How far a player's build has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum BuildStep {
    /// [D-BUILD] What to build.
    Build,
    /// [D-CRANE] What to cover.
    Crane {
        /// The card to be built.
        card: Card,
    },
    /// [D-LIB] Whether to use the library.
    Library {
        /// The card to be built.
        card: Card,
        /// The building it will cover.
        cover: Option<Cover>,
    },
    /// [D-BLACK] Which goods to spend.
    Goods(Plan),
    /// [D-PAY] Which cards to pay with.
    Pay(Plan, Picks),
    /// The carpenter's card is drawn.
    Carpenter {
        /// Whether the poor house was active for this build.
        poor_house: bool,
    },
    /// The poor house's card is drawn.
    PoorHouse,
}

/// How far a player's production has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ProduceStep {
    /// [D-PROD] Which goods to make.
    Choose {
        /// Plants named so far.
        chosen: PerGood,
    },
    /// The unseen cards are drawn.
    Make {
        /// Goods still to be made.
        left: PerGood,
        /// Whether the well gives a card afterwards.
        well: bool,
    },
    /// The well's card is drawn.
    Well,
}

/// How far a player's sale has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TradeStep {
    /// The tile is turned up.
    Tile,
    /// [D-SELL] Which goods to sell.
    Choose {
        /// Goods named so far.
        chosen: PerGood,
    },
    /// The cards for the goods are drawn.
    Draw,
}

/// How far a player's council has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CouncilStep {
    /// [D-LIB] Whether to use the library.
    Library,
    /// The cards are drawn: to look at, or into the hand with an archive.
    Look {
        /// Those being looked at; none with an archive.
        looked: Bag,
        /// How many cards will have been drawn.
        drawn: u8,
    },
    /// [D-KEEP] Which cards to keep.
    Keep {
        /// The cards to choose from.
        looked: Bag,
        /// Those to keep.
        picks: Picks,
    },
    /// [D-ARCH] Which cards of the whole hand go.
    Discard {
        /// Those to discard from the whole hand.
        picks: Picks,
    },
}

/// How far the prospector phase has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ProspectStep {
    /// [D-LIB] Whether to use the library.
    Library,
    /// The chooser's cards are drawn.
    Draw,
    /// A gold mine works: cards are turned up, then D-MINE.
    Mine {
        /// The cards turned up, open to all.
        turned: Bag,
    },
}

/// What is being played, with the memory that belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// The first governor is drawn.
    Governor,
    /// The hands are dealt.
    Deal {
        /// The player being dealt to.
        player: Player,
    },
    /// [D-VAR] Which cards of the first hand go.
    Variant {
        /// Who chooses.
        player: Player,
        /// The cards to discard.
        picks: Picks,
    },
    /// [D-ROLE] Which role to take.
    Role,
    /// The builder phase.
    Builder {
        /// Who builds.
        player: Player,
        /// How far they have come.
        step: BuildStep,
    },
    /// The producer phase.
    Producer {
        /// Who produces.
        player: Player,
        /// How far they have come.
        step: ProduceStep,
    },
    /// The trader phase.
    Trader {
        /// Who sells.
        player: Player,
        /// How far they have come.
        step: TradeStep,
    },
    /// The councillor phase.
    Councillor {
        /// Whose council it is.
        player: Player,
        /// How far they have come.
        step: CouncilStep,
    },
    /// The prospector phase.
    Prospector {
        /// The chooser, or whose gold mine works.
        player: Player,
        /// How far it has come.
        step: ProspectStep,
    },
    /// New round, D-CHAPEL.
    Chapel {
        /// Who may tuck.
        player: Player,
    },
    /// New round, D-LIMIT.
    Limit {
        /// Who must discard.
        player: Player,
        /// The cards to discard.
        picks: Picks,
    },
    /// The game is over.
    Over,
}
