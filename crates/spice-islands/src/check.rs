//! The invariants of the rules page, and whatever else a position must be to be played from.

use emporio_core::{Broken, Invariants, Player};
use strum::VariantArray;

use crate::data::SHARES;
use crate::options::{AttackCost, AttackWhen, TwoDeal};
use crate::pieces::{Cargo, Company, Organisation, Ship, Space, Unit};
use crate::state::{Ending, Fate, Hunter, Phase, Pick, Purpose, SpiceIslands, Target, Vote};

/// More money than any game can see; sums of it still fit.
const MOST_MONEY: u32 = 100_000_000;

type Checked = Result<(), Broken>;

fn must(holds: bool, clause: &'static str, what: &str) -> Checked {
    Broken::unless(holds, clause, || what.to_string())
}

impl Invariants for SpiceIslands {
    /// Every invariant.
    fn check(&self) -> Checked {
        must(self.active.0 < self.players, "SET-1", "the active player sits at the table")?;
        self.check_units()?;
        self.check_shares()?;
        self.check_pawns()?;
        self.check_money()?;
        self.check_merchants()?;
        self.check_hunters()?;
        self.check_markers()?;
        self.check_running()?;
        self.check_turn()?;
        self.check_phase()
    }
}

impl SpiceIslands {
    /// The choice of loot to keep, while it is open: the loot is then neither aboard nor with the pirates.
    fn keeping(&self) -> Option<Pick> {
        if let Phase::Pick(pick) = self.phase {
            return (pick.purpose == Purpose::Keep).then_some(pick);
        }
        None
    }

    /// Units taken from a ship of which some are still to be picked.
    fn in_between(&self) -> Cargo {
        self.keeping().map_or(Cargo::EMPTY, |pick| pick.pool)
    }

    /// [INV-1] No unit comes or goes.
    fn check_units(&self) -> Checked {
        for &unit in Unit::VARIANTS {
            let aboard: u32 = self.ships.iter().flatten().map(|ship| u32::from(ship.cargo.count(unit))).sum();
            let elsewhere =
                u32::from(self.pirates.cargo.count(unit)) + u32::from(self.in_between().count(unit));
            let (stock, removed) =
                (u32::from(self.stock[unit.index()]), u32::from(self.removed[unit.index()]));
            let (sum, all) = (aboard + elsewhere + stock + removed, u32::from(self.data.units[unit.index()]));
            Broken::unless(sum == all, "INV-1", || format!("{sum} units of {unit} instead of {all}"))?;
        }
        Ok(())
    }

    /// [INV-2] Pile and hands together make all the shares.
    fn check_shares(&self) -> Checked {
        for &organisation in Organisation::VARIANTS {
            let pile = self.piles[organisation.index()];
            let shares = &self.shares[organisation.index()];
            let held: u32 = shares.iter().map(|&shares| u32::from(shares)).sum();
            let sum = u32::from(pile.left) + held;
            Broken::unless(sum == u32::from(SHARES), "INV-2", || {
                format!("{sum} shares of {organisation} instead of {SHARES}")
            })?;
            must(held >= u32::from(pile.bottom_given), "SET-9", "the free share is in somebody's hand")?;
            let absent = &shares[usize::from(self.players)..];
            must(
                absent.iter().all(|&shares| shares == 0),
                "INV-2",
                "nobody holds shares from outside the table",
            )?;
        }
        Ok(())
    }

    /// [INV-3] Each pawn is with a player or in the reserve.
    fn check_pawns(&self) -> Checked {
        let seated = |captain: &Option<Player>| captain.is_none_or(|player| player.0 < self.players);
        must(self.captain.iter().all(seated), "INV-3", "every captain sits at the table")
    }

    /// [INV-4] Amounts are possible; nobody has money outside the table.
    fn check_money(&self) -> Checked {
        let most = self.cash.iter().chain(&self.treasury).max().copied().unwrap_or(0);
        must(most <= MOST_MONEY, "INV-4", "money within bounds")?;
        let absent = &self.cash[usize::from(self.players)..];
        must(absent.iter().all(|&cash| cash == 0), "INV-4", "only players have money")
    }

    fn check_merchants(&self) -> Checked {
        for &company in Company::VARIANTS {
            let [first, second] = &self.ships[company.index()];
            // While loot is picked the attacked ship keeps its place in the order.
            let settled = self.in_between().is_empty();
            must(!settled || first <= second, "DEC-4", "the ships of a company stand in their order")?;
            for (at, ship) in [first, second].into_iter().enumerate() {
                self.check_merchant(ship, self.is_being_looted(company, at))?;
            }
        }
        Ok(())
    }

