//! Who has to choose what, and which options there are (DEC).

use emporio_core::{ActionList, Player, Rng, Turn};

use crate::action::Action;
use crate::data::Tile;
use crate::offer::{Choose, Offer};
use crate::state::{BuildStep, CouncilStep, Phase, ProduceStep, ProspectStep, SanJuan, TradeStep};

/// A question of the decision table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// D-VAR.
    Variant,
    /// D-ROLE.
    Role,
    /// D-BUILD.
    Build,
    /// D-CRANE.
    Crane,
    /// D-LIB.
    Library,
    /// D-BLACK.
    BlackMarket,
    /// D-PAY.
    Pay,
    /// D-PROD.
    Produce,
    /// D-SELL.
    Sell,
    /// D-KEEP.
    Keep,
    /// D-ARCH.
    Archive,
    /// D-MINE.
    Mine,
    /// D-CHAPEL.
    Chapel,
    /// D-LIMIT.
    Limit,
}

impl Decision {
    /// Its name in text keys and views.
    pub const fn name(self) -> &'static str {
        match self {
            Decision::Variant => "variant",
            Decision::Role => "role",
            Decision::Build => "build",
            Decision::Crane => "crane",
            Decision::Library => "library",
            Decision::BlackMarket => "black-market",
            Decision::Pay => "pay",
            Decision::Produce => "produce",
            Decision::Sell => "sell",
            Decision::Keep => "keep",
            Decision::Archive => "archive",
            Decision::Mine => "mine",
            Decision::Chapel => "chapel",
            Decision::Limit => "limit",
        }
    }
}

