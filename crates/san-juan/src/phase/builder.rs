//! The builder phase: each player may put up one building (BLD and the violet cards that change it).

use emporio_core::{Log, Player};

use crate::action::Action;
use crate::data::{BLACK_MARKET_GOODS, Card, GOODS, Good, MAX_COST, PerGood, VIOLETS};
use crate::dispatch::Offer;
use crate::event::{Event, Reason};
use crate::fast::{PLANTS_UP_TO, VIOLETS_UP_TO};
use crate::options::End;
use crate::pieces::{Bag, CardSet, KindSet, Picks, one_by_one};
use crate::state::{BuildStep, Cover, Phase, Plan, SanJuan, Seat};

impl SanJuan {
    /// [BLD-1] The turn of a player. Who cannot build anything has one option, to pass: nothing here depends on
    /// what only they can see.
    pub(crate) fn builder_turn(&mut self, player: Player) {
        self.phase = Phase::Builder { player, step: BuildStep::Build };
    }

    /// [BLD-6] A player builds nothing.
    pub(crate) fn pass<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        log.tell(Event::Passed { player });
        self.next_builder(player, log);
    }

    /// [RND-5, END-6] The build is finished: the next player builds, unless the game is over at once.
    #[inline(never)]
    pub(crate) fn next_builder<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        if self.options.end == End::Twelfth && self.seat(player).is_full() {
            return self.end_game(false, log);
        }
        match self.next_in_phase(player) {
            Some(next) => self.builder_turn(next),
            None => self.end_builder(log),
        }
    }

    /// [END-1] At the end of the phase a full city ends the game.
    fn end_builder<L: Log<Event>>(&mut self, log: &mut L) {
        if self.city_is_built() {
            self.end_game(false, log);
        } else {
            self.end_phase(log);
        }
    }

    /// [BLD-3, BLD-8] The types in hand that the player can build in some way.
    pub fn buildable(&self, player: Player) -> CardSet {
        let terms = self.terms(player);
        let mut set = terms.payable(None);
        if !self.seat(player).has(Card::Crane) {
            return set;
        }
        for cover in self.covers(player) {
            if set == terms.candidates {
                break;
            }
            set = set.or(terms.payable(Some(cover)));
        }
        set
    }

    /// [CARD-crane-1, CARD-crane-3, CARD-crane-7] The buildings that the player's crane may cover: all but itself.
    pub fn covers(&self, player: Player) -> impl Iterator<Item = Cover> {
        let seat = self.seat(player);
        let buildings = if seat.has(Card::Crane) { seat.visible.types() } else { CardSet::EMPTY };
        buildings.without(CardSet::of(Card::Crane)).flat_map(|card| coverings(seat, card))
    }

    /// [BLD-7, BLD-8] What a player can pay with and what lowers their prices, read once for all cards and covers.
    fn terms(&self, player: Player) -> Terms {
        let seat = self.seat(player);
        Terms {
            candidates: seat.hand.types().without(seat.visible.types().and(VIOLETS)),
            others: seat.hand.len().saturating_sub(1),
            chooser: u8::from(player == self.chooser()),
            library: u8::from(self.library_works(player)),
            smithy: u8::from(seat.has(Card::Smithy)),
            quarry: u8::from(seat.has(Card::Quarry)),
            goods: if seat.has(Card::BlackMarket) { seat.goods.len() } else { 0 },
        }
    }

    /// [BLD-2, CARD-blackmarket-1] What the player could pay with: the other hand cards, and black-market goods.
    pub(crate) fn cash(&self, player: Player, cover: Option<Cover>) -> u8 {
        self.terms(player).cash(cover)
    }

    fn spendable_count(&self, player: Player, cover: Option<Cover>) -> u8 {
        self.terms(player).spendable(cover)
    }

    /// [CARD-library-1, CARD-crane-3] Whether the library can lower the price of this build.
    pub(crate) fn library_helps(&self, player: Player, cover: Option<Cover>) -> bool {
        self.library_works(player) && !Cover::is(cover, Card::Library)
    }

    /// [BLD-4] All that is taken off the cost, with or without the library.
    pub fn discount(&self, player: Player, plant: bool, cover: Option<Cover>, library: bool) -> u8 {
        let mut terms = self.terms(player);
        terms.library = u8::from(library);
        terms.discount(plant, cover)
    }

    /// [BLD-4, BLD-5] The price of a building before black-market goods.
    pub fn price(&self, player: Player, card: Card, cover: Option<Cover>, library: bool) -> u8 {
        card.cost().saturating_sub(self.discount(player, card.is_plant(), cover, library))
    }

    /// [BLD-4, RUL-19] The price with the library where its help is not a question.
    pub(crate) fn price_as_it_stands(&self, player: Player, card: Card, cover: Option<Cover>) -> u8 {
        let library = self.library_helps(player, cover) && !self.library_is_asked();
        self.price(player, card, cover, library)
    }

    /// [D-BUILD] What to build.
    pub(crate) fn build_options<O: Offer>(&self, player: Player, offer: O) -> O::Made {
        offer.cards(Some(Action::Pass), Action::Build, self.buildable(player))
    }

    /// The player names a card; a crane asks what it shall cover.
    pub(crate) fn build<L: Log<Event>>(&mut self, player: Player, card: Card, log: &mut L) {
        if self.seat(player).has(Card::Crane) && self.may_cover(player, card) {
            self.phase = Phase::Builder { player, step: BuildStep::Crane { card } };
        } else {
            self.cover(player, card, None, log);
        }
    }

    /// [CARD-crane-1] Whether there is a building that the card can be built over.
    fn may_cover(&self, player: Player, card: Card) -> bool {
        let terms = self.terms(player);
        self.covers(player).any(|cover| terms.payable(Some(cover)).has(card))
    }

    /// [D-CRANE] What to cover.
    pub(crate) fn crane_options<O: Offer>(&self, player: Player, card: Card, offer: O) -> O::Made {
        let terms = self.terms(player);
        let uncovered = terms.payable(None).has(card).then_some(Action::CoverNothing);
        let covers = self.covers(player).filter(|&cover| terms.payable(Some(cover)).has(card));
        offer.any(uncovered.into_iter().chain(covers.map(Action::Cover)))
    }

    /// [RUL-19] The place is decided; the library's help is asked where it is a question, else taken.
    pub(crate) fn cover<L: Log<Event>>(
        &mut self,
        player: Player,
        card: Card,
        cover: Option<Cover>,
        log: &mut L,
    ) {
        let plain = self.price(player, card, cover, false);
        let library = self.library_helps(player, cover) && plain > 0;
        if library && self.library_is_asked() && plain <= self.cash(player, cover) {
            self.phase = Phase::Builder { player, step: BuildStep::Library { card, cover } };
        } else {
            let price = if library { self.price(player, card, cover, true) } else { plain };
            self.plan(player, Plan { card, cover, library, price, goods: [0; GOODS] }, log);
        }
    }

    /// [RUL-19] The library's help is taken or not.
    pub(crate) fn decide_library<L: Log<Event>>(
        &mut self,
        player: Player,
        card: Card,
        cover: Option<Cover>,
        library: bool,
        log: &mut L,
    ) {
        let price = self.price(player, card, cover, library);
        self.plan(player, Plan { card, cover, library, price, goods: [0; GOODS] }, log);
    }

    /// The price stands; a black market may lower it.
    fn plan<L: Log<Event>>(&mut self, player: Player, plan: Plan, log: &mut L) {
        if self.may_spend(player, &plan) {
            self.phase = Phase::Builder { player, step: BuildStep::Goods(plan) };
        } else {
            self.ask_payment(player, plan, log);
        }
    }

    /// [RUL-14] The goods that may be spent: not the one on the covered plant.
    pub(crate) fn spendable(&self, player: Player, plan: &Plan) -> PerGood {
        let mut goods = *self.seat(player).goods.loaded();
        if let Some(Cover::Loaded(good)) = plan.cover {
            goods[good.index()] -= 1;
        }
        goods
    }

    /// Whether the goods named so far can be spent on this build.
    pub(crate) fn can_spend(&self, player: Player, plan: &Plan) -> bool {
        let there = |(named, there): (&u8, u8)| *named <= there;
        let most = self.spendable_count(player, plan.cover).min(plan.price);
        plan.goods.iter().zip(self.spendable(player, plan)).all(there) && plan.spent() <= most
    }

    /// Whether another good can be named.
    pub(crate) fn may_spend(&self, player: Player, plan: &Plan) -> bool {
        self.seat(player).has(Card::BlackMarket)
            && self.spendable_count(player, plan.cover) > 0
            && goods_left(plan) > 0
            && !KindSet::left(self.spendable(player, plan), plan.goods).is_empty()
    }

    /// [D-BLACK, CARD-blackmarket-2] Never more goods than the price, and only such as lead to a full payment.
    pub(crate) fn goods_options<O: Offer>(&self, player: Player, plan: &Plan, offer: O) -> O::Made {
        let hand = self.seat(player).hand.len() - 1;
        let stop = (plan.to_pay() <= hand).then_some(Action::Stop);
        let goods = self.spendable(player, plan);
        let good_leads_on = |&good: &Good| {
            let mut next = *plan;
            next.goods[good.index()] += 1;
            let one_more = u8::from(goods_left(&next) > 0 && !KindSet::left(goods, next.goods).is_empty());
            next.to_pay() <= hand + one_more
        };
        let spend = KindSet::left(goods, plan.goods).filter(good_leads_on).map(Action::Spend);
        offer.any(stop.into_iter().chain(spend))
    }

    /// A good is named; at the maximum the choice ends.
    pub(crate) fn spend<L: Log<Event>>(&mut self, player: Player, mut plan: Plan, good: Good, log: &mut L) {
        plan.goods[good.index()] += 1;
        self.plan(player, plan, log);
    }

    /// [BLD-2] The rest is paid with other cards from hand.
    pub(crate) fn ask_payment<L: Log<Event>>(&mut self, player: Player, plan: Plan, log: &mut L) {
        let others = self.others(player, &plan);
        let left = plan.to_pay();
        if left == 0 {
            self.finish_build(player, plan, Bag::EMPTY, log);
        } else if left == others.len() {
            self.finish_build(player, plan, others, log);
        } else {
            self.phase = Phase::Builder { player, step: BuildStep::Pay(plan, Picks::new(left)) };
        }
    }

    /// The hand without the card being built.
    pub fn others(&self, player: Player, plan: &Plan) -> Bag {
        self.seat(player).hand.minus(Bag::of(plan.card))
    }

    /// [BLD-10, VIO-2, CARD-carpenter-1] Place the card, discard goods and paid cards, then the carpenter, then the poor house.
    pub(crate) fn finish_build<L: Log<Event>>(&mut self, player: Player, plan: Plan, paid: Bag, log: &mut L) {
        let seat = self.seat(player);
        let carpenter =
            plan.card.is_violet() && seat.has(Card::Carpenter) && !Cover::is(plan.cover, Card::Carpenter);
        let poor_house = seat.has(Card::PoorHouse) && !Cover::is(plan.cover, Card::PoorHouse);
        if plan.library {
            self.use_library(log);
        }
        self.place(player, &plan, log);
        self.spend_goods(player, &plan, log);
        if !paid.is_empty() {
            self.discard(player, paid, Reason::Payment, log);
        }
        if carpenter {
            self.phase = Phase::Builder { player, step: BuildStep::Carpenter { poor_house } };
            self.draw(player, 1, log);
        } else {
            self.poor_house(player, poor_house, log);
        }
    }

    /// [BLD-1, BLD-9, CARD-crane-2, CARD-crane-4] The card lies face up; what it covers is out, with the good on it.
    fn place<L: Log<Event>>(&mut self, player: Player, plan: &Plan, log: &mut L) {
        let seat = self.seat_mut(player);
        seat.hand.remove(plan.card);
        if seat.marks.has(plan.card) {
            seat.marks.remove(plan.card);
        }
        seat.visible.add(plan.card);
        if let Some(cover) = plan.cover {
            seat.visible.remove(cover.card());
            seat.covered.add(cover.card());
        }
        log.tell(Event::Built { player, card: plan.card, cover: plan.cover, price: plan.price });
        if let Some(Cover::Loaded(good)) = plan.cover {
            self.lose_good(player, good);
            log.tell(Event::GoodLost { player, good });
        }
    }

    fn spend_goods<L: Log<Event>>(&mut self, player: Player, plan: &Plan, log: &mut L) {
        for good in one_by_one(plan.goods) {
            self.lose_good(player, good);
            log.tell(Event::GoodSpent { player, good });
        }
    }

    /// [CARD-poorhouse-1, CARD-poorhouse-2] With 0 or 1 card left in hand the owner draws one.
    pub(crate) fn poor_house<L: Log<Event>>(&mut self, player: Player, active: bool, log: &mut L) {
        if active && self.seat(player).hand.len() <= 1 {
            self.phase = Phase::Builder { player, step: BuildStep::PoorHouse };
            self.draw(player, 1, log);
        } else {
            self.next_builder(player, log);
        }
    }
}

