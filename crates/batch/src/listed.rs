//! The choices of some games as ids, one game after the other: read by those who check, write masks and make lists.

/// The ids of all choices of some games. They lie close together, so that one thread soon has read what others wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    ids: Vec<u16>,
    /// Where those of each game begin, and where the last ones end.
    bounds: Vec<u32>,
}

impl Listed {
    /// Of no game yet.
    pub fn new() -> Listed {
        Listed { ids: Vec::new(), bounds: vec![0] }
    }

    /// Forgets all games.
    pub fn clear(&mut self) {
        self.ids.clear();
        self.bounds.truncate(1);
    }

    /// Adds the next game.
    #[inline]
    pub fn add(&mut self, ids: impl Iterator<Item = u16>) {
        self.ids.extend(ids);
        self.bounds.push(self.ids.len() as u32);
    }

    /// The choices of a game.
    #[inline]
    pub fn of(&self, game: usize) -> &[u16] {
        &self.ids[self.bounds[game] as usize..self.bounds[game + 1] as usize]
    }

    /// The first game whose action is none of its choices.
    pub fn first_refused(&self, actions: &[i64]) -> Option<usize> {
        let allowed = |game: usize| self.of(game).iter().any(|&id| i64::from(id) == actions[game]);
        (0..actions.len()).find(|&game| !allowed(game))
    }

    /// The choices of all games, one after the other.
    pub fn ids(&self) -> &[u16] {
        &self.ids
    }

    /// Where the choices of each game end.
    pub fn ends(&self) -> &[u32] {
        &self.bounds[1..]
    }
}
