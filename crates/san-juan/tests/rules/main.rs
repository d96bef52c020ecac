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

use emporio_core::{Opening, Player};
use emporio_san_juan::{Bag, Card, Decision, Event, Good, Options, Phase, SanJuan, Seat, Tile};

pub(crate) const P0: Player = Player(0);
pub(crate) const P1: Player = Player(1);
pub(crate) const P2: Player = Player(2);
pub(crate) const P3: Player = Player(3);

/// A table set by hand; every move is checked to be offered, every state to keep the invariants.
pub(crate) type Scene = emporio_core::scene::Scene<SanJuan>;

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

fn swap(scene: &mut Scene, old: Bag, new: Bag) {
    scene.state.deck.add_all(old);
    assert!(scene.state.deck.contains(new), "the deck has no {new:?}");
    scene.state.deck.remove_all(new);
}

/// Lays these cards of the deck where a player had others.
fn relaid(mut scene: Scene, player: Player, list: &str, place: fn(&mut Seat) -> &mut Bag) -> Scene {
    let cards = bag(list);
    let old = std::mem::replace(place(scene.state.seat_mut(player)), cards);
    swap(&mut scene, old, cards);
    scene
}

/// P0 with this city, these goods and this hand is to build, and another player took the role.
pub(crate) fn second_builder(city: &str, goods: &str, hand: &str) -> Scene {
    let mut scene = Scene::new(3).city(P0, city).goods(P0, goods).hand(P0, hand);
    scene.state.governor = P2;
    scene.play("take builder");
    scene
}

/// P0 has built for nothing: no card is left or drawn, so many buildings stand, and everybody has acted.
#[track_caller]
pub(crate) fn built_for_nothing(scene: &Scene, buildings: u8) {
    assert_eq!((scene.hand_size(P0), scene.drawing(), scene.buildings(P0)), (0, 0, buildings));
    assert!(scene.next_role());
}

/// What lays out the pieces of this game, and what its tests ask most often.
pub(crate) trait Pieces: Sized {
    /// Round 1, P0 governor, nobody has cards in hand, everyone an empty indigo plant.
    fn new(players: u8) -> Self;
    fn with(options: Options, players: u8) -> Self;
    /// Gives a player this hand instead of their own.
    fn hand(self, player: Player, list: &str) -> Scene;
    /// Gives a player these buildings instead of their own.
    fn city(self, player: Player, list: &str) -> Scene;
    /// Puts goods on a player's plants; their faces are palaces, then towers, so that they can be found again.
    fn goods(self, player: Player, list: &str) -> Scene;
    /// Puts cards under a player's chapel; rounds enough have gone by.
    fn tucked(self, player: Player, list: &str) -> Scene;
    /// Leaves only these cards in the deck; the rest goes into the hand of the last player.
    fn deck(self, list: &str) -> Scene;
    /// Moves cards from the deck to the discards.
    fn discards(self, list: &str) -> Scene;
    /// Has all five tiles seen, the next one first.
    fn tiles(self, next: Tile) -> Scene;
    /// Lets chance draw, each time another of the possible outcomes, until a player is asked.
    fn varied_chance(&mut self) -> &mut Scene;
    /// Takes a role of which nobody makes use.
    fn idle(&mut self, role: &str) -> &mut Scene;
    /// Puts the roles back, so that this player may take any of them.
    fn roles_back(&mut self, governor: Player) -> &mut Scene;
    /// The price of the last building, before black-market goods.
    fn price(&self) -> u8;
    /// Whether exactly this is offered.
    fn offers_only(&self, expected: &[&str]) -> &Scene;
    /// Who is asked what.
    fn asked(&self) -> Option<(Player, Decision)>;
    fn asks(&self, player: Player, decision: Decision) -> &Scene;
    fn hand_size(&self, player: Player) -> u8;
    fn buildings(&self, player: Player) -> u8;
    /// Cards that chance is about to draw.
    fn drawing(&self) -> u8;
    /// Whether everybody has acted: the next role is to be taken.
    fn next_role(&self) -> bool;
    fn told(&self, found: impl Fn(&Event) -> bool) -> usize;
}