/// What a player can pay with and what lowers their prices.
#[derive(Clone, Copy)]
struct Terms {
    /// The types in hand but for violet buildings that stand already.
    candidates: CardSet,
    /// Hand cards besides the one being built.
    others: u8,
    chooser: u8,
    library: u8,
    smithy: u8,
    quarry: u8,
    /// Goods that a black market could spend.
    goods: u8,
}

impl Terms {
    /// The types in hand whose price, with this building covered, can be paid.
    fn payable(&self, cover: Option<Cover>) -> CardSet {
        let cash = self.cash(cover);
        let reach = |plant| usize::from((cash + self.discount(plant, cover)).min(MAX_COST));
        let affordable = PLANTS_UP_TO[reach(true)].or(VIOLETS_UP_TO[reach(false)]);
        let own_type = cover.map_or(CardSet::EMPTY, |cover| CardSet::of(cover.card()));
        self.candidates.and(affordable).without(own_type)
    }

    fn cash(&self, cover: Option<Cover>) -> u8 {
        self.others + self.spendable(cover)
    }

    /// [CARD-crane-3, CARD-crane-4] A covered black market spends nothing, and the good on a covered plant is lost.
    fn spendable(&self, cover: Option<Cover>) -> u8 {
        if Cover::is(cover, Card::BlackMarket) {
            return 0;
        }
        let lost = u8::from(matches!(cover, Some(Cover::Loaded(_))));
        self.goods.saturating_sub(lost).min(BLACK_MARKET_GOODS)
    }

