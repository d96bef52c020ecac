//! Small things about lists that several commands need.

/// Each name once, in the order in which they first appear.
pub fn distinct(names: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut list = Vec::new();
    for name in names {
        if !list.contains(&name) {
            list.push(name);
        }
    }
    list
}
