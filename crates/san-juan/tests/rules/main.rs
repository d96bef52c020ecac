//! The rules, clause by clause: scenes are set by hand, moves are text.

mod builder;
mod chance;
mod councillor;
mod crane;
mod data;
mod decisions;
mod end;
mod forbidden;
mod general;
mod hidden;
mod library;
mod new_round;
mod positions;
mod producer;
mod prospector;
mod round;
mod score;
mod setup;
mod trader;

use emporio_core::play::{settle, step};
use emporio_core::{ActionList, Game, Player, Turn};
use emporio_san_juan::Phase;
use emporio_san_juan::{Action, Bag, Decision, Event, Options, SanJuan};
use emporio_san_juan::{Card, Good, Tile};

pub(crate) const P0: Player = Player(0);
pub(crate) const P1: Player = Player(1);
pub(crate) const P2: Player = Player(2);
pub(crate) const P3: Player = Player(3);

/// A table set by hand; every move is checked to be offered, every state to keep the invariants.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: SanJuan,
    pub(crate) events: Vec<Event>,
    legal: ActionList<Action>,
}

/// Cards by name, separated by commas, `x2` for several: `tower, indigo plant x3`.
pub(crate) fn bag(list: &str) -> Bag {
    let mut bag = Bag::EMPTY;
    for item in list.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        let (name, count) = item.split_once(" x").unwrap_or((item, "1"));
        let card = Card::ALL.iter().copied().find(|card| card.name() == name);
        let card = card.unwrap_or_else(|| panic!("no card `{name}`"));
        bag.add_all(Bag::some(card, count.parse().unwrap()));
    }
    bag
}

fn goods(list: &str) -> impl Iterator<Item = Good> + '_ {
    let good = |name: &str| Good::ALL.iter().copied().find(|good| good.name() == name).unwrap();
    list.split(',').map(str::trim).filter(|name| !name.is_empty()).map(good)
}

impl Scene {
    /// Round 1, P0 governor, nobody has cards in hand, everyone an empty indigo plant.
    pub(crate) fn new(players: u8) -> Scene {
        Scene::with(Options { governor: Some(0), ..Options::default() }, players)
    }

    pub(crate) fn with(options: Options, players: u8) -> Scene {
        let game = SanJuan::new(&options, players).unwrap();
        let mut scene = Scene { game, events: Vec::new(), legal: ActionList::new() };
        scene.chance();
        scene.game.drawing = 0;
        scene.game.phase = Phase::Role;
        for player in Player::all(players) {
            scene = scene.hand(player, "");
        }
        scene
    }

    fn swap(&mut self, old: Bag, new: Bag) {
        self.game.deck.add_all(old);
        assert!(self.game.deck.contains(new), "the deck has no {new:?}");
        self.game.deck.remove_all(new);
    }

    /// Gives a player this hand instead of his.
    pub(crate) fn hand(mut self, player: Player, list: &str) -> Scene {
        let cards = bag(list);
        self.swap(self.game.seat(player).hand, cards);
        self.game.seat_mut(player).hand = cards;
        self
    }

    /// Gives a player these buildings instead of his.
    pub(crate) fn city(mut self, player: Player, list: &str) -> Scene {
        let cards = bag(list);
        self.swap(self.game.seat(player).visible, cards);
        self.game.seat_mut(player).visible = cards;
        self
    }

    /// Puts goods on a player's plants; their faces are palaces, then towers, so that they can be found again.
    pub(crate) fn goods(mut self, player: Player, list: &str) -> Scene {
        for good in goods(list) {
            let faces = [Card::Palace, Card::Tower, Card::Hero, Card::Statue, Card::Well];
            let face = faces.into_iter().find(|&face| self.game.deck.has(face)).unwrap();
            self.game.deck.remove(face);
            self.game.seat_mut(player).goods.load(good, face);
        }
        self
    }

    /// Puts cards under a player's chapel; rounds enough have gone by.
    pub(crate) fn tucked(mut self, player: Player, list: &str) -> Scene {
        let cards = bag(list);
        self.swap(Bag::EMPTY, cards);
        self.game.seat_mut(player).tucked = cards;
        self.game.round = self.game.round.max(u16::from(cards.len()) + 1);
        self
    }

    /// Leaves only these cards in the deck; the rest goes into the hand of the last player.
    pub(crate) fn deck(mut self, list: &str) -> Scene {
        let cards = bag(list);
        let rest = self.game.deck.minus(cards);
        self.game.deck = cards;
        let last = usize::from(self.game.players) - 1;
        self.game.seats[last].hand.add_all(rest);
        self
    }

