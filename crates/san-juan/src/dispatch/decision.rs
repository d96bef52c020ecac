//! The questions of the decision table, and which of them is asked now (DEC).

use emporio_core::Player;

use crate::state::{BuildStep, CouncilStep, Phase, ProduceStep, ProspectStep, SanJuan, TradeStep};

/// A question of the decision table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// [D-VAR] Which cards of the first hand go.
    Variant,
    /// [D-ROLE] Which role to take.
    Role,
    /// [D-BUILD] What to build.
    Build,
    /// [D-CRANE] What to cover.
    Crane,
    /// [D-LIB] Whether to use the library.
    Library,
    /// [D-BLACK] Which goods to spend.
    BlackMarket,
    /// [D-PAY] Which cards to pay with.
    Pay,
    /// [D-PROD] Which goods to make.
    Produce,
    /// [D-SELL] Which goods to sell.
    Sell,
    /// [D-KEEP] Which cards to keep.
    Keep,
    /// [D-ARCH] Which cards of the whole hand go.
    Archive,
    /// [D-MINE] Which card of a gold mine to take.
    Mine,
    /// [D-CHAPEL] Which card to tuck.
    Chapel,
    /// [D-LIMIT] Which cards above the limit go.
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