    /// Whether this ship has just lost units that are still to be picked from.
    fn is_being_looted(&self, company: Company, at: usize) -> bool {
        let target = Target::Merchant { company, ship: at as u8 };
        self.keeping().is_some_and(|pick| pick.target == target)
    }

    /// [INV-5, INV-6] A merchant ship keeps to the lane, with cargo at sea, goods or spices for where it goes.
    fn check_merchant(&self, ship: &Ship, looted: bool) -> Checked {
        let chart = &self.data.chart;
        must(chart.has(ship.place) && chart.is_lane(ship.place), "INV-6", "merchant ships keep to the lane")?;
        must(ship.cargo.len() <= self.data.hold, "LOAD-3", "no more aboard than the hold takes")?;
        must(!(ship.cargo.has_goods() && ship.cargo.has_spices()), "INV-5", "goods and spices apart")?;
        must(
            !ship.place.is_sea() || looted || !ship.cargo.is_empty(),
            "INV-5",
            "a ship at sea carries something",
        )?;
        must(
            ship.place != Space::EUROPE || !ship.cargo.has_spices(),
            "UNL-1",
            "spices are unloaded in Europe",
        )?;
        let in_the_islands = ship.place == Space::SPICE_ISLANDS;
        must(!in_the_islands || !ship.cargo.has_goods(), "UNL-1", "goods are unloaded in the Spice Islands")?;
        let strict = self.data.readings.attack_when == AttackWhen::Strict;
        let met = strict && ship.place == self.pirates.place;
        must(!ship.came_to_pirates || met, "PIR-3", "a ship that came to the pirates is with them")
    }

    /// [INV-5, INV-6] Navy and pirates are where they may be.
    fn check_hunters(&self) -> Checked {
        let has = |space: Space| self.data.chart.has(space);
        must(has(self.navy) && self.navy != Space::MADAGASCAR, "INV-6", "the navy is never in Madagascar")?;
        let pirates = &self.pirates;
        let open = has(pirates.place) && !pirates.place.is_merchant_port();
        must(open, "INV-6", "the pirates are never in a merchant port")?;
        must(pirates.cargo.len() <= self.data.pirate_hold, "PIR-6", "the pirate hold is not overfull")?;
        let at_sea = pirates.place.is_sea();
        must(at_sea || pirates.cargo.is_empty(), "INV-5", "the pirate hold is empty in Madagascar")?;
        let captain = self.captain_of(Organisation::Pirates);
        must(!at_sea || captain.is_some(), "INV-5", "pirates at sea have a captain")?;
        let strict = self.data.readings.attack_when == AttackWhen::Strict;
        let met = strict && pirates.place == self.navy;
        must(!pirates.came_to_navy || met, "NAV-3", "pirates that came to the navy are with it")
    }

    /// [INV-6] Between actions no marker stands at the end of its track.
    fn check_markers(&self) -> Checked {
        let markers = self.election.iter().chain(&self.revenue).chain([&self.mutiny]);
        must(
            markers.into_iter().all(|&marker| marker < self.data.track),
            "INV-6",
            "markers below the last space",
        )
    }

    /// [INV-7] The game runs while no kind of unit is used up, and ends with one.
    fn check_running(&self) -> Checked {
        let Phase::Over(ending) = self.phase else {
            return must(self.used_up().is_none(), "INV-7", "no kind is used up while the game runs");
        };
        if ending == Ending::TurnLimit {
            return must(self.turn == self.data.readings.turn_limit, "RUL-25", "the turn limit is reached");
        }
        let by = self.used_up().map(Ending::by);
        must(by == Some(ending), "INV-7", "the game ended by a kind that is used up")
    }