    /// Moves cards from the deck to the discards.
    pub(crate) fn discards(mut self, list: &str) -> Scene {
        let cards = bag(list);
        self.swap(Bag::EMPTY, cards);
        self.game.discards.add_all(cards);
        self
    }

    /// Has all five tiles seen, the next one first.
    pub(crate) fn tiles(mut self, next: Tile) -> Scene {
        let others = Tile::ALL.iter().copied().filter(|&tile| tile != next);
        for (place, tile) in [next].into_iter().chain(others).enumerate() {
            self.game.tiles.push(place, tile);
        }
        self.game.tiles_turned = 5;
        self
    }

    /// Plays moves, separated by semicolons; each must be offered.
    pub(crate) fn play(&mut self, moves: &str) -> &mut Scene {
        for text in moves.split(';').map(str::trim) {
            let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
            let options = self.offered();
            assert!(options.contains(&text.to_string()), "`{text}` is not offered: {options:?}");
            step(&mut self.game, action, &mut self.legal, &mut self.events);
            self.game.check().unwrap_or_else(|broken| panic!("after `{text}`: {broken}"));
        }
        self
    }

    /// Lets chance draw the first possible outcome until a player is asked.
    pub(crate) fn chance(&mut self) -> &mut Scene {
        while self.game.turn() == Turn::Chance {
            let mut outcomes = ActionList::new();
            self.game.legal_actions(&mut outcomes);
            step(&mut self.game, outcomes[0], &mut self.legal, &mut self.events);
        }
        self
    }

    /// Lets chance draw, each time another of the possible outcomes, until a player is asked.
    pub(crate) fn varied_chance(&mut self) -> &mut Scene {
        for turn in 0.. {
            if self.game.turn() != Turn::Chance {
                break;
            }
            let mut outcomes = ActionList::new();
            self.game.legal_actions(&mut outcomes);
            step(&mut self.game, outcomes[7 * turn % outcomes.len()], &mut self.legal, &mut self.events);
        }
        self
    }

    /// Takes a role of which nobody makes use.
    pub(crate) fn idle(&mut self, role: &str) -> &mut Scene {
        self.play(&format!("take {role}")).chance();
        while !self.next_role() {
            let options = self.offered();
            let idle = ["pass", "stop", "mine nothing", "tuck nothing"];
            let answer = options.iter().find(|option| idle.contains(&option.as_str())).unwrap_or(&options[0]);
            self.play(&answer.clone()).chance();
        }
        self
    }

    /// Puts the roles back, so that this player may take any of them.
    pub(crate) fn roles_back(&mut self, governor: Player) -> &mut Scene {
        self.game.takers = [None; 5];
        self.game.roles_taken = 0;
        self.game.governor = governor;
        self
    }

    /// The price of the last building, before black-market goods.
    pub(crate) fn price(&self) -> u8 {
        let price = |event: &Event| if let Event::Built { price, .. } = event { Some(*price) } else { None };
        self.events.iter().rev().find_map(price).unwrap()
    }

    /// What may be done now, single choices being made.
    pub(crate) fn offered(&self) -> Vec<String> {
        let mut game = self.game;
        let mut list = ActionList::new();
        settle(&mut game, &mut list, &mut emporio_core::Silent);
        if list.is_empty() {
            game.legal_actions(&mut list);
        }
        list.iter().map(Action::to_string).collect()
    }

    /// Whether exactly this is offered.
    #[track_caller]
    pub(crate) fn offers(&self, expected: &[&str]) -> &Scene {
        assert_eq!(self.offered(), expected);
        self
    }

    /// Who is asked what.
    pub(crate) fn asked(&self) -> Option<(Player, Decision)> {
        self.game.decision()
    }

    #[track_caller]
    pub(crate) fn asks(&self, player: Player, decision: Decision) -> &Scene {
        assert_eq!(self.asked(), Some((player, decision)));
        self
    }

    pub(crate) fn hand_size(&self, player: Player) -> u8 {
        self.game.seat(player).hand.len()
    }

    pub(crate) fn buildings(&self, player: Player) -> u8 {
        self.game.seat(player).visible.len()
    }

    /// Cards that chance is about to draw.
    pub(crate) fn drawing(&self) -> u8 {
        self.game.drawing
    }

    /// Whether everybody has acted: the next role is to be taken.
    pub(crate) fn next_role(&self) -> bool {
        matches!(self.asked(), Some((_, Decision::Role)))
    }

    pub(crate) fn told(&self, found: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| found(event)).count()
    }
}

/// A hand of cheap cards that can only pay: indigo plants.
pub(crate) fn cash(count: u8) -> String {
    format!("indigo plant x{count}")
}
