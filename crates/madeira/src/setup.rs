//! Setup (SET): tiles by chance, then the first workers.

use std::sync::Arc;

use emporio_core::{Log, Opening, Outline, Player, Set, SetupError};
use strum::VariantArray;

use crate::data::{Data, SEATS};
use crate::event::Event;
use crate::options::Options;
use crate::pieces::{
    City, Colony, DISTRICT_COUNT, District, FIELD_COUNT, Favour, Pile, Place, Request, Reward, Space,
    SpaceSet, Spot, SpotSet,
};
use crate::state::{Madeira, Person, Phase, PlayerTurn, Row, Site, Step};

/// [SET-10] The space of the neutral citizen: the rightmost of the two districts built.
const NEUTRAL_SPACE: u8 = 4;

impl Opening for Madeira {
    /// [SET-1] A table before its first tile is drawn.
    fn new(options: &Options, players: u8) -> Result<Madeira, SetupError> {
        Madeira::META.check_players(players)?;
        Ok(Madeira::fresh(Data::of(options)?, players))
    }
}

impl Madeira {
    /// The board before the first tile is drawn.
    fn fresh(data: Arc<Data>, players: u8) -> Madeira {
        let person = starting_person(&data);
        let count = usize::from(players);
        let at_table = |seat: usize| if seat < count { person.clone() } else { Person::default() };
        Madeira {
            players,
            round: 0,
            phase: Phase::Setup,
            step: Step::InitialRequest,
            turn: PlayerTurn::default(),
            people: std::array::from_fn(at_table),
            order: [None; SEATS],
            rows: std::array::from_fn(|_| Row::default()),
            sites: std::array::from_fn(|_| Site::default()),
            pirate_dice: [0; 6],
            // [SET-16] Wood by the triple of the field.
            wood: std::array::from_fn::<u8, FIELD_COUNT, _>(|field| data.fields[field].wood[count]),
            converted: SpotSet::default(),
            districts: [None; DISTRICT_COUNT],
            neutrals: City::VARIANTS.iter().map(|&city| Space::of(city, NEUTRAL_SPACE)).collect(),
            rewards: [[None; 2]; 3],
            data,
        }
    }

    /// [SET-5, RNG-1] The next seat gets an initial request; with the last one the order is known.
    pub(crate) fn deal_initial<L: Log<Event>>(&mut self, crowns: u8, log: &mut L) {
        let request = self.data.initial_requests[usize::from(crowns) - 1];
        let seat = self.seats_dealt();
        let person = &mut self.people[seat];
        person.crowns = crowns;
        person.requests[request as usize] += 1;
        log.tell(Event::InitialRequest { player: Player(seat as u8), request, crowns });
        if seat + 1 == self.count() {
            self.set_order(log);
            self.step = Step::RequestTile { placed: 0 };
        }
    }

    /// How many seats have their initial request.
    pub(crate) fn seats_dealt(&self) -> usize {
        self.people.iter().take_while(|person| person.crowns > 0).count()
    }

    /// [SET-6, SET-7] Most crowns first, the others clockwise; extra reals by place.
    fn set_order<L: Log<Event>>(&mut self, log: &mut L) {
        let most = |player: &Player| self.people[player.index()].crowns;
        let first = Player::all(self.players).max_by_key(most).unwrap_or_default();
        for (place, player) in first.clockwise(self.players).enumerate() {
            self.order[place] = Some(player);
            self.gain_reals(player, self.data.start.extra_reals[place], log);
        }
    }

    /// [SET-8, RNG-2] Five requests on each row.
    pub(crate) fn lay_request<L: Log<Event>>(&mut self, request: Request, placed: u8, log: &mut L) {
        let row = placed / 5;
        self.rows[usize::from(row)].requests[request as usize] += 1;
        log.tell(Event::RequestLaid { row: row + 1, request });
        let placed = placed + 1;
        self.step = if placed == 5 * self.players {
            Step::FavourTile { placed: 0 }
        } else {
            Step::RequestTile { placed }
        };
    }

    /// The request tiles that are not on a row yet, by type.
    pub(crate) fn requests_to_lay(&self) -> [u8; 5] {
        let mut left = self.data.requests[self.count()];
        for row in &self.rows {
            for (left, laid) in left.iter_mut().zip(row.requests) {
                *left -= laid;
            }
        }
        left
    }

