//! What other nodes did, and the figures of this one.

use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use emporio_store::Notice;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::live::Room;
use crate::{App, Error};

/// Until the next try when the database cannot be heard.
const PAUSE: Duration = Duration::from_secs(1);

/// Hears of the changes of other nodes and brings the tables in memory up to date, until the server stops.
pub async fn listen(app: Weak<App>) {
    while let Some(strong) = app.upgrade() {
        let mut stop = strong.stop.subscribe();
        let store = strong.store.clone();
        drop(strong);
        let hear = async {
            let Some(mut news) = store.news().await? else { return Ok(()) };
            // Something may have happened while nobody listened.
            let mut notice = Notice::Anything;
            while let Some(app) = app.upgrade() {
                app.heard(notice).await;
                drop(app);
                notice = news.next().await?;
            }
            Ok::<(), Error>(())
        };
        tokio::select! {
            _ = stop.wait_for(|stop| *stop) => return,
            heard = hear => match heard {
                Ok(()) => return,
                Err(error) => tracing::warn!(%error, "other nodes cannot be heard; trying again"),
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

impl App {
    async fn heard(&self, notice: Notice) {
        let rooms: Vec<Arc<Room>> = match notice {
            Notice::Table(id) => self.rooms.cached(&id).into_iter().collect(),
            Notice::Version(id, version) => return self.moved(&id, version).await,
            Notice::Person(person) => return self.sessions.forget(&person),
            Notice::Anything => {
                self.sessions.forget_all();
                self.rooms.all()
            }
        };
        for room in rooms {
            let refreshed = self.refresh(&room).await;
            warned(&room, refreshed);
        }
    }

    /// A node hears of its own moves, too; those it knows already.
    async fn moved(&self, id: &str, version: i64) {
        if let Some(room) = self.rooms.cached(id)
            && room.now().row.version < version
        {
            let refreshed = self.rooms.fresh(&room).await.map(drop);
            warned(&room, refreshed);
        }
    }

    async fn refresh(&self, room: &Room) -> Result<(), Error> {
        self.rooms.fresh(room).await?;
        self.rooms.reload_chat(room).await
    }
}

fn warned(room: &Room, refreshed: Result<(), Error>) {
    if let Err(error) = refreshed {
        tracing::warn!(table = room.id, %error, "a table could not be brought up to date");
    }
}

/// How often what was measured is summed up; otherwise it would be kept until someone asks for it.
const UPKEEP: Duration = Duration::from_secs(5);

/// Sums the figures up and forgets what was made to be sent, which is for one moment, until the server stops.
pub async fn upkeep(app: Weak<App>) {
    loop {
        tokio::time::sleep(UPKEEP).await;
        let Some(app) = app.upgrade() else { return };
        if *app.stop.borrow() {
            return;
        }
        app.figures.run_upkeep();
        app.rooms.all().iter().for_each(|room| room.shared().clear());
    }
}

/// The figures of the process; there is one collector for all.
pub fn figures() -> PrometheusHandle {
    static FIGURES: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("figures are collected elsewhere; /metrics stays empty");
        }
        handle
    };
    FIGURES.get_or_init(install).clone()
}
