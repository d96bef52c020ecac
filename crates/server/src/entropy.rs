//! Where chance and secrets come from: the operating system, or a seed in tests.

use std::sync::{Mutex, PoisonError};

use emporio_core::Rng;

/// A source of random bits.
#[derive(Debug, Default)]
pub enum Entropy {
    /// The operating system's.
    #[default]
    System,
    /// A fixed stream, so that a test can be told again.
    Seeded(Mutex<Rng>),
}

impl Entropy {
    /// A fixed stream.
    pub fn seeded(seed: u64) -> Entropy {
        Entropy::Seeded(Mutex::new(Rng::new(seed)))
    }

    /// 64 random bits.
    ///
    /// # Panics
    /// If the operating system has none to give: no fair game could be dealt without.
    pub fn bits(&self) -> u64 {
        match self {
            Entropy::System => getrandom::u64().expect("the operating system gives random bits"),
            Entropy::Seeded(rng) => rng.lock().unwrap_or_else(PoisonError::into_inner).next_u64(),
        }
    }

    /// A generator of its own for one draw.
    pub fn rng(&self) -> Rng {
        Rng::new(self.bits())
    }

    /// A name that nobody else has: 96 bits.
    pub fn id(&self) -> String {
        format!("{:016x}{:08x}", self.bits(), self.bits() >> 32)
    }

    /// A secret that nobody can guess: 192 bits.
    pub fn secret(&self) -> String {
        format!("{:016x}{:016x}{:016x}", self.bits(), self.bits(), self.bits())
    }
}
