//! Foresight: a small network that forecasts each player's points by itself, learnt turn by turn from games that it played.
//!
//! Where dice are rolled before every turn, a position between two turns is worth what all rolls make of it. Playing on from there
//! shows one roll of many; a player of experience feels the mean. Many things of a game are of one kind (three companies that differ
//! in colour alone), so they are looked at with the same eyes and what was seen of them is added up: a lesson about one is a lesson
//! about all. The sums run in one order, so that the same weights give the same numbers on every machine.

mod course;
mod pupil;

use std::collections::HashMap;
use std::sync::Arc;

use emporio_core::{MAX_PLAYERS, Rng, Turn};
use pulp::{Arch, NullaryFnOnce};
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};

pub use course::{Course, Played};
pub use pupil::{Lesson, Pupil};

use crate::Knowledge;
use crate::net::{Layer, Lit, NetError};
use crate::value::{Values, Worth};

/// How many numbers are seen of each kind of thing.
const SEEN: usize = 32;
/// The width of what is made of all that was seen.
const FELT: usize = 64;

/// Things of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// How many there are.
    pub things: usize,
    /// By how many numbers one is told.
    pub inputs: usize,
}

/// What a player's prospects are told by: things of several kinds, then the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The kinds, in order.
    pub kinds: &'static [Kind],
    /// How many numbers tell the rest.
    pub rest: usize,
}

impl Shape {
    /// That of a game without foresight.
    pub const NONE: Shape = Shape { kinds: &[], rest: 0 };

    /// How many numbers there are in all.
    pub const fn inputs(&self) -> usize {
        let (mut sum, mut at) = (self.rest, 0);
        while at < self.kinds.len() {
            sum += self.kinds[at].things * self.kinds[at].inputs;
            at += 1;
        }
        sum
    }

    /// How many things there are of all kinds.
    fn things(&self) -> usize {
        self.kinds.iter().map(|kind| kind.things).sum()
    }

    /// How many numbers are left when things of a kind are added up.
    fn pooled(&self) -> usize {
        self.kinds.len() * SEEN + self.rest
    }
}

/// The weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Foresight {
    shape: Shape,
    eyes: Vec<Layer>,
    whole: Layer,
    last: Layer,
}

/// Room for looks at a player's prospects, made once and used again, and what was seen at the last one: what still stands as it
/// did is not looked at anew.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Glance {
    /// What told the prospects.
    input: Vec<f32>,
    seen: Vec<f32>,
    pooled: Vec<f32>,
    felt: Vec<f32>,
    lit: Vec<Lit>,
}

impl Foresight {
    /// One that has seen nothing yet, with small random weights.
    pub fn untaught(shape: Shape, rng: &mut Rng) -> Foresight {
        let mut layer = |inputs: usize, outputs: usize, size: f32| {
            let scale = size * (6.0 / inputs as f32).sqrt();
            let mut some = || scale * (2.0 * rng.unit() as f32 - 1.0);
            Layer { weights: (0..inputs * outputs).map(|_| some()).collect(), bias: vec![0.0; outputs] }
        };
        Foresight {
            shape,
            eyes: shape.kinds.iter().map(|kind| layer(kind.inputs, SEEN, 1.0)).collect(),
            whole: layer(shape.pooled(), FELT, 1.0),
            last: layer(FELT, 1, 0.1),
        }
    }

    /// Reads the weights for a game: safetensors of 16 or 32 bits.
    pub fn read<G: Knowledge>(bytes: &[u8]) -> Result<Foresight, NetError> {
        let file =
            SafeTensors::deserialize(bytes).map_err(|error| NetError::Unreadable(error.to_string()))?;
        let shape = G::SHAPE;
        let eyes = shape.kinds.iter().enumerate().map(|(at, kind)| {
            let name = format!("eyes{at}");
            Layer::read(&file, &format!("{name}.weight"), &format!("{name}.bias"), kind.inputs, SEEN)
        });
        Ok(Foresight {
            shape,
            eyes: eyes.collect::<Result<_, _>>()?,
            whole: Layer::read(&file, "whole.weight", "whole.bias", shape.pooled(), FELT)?,
            last: Layer::read(&file, "last.weight", "last.bias", FELT, 1)?,
        })
    }

