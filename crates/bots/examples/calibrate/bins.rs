//! Chances and what became of them, in bins.

use std::fmt;

use emporio_bots::arena::stats::wilson;

/// Bins from 0 to 1.
pub const BINS: usize = 10;

/// What was said at one moment of a game, and how the game ended.
pub struct Sample {
    /// Which game.
    pub game: u64,
    /// Each seat's chance, as told.
    pub chances: Vec<f64>,
    /// Each seat's share of the victory.
    pub shares: Vec<f64>,
}

/// Chances in a range, and what became of them.
#[derive(Clone, Copy, Default)]
pub struct Bin {
    /// How many.
    pub count: f64,
    told: f64,
    real: f64,
}

impl Bin {
    /// The mean chance that was told.
    pub fn told(&self) -> f64 {
        self.told / self.count.max(1.0)
    }

    /// The share that was won.
    pub fn real(&self) -> f64 {
        self.real / self.count.max(1.0)
    }

    /// Its 95 % interval, as if every chance were of another game.
    pub fn interval(&self) -> (f64, f64) {
        wilson(self.real, self.count)
    }
}

/// All bins.
pub struct Table(pub [Bin; BINS]);

/// Fills the bins with chances, each sample's made so much surer.
pub fn table<'a>(samples: impl Iterator<Item = (&'a Sample, f64)>) -> Table {
    let mut bins = [Bin::default(); BINS];
    for (sample, sureness) in samples {
        for (chance, share) in surer(&sample.chances, sureness).into_iter().zip(&sample.shares) {
            let bin = &mut bins[((chance * BINS as f64) as usize).min(BINS - 1)];
            bin.count += 1.0;
            bin.told += chance;
            bin.real += share;
        }
    }
    Table(bins)
}

impl Table {
    /// The mean distance between what was told and what was won, each bin as often as it was filled.
    pub fn error(&self) -> f64 {
        let all: f64 = self.0.iter().map(|bin| bin.count).sum();
        self.0.iter().map(|bin| bin.count * (bin.told() - bin.real()).abs()).sum::<f64>() / all.max(1.0)
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| told | chances | mean told | won | 95 % interval |\n|---|---|---|---|---|")?;
        for (index, bin) in self.0.iter().enumerate() {
            let (low, high) = bin.interval();
            writeln!(
                f,
                "| {} to {} % | {} | {:.1} % | {:.1} % | {:.1} to {:.1} % |",
                index * 100 / BINS,
                (index + 1) * 100 / BINS,
                bin.count,
                100.0 * bin.told(),
                100.0 * bin.real(),
                100.0 * low,
                100.0 * high
            )?;
        }
        writeln!(f, "\nmean absolute error {:.2} %", 100.0 * self.error())
    }
}

/// Chances raised to a power, adding up to 1.
fn surer(chances: &[f64], sureness: f64) -> Vec<f64> {
    let raised: Vec<f64> = chances.iter().map(|chance| chance.max(1e-4).powf(sureness)).collect();
    let sum: f64 = raised.iter().sum();
    raised.into_iter().map(|chance| chance / sum).collect()
}

/// The sureness under which the results were likeliest.
pub fn fitted_sureness<'a>(samples: impl IntoIterator<Item = &'a Sample>) -> f64 {
    let samples: Vec<&Sample> = samples.into_iter().collect();
    let likelihood = |sureness: f64| -> f64 {
        let of = |sample: &&Sample| -> f64 {
            let chances = surer(&sample.chances, sureness);
            chances.iter().zip(&sample.shares).map(|(chance, share)| share * chance.ln()).sum()
        };
        samples.iter().map(of).sum()
    };
    let tried = (20..=400).map(|hundredth| f64::from(hundredth) / 100.0);
    tried.max_by(|&one, &other| likelihood(one).total_cmp(&likelihood(other))).unwrap_or(1.0)
}
