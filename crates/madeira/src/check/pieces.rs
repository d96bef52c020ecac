//! Tiles, requests, markers and dice of a position.

use emporio_core::{Broken, Player};
use strum::VariantArray;

use super::Checked;
use crate::phase::DICE;
use crate::pieces::{Character, Favour, Pile};
use crate::state::{Madeira, Person, Phase, Site, Step};

impl Madeira {
    /// [INV-5, SET-13] Every favour is once on a district or before a player; the rewards are of their piles.
    pub(super) fn check_tiles(&self) -> Checked {
        let laid = self.favours_laid();
        let on_board = self.districts.iter().flatten().count();
        let mut seen: Vec<Favour> = self.districts.iter().flatten().copied().collect();
        for person in &self.people {
            seen.extend(person.favours.iter());
            Broken::unless(person.face_up.within(person.favours), "FAV-1", || {
                "a favour is face up before a player who does not have it".to_string()
            })?;
        }
        seen.sort_unstable();
        seen.dedup();
        let before_players: usize = self.people.iter().map(|person| usize::from(person.favours.len())).sum();
        Broken::unless(seen.len() == laid && on_board + before_players == laid, "INV-5", || {
            format!("{} different favours on districts and before players, not {laid}", seen.len())
        })?;
        if self.phase == Phase::Setup {
            let rising = self.districts[..laid].iter().all(Option::is_some) || laid == Favour::VARIANTS.len();
            Broken::unless(before_players == 0 && rising, "SET-9", || {
                "a favour was taken in setup".to_string()
            })?;
        }
        self.check_rewards()
    }

    /// How many favours setup has laid.
    fn favours_laid(&self) -> usize {
        if let Step::FavourTile { placed } = self.step {
            usize::from(placed)
        } else if self.favours_are_laid() {
            Favour::VARIANTS.len()
        } else {
            0
        }
    }

    /// How many rewards setup has laid.
    fn rewards_laid(&self) -> usize {
        if let Step::RewardTile { placed } = self.step {
            usize::from(placed)
        } else if self.favours_are_laid() {
            6
        } else {
            0
        }
    }

    fn check_rewards(&self) -> Checked {
        let laid = self.rewards_laid();
        let mut seen = Vec::new();
        for &pile in Pile::VARIANTS {
            for colony in 0..3 {
                let here = self.rewards[colony][pile as usize];
                let due = pile as usize * 3 + colony < laid;
                let fits = here.is_some() == due
                    && here.is_none_or(|reward| {
                        self.data.reward_pile[reward as usize] == pile && !seen.contains(&reward)
                    });
                Broken::unless(fits, "SET-13", || "the rewards at the colonies cannot be".to_string())?;
                seen.extend(here);
            }
        }
        Ok(())
    }

    /// [INV-4] Requests on the rows and before the players.
    pub(super) fn check_requests(&self) -> Checked {
        for row in 0..4u8 {
            let found: u32 = self.rows[usize::from(row)].requests.iter().map(|&n| u32::from(n)).sum();
            let expected = u32::from(self.requests_on_row(row));
            Broken::unless(found == expected, "INV-4", || {
                format!("{found} requests on row {}, not {expected}", row + 1)
            })?;
        }
        for player in Player::all(self.players) {
            let found: u32 = self.people[player.index()].requests.iter().map(|&n| u32::from(n)).sum();
            let expected = u32::from(self.requests_before(player));
            Broken::unless(found == expected, "INV-4", || {
                format!("{player} has {found} requests, not {expected}")
            })?;
        }
        self.check_request_types()
    }

    /// No more tiles of a type than the box has.
    fn check_request_types(&self) -> Checked {
        let crowns: Vec<u8> =
            self.people.iter().map(|person| person.crowns).filter(|&crowns| crowns > 0).collect();
        let dealt = self.seats_dealt();
        let distinct =
            crowns.iter().enumerate().all(|(at, crown)| *crown <= 4 && !crowns[..at].contains(crown));
        let all_dealt = dealt == self.count() || self.step == Step::InitialRequest && dealt < self.count();
        Broken::unless(distinct && all_dealt && crowns.len() == dealt, "SET-5", || {
            "the initial requests cannot be".to_string()
        })?;
        let in_setup = self.phase == Phase::Setup;
        let own = |person: &Person| person.crowns == 0 || person.requests == self.initial_hand(person.crowns);
        Broken::unless(!in_setup || self.people.iter().all(own), "SET-5", || {
            "a player holds another request than their initial one".to_string()
        })?;
        for request in 0..5 {
            let rows: u32 = self.rows.iter().map(|row| u32::from(row.requests[request])).sum();
            let held: u32 = self.people.iter().map(|person| u32::from(person.requests[request])).sum();
            let initial = crowns
                .iter()
                .filter(|&&c| self.data.initial_requests[usize::from(c) - 1] as usize == request)
                .count();
            let tiles = u32::from(self.data.requests[self.count()][request]);
            Broken::unless(rows <= tiles && rows + held <= tiles + initial as u32, "SET-8", || {
                format!("{} requests of type {}", rows + held, request + 1)
            })?;
        }
        Ok(())
    }