    /// The weights as a file.
    pub fn write(&self) -> Result<Vec<u8>, NetError> {
        let mut parts: Vec<(String, Vec<u8>)> = Vec::new();
        let names = (0..self.eyes.len()).map(|at| format!("eyes{at}"));
        let names = names.chain(["whole".to_string(), "last".to_string()]);
        for (name, layer) in names.zip(self.layers()) {
            parts.push((format!("{name}.weight"), bytes(&layer.weights)));
            parts.push((format!("{name}.bias"), bytes(&layer.bias)));
        }
        let refuse = |error: safetensors::SafeTensorError| NetError::Unreadable(error.to_string());
        let mut views = HashMap::new();
        for (name, part) in &parts {
            views.insert(
                name.clone(),
                TensorView::new(Dtype::F32, vec![part.len() / 4], part).map_err(refuse)?,
            );
        }
        safetensors::serialize(views, None).map_err(refuse)
    }

    fn layers(&self) -> impl Iterator<Item = &Layer> {
        self.eyes.iter().chain([&self.whole, &self.last])
    }

    fn layers_mut(&mut self) -> impl Iterator<Item = &mut Layer> {
        self.eyes.iter_mut().chain([&mut self.whole, &mut self.last])
    }

    /// What a player's prospects amount to, in units of what forecasts are off by.
    pub fn feel(&self, told: &[f32], glance: &mut Glance) -> f32 {
        Arch::new().dispatch(Feeling { foresight: self, told, glance })
    }
}

/// One look, with instructions as wide as the core has: every sum still runs in the same order.
struct Feeling<'a> {
    foresight: &'a Foresight,
    told: &'a [f32],
    glance: &'a mut Glance,
}

impl NullaryFnOnce for Feeling<'_> {
    type Output = f32;

    // Inlined with all that it calls, or it would be compiled for the narrowest core.
    #[inline(always)]
    fn call(self) -> f32 {
        let Feeling { foresight: Foresight { shape, eyes, whole, last }, mut told, glance } = self;
        let Glance { input, seen, pooled, felt, lit } = glance;
        // A number that equals none stands for what was never looked at.
        input.resize(shape.inputs(), f32::NAN);
        seen.resize(shape.things() * SEEN, 0.0);
        pooled.clear();
        pooled.resize(shape.pooled(), 0.0);
        let (mut known, mut all_seen) = (input.as_mut_slice(), seen.as_mut_slice());
        for ((kind, eyes), pool) in shape.kinds.iter().zip(eyes).zip(pooled.chunks_exact_mut(SEEN)) {
            for _ in 0..kind.things {
                let (own, own_known, out);
                (own, told) = told.split_at(kind.inputs);
                (own_known, known) = known.split_at_mut(kind.inputs);
                (out, all_seen) = all_seen.split_at_mut(SEEN);
                if own != &*own_known {
                    own_known.copy_from_slice(own);
                    eyes.rectify(own, lit, out);
                }
                pool.iter_mut().zip(out).for_each(|(sum, number)| *sum += *number);
            }
        }
        pooled[shape.kinds.len() * SEEN..].copy_from_slice(told);
        known.copy_from_slice(told);
        felt.resize(FELT, 0.0);
        whole.rectify(pooled, lit, felt);
        felt.iter().zip(&last.weights).fold(last.bias[0], |sum, (number, weight)| sum + number * weight)
    }
}

