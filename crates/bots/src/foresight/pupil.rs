//! Learning foresight: weights moved a little towards what came of positions.

use super::course::surprise;
use super::{FELT, Foresight, Glance, SEEN};
use crate::net::Layer;

/// How slowly the mean of gradients and that of their squares change (Adam).
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const LEAST: f32 = 1e-8;

/// A position, by what tells each player's prospects, and how much of the victory each may expect.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// Each player's prospects, one after the other.
    pub inputs: Vec<f32>,
    /// Each player's share of the victory, adding up to 1.
    pub shares: Vec<f32>,
}

/// Weights that are being learnt.
pub struct Pupil {
    /// As they are now.
    pub foresight: Foresight,
    mean: Vec<Vec<f32>>,
    square: Vec<Vec<f32>>,
    steps: i32,
}

impl Pupil {
    /// Begins with some weights.
    pub fn new(foresight: Foresight) -> Pupil {
        let zeros: Vec<Vec<f32>> = blank(&foresight);
        Pupil { foresight, mean: zeros.clone(), square: zeros, steps: 0 }
    }

    /// Moves the weights by what some lessons teach on average.
    pub fn take(&mut self, gradient: &Gradient, rate: f32) {
        self.steps += 1;
        let (mean_so_far, square_so_far) = (1.0 - MEAN.powi(self.steps), 1.0 - SQUARE.powi(self.steps));
        let count = gradient.count.max(1) as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        let numbers = self.foresight.layers_mut().flat_map(|layer| [&mut layer.weights, &mut layer.bias]);
        for ((numbers, slopes), (mean, square)) in numbers.zip(&gradient.slopes).zip(moments) {
            let moments = mean.iter_mut().zip(square);
            for ((number, slope), (mean, square)) in numbers.iter_mut().zip(slopes).zip(moments) {
                let slope = slope / count;
                *mean = MEAN * *mean + (1.0 - MEAN) * slope;
                *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
                *number -= rate * (*mean / mean_so_far) / ((*square / square_so_far).sqrt() + LEAST);
            }
        }
    }
}

fn blank(foresight: &Foresight) -> Vec<Vec<f32>> {
    foresight
        .layers()
        .flat_map(|layer| [&layer.weights, &layer.bias])
        .map(|part| vec![0.0; part.len()])
        .collect()
}

/// Which way the weights should move to be less surprised.
pub struct Gradient {
    /// Weights and bias of each layer.
    slopes: Vec<Vec<f32>>,
    count: usize,
    /// The surprise at what came of the lessons, all of them together.
    pub surprise: f64,
    glances: Vec<Glance>,
    back: Vec<f32>,
    back_felt: Vec<f32>,
}

impl Foresight {
    /// A gradient of no lessons.
    pub fn gradient(&self) -> Gradient {
        Gradient {
            slopes: blank(self),
            count: 0,
            surprise: 0.0,
            glances: Vec::new(),
            back: vec![0.0; self.shape.pooled()],
            back_felt: vec![0.0; FELT],
        }
    }
}

impl Gradient {
    /// Adds a lesson.
    pub fn add(&mut self, foresight: &Foresight, lesson: &Lesson) {
        let width = foresight.shape.inputs();
        self.glances.resize(lesson.shares.len(), Glance::default());
        let looks = lesson.inputs.chunks(width).zip(&mut self.glances);
        let points: Vec<f32> = looks.map(|(input, glance)| look(foresight, input, glance)).collect();
        let expected = softmax(&points);
        for (seat, (expected, share)) in expected.iter().zip(&lesson.shares).enumerate() {
            self.look_back(foresight, seat, expected - share);
        }
        self.surprise += surprise(&expected, &lesson.shares);
        self.count += 1;
    }

    /// Adds up what the look at a seat owes to each weight, for an error of its points.
    fn look_back(&mut self, foresight: &Foresight, seat: usize, error: f32) {
        let Gradient { slopes, glances, back, back_felt, .. } = self;
        let glance = &glances[seat];
        let kinds = foresight.shape.kinds;
        let (eyes, rest) = slopes.split_at_mut(2 * kinds.len());
        let [whole, whole_bias, last, last_bias] = rest else { unreachable!("two layers follow the eyes") };
        last_bias[0] += error;
        for at in 0..FELT {
            last[at] += error * glance.felt[at];
            back_felt[at] = if glance.felt[at] > 0.0 { error * foresight.last.weights[at] } else { 0.0 };
        }
        owe(&glance.pooled, back_felt, whole, whole_bias);
        pass_back(&foresight.whole, back_felt, &mut back[..kinds.len() * SEEN]);
        let (mut told, mut thing) = (glance.input.as_slice(), 0);
        for (at, kind) in kinds.iter().enumerate() {
            for _ in 0..kind.things {
                let (own, others) = told.split_at(kind.inputs);
                let seen = &glance.seen[thing * SEEN..(thing + 1) * SEEN];
                let mut share = [0.0; SEEN];
                for (place, share) in share.iter_mut().enumerate() {
                    *share = if seen[place] > 0.0 { back[at * SEEN + place] } else { 0.0 };
                }
                let (weights, bias) = eyes[2 * at..2 * at + 2].split_at_mut(1);
                owe(own, &share, &mut weights[0], &mut bias[0]);
                (told, thing) = (others, thing + 1);
            }
        }
    }
}