    /// [SET-5] The requests of a player who has only their initial one.
    fn initial_hand(&self, crowns: u8) -> [u8; 5] {
        let mut hand = [0; 5];
        hand[self.data.initial_requests[usize::from(crowns) - 1] as usize] = 1;
        hand
    }

    /// [INV-4] How many requests lie on a row.
    fn requests_on_row(&self, row: u8) -> u8 {
        if row >= self.players {
            return 0;
        }
        let not_taken = 6 - self.round.max(1);
        match self.phase {
            Phase::Setup => self.requests_laid_on(row),
            Phase::Preparation => {
                let is_asked = self.step == Step::Request { row };
                let is_free = self.rows[usize::from(row)].marker.is_none();
                if is_asked || is_free { not_taken } else { not_taken - 1 }
            }
            Phase::Characters { .. }
            | Phase::Buildings { .. }
            | Phase::Maintenance
            | Phase::Requests { .. }
            | Phase::Over => not_taken - 1,
        }
    }

    /// [SET-8] How many requests setup has laid on a row.
    fn requests_laid_on(&self, row: u8) -> u8 {
        if self.step == Step::InitialRequest {
            0
        } else if let Step::RequestTile { placed } = self.step {
            placed.saturating_sub(5 * row).min(5)
        } else {
            5
        }
    }

    /// [INV-4] How many requests lie before a player.
    fn requests_before(&self, player: Player) -> u8 {
        let before_round = match self.round {
            0 => return u8::from(player.index() < self.seats_dealt()),
            1 | 2 | 4 => 1,
            _ => 2,
        };
        let is_asked = matches!(self.step, Step::Request { .. }) && player == self.turn.player;
        let taken = self.phase != Phase::Preparation || self.row_of(player).is_some() && !is_asked;
        before_round + u8::from(taken) - self.requests_done(player)
    }

    /// How many requests a player has discarded in phase E of this round.
    fn requests_done(&self, player: Player) -> u8 {
        let due = self.requests_due();
        if self.phase == Phase::Over {
            return due;
        }
        let (Phase::Requests { .. }, Step::Fulfil { left } | Step::Offer { left }) = (self.phase, self.step)
        else {
            return 0;
        };
        if player == self.turn.player {
            return due.saturating_sub(left);
        }
        if self.order_space(player) < self.order_space(self.turn.player) { due } else { 0 }
    }

    /// [INV-8] Every player has one order marker, in the column or on a row.
    pub(super) fn check_markers(&self) -> Checked {
        let in_column = self.order.iter().flatten().count();
        let on_rows = self.rows.iter().filter(|row| row.marker.is_some()).count();
        let expected = if self.step == Step::InitialRequest { 0 } else { self.count() };
        Broken::unless(in_column + on_rows == expected, "INV-8", || {
            format!("{} order markers, not {expected}", in_column + on_rows)
        })?;
        for player in Player::all(4) {
            let markers = self.order.iter().filter(|marker| **marker == Some(player)).count()
                + self.rows.iter().filter(|row| row.marker == Some(player)).count();
            let expected = usize::from(expected > 0 && player.0 < self.players);
            Broken::unless(markers == expected, "INV-8", || format!("{player} has {markers} order markers"))?;
        }
        let rows_free = self.rows[self.count()..].iter().all(|row| row.marker.is_none());
        let may_be_on_rows = matches!(self.phase, Phase::Preparation | Phase::Characters { .. });
        let choosing = matches!(self.step, Step::Row | Step::Request { .. } | Step::Guild { .. });
        let right = on_rows == 0 || may_be_on_rows && (choosing || self.phase != Phase::Preparation);
        Broken::unless(rows_free && right, "INV-8", || "an order marker stands on a row".to_string())
    }

