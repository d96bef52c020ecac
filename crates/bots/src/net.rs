//! A small network that corrects the fitted judgement of a position, and says which choices deserve a look.
//!
//! It looks through the eyes of one seat ([`emporio_core::Observed::observe`]) and knows what the fitted figures forecast. Two
//! hidden layers, then two heads: for each seat how far the forecast is off, in units of its usual error, and for each
//! choice how much more it appeals than it seems to. A network of zeros changes nothing. The sums run in one order with
//! plain products, so that the same file gives the same numbers on every machine.

use std::sync::{Arc, OnceLock};

use emporio_core::{Game, MAX_PLAYERS, Player};
use half::f16;
use pulp::{Arch, NullaryFnOnce};
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};
use thiserror::Error;

use crate::Knowledge;
use crate::value::Values;

/// What a network is told beside the observation: the forecast for each seat, and how far the game has come.
pub const EXTRA: usize = MAX_PLAYERS + 1;
/// Sums that run side by side, so that loops run wide.
const LANES: usize = 8;
/// Sums of a layer that are kept at hand while its inputs go by: half of a common core's registers, and half of that.
const WIDE: usize = 64;
const NARROW: usize = 32;

/// Weights that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NetError {
    /// Not a file of weights.
    #[error("these are not weights: {0}")]
    Unreadable(String),
    /// A part is missing or has another shape.
    #[error(
        "the weights need {expected} numbers in `{name}`, but have {given}: they are for another game or version"
    )]
    Shape {
        /// The part.
        name: String,
        /// How many numbers it has, 0 where it is missing.
        given: usize,
        /// How many it needs.
        expected: usize,
    },
}

/// The weights; a layer's numbers lie input by input, so that inputs that are 0 cost nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    observed: usize,
    ids: usize,
    first: Layer,
    second: Layer,
    correction: Layer,
    /// For each action id a row of the second layer's width.
    appeal: Layer,
}

/// A layer of numbers, each a weighed sum of those before it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Layer {
    pub(crate) weights: Vec<f32>,
    pub(crate) bias: Vec<f32>,
}

/// What a network has seen of a position: room that is made once and used again.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sight {
    input: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    lit: Vec<Lit>,
}

/// An input that is not 0, and where it lies.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Lit {
    at: u32,
    number: f32,
}

impl Net {
    /// Reads the weights for a game: safetensors of 16 or 32 bits.
    pub fn read<G: Game>(bytes: &[u8]) -> Result<Net, NetError> {
        let file =
            SafeTensors::deserialize(bytes).map_err(|error| NetError::Unreadable(error.to_string()))?;
        let (observed, ids) = (G::observation_len(), usize::from(G::META.player_ids));
        let width = |name| file.tensor(name).map_or(0, |bias| bias.shape().iter().product());
        let (first, second) = (width("first.bias"), width("second.bias"));
        Ok(Net {
            observed,
            ids,
            first: Layer::read(&file, "first.weight", "first.bias", observed + EXTRA, first)?,
            second: Layer::read(&file, "second.weight", "second.bias", first, second)?,
            correction: Layer::read(&file, "correction.weight", "correction.bias", second, MAX_PLAYERS)?,
            appeal: Layer::read(&file, "appeal.weight", "appeal.bias", second, ids)?,
        })
    }

    /// The weights that a game ships with, read once; none if they do not fit it, which a test keeps from happening.
    pub fn shipped<G: Game>(bytes: &[u8], read: &OnceLock<Option<Arc<Net>>>) -> Option<Arc<Net>> {
        read.get_or_init(|| Net::read::<G>(bytes).ok().map(Arc::new)).clone()
    }

    /// Looks at a position through the eyes of a seat; `points` are the forecast, off by about `spread`.
    pub fn look<G: Knowledge>(
        &self,
        state: &G,
        seat: Player,
        points: &Values,
        spread: f32,
        sight: &mut Sight,
    ) {
        sight.input.resize(self.observed + EXTRA, 0.0);
        let (seen, told) = sight.input.split_at_mut(self.observed);
        state.observe(seat, seen);
        told.copy_from_slice(&beside(state, seat, points, spread));
        Arch::new().dispatch(Glance { net: self, sight });
    }

