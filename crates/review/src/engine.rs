//! Reviews a game of any kind: every scene by itself, on as many threads as allowed, with the same result on each.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use emporio_bots::value::Values;
use emporio_bots::{BotError, Knowledge, Visit, visit};
use emporio_core::{Actor, Match, Player, Rng, Table, Turn};

use crate::choices::Weighed;
use crate::eyes::Eyes;
use crate::story::{Scene, Story};
use crate::types::{Draw, Moment, Review, rounded};
use crate::{choices, luck, summary};

/// The seeds of a review are not those of games, so that what is imagined is not what was drawn.
const SALT: u64 = 0x7265_7669_6577_0001;

/// How much a review thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Where its luck comes from: equal seeds give equal reviews.
    pub seed: u64,
    /// Iterations of the search for all choices of a game together.
    pub tries: u32,
    /// Scenes that are judged side by side.
    pub threads: u8,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { seed: 1, tries: 1_000_000, threads: 2 }
    }
}

/// The choice of a game is never thought about longer than this, however few there are.
const MOST_TRIES: u32 = 4_000;
/// Nor shorter, however many.
const FEWEST_TRIES: u32 = 100;
/// Worlds in which a moment is judged.
const WORLDS: u32 = 48;
/// Worlds in which what was drawn and what might have been are compared, each by a search: what a roll is worth shows only to
/// those who make use of it.
const LUCK_WORLDS: u32 = 2;
/// Iterations of these searches, as a share of the tries, at least and at most.
const LUCK_SHARE: u32 = 2;
const FEWEST_LUCK: u32 = 12;
const MOST_LUCK: u32 = 200;

/// How far a review has come; whoever holds it may stop it.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicUsize,
    total: AtomicUsize,
    stopped: AtomicBool,
}

impl Progress {
    /// The share that is done, from 0 to 1.
    pub fn share(&self) -> f64 {
        let total = self.total.load(Ordering::Relaxed);
        self.done.load(Ordering::Relaxed) as f64 / total.max(1) as f64
    }

    /// Gives up the review at its next scene.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// Reviews the game at a table of any kind; none if it was stopped.
pub fn review(
    table: &dyn Table,
    settings: Settings,
    progress: &Progress,
) -> Result<Option<Review>, BotError> {
    let kind = table.meta().id.parse().map_err(|_| BotError::UnknownGame(table.meta().id))?;
    visit(kind, Look { table, settings, progress })
}

struct Look<'a> {
    table: &'a dyn Table,
    settings: Settings,
    progress: &'a Progress,
}

impl Visit for Look<'_> {
    type Out = Result<Option<Review>, BotError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        let unknown = BotError::UnknownGame(self.table.meta().id);
        let game: &Match<G> = self.table.as_any().downcast_ref().ok_or(unknown)?;
        let story = Story::of(game);
        let found = Work::new(&story, self.settings).all(self.settings.threads, self.progress);
        Ok(found.map(|found| told(self.table, &story, found)))
    }
}

/// What is found out about one scene.
struct Found {
    /// None while chance is at work.
    chances: Option<Values>,
    choice: Option<Weighed>,
    draw: Option<Draw>,
}

struct Work<'a, G: Knowledge> {
    story: &'a Story<G>,
    seed: u64,
    tries: u32,
    eyes: Eyes,
    luck_eyes: Eyes,
}

impl<'a, G: Knowledge> Work<'a, G> {
    fn new(story: &'a Story<G>, settings: Settings) -> Self {
        let seed = settings.seed ^ SALT;
        let chosen = story.steps.iter().filter(|(actor, _)| *actor != Actor::Chance).count() as u32;
        Work {
            story,
            seed,
            tries: (settings.tries / chosen.max(1)).clamp(FEWEST_TRIES, MOST_TRIES),
            eyes: Eyes::new::<G>(seed, WORLDS),
            luck_eyes: Eyes::new::<G>(seed.rotate_left(1), LUCK_WORLDS)
                .thinking(luck_thought(story, settings)),
        }
    }

    /// Every scene, whoever takes it; none if the work was stopped.
    fn all(&self, threads: u8, progress: &Progress) -> Option<Vec<Found>> {
        let scenes = self.story.scenes.len();
        progress.total.store(scenes, Ordering::Relaxed);
        let next = AtomicUsize::new(0);
        let work = || self.some(&next, progress);
        let mut found: Vec<(usize, Found)> = thread::scope(|scope| {
            let helpers: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(work)).collect();
            let mut found = work();
            for helper in helpers {
                found.extend(helper.join().unwrap_or_default());
            }
            found
        });
        found.sort_by_key(|(scene, _)| *scene);
        (found.len() == scenes).then(|| found.into_iter().map(|(_, found)| found).collect())
    }

    fn some(&self, next: &AtomicUsize, progress: &Progress) -> Vec<(usize, Found)> {
        let mut found = Vec::new();
        while !progress.is_stopped() {
            let scene = next.fetch_add(1, Ordering::Relaxed);
            if scene >= self.story.scenes.len() {
                break;
            }
            found.push((scene, self.scene(scene)));
            progress.done.fetch_add(1, Ordering::Relaxed);
        }
        found
    }

    fn scene(&self, at: usize) -> Found {
        let scene = &self.story.scenes[at];
        let mut rng = Rng::stream(self.seed, at as u64);
        let choice = match self.story.steps.get(at) {
            Some(&(Actor::Player(player), action)) => {
                choices::judge(scene, player, action, self.tries, &mut rng)
            }
            Some((Actor::Chance, _)) | None => None,
        };
        let begins = self.story.begins_draw(at);
        let draw = begins.then(|| luck::luck_of(self.story, at, &self.luck_eyes, &mut rng));
        let is_moment = at == 0 || scene.state.turn() != Turn::Chance;
        Found { chances: is_moment.then(|| self.eyes.chances(&scene.state)), choice, draw }
    }
}

/// Iterations for each look at what was drawn or might have been.
fn luck_thought<G: Knowledge>(story: &Story<G>, settings: Settings) -> u32 {
    let draws = (0..story.steps.len()).filter(|&at| story.begins_draw(at)).count() as u32;
    let seats = u32::from(story.scenes[0].state.players());
    let looks = draws * luck::LOOKS * LUCK_WORLDS * seats;
    (settings.tries / LUCK_SHARE / looks.max(1)).clamp(FEWEST_LUCK, MOST_LUCK)
}

fn told<G: Knowledge>(table: &dyn Table, story: &Story<G>, found: Vec<Found>) -> Review {
    let players = table.players();
    let moment = |(scene, found): (&Scene<G>, &Found)| {
        let chances = found.chances?;
        let chances = chances[..usize::from(players)].iter().map(|&chance| rounded(chance)).collect();
        Some(Moment { ply: scene.ply, round: scene.state.round(), chances })
    };
    let moments = story.scenes.iter().zip(&found).filter_map(moment).collect();
    let (mut weighed, mut draws) = (Vec::new(), Vec::new());
    for scene in found {
        weighed.extend(scene.choice);
        draws.extend(scene.draw);
    }
    let judged = choices::settle(weighed);
    Review {
        game: table.meta().id.to_string(),
        seats: table.seats().to_vec(),
        moments,
        swings: summary::swings(&judged, &draws),
        summaries: Player::all(players).map(|player| summary::summary(player, &judged, &draws)).collect(),
        choices: judged,
        draws,
    }
}