    /// [SET-9, RNG-3] A favour on each district that is not built.
    pub(crate) fn lay_favour<L: Log<Event>>(&mut self, favour: Favour, placed: u8, log: &mut L) {
        self.districts[usize::from(placed)] = Some(favour);
        log.tell(Event::laid(District(placed), favour));
        let placed = placed + 1;
        self.step = if usize::from(placed) == DISTRICT_COUNT {
            Step::RewardTile { placed: 0 }
        } else {
            Step::FavourTile { placed }
        };
    }

    /// The favours that lie on no district yet.
    pub(crate) fn favours_to_lay(&self) -> Set<Favour> {
        let laid: Set<Favour> = self.districts.iter().flatten().copied().collect();
        Favour::VARIANTS.iter().copied().collect::<Set<Favour>>().without(laid)
    }

    /// [SET-13, RNG-4] One A and one B reward at each colony; then the players begin.
    pub(crate) fn lay_reward<L: Log<Event>>(&mut self, reward: Reward, placed: u8, log: &mut L) {
        let (pile, colony) = (usize::from(placed / 3), usize::from(placed % 3));
        self.rewards[colony][pile] = Some(reward);
        log.tell(Event::RewardLaid { colony: Colony::VARIANTS[colony], reward });
        if placed + 1 < 6 {
            self.step = Step::RewardTile { placed: placed + 1 };
            return;
        }
        self.send_watch();
        self.turn.player = self.last_in_order();
        self.step = Step::CityWorker;
    }

    /// The rewards of the pile now laid that are not out yet.
    pub(crate) fn rewards_to_lay(&self, placed: u8) -> impl Iterator<Item = Reward> {
        let pile = if placed < 3 { Pile::A } else { Pile::B };
        let out = |reward: &Reward| self.rewards.iter().flatten().any(|laid| *laid == Some(*reward));
        Reward::VARIANTS
            .iter()
            .copied()
            .filter(move |&reward| self.data.reward_pile[reward as usize] == pile && !out(&reward))
    }

    /// [SET-12] Two workers of each player on the watch.
    fn send_watch(&mut self) {
        let watch = self.data.start.watch;
        let players = self.count();
        for person in &mut self.people[..players] {
            person.reserve -= watch;
            person.watch += watch;
        }
    }

    fn last_in_order(&self) -> Player {
        self.in_order().next_back().unwrap_or_default()
    }

    /// The player before this one in the order column: setup goes from the bottom up.
    fn previous_in_order(&self, player: Player) -> Option<Player> {
        self.in_order().rev().skip_while(|other| *other != player).nth(1)
    }

    /// [SET-11] The spaces of built districts without a pawn.
    pub(crate) fn first_spaces(&self) -> SpaceSet {
        self.empty_spaces()
    }

    /// [SET-11] A worker in a city, in reverse order.
    pub(crate) fn place_in_city<L: Log<Event>>(&mut self, to: Place, log: &mut L) {
        self.move_worker(Place::Reserve, to, log);
        match self.previous_in_order(self.turn.player) {
            Some(next) => self.turn.player = next,
            None => {
                self.turn.player = self.last_in_order();
                self.step = Step::FieldWorker;
            }
        }
    }

    /// [SET-18] Fields and Forest without any worker, outside the Region where they have one.
    pub(crate) fn first_fields(&self) -> SpotSet {
        let taken = self.people.iter().fold(SpotSet::default(), |all, person| all.or(person.fields));
        let own = self.me().fields;
        let region = Spot::REGIONS.iter().find(|region| !own.and(**region).is_empty());
        Spot::ALL.without(taken).without(region.copied().unwrap_or_default())
    }

    /// [SET-17] Two workers on fields or in the Forest, both in their turn, in reverse order.
    pub(crate) fn place_on_field<L: Log<Event>>(&mut self, to: Spot, log: &mut L) {
        self.move_worker(Place::Reserve, Place::Field(to), log);
        if self.me().fields.len() < 2 {
            return;
        }
        match self.previous_in_order(self.turn.player) {
            Some(next) => self.turn.player = next,
            None => self.begin_round(log),
        }
    }
}

/// [SET-2, SET-4] The starting pieces and resources.
fn starting_person(data: &Data) -> Person {
    let start = &data.start;
    Person {
        goods: start.goods,
        wood: start.wood,
        bread: start.bread,
        reals: start.reals,
        level: data.windmill.start,
        reserve: start.workers,
        ships: start.ships,
        ..Person::default()
    }
}