    /// Adds what the forecast of each seat overlooks, `unit` points for each 1 that the network says.
    pub fn correct(&self, sight: &Sight, seat: Player, players: u8, unit: f32, points: &mut Values) {
        let mut corrections = [0.0; MAX_PLAYERS];
        self.correction.add_up(&sight.second, &mut corrections);
        for (player, correction) in seat.clockwise(players).zip(corrections) {
            points[player.index()] += unit * correction;
        }
    }

    /// How much more a choice appeals than it seems to: its odds rise by e for each 1.
    pub fn appeal(&self, sight: &Sight, id: u16) -> f32 {
        let (id, width) = (usize::from(id), sight.second.len());
        if id >= self.ids {
            return 0.0;
        }
        let row = &self.appeal.weights[id * width..(id + 1) * width];
        let mut sums = [0.0f32; LANES];
        for (weights, numbers) in row.chunks(LANES).zip(sight.second.chunks(LANES)) {
            for ((sum, weight), number) in sums.iter_mut().zip(weights).zip(numbers) {
                *sum += weight * number;
            }
        }
        self.appeal.bias[id] + sums.iter().sum::<f32>()
    }
}

/// Both hidden layers, with instructions as wide as the core has: every sum still runs in the same order.
struct Glance<'a> {
    net: &'a Net,
    sight: &'a mut Sight,
}

impl NullaryFnOnce for Glance<'_> {
    type Output = ();

    // Inlined with all that it calls, or it would be compiled for the narrowest core.
    #[inline(always)]
    fn call(self) {
        let Glance { net, sight } = self;
        net.first.rectified(&sight.input, &mut sight.lit, &mut sight.first);
        net.second.rectified(&sight.first, &mut sight.lit, &mut sight.second);
    }
}

/// What a network is told beside the observation: each seat's forecast below the best, from the one who looks clockwise,
/// and how far the game has come.
pub fn beside<G: Knowledge>(state: &G, seat: Player, points: &Values, spread: f32) -> [f32; EXTRA] {
    const UNIT: f32 = 0.25;
    let best = points[..usize::from(state.players())].iter().copied().fold(f32::MIN, f32::max);
    let mut told = [0.0; EXTRA];
    for (number, player) in told.iter_mut().zip(seat.clockwise(state.players())) {
        *number = UNIT * ((points[player.index()] - best) / spread).max(-8.0);
    }
    told[MAX_PLAYERS] = state.progress().clamp(0.0, 1.0);
    told
}

impl Layer {
    pub(crate) fn read(
        file: &SafeTensors<'_>,
        weight: &str,
        bias: &str,
        inputs: usize,
        outputs: usize,
    ) -> Result<Layer, NetError> {
        Ok(Layer { weights: numbers(file, weight, inputs * outputs)?, bias: numbers(file, bias, outputs)? })
    }

    /// The outputs for some inputs, those below 0 as 0.
    #[inline(always)]
    fn rectified(&self, input: &[f32], lit: &mut Vec<Lit>, out: &mut Vec<f32>) {
        out.resize(self.bias.len(), 0.0);
        self.rectify(input, lit, out);
    }

    /// The same into room that is there already.
    #[inline(always)]
    pub(crate) fn rectify(&self, input: &[f32], lit: &mut Vec<Lit>, out: &mut [f32]) {
        self.add_up_lit(lit_of(input, lit), out);
        out.iter_mut().for_each(|number| *number = number.max(0.0));
    }

    /// Adds up block by block, each sum in the order of the inputs.
    #[inline(always)]
    fn add_up_lit(&self, lit: &[Lit], out: &mut [f32]) {
        let wide = self.add_up_blocks::<WIDE>(lit, out, 0);
        let done = self.add_up_blocks::<NARROW>(lit, out, wide);
        let (width, rest) = (out.len(), &mut out[done..]);
        rest.copy_from_slice(&self.bias[done..]);
        for &Lit { at, number } in lit {
            for (sum, weight) in rest.iter_mut().zip(&self.weights[at as usize * width + done..]) {
                *sum += number * weight;
            }
        }
    }