impl Pieces for Scene {
    fn new(players: u8) -> Scene {
        Scene::with(Options { governor: Some(0), ..Options::default() }, players)
    }

    fn with(options: Options, players: u8) -> Scene {
        let mut scene = Scene::of(SanJuan::new(&options, players).unwrap());
        scene.chance();
        scene.state.drawing = 0;
        scene.state.phase = Phase::Role;
        for player in Player::all(players) {
            scene = scene.hand(player, "");
        }
        scene
    }

    fn hand(self, player: Player, list: &str) -> Scene {
        relaid(self, player, list, |seat| &mut seat.hand)
    }

    fn city(self, player: Player, list: &str) -> Scene {
        relaid(self, player, list, |seat| &mut seat.visible)
    }

    fn goods(mut self, player: Player, list: &str) -> Scene {
        for good in goods(list) {
            let faces = [Card::Palace, Card::Tower, Card::Hero, Card::Statue, Card::Well];
            let face = faces.into_iter().find(|&face| self.state.deck.has(face)).unwrap();
            self.state.deck.remove(face);
            self.state.seat_mut(player).goods.load(good, face);
        }
        self
    }

    fn tucked(mut self, player: Player, list: &str) -> Scene {
        let cards = bag(list);
        swap(&mut self, Bag::EMPTY, cards);
        self.state.seat_mut(player).tucked = cards;
        self.state.round = self.state.round.max(u16::from(cards.len()) + 1);
        self
    }

    fn deck(mut self, list: &str) -> Scene {
        let cards = bag(list);
        let rest = self.state.deck.minus(cards);
        self.state.deck = cards;
        let last = usize::from(self.state.players) - 1;
        self.state.seats[last].hand.add_all(rest);
        self
    }

    fn discards(mut self, list: &str) -> Scene {
        let cards = bag(list);
        swap(&mut self, Bag::EMPTY, cards);
        self.state.discards.add_all(cards);
        self
    }

    fn tiles(mut self, next: Tile) -> Scene {
        let others = Tile::ALL.iter().copied().filter(|&tile| tile != next);
        for (place, tile) in [next].into_iter().chain(others).enumerate() {
            self.state.tiles.push(place, tile);
        }
        self.state.tiles_turned = 5;
        self
    }

    fn varied_chance(&mut self) -> &mut Scene {
        self.chance_by(|turn, outcomes| 7 * turn % outcomes)
    }

    fn idle(&mut self, role: &str) -> &mut Scene {
        self.play(&format!("take {role}")).chance();
        while !self.next_role() {
            let options = self.offered();
            let idle = ["pass", "stop", "mine nothing", "tuck nothing"];
            let answer = options.iter().find(|option| idle.contains(&option.as_str())).unwrap_or(&options[0]);
            self.play(&answer.clone()).chance();
        }
        self
    }

    fn roles_back(&mut self, governor: Player) -> &mut Scene {
        self.state.takers = [None; 5];
        self.state.roles_taken = 0;
        self.state.governor = governor;
        self
    }

    fn price(&self) -> u8 {
        let price = |event: &Event| if let Event::Built { price, .. } = event { Some(*price) } else { None };
        self.told.iter().rev().find_map(price).unwrap()
    }

    #[track_caller]
    fn offers_only(&self, expected: &[&str]) -> &Scene {
        assert_eq!(self.offered(), expected);
        self
    }

    fn asked(&self) -> Option<(Player, Decision)> {
        self.state.decision()
    }

    #[track_caller]
    fn asks(&self, player: Player, decision: Decision) -> &Scene {
        assert_eq!(self.asked(), Some((player, decision)));
        self
    }

    fn hand_size(&self, player: Player) -> u8 {
        self.state.seat(player).hand.len()
    }

    fn buildings(&self, player: Player) -> u8 {
        self.state.seat(player).visible.len()
    }

    fn drawing(&self) -> u8 {
        self.state.drawing
    }

    fn next_role(&self) -> bool {
        matches!(self.asked(), Some((_, Decision::Role)))
    }

    fn told(&self, found: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| found(event)).count()
    }
}

/// A hand of cheap cards that can only pay: indigo plants.
pub(crate) fn cash(count: u8) -> String {
    format!("indigo plant x{count}")
}
