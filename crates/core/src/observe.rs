//! What a seat may know as a vector of numbers with a name each, for programs that learn.
//!
//! A game says names and numbers in one breath ([`crate::Observed::note`]), to whoever listens: [`Numbers`] writes the
//! numbers and never looks at a name, [`Names`] keeps the names. So the two cannot drift apart, and the numbers are
//! straight stores. The vector has the same length and names at every moment, for every number of players and all
//! options; entries lie between 0 and 1 as a rule: counts are shares of a usual most, which some may pass.

use std::fmt::Display;

use crate::Player;

/// What the seats are called, from the one who looks, clockwise.
const SEATS: [&str; crate::MAX_PLAYERS] = ["me", "left1", "left2", "left3", "left4"];

/// Whoever takes down what a seat may know. The order of what is noted must never depend on the state.
pub trait Notes: Sized {
    /// A number as it is.
    fn note(&mut self, name: &str, number: f32);

    /// Notes under a common name: `ship1` and then `barrels` make `ship1.barrels`.
    fn within(&mut self, name: &str, notes: impl FnOnce(&mut Self));

    /// A number for each of some words, as shares of the most there usually are.
    fn each<T: Copy + Into<f32>>(&mut self, name: &str, words: &[impl Display], items: &[T], most: f32);

    /// A number for each of some words, each as a share of its own: what to multiply it with is given.
    fn each_of(&mut self, name: &str, words: &[impl Display], items: &[u8], units: &[f32]);

    /// Which of some words are in a set of bits: 1 or 0 for each.
    fn set(&mut self, name: &str, words: &[impl Display], bits: u64);

    /// Which of some words it is: 1 for that one, 0 for the others; all 0 if it is none.
    fn one_of(&mut self, name: &str, words: &[impl Display], which: Option<usize>);

    /// The same notes for every seat, from the one who looks, clockwise, below `me`, `left1` and so on. Each begins with
    /// `present`; seats that nobody sits at are all 0.
    fn seats(&mut self, seat: Player, players: u8, most: u8, notes: impl FnMut(&mut Self, Player));

    /// A count, as a share of the most there usually is.
    #[inline(always)]
    fn count(&mut self, name: &str, count: impl Into<f32>, most: f32) {
        self.note(name, count.into() * (1.0 / most));
    }

    /// Yes or no, as 1 or 0.
    #[inline(always)]
    fn flag(&mut self, name: &str, yes: bool) {
        self.note(name, f32::from(yes));
    }
}

/// Writes the numbers, one after the other.
pub struct Numbers<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Numbers<'a> {
    /// To be written from the start of this slice. It is cleared first, all at once, so that what is none of several
    /// words, or a seat that nobody has, costs nothing.
    #[inline(always)]
    pub fn new(out: &'a mut [f32]) -> Self {
        out.fill(0.0);
        Numbers { out, at: 0 }
    }

    /// How many have been written.
    pub fn written(&self) -> usize {
        self.at
    }

    #[inline(always)]
    fn next(&mut self, count: usize) -> &mut [f32] {
        let next = &mut self.out[self.at..self.at + count];
        self.at += count;
        next
    }
}

impl Notes for Numbers<'_> {
    #[inline(always)]
    fn note(&mut self, _name: &str, number: f32) {
        self.out[self.at] = number;
        self.at += 1;
    }

    #[inline(always)]
    fn within(&mut self, _name: &str, notes: impl FnOnce(&mut Self)) {
        notes(self);
    }

    #[inline(always)]
    fn each<T: Copy + Into<f32>>(&mut self, _name: &str, words: &[impl Display], items: &[T], most: f32) {
        debug_assert_eq!(words.len(), items.len());
        let unit = 1.0 / most;
        for (out, &item) in self.next(items.len()).iter_mut().zip(items) {
            *out = item.into() * unit;
        }
    }

    #[inline(always)]
    fn each_of(&mut self, _name: &str, words: &[impl Display], items: &[u8], units: &[f32]) {
        debug_assert!(words.len() == items.len() && words.len() == units.len());
        for ((out, &item), unit) in self.next(items.len()).iter_mut().zip(items).zip(units) {
            *out = f32::from(item) * unit;
        }
    }

    #[inline(always)]
    fn set(&mut self, _name: &str, words: &[impl Display], bits: u64) {
        // Words of 32 bits are as wide as the numbers, so that several are written at once.
        for (at, chunk) in self.next(words.len()).chunks_mut(32).enumerate() {
            let word = (bits >> (32 * at)) as u32;
            for (bit, out) in chunk.iter_mut().enumerate() {
                *out = if word & 1 << bit == 0 { 0.0 } else { 1.0 };
            }
        }
    }

    #[inline(always)]
    fn one_of(&mut self, _name: &str, words: &[impl Display], which: Option<usize>) {
        let next = self.next(words.len());
        if let Some(place) = which.and_then(|which| next.get_mut(which)) {
            *place = 1.0;
        }
    }

    #[inline(always)]
    fn seats(&mut self, seat: Player, players: u8, most: u8, mut notes: impl FnMut(&mut Self, Player)) {
        let start = self.at;
        let mut player = seat;
        for _ in 0..players {
            self.note("present", 1.0);
            notes(self, player);
            player = player.next(players);
        }
        let one = (self.at - start) / usize::from(players);
        self.next(one * usize::from(most - players));
    }
}

/// Keeps the names.
#[derive(Clone, Debug, Default)]
pub struct Names {
    prefix: String,
    names: Vec<String>,
}

impl Names {
    /// All of them, in order.
    pub fn into_names(self) -> Vec<String> {
        self.names
    }

    fn add(&mut self, name: &str) {
        self.names.push(format!("{}{name}", self.prefix).replace(' ', "_"));
    }

    fn add_each(&mut self, name: &str, words: &[impl Display]) {
        for word in words {
            self.add(&format!("{name}.{word}"));
        }
    }
}

impl Notes for Names {
    fn note(&mut self, name: &str, _number: f32) {
        self.add(name);
    }

    fn within(&mut self, name: &str, notes: impl FnOnce(&mut Self)) {
        let length = self.prefix.len();
        self.prefix.push_str(name);
        self.prefix.push('.');
        notes(self);
        self.prefix.truncate(length);
    }

    fn each<T: Copy + Into<f32>>(&mut self, name: &str, words: &[impl Display], _items: &[T], _most: f32) {
        self.add_each(name, words);
    }

    fn each_of(&mut self, name: &str, words: &[impl Display], _items: &[u8], _units: &[f32]) {
        self.add_each(name, words);
    }

    fn set(&mut self, name: &str, words: &[impl Display], _bits: u64) {
        self.add_each(name, words);
    }

    fn one_of(&mut self, name: &str, words: &[impl Display], _which: Option<usize>) {
        self.add_each(name, words);
    }

    fn seats(&mut self, seat: Player, _players: u8, most: u8, mut notes: impl FnMut(&mut Self, Player)) {
        for name in &SEATS[..usize::from(most)] {
            self.within(name, |below| {
                below.add("present");
                notes(below, seat);
            });
        }
    }
}