    /// The memory of the turn fits what was rolled and who holds which pawn.
    fn check_turn(&self) -> Checked {
        let dice: u32 = self.dice.iter().map(|&dice| u32::from(dice)).sum();
        must(dice <= u32::from(self.data.coloured.dice), "TRN-2", "no more dice than are rolled")?;
        let own = self.pawns_of(self.active);
        must(self.usable.within(own), "CAP-4", "usable pawns are held")?;
        let before = matches!(self.phase, Phase::Deal(_) | Phase::First);
        must((self.turn == 0) == before, "TRN-1", "turns begin after the draw of the first player")?;
        let limit = self.data.readings.turn_limit;
        must(limit == 0 || self.turn <= limit, "RUL-25", "no turn after the limit")?;
        let idle = before || matches!(self.phase, Phase::Roll | Phase::Over(_));
        let fresh = dice == 0 && !self.free_action && self.usable.is_empty() && self.attacks == [0, 0];
        must(!idle || fresh, "TRN-2", "no dice before the roll")?;
        let attacks: u32 = self.attacks.iter().map(|&attacks| u32::from(attacks)).sum();
        let beside = self.data.readings.attack_cost == AttackCost::BesideMove;
        let most = if beside { u32::from(self.data.coloured.dice) } else { 0 };
        must(attacks <= most, "DEC-8", "no more attacks beside the dice than dice")
    }

    fn check_phase(&self) -> Checked {
        match self.phase {
            Phase::Deal(seat) => self.check_deal(seat),
            Phase::Buy { rounds, buyer } => self.check_buy(rounds, buyer),
            Phase::Act => {
                let open = self.dice_left() > 0 || self.free_action_open() || self.attack_beside_open();
                must(open, "TRN-7", "a turn without anything to do has ended")
            }
            Phase::AfterMove(hunter) => self.check_after_move(hunter),
            Phase::Attack(target) => self.check_target(target),
            Phase::Pick(pick) => self.check_pick(&pick),
            Phase::Vote(vote) => self.check_vote(&vote),
            Phase::Tie { organisation, tied } => self.check_tie(organisation, tied),
            Phase::First | Phase::Roll | Phase::Over(_) => Ok(()),
        }
    }

    /// [SET-8] One pawn for every seat before, none for the others, and only pawns that are dealt.
    fn check_deal(&self, seat: Player) -> Checked {
        let two_without = self.players == 2 && self.data.readings.two_deal == TwoDeal::None;
        must(seat.0 < self.players && !two_without, "SET-8", "a pawn is dealt to a seat")?;
        for player in Player::all(self.players) {
            let pawns = u32::from(self.pawns_of(player).len());
            must(pawns == u32::from(player < seat), "SET-8", "one pawn for each seat before")?;
        }
        for &organisation in Organisation::VARIANTS {
            let dealt = self.captain_of(organisation).is_some();
            let mut before = self.clone();
            before.captain[organisation.index()] = None;
            must(
                !dealt || before.may_be_dealt(organisation),
                "SET-8",
                "only pawns of this number of players",
            )?;
            let given = dealt && organisation.company().is_some();
            let pile = self.piles[organisation.index()];
            let fits = pile.bottom_given == given && pile.left == SHARES - u8::from(given);
            must(fits, "SET-9", "piles are whole but for the captains' shares")?;
        }
        Ok(())
    }

    fn check_buy(&self, rounds: u8, buyer: Player) -> Checked {
        must(buyer.0 < self.players, "SHR-2", "the buyer sits at the table")?;
        let dice = self.dice_left() + rounds.min(100);
        must(rounds > 0 && dice <= self.data.coloured.dice, "SHR-1", "a round for each purple die")
    }

    fn check_after_move(&self, hunter: Hunter) -> Checked {
        let offered = self.data.readings.attack_cost == AttackCost::FreeAfterMove;
        let prey = match hunter {
            Hunter::Pirates => self.ships.iter().flatten().any(|ship| self.is_prey(ship)),
            Hunter::Navy => self.navy_may_attack(),
        };
        must(offered && prey, "DEC-8", "an attack after a move has a target")
    }

    /// [PIR-3, NAV-3] Attacker and target are together.
    fn check_target(&self, target: Target) -> Checked {
        match target {
            Target::Merchant { company, ship } => {
                let ship = self.ships[company.index()].get(usize::from(ship));
                must(
                    ship.is_some_and(|ship| self.is_prey(ship)),
                    "PIR-3",
                    "the pirates are with their target",
                )
            }
            Target::PirateShip => must(self.navy_may_attack(), "NAV-3", "the navy is with the pirates"),
        }
    }