    /// Adds up as many whole blocks as there are from one output on; gives the first that is left.
    #[inline(always)]
    fn add_up_blocks<const BLOCK: usize>(&self, lit: &[Lit], out: &mut [f32], from: usize) -> usize {
        let width = out.len();
        let blocks = out[from..].as_chunks_mut::<BLOCK>().0;
        let done = from + blocks.len() * BLOCK;
        for (start, block) in (from..).step_by(BLOCK).zip(blocks) {
            let mut sums = *block;
            sums.copy_from_slice(&self.bias[start..start + BLOCK]);
            for &Lit { at, number } in lit {
                let weights = &self.weights[at as usize * width + start..][..BLOCK];
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += number * weight;
                }
            }
            *block = sums;
        }
        done
    }

    /// The same for a few outputs of many inputs.
    fn add_up(&self, input: &[f32], out: &mut [f32]) {
        out.copy_from_slice(&self.bias);
        for (number, weights) in input.iter().zip(self.weights.chunks_exact(out.len())) {
            for (sum, weight) in out.iter_mut().zip(weights) {
                *sum += number * weight;
            }
        }
    }
}

/// The inputs that are not 0. Which ones these are is hard to foresee, so that nothing here branches on it.
#[inline(always)]
fn lit_of<'a>(input: &[f32], room: &'a mut Vec<Lit>) -> &'a [Lit] {
    room.resize(input.len().max(room.len()), Lit::default());
    let mut count = 0;
    for (at, &number) in (0..).zip(input) {
        room[count] = Lit { at, number };
        count += usize::from(number != 0.0);
    }
    &room[..count]
}

fn numbers(file: &SafeTensors<'_>, name: &str, expected: usize) -> Result<Vec<f32>, NetError> {
    let wrong = |given| NetError::Shape { name: name.to_string(), given, expected };
    let numbers = file.tensor(name).ok().and_then(|tensor| decode(&tensor)).ok_or_else(|| wrong(0))?;
    if numbers.len() == expected && expected > 0 { Ok(numbers) } else { Err(wrong(numbers.len())) }
}

/// The numbers of a tensor; none if they are not of a kind that we write.
fn decode(tensor: &TensorView<'_>) -> Option<Vec<f32>> {
    let bytes = tensor.data();
    if tensor.dtype() == Dtype::F32 {
        return Some(bytes.as_chunks().0.iter().map(|&four| f32::from_le_bytes(four)).collect());
    }
    let is_half = tensor.dtype() == Dtype::F16;
    is_half.then(|| bytes.as_chunks().0.iter().map(|&two| f16::from_le_bytes(two).to_f32()).collect())
}

#[cfg(test)]
mod tests {
    use emporio_core::Rng;

    use super::*;

    /// A layer of random weights.
    fn layer(inputs: usize, outputs: usize, rng: &mut Rng) -> Layer {
        let mut some = |count| (0..count).map(|_| rng.unit() as f32 - 0.5).collect();
        Layer { weights: some(inputs * outputs), bias: some(outputs) }
    }

    /// Widths that are whole blocks, and widths that leave something over.
    #[test]
    fn wide_instructions_and_narrow_ones_give_the_same_numbers() {
        let mut rng = Rng::new(5);
        for (inputs, first, second) in [(300, 192, 64), (300, 96, 32), (41, 77, 9)] {
            let net = Net {
                observed: inputs - EXTRA,
                ids: 1,
                first: layer(inputs, first, &mut rng),
                second: layer(first, second, &mut rng),
                correction: layer(second, MAX_PLAYERS, &mut rng),
                appeal: layer(second, 1, &mut rng),
            };
            let seen = |_| if rng.unit() < 0.6 { 0.0 } else { rng.unit() as f32 };
            let mut wide = Sight { input: (0..inputs).map(seen).collect(), ..Sight::default() };
            let mut narrow = wide.clone();
            Arch::new().dispatch(Glance { net: &net, sight: &mut wide });
            Glance { net: &net, sight: &mut narrow }.call();
            assert_eq!(wide, narrow);
            assert_eq!(wide.first, plainly(&net.first, &wide.input));
            assert_eq!(wide.second, plainly(&net.second, &wide.first));
        }
    }

    /// The outputs of a layer without any of the tricks.
    fn plainly(layer: &Layer, input: &[f32]) -> Vec<f32> {
        let width = layer.bias.len();
        let output = |at: usize| {
            let lit = input.iter().enumerate().filter(|(_, number)| **number != 0.0);
            lit.fold(layer.bias[at], |sum, (from, number)| sum + number * layer.weights[from * width + at])
        };
        (0..width).map(|at| output(at).max(0.0)).collect()
    }
}
