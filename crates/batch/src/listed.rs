//! The choices of some games as ids, one game after the other: read by those who check, write masks and make lists.

/// The ids of all choices of some games. They lie close together, so that one thread soon has read what others wrote; the list
/// itself shares no cache line with the next, which another thread may write.
#[repr(align(128))]
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

    /// The first game whose action is none of its choices. Each list is read to its end: that costs less than to foresee where
    /// an action is found.
    pub fn first_refused(&self, actions: &[i64]) -> Option<usize> {
        let mut start = 0;
        actions.iter().zip(self.ends()).position(|(&action, &end)| {
            let ids = &self.ids[start..end as usize];
            start = end as usize;
            !ids.iter().fold(false, |found, &id| found | (i64::from(id) == action))
        })
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