fn look(foresight: &Foresight, input: &[f32], glance: &mut Glance) -> f32 {
    // The weights may have changed since the last look.
    glance.input.clear();
    foresight.feel(input, glance)
}

/// What the weights of a layer owe, for its inputs and the errors of its outputs.
fn owe(input: &[f32], errors: &[f32], weights: &mut [f32], bias: &mut [f32]) {
    bias.iter_mut().zip(errors).for_each(|(sum, error)| *sum += error);
    for (&number, row) in input.iter().zip(weights.chunks_exact_mut(errors.len())) {
        if number != 0.0 {
            row.iter_mut().zip(errors).for_each(|(sum, error)| *sum += number * error);
        }
    }
}

/// The errors of a layer's first inputs.
fn pass_back(layer: &Layer, errors: &[f32], out: &mut [f32]) {
    for (out, row) in out.iter_mut().zip(layer.weights.chunks_exact(errors.len())) {
        *out = row.iter().zip(errors).map(|(weight, error)| weight * error).sum();
    }
}

/// Shares of the victory from points.
fn softmax(points: &[f32]) -> Vec<f32> {
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = points.iter().map(|point| (point - best).exp()).collect();
    let sum: f32 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}

#[cfg(test)]
mod tests {
    use emporio_core::Rng;
    use emporio_spice_islands::SpiceIslands;

    use super::*;
    use crate::Knowledge;

    /// A lesson of three players with random prospects, of which some are 0.
    fn lesson(rng: &mut Rng) -> Lesson {
        let some = |rng: &mut Rng| if rng.below(3) == 0 { 0.0 } else { rng.unit() as f32 - 0.3 };
        let inputs = (0..3 * SpiceIslands::SHAPE.inputs()).map(|_| some(rng)).collect();
        Lesson { inputs, shares: vec![0.6, 0.1, 0.3] }
    }

    fn surprise_at(foresight: &Foresight, lesson: &Lesson) -> f64 {
        let mut gradient = foresight.gradient();
        gradient.add(foresight, lesson);
        gradient.surprise
    }

    #[test]
    fn slopes_say_how_surprise_changes_with_each_weight() {
        const NUDGE: f32 = 5e-3;
        let mut rng = Rng::new(7);
        let mut foresight = Foresight::untaught(SpiceIslands::SHAPE, &mut rng);
        // Larger than they begin, so that every weight matters.
        foresight.last.weights.iter_mut().for_each(|weight| *weight *= 5.0);
        let lesson = lesson(&mut rng);
        let mut gradient = foresight.gradient();
        gradient.add(&foresight, &lesson);
        for (part, slopes) in gradient.slopes.iter().enumerate() {
            let steepest =
                (0..slopes.len()).max_by(|&a, &b| slopes[a].abs().total_cmp(&slopes[b].abs())).unwrap();
            let nudged = |by: f32| {
                let mut other = foresight.clone();
                let numbers = other.layers_mut().flat_map(|layer| [&mut layer.weights, &mut layer.bias]);
                numbers.into_iter().nth(part).unwrap()[steepest] += by;
                surprise_at(&other, &lesson)
            };
            let slope = (nudged(NUDGE) - nudged(-NUDGE)) / f64::from(2.0 * NUDGE);
            let told = f64::from(slopes[steepest]);
            assert!((slope - told).abs() < 0.05 * told.abs() + 1e-4, "part {part}: {slope} {told}");
        }
    }

    #[test]
    fn what_is_taught_again_and_again_surprises_less_and_less() {
        let mut rng = Rng::new(8);
        let mut pupil = Pupil::new(Foresight::untaught(SpiceIslands::SHAPE, &mut rng));
        let lesson = lesson(&mut rng);
        let before = surprise_at(&pupil.foresight, &lesson);
        for _ in 0..60 {
            let mut gradient = pupil.foresight.gradient();
            gradient.add(&pupil.foresight, &lesson);
            pupil.take(&gradient, 1e-3);
        }
        let (after, least) =
            (surprise_at(&pupil.foresight, &lesson), surprise(&[0.6, 0.1, 0.3], &lesson.shares));
        assert!(before > least + 0.05 && after < least + 0.01, "{before} {after} {least}");
    }
}
