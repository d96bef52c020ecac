//! Phase E, crown requests (CRN, REQ), and the end of the round.

use emporio_core::{ActionList, Log, Player};
use strum::VariantArray;

use crate::action::Action;
use crate::data::ROUNDS;
use crate::event::Event;
use crate::options::Urbanization;
use crate::pieces::{City, Colony, Good, Guild, Request, SpaceSet, Spot};
use crate::state::{Madeira, Phase, PlayerTurn, Step};

impl Madeira {
    /// Phase E: requests in rounds 1, 3 and 5, conversion in rounds 2 and 4.
    pub(crate) fn begin_requests<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn = PlayerTurn::default();
        match self.round {
            2 => self.convert(Good::Wheat, log),
            4 => self.convert(Good::Sugar, log),
            _ => self.fulfil_from(self.in_order().next(), log),
        }
    }

    /// [CRN-3, CRN-4, CRN-5, RUL-25] Convertible fields of this good without wood give the next one from now on.
    fn convert<L: Log<Event>>(&mut self, good: Good, log: &mut L) {
        for field in Spot::fields() {
            let figures = &self.data.fields[field.index()];
            let (convertible, becomes) = (figures.good == good, figures.becomes);
            if let (true, Some(becomes), 0) = (convertible, becomes, self.wood[field.index()]) {
                self.converted.add(field);
                log.tell(Event::Converted { field, good: becomes });
            }
        }
        self.end_round(log);
    }

    /// [CRN-1, CRN-2] How many requests each player fulfils in this round.
    pub(crate) fn requests_due(&self) -> u8 {
        if self.round % 2 == 1 { self.requests_due_next() } else { 0 }
    }

    /// [CRN-1, CRN-2] How many in this round or, in the rounds between, in the next one: 1, 2, 3.
    pub fn requests_due_next(&self) -> u8 {
        self.column() as u8 + 1
    }

    fn fulfil_from<L: Log<Event>>(&mut self, next: Option<Player>, log: &mut L) {
        let Some(player) = next else { return self.end_round(log) };
        self.phase = Phase::Requests { fulfilled: [0; 5] };
        self.turn = PlayerTurn { player, ..PlayerTurn::default() };
        self.fulfil_more(self.requests_due(), log);
    }

    /// [DEC-28] The next request of this player, or the next player; in round 5 all of them without asking.
    fn fulfil_more<L: Log<Event>>(&mut self, left: u8, log: &mut L) {
        let next = Request::VARIANTS.iter().find(|&&request| self.me().requests[request as usize] > 0);
        match next {
            Some(&request) if left > 0 && self.round == ROUNDS => self.fulfil(request, left, log),
            Some(_) if left > 0 => self.step = Step::Fulfil { left },
            Some(_) | None => self.fulfil_from(self.next_in_order(self.turn.player), log),
        }
    }

    /// [DEC-28] The types of requests before them.
    pub(crate) fn fulfil_options(&self, out: &mut ActionList<Action>) {
        let held = Request::VARIANTS.iter().filter(|&&request| self.me().requests[request as usize] > 0);
        out.extend(held.map(|&request| Action::Request(request)));
    }

    /// [CRN-2] A request is discarded, whatever it brings.
    pub(crate) fn fulfil<L: Log<Event>>(&mut self, request: Request, left: u8, log: &mut L) {
        let Phase::Requests { mut fulfilled } = self.phase else { return };
        self.me_mut().requests[request as usize] -= 1;
        if request == Request::Prosperity {
            self.step = Step::Offer { left: left - 1 };
            return;
        }
        let points = self.request_points(self.turn.player, request, fulfilled[request as usize]);
        fulfilled[request as usize] += 1;
        self.phase = Phase::Requests { fulfilled };
        self.count_request(request, points, log);
        self.fulfil_more(left - 1, log);
    }

    fn count_request<L: Log<Event>>(&mut self, request: Request, points: i16, log: &mut L) {
        let player = self.turn.player;
        self.people[player.index()].prestige += points;
        log.tell(Event::Fulfilled { player, request, points });
    }

    /// [DEC-29, REQ-6] 0 to the smaller of 15 and the reals held.
    pub(crate) fn offer_options(&self, out: &mut ActionList<Action>) {
        let most = self.data.request_points.offer.min(self.me().reals) as u8;
        out.extend((0..=most).map(Action::Offer));
    }

    /// [REQ-6] 1 PP for each real.
    pub(crate) fn offer<L: Log<Event>>(&mut self, reals: u8, left: u8, log: &mut L) {
        self.me_mut().reals -= u16::from(reals);
        self.count_request(Request::Prosperity, i16::from(reals), log);
        self.fulfil_more(left, log);
    }

    /// [REQ-7, RUL-32] What a request brings when so many of its type were fulfilled before it in this phase: the
    /// best ships, favours or city that are left.
    pub fn request_points(&self, player: Player, request: Request, before: u8) -> i16 {
        let before = usize::from(before);
        match request {
            Request::TradeRoutes => self.ship_points(&self.market_ships(player), before),
            Request::Expeditions => self.ship_points(&self.colony_ships(player), before),
            Request::GuildInfluence => self.favour_points(player, before),
            Request::Urbanization => self.city_points(player, before),
            Request::Prosperity => 0,
        }
    }

    /// The column of the PP tables: rounds 1, 3, 5; in the rounds between, that of the next one.
    fn column(&self) -> usize {
        usize::from(self.round / 2).min(2)
    }

    /// [REQ-1] The ships of each market with their PP.
    fn market_ships(&self, player: Player) -> [(i16, u8); 3] {
        let fleet = self.people[player.index()].fleet;
        std::array::from_fn(|at| {
            let ships = fleet.and(Good::VARIANTS[at].slots()).len();
            (self.data.market_points[at][self.column()], ships)
        })
    }

    /// [REQ-2] The ships of each colony with their PP.
    fn colony_ships(&self, player: Player) -> [(i16, u8); 3] {
        let fleet = self.people[player.index()].fleet;
        std::array::from_fn(|at| {
            let ships = fleet.and(Colony::VARIANTS[at].slots()).len();
            (self.data.colony_points[at][self.column()], ships)
        })
    }

    /// [REQ-1, REQ-2, REQ-7] The best three ships that earlier requests of the type left.
    fn ship_points(&self, ships: &[(i16, u8); 3], before: usize) -> i16 {
        let mut sorted = *ships;
        sorted.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
        let each = sorted.iter().flat_map(|&(points, count)| std::iter::repeat_n(points, usize::from(count)));
        let most = self.data.request_points.ships;
        each.skip(before * most).take(most).sum()
    }

    /// [REQ-3, REQ-7] Face-up favours of different guilds that earlier requests of the type left.
    fn favour_points(&self, player: Player, before: usize) -> i16 {
        let face_up = self.people[player.index()].face_up;
        let left = |guild: &&Guild| usize::from(face_up.and(self.data.guild_favours(**guild)).len()) > before;
        let guilds = Guild::VARIANTS.iter().filter(left).count().min(self.data.request_points.favours);
        guilds as i16 * self.data.request_points.per_favour
    }

    /// [REQ-4, REQ-7] The best city that earlier requests of the type left.
    fn city_points(&self, player: Player, before: usize) -> i16 {
        let mut cities: [i16; 3] = std::array::from_fn(|at| self.points_in_city(player, City::VARIANTS[at]));
        cities.sort_by_key(|&points| std::cmp::Reverse(points));
        cities.get(before).copied().unwrap_or(0)
    }

    /// [REQ-4, RUL-3] PP of a city: with the majority, without it, or 0 without the worker that is asked for.
    pub fn points_in_city(&self, player: Player, city: City) -> i16 {
        let figures = &self.data.cities[city as usize];
        let person = &self.people[player.index()];
        let has_worker = match self.data.urbanization {
            Urbanization::Present => person.in_city(city) > 0,
            Urbanization::Anywhere => !person.city.is_empty(),
        };
        if !has_worker {
            0
        } else if self.has_majority(player, city) {
            figures.majority
        } else {
            figures.otherwise
        }
    }

    /// [REQ-4, REQ-5, RUL-19] More pawns than any other, or the rightmost pawn among the tied; neutral citizens
    /// count as one more player.
    pub(crate) fn has_majority(&self, player: Player, city: City) -> bool {
        let here = city.spaces();
        let strength = |pawns: SpaceSet| (pawns.and(here).len(), pawns.and(here).last().map(|space| space.0));
        let mine = strength(self.people[player.index()].city);
        let others = Player::all(self.players).filter(|other| *other != player);
        let others = others.map(|other| self.people[other.index()].city).chain([self.neutrals]);
        others.map(strength).all(|other| mine > other)
    }

    /// [END-1] The next round, or the end.
    fn end_round<L: Log<Event>>(&mut self, log: &mut L) {
        if self.round < ROUNDS {
            self.begin_round(log);
            return;
        }
        self.phase = Phase::Over;
        self.step = Step::Over;
        self.turn = PlayerTurn::default();
        log.tell(Event::Over);
        self.tell_end(log);
    }
}