    /// [DEC-7] There is a choice, and it fits the attack.
    fn check_pick(&self, pick: &Pick) -> Checked {
        self.check_target(pick.target)?;
        let part = Unit::VARIANTS.iter().all(|&unit| pick.picked.count(unit) <= pick.pool.count(unit));
        must(part, "DEC-7", "what is picked comes from the pool")?;
        let all = u32::from(pick.left) + u32::from(pick.picked.len());
        let choice = pick.left > 0 && all < u32::from(pick.pool.len()) && pick.options().count() > 0;
        must(choice, "DEC-7", "there is something to pick")?;
        match (pick.purpose, pick.target) {
            (Purpose::Take, Target::Merchant { company, ship }) => {
                let cargo = self.ships[company.index()][usize::from(ship)].cargo;
                must(
                    pick.pool == cargo && pick.fate == Fate::Stays,
                    "PIR-5",
                    "units are taken from the target",
                )
            }
            (Purpose::Keep, Target::Merchant { company, ship }) => {
                let rest = self.ships[company.index()][usize::from(ship)].cargo;
                self.check_keep(pick, rest, all)
            }
            (Purpose::Recover, Target::PirateShip) => {
                let fits = pick.pool == self.pirates.cargo && pick.fate == Fate::Stays;
                must(fits, "NAV-4", "units are removed from the pirates")
            }
            (Purpose::Take | Purpose::Keep, Target::PirateShip)
            | (Purpose::Recover, Target::Merchant { .. }) => {
                must(false, "DEC-7", "pirates loot merchants, the navy recovers from pirates")
            }
        }
    }

    fn check_keep(&self, pick: &Pick, rest: Cargo, all: u32) -> Checked {
        let room = u32::from(self.data.pirate_hold - self.pirates.cargo.len());
        must(all == room, "PIR-6", "as many are kept as there is room for")?;
        let mixed = pick.pool.plus(rest);
        let one_way = !(mixed.has_goods() && mixed.has_spices()) && mixed.len() <= self.data.hold;
        must(one_way, "INV-5", "the loot was one ship's cargo")?;
        must((pick.fate == Fate::Stays) != rest.is_empty(), "PIR-7", "a ship that keeps cargo stays")
    }

    /// [ELE-2, MUT-3] Those before have rolled, the others have not.
    fn check_vote(&self, vote: &Vote) -> Checked {
        let organisation = vote.organisation;
        self.check_voted(organisation)?;
        let seated = vote.roller.0 < self.players && self.vote_dice(organisation, vote.roller) > 0;
        must(seated, "ELE-2", "the roller has dice")?;
        let several = self.next_roller(organisation, self.active).is_some();
        must(several, "CHA-6", "one player alone does not roll")?;
        let before: Vec<Player> = self.clockwise().take_while(|&player| player != vote.roller).collect();
        for (seat, &rolled) in (0..).zip(&vote.rolled) {
            let player = Player(seat);
            let fits = if before.contains(&player) {
                self.may_have_rolled(organisation, player, rolled)
            } else {
                rolled == 0
            };
            must(fits, "CHA-4", "the results are those of the dice")?;
        }
        Ok(())
    }

    fn may_have_rolled(&self, organisation: Organisation, player: Player, rolled: u8) -> bool {
        let dice = self.vote_dice(organisation, player);
        match organisation {
            _ if dice == 0 => rolled == 0,
            Organisation::Pirates => rolled <= dice,
            Organisation::Green | Organisation::Blue | Organisation::Yellow | Organisation::Navy => {
                (1..=crate::data::MAX_NUMBER).contains(&rolled)
                    && self.data.pirate_die.best_weight(1, rolled) > 0
            }
        }
    }

    /// [ELE-1, MUT-1, MUT-2] The marker has gone back to 0; a mutiny happens at sea.
    fn check_voted(&self, organisation: Organisation) -> Checked {
        match organisation {
            Organisation::Pirates => {
                must(self.mutiny == 0 && self.pirates.place.is_sea(), "MUT-2", "a mutiny happens at sea")
            }
            Organisation::Green | Organisation::Blue | Organisation::Yellow | Organisation::Navy => {
                must(self.election[organisation.index()] == 0, "ELE-1", "the marker goes to 0")
            }
        }
    }

    /// [ELE-5, MUT-6] Several are tied, the captain is not one of them.
    fn check_tie(&self, organisation: Organisation, tied: u8) -> Checked {
        self.check_voted(organisation)?;
        let is_tied = |player: Player| tied >> player.0 & 1 != 0;
        let with_dice = |player: Player| self.vote_dice(organisation, player) > 0;
        let fits = Player::all(self.players).all(|player| !is_tied(player) || with_dice(player));
        let several = tied.count_ones() >= 2 && tied >> self.players == 0;
        must(several && fits, "CHA-6", "the tied players have dice")?;
        let captain = self.captain_of(organisation);
        must(!captain.is_some_and(is_tied), "ELE-4", "a captain in a tie stays")
    }
}