impl SanJuan {
    /// Who is asked what; none at a chance node and at the end.
    pub fn decision(&self) -> Option<(Player, Decision)> {
        if self.drawing > 0 {
            return None;
        }
        match self.phase {
            Phase::Variant { player, .. } => Some((player, Decision::Variant)),
            Phase::Role => Some((self.in_turn(self.roles_taken), Decision::Role)),
            Phase::Builder { player, step } => build_decision(step).map(|asked| (player, asked)),
            Phase::Producer { player, step: ProduceStep::Choose { .. } } => Some((player, Decision::Produce)),
            Phase::Trader { player, step: TradeStep::Choose { .. } } => Some((player, Decision::Sell)),
            Phase::Councillor { player, step } => council_decision(step).map(|asked| (player, asked)),
            Phase::Prospector { player, step: ProspectStep::Library } => Some((player, Decision::Library)),
            Phase::Prospector { player, step: ProspectStep::Mine { .. } } => Some((player, Decision::Mine)),
            Phase::Chapel { player } => Some((player, Decision::Chapel)),
            Phase::Limit { player, .. } => Some((player, Decision::Limit)),
            Phase::Governor
            | Phase::Deal { .. }
            | Phase::Producer { .. }
            | Phase::Trader { .. }
            | Phase::Prospector { .. }
            | Phase::Over => None,
        }
    }

    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        if self.drawing > 0 {
            return Turn::Chance;
        }
        match self.phase {
            Phase::Over => Turn::Over,
            Phase::Governor | Phase::Deal { .. } | Phase::Trader { step: TradeStep::Tile, .. } => {
                Turn::Chance
            }
            Phase::Role => Turn::Player(self.in_turn(self.roles_taken)),
            Phase::Variant { player, .. }
            | Phase::Builder { player, .. }
            | Phase::Producer { player, .. }
            | Phase::Trader { player, .. }
            | Phase::Councillor { player, .. }
            | Phase::Prospector { player, .. }
            | Phase::Chapel { player }
            | Phase::Limit { player, .. } => Turn::Player(player),
        }
    }

    /// The options of the player to act, or the outcomes of chance.
    pub(crate) fn options(&self, out: &mut ActionList<Action>) {
        if self.drawing > 0 {
            out.cards(None, Action::Draw, self.deck.types());
        } else {
            self.make_offer(out);
        }
    }

    /// The option of the player to act at a place of the list.
    #[inline]
    pub(crate) fn option_at(&self, place: impl FnOnce(u32) -> u32) -> Action {
        self.make_offer(Choose(place))
    }

    /// What may be done while no card is drawn.
    #[inline]
    fn make_offer<O: Offer>(&self, offer: O) -> O::Made {
        match &self.phase {
            Phase::Governor => offer.any(Player::all(self.players).map(Action::Governor)),
            Phase::Variant { player, picks } | Phase::Limit { player, picks } => {
                offer.cards(None, Action::Discard, picks.options(self.seat(*player).hand))
            }
            Phase::Role => self.role_options(offer),
            Phase::Builder { player, step } => self.builder_options(*player, step, offer),
            Phase::Producer { player, step: ProduceStep::Choose { chosen } } => {
                self.produce_options(*player, chosen, offer)
            }
            Phase::Trader { step: TradeStep::Tile, .. } => self.tile_options(offer),
            Phase::Trader { player, step: TradeStep::Choose { chosen } } => {
                self.sell_options(*player, chosen, offer)
            }
            Phase::Councillor { player, step } => self.council_options(*player, step, offer),
            Phase::Prospector { step: ProspectStep::Library, .. } => library_options(offer),
            Phase::Prospector { step: ProspectStep::Mine { turned }, .. } => {
                SanJuan::mine_options(*turned, offer)
            }
            Phase::Chapel { player } => self.chapel_options(*player, offer),
            Phase::Deal { .. }
            | Phase::Producer { .. }
            | Phase::Trader { .. }
            | Phase::Prospector { .. }
            | Phase::Over => offer.any(None),
        }
    }

    #[inline]
    fn builder_options<O: Offer>(&self, player: Player, step: &BuildStep, offer: O) -> O::Made {
        match step {
            BuildStep::Build => self.build_options(player, offer),
            BuildStep::Crane { card } => self.crane_options(player, *card, offer),
            BuildStep::Library { .. } => library_options(offer),
            BuildStep::Goods(plan) => self.goods_options(player, plan, offer),
            BuildStep::Pay(plan, picks) => {
                offer.cards(None, Action::Pay, picks.options(self.others(player, plan)))
            }
            BuildStep::Carpenter { .. } | BuildStep::PoorHouse => offer.any(None),
        }
    }

    #[inline]
    fn council_options<O: Offer>(&self, player: Player, step: &CouncilStep, offer: O) -> O::Made {
        match step {
            CouncilStep::Library => library_options(offer),
            CouncilStep::Look { .. } => offer.any(None),
            CouncilStep::Keep { looked, picks } => offer.cards(None, Action::Keep, picks.options(*looked)),
            CouncilStep::Discard { picks } => {
                offer.cards(None, Action::Discard, picks.options(self.seat(player).hand))
            }
        }
    }

    /// [CHN-2, CHN-3, CHN-4] Seats and tiles weigh the same, a card as often as it is in the deck.
    pub(crate) fn weight(&self, outcome: Action) -> u64 {
        match outcome {
            Action::Draw(card) => u64::from(self.deck.count(card)),
            Action::Governor(_) | Action::Tile(_) => 1,
            Action::Take(_)
            | Action::Pass
            | Action::Build(_)
            | Action::CoverNothing
            | Action::Cover(_)
            | Action::Library(_)
            | Action::Spend(_)
            | Action::Pay(_)
            | Action::Produce(_)
            | Action::Sell(_)
            | Action::Stop
            | Action::Keep(_)
            | Action::Discard(_)
            | Action::MineNothing
            | Action::Mine(_)
            | Action::TuckNothing
            | Action::Tuck(_) => 0,
        }
    }

    /// An outcome with the proportions of the weights.
    #[inline]
    pub(crate) fn sample(&self, rng: &mut Rng) -> Action {
        if self.drawing > 0 {
            return Action::Draw(self.deck.sample(rng));
        }
        if self.phase == Phase::Governor {
            return Action::Governor(Player(rng.below(u32::from(self.players)) as u8));
        }
        let unseen: arrayvec::ArrayVec<Tile, 5> =
            Tile::ALL.iter().copied().filter(|&tile| !self.tiles.has(tile)).collect();
        Action::Tile(rng.pick(&unseen))
    }
}

fn library_options<O: Offer>(offer: O) -> O::Made {
    offer.any([true, false].map(Action::Library))
}

fn build_decision(step: BuildStep) -> Option<Decision> {
    match step {
        BuildStep::Build => Some(Decision::Build),
        BuildStep::Crane { .. } => Some(Decision::Crane),
        BuildStep::Library { .. } => Some(Decision::Library),
        BuildStep::Goods(_) => Some(Decision::BlackMarket),
        BuildStep::Pay(..) => Some(Decision::Pay),
        BuildStep::Carpenter { .. } | BuildStep::PoorHouse => None,
    }
}

fn council_decision(step: CouncilStep) -> Option<Decision> {
    match step {
        CouncilStep::Library => Some(Decision::Library),
        CouncilStep::Look { .. } => None,
        CouncilStep::Keep { .. } => Some(Decision::Keep),
        CouncilStep::Discard { .. } => Some(Decision::Archive),
    }
}