fn bytes(numbers: &[f32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

/// Foresight with room to use it.
#[derive(Clone, PartialEq, Debug)]
pub struct Seer {
    /// The weights.
    pub foresight: Arc<Foresight>,
    told: Vec<f32>,
    glances: [Glance; MAX_PLAYERS],
}

impl Seer {
    /// One who looks with these weights.
    pub fn new(foresight: Arc<Foresight>) -> Seer {
        Seer { foresight, told: Vec::new(), glances: Default::default() }
    }

    /// What a position is worth to each seat by what is foreseen; exact at the end.
    pub fn outlook<G: Knowledge>(&mut self, worth: &Worth, state: &G) -> Values {
        if state.turn() == Turn::Over {
            return worth.outlook(state);
        }
        let players = usize::from(state.players());
        let width = self.foresight.shape.inputs();
        self.told.clear();
        self.told.resize(width * players, 0.0);
        state.prospects(&mut self.told);
        let mut points = [0.0; MAX_PLAYERS];
        for ((point, told), glance) in points.iter_mut().zip(self.told.chunks(width)).zip(&mut self.glances) {
            *point = self.foresight.feel(told, glance);
        }
        worth.values_of(&points, players, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use emporio_core::{Match, Setup};
    use emporio_spice_islands::SpiceIslands;

    use super::*;

    /// The prospects of the players at every moment of a game at random.
    fn told(players: u8) -> Vec<Vec<f32>> {
        let mut table = Match::<SpiceIslands>::quiet(Setup::plain(Default::default(), players)).unwrap();
        let (mut rng, mut all) = (Rng::new(4), Vec::new());
        loop {
            table.advance(&mut rng);
            let Turn::Player(player) = table.turn() else { return all };
            let mut told = vec![0.0; usize::from(players) * SpiceIslands::SHAPE.inputs()];
            table.state().prospects(&mut told);
            all.push(told);
            let action = rng.pick(table.legal());
            table.try_apply(emporio_core::Actor::Player(player), action).unwrap();
        }
    }

    #[test]
    fn what_is_not_looked_at_anew_is_seen_as_it_was() {
        let foresight = Foresight::untaught(SpiceIslands::SHAPE, &mut Rng::new(2));
        let width = SpiceIslands::SHAPE.inputs();
        let mut glances: [Glance; 3] = Default::default();
        for told in told(3) {
            for (told, glance) in told.chunks(width).zip(&mut glances) {
                assert_eq!(foresight.feel(told, glance), foresight.feel(told, &mut Glance::default()));
            }
        }
    }

    #[test]
    fn nearly_every_number_is_told_sooner_or_later_and_none_is_wild() {
        let width = SpiceIslands::SHAPE.inputs();
        let mut largest = vec![0.0f32; width];
        for told in (2..=5).flat_map(told) {
            for told in told.chunks(width) {
                for (largest, number) in largest.iter_mut().zip(told) {
                    assert!(number.is_finite());
                    *largest = largest.max(number.abs());
                }
            }
        }
        // The navy has no cargo, and those who play at random seldom have money in its treasury.
        let silent: Vec<usize> = (0..width).filter(|&at| largest[at] == 0.0).collect();
        assert!(silent.len() < width / 8, "{silent:?} of {width}");
        assert!(largest.iter().all(|number| *number < 20.0), "{largest:?}");
    }

    #[test]
    fn weights_are_read_as_they_were_written_and_others_are_refused() {
        let foresight = Foresight::untaught(SpiceIslands::SHAPE, &mut Rng::new(3));
        let file = foresight.write().unwrap();
        assert_eq!(Foresight::read::<SpiceIslands>(&file).unwrap(), foresight);
        let broken = Foresight::read::<SpiceIslands>(&file[..file.len() / 2]);
        assert!(matches!(broken, Err(NetError::Unreadable(_))));
        let other = Foresight::untaught(Shape { rest: 1, ..SpiceIslands::SHAPE }, &mut Rng::new(3));
        let refused = Foresight::read::<SpiceIslands>(&other.write().unwrap());
        assert!(matches!(refused, Err(NetError::Shape { .. })));
    }
}