    /// [BLD-4, CARD-crane-3, CARD-smithy-1, CARD-quarry-1] All that is taken off the cost; a covered building takes off its own cost and no more.
    fn discount(&self, plant: bool, cover: Option<Cover>) -> u8 {
        let (helper, helped) = if plant { (Card::Smithy, self.smithy) } else { (Card::Quarry, self.quarry) };
        let Some(cover) = cover else { return self.chooser + self.library + helped };
        let card = cover.card();
        let helped = if card == helper { 0 } else { helped };
        let library = if card == Card::Library { 0 } else { self.library };
        card.cost() + self.chooser + library + helped
    }
}

/// [CARD-blackmarket-2] How many goods more may be spent: two in all, and no more than the price.
pub(crate) fn goods_left(plan: &Plan) -> u8 {
    BLACK_MARKET_GOODS.min(plan.price) - plan.spent()
}

/// Loaded and empty plants of a kind are two choices, a violet building is one.
fn coverings(seat: &Seat, card: Card) -> impl Iterator<Item = Cover> + use<> {
    let (first, second) = match card.good() {
        None => (Some(Cover::Violet(card)), None),
        Some(good) => (
            (seat.goods.count(good) > 0).then_some(Cover::Loaded(good)),
            (seat.empty_plants(good) > 0).then_some(Cover::Empty(good)),
        ),
    };
    first.into_iter().chain(second)
}