    /// [INV-3] Guild dice and action markers, pirate dice.
    pub(super) fn check_dice(&self) -> Checked {
        let sum = |dice: &[u8]| dice.iter().map(|&n| u32::from(n)).sum::<u32>();
        let in_play = matches!(self.phase, Phase::Characters { .. } | Phase::Buildings { number: 0..=4, .. });
        let pirates = if let Step::PirateDie { rolled } = self.step {
            u32::from(rolled)
        } else if in_play || self.phase == Phase::Preparation && self.characters_laid() == 4 {
            u32::from(DICE)
        } else {
            0
        };
        let placed = self.sites.iter().filter(|site| site.pirate_die).count() as u32;
        let found = sum(&self.pirate_dice) + placed;
        Broken::unless(found == pirates, "INV-3", || format!("{found} pirate dice, not {pirates}"))?;
        for row in 0..4u8 {
            let expected = self.dice_on_row(row);
            let found = sum(&self.rows[usize::from(row)].dice);
            Broken::unless(found == expected, "INV-3", || format!("{found} dice on row {}", row + 1))?;
        }
        for player in Player::all(self.players) {
            self.check_hand(player, sum(&self.people[player.index()].dice))?;
        }
        self.check_sites(in_play)
    }

    fn dice_on_row(&self, row: u8) -> u32 {
        if let Step::GuildDie { rolled } = self.step {
            return u32::from(rolled.saturating_sub(DICE * row).min(DICE));
        }
        let choosing = matches!(self.step, Step::Row | Step::Request { .. } | Step::Guild { .. });
        let free = row < self.players && self.rows[usize::from(row)].marker.is_none();
        if choosing && free { u32::from(DICE) } else { 0 }
    }

    /// How many characters of the round are laid.
    fn characters_laid(&self) -> usize {
        if let Step::CharacterTile { placed } = self.step { usize::from(placed) } else { 4 }
    }

    /// Dice in hand and markers on buildings are three until they pass.
    fn check_hand(&self, player: Player, dice: u32) -> Checked {
        let markers: u32 = self.sites.iter().map(|site| u32::from(site.markers[player.index()])).sum();
        let on_row = self.row_of(player).is_some();
        let right =
            if on_row { dice + markers == u32::from(DICE) } else { dice == 0 && markers <= u32::from(DICE) };
        Broken::unless(right, "INV-3", || {
            format!("{player} has {dice} dice and {markers} markers on buildings")
        })
    }

    /// [CHA-5] Dice on characters, as many guild dice as markers in all.
    fn check_sites(&self, in_play: bool) -> Checked {
        if !in_play {
            let bare = |site: &Site| Site { character: None, ..site.clone() } == Site::default();
            return Broken::unless(self.sites.iter().all(bare), "BLD-13", || {
                "dice or markers on a building".to_string()
            });
        }
        let room = self.data.dice_per_character[self.count()];
        let fits =
            |site: &Site| site.guild_dice <= room && site.guild_dice + u8::from(site.pirate_die) <= room;
        Broken::unless(self.sites.iter().all(fits), "CHA-5", || "too many dice on a character".to_string())?;
        let dice: u32 = self.sites.iter().map(|site| u32::from(site.guild_dice)).sum();
        let markers: u32 = self.sites.iter().flat_map(|site| site.markers).map(u32::from).sum();
        let strangers = self.sites.iter().any(|site| site.markers[self.count()..].iter().any(|&n| n > 0));
        Broken::unless(dice == markers && !strangers, "CHA-3", || {
            format!("{dice} guild dice on characters and {markers} action markers")
        })
    }

    /// [PRE-1] One of each character, none on the building of the round.
    pub(super) fn check_characters(&self) -> Checked {
        let laid = match self.phase {
            Phase::Preparation => self.characters_laid(),
            Phase::Characters { .. } | Phase::Buildings { number: 0..=4, .. } => 4,
            Phase::Setup
            | Phase::Buildings { .. }
            | Phase::Maintenance
            | Phase::Requests { .. }
            | Phase::Over => 0,
        };
        let first: Vec<_> = self.buildings_with_tile().take(laid).collect();
        let each_once = Character::VARIANTS.iter().all(|character| {
            self.sites.iter().filter(|site| site.character == Some(*character)).count() <= 1
        });
        let right =
            self.data.building_order.iter().all(|building| {
                self.sites[*building as usize].character.is_some() == first.contains(building)
            });
        Broken::unless(each_once && right, "PRE-1", || {
            "the characters lie wrongly on the buildings".to_string()
        })
    }
}
