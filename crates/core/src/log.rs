//! Where the rules tell what happens; costs nothing when nobody listens.

/// A listener for events.
pub trait Log<E> {
    /// Takes note of an event.
    fn tell(&mut self, event: E);
}

/// Nobody listens: search and simulation play with this.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _event: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
