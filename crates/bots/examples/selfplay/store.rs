//! Positions as one file of arrays (safetensors), as `learning/train.py` reads them.

use std::path::Path;

use emporio_bots::Knowledge;
use emporio_bots::net::EXTRA;
use emporio_bots::value::Values;
use emporio_core::{MAX_PLAYERS, Player};
use half::f16;
use safetensors::tensor::{Dtype, TensorView};

use crate::game::{Finish, Position};

/// Everything that was written down, position by position.
#[derive(Default)]
pub struct Store {
    /// How many games it was.
    pub games: u64,
    inputs: usize,
    ids_in_all: u16,
    input: Vec<f16>,
    players: Vec<u8>,
    shares: Vec<f32>,
    margins: Vec<f32>,
    values: Vec<f32>,
    forecast: Vec<f32>,
    offsets: Vec<i64>,
    ids: Vec<i32>,
    visits: Vec<f32>,
    seems: Vec<f32>,
}

/// An array: its kind, its shape, its bytes.
type Part = (Dtype, Vec<usize>, Vec<u8>);

impl Store {
    /// An empty one for a game.
    pub fn new<G: Knowledge>() -> Store {
        Store {
            inputs: G::observation_len() + EXTRA,
            ids_in_all: G::META.player_ids,
            offsets: vec![0],
            ..Store::default()
        }
    }

    /// How many positions it holds.
    pub fn count(&self) -> usize {
        self.players.len()
    }

    /// Adds a game.
    pub fn add(&mut self, positions: &[Position], finish: &Finish) {
        self.games += 1;
        for position in positions {
            self.input.extend(&position.input);
            self.players.push(finish.players);
            // The one who looks comes first, then the others clockwise; absent seats are 0.
            let order: Vec<usize> = position.player.clockwise(finish.players).map(Player::index).collect();
            let turned = |values: &Values| {
                let mut out = Values::default();
                out.iter_mut().zip(&order).for_each(|(number, &at)| *number = values[at]);
                out
            };
            self.shares.extend(turned(&finish.shares));
            self.margins.extend(turned(&finish.margins));
            self.values.extend(turned(&position.thought));
            self.forecast.extend(turned(&position.forecast));
            self.ids.extend(position.choices.iter().map(|&(id, _, _)| i32::from(id)));
            self.visits.extend(position.choices.iter().map(|&(_, visits, _)| visits as f32));
            self.seems.extend(position.choices.iter().map(|&(_, _, seems)| seems));
            self.offsets.push(self.ids.len() as i64);
        }
    }

    /// Writes the file.
    pub fn write(&self, out: &Path) {
        let count = self.count();
        let bytes = |numbers: &[f32]| numbers.iter().flat_map(|n| n.to_le_bytes()).collect::<Vec<u8>>();
        let seats = |numbers: &[f32]| (Dtype::F32, vec![count, MAX_PLAYERS], bytes(numbers));
        let listed = |numbers: &[f32]| (Dtype::F32, vec![numbers.len()], bytes(numbers));
        let input = self.input.iter().flat_map(|n| n.to_le_bytes()).collect();
        let offsets = self.offsets.iter().flat_map(|n| n.to_le_bytes()).collect();
        let ids = self.ids.iter().flat_map(|n| n.to_le_bytes()).collect();
        let parts: [(&str, Part); 11] = [
            ("input", (Dtype::F16, vec![count, self.inputs], input)),
            ("players", (Dtype::U8, vec![count], self.players.clone())),
            ("shares", seats(&self.shares)),
            ("margins", seats(&self.margins)),
            ("values", seats(&self.values)),
            ("forecast", seats(&self.forecast)),
            ("offsets", (Dtype::I64, vec![self.offsets.len()], offsets)),
            ("ids", (Dtype::I32, vec![self.ids.len()], ids)),
            ("visits", listed(&self.visits)),
            ("seems", listed(&self.seems)),
            ("ids_in_all", (Dtype::I32, vec![1], i32::from(self.ids_in_all).to_le_bytes().to_vec())),
        ];
        let views = parts.iter().map(|(name, (kind, shape, bytes))| {
            (*name, TensorView::new(*kind, shape.clone(), bytes).expect("as many bytes as the shape says"))
        });
        safetensors::serialize_to_file(views, None, out).expect("the file can be written");
    }
}
