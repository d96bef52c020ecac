//! What the server answers when it does not do what was asked: one error, one way to say it.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use emporio_core::{PlayError, SetupError};
use emporio_store::StoreError;
use thiserror::Error;

use crate::types::{Code, Problem, TableState};

/// A request that was refused; nothing has changed.
#[derive(Debug, Error)]
pub enum Error {
    /// The table has moved on.
    #[error("the table has moved on since you looked; here is how it stands now")]
    Stale(Option<Box<TableState>>),
    /// The game refused an action.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// An action that follows others in one request was refused; what would be legal there is not told, since
    /// the actions before it have not been taken.
    #[error(
        "action {number} of {count}, `{action}`, was refused, so none was taken; send them one by one to see why"
    )]
    Later {
        /// Which, from 1.
        number: usize,
        /// Of how many.
        count: usize,
        /// Its text, shortened.
        action: String,
    },
    /// Someone else has to act.
    #[error("it is not your turn")]
    NotYourTurn,
    /// A seat is open.
    #[error("the game begins when every seat is taken")]
    Waiting,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// Nobody knows who asks.
    #[error("say your name first (POST /api/me)")]
    Unknown,
    /// Not theirs to do.
    #[error("{0}")]
    Forbidden(&'static str),
    /// The request came from another site.
    #[error("this request came from another site and was refused")]
    CrossSite,
    /// The request makes no sense.
    #[error("{0}")]
    BadRequest(String),
    /// The request is too large.
    #[error("the request is larger than {0} bytes")]
    TooLarge(usize),
    /// Too often.
    #[error("too many requests; try again in {0} seconds")]
    TooMany(u64),
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Nothing here has such a method.
    #[error("this address does not take requests of this kind")]
    Method,
    /// An answer took too long.
    #[error("this took too long and was given up; try again in a while")]
    Late,
    /// Somebody at the table is called so.
    #[error("somebody at the table has that name, or one that looks like it; choose another")]
    NameTaken,
    /// The table was begun with rules that are no longer here.
    #[error("this table was begun with version {version} of the rules, which can no longer be played here")]
    OlderRules {
        /// Which.
        version: u16,
        /// How it ended, if it did.
        result: Option<String>,
    },
    /// Something that one may regret.
    #[error("a bot will play on in your place until you come back; say that you mean it")]
    Unconfirmed,
    /// Someone has begun more tables than one plays.
    #[error("{0} tables of yours, or of your network, are not over yet; end some of them first")]
    TooManyTables(usize),
    /// What is stored of a table makes no sense.
    #[error("this table is damaged and cannot be shown; the other tables are not touched by that")]
    Damaged(String),
    /// The store failed.
    #[error("the store failed")]
    Store(#[from] StoreError),
    /// Something that must not happen.
    #[error("{0}")]
    Internal(String),
}

impl Error {
    /// A request that makes no sense.
    pub fn bad(message: impl Into<String>) -> Error {
        Error::BadRequest(message.into())
    }

    /// Its kind.
    pub fn code(&self) -> Code {
        match self {
            Error::Stale(_) => Code::Stale,
            Error::Play(PlayError::Over) | Error::Over => Code::Over,
            Error::Play(PlayError::NotYourTurn { .. }) | Error::NotYourTurn => Code::NotYourTurn,
            Error::Play(PlayError::Illegal { .. } | PlayError::Wish(_)) | Error::Later { .. } => {
                Code::Illegal
            }
            Error::Play(PlayError::Unreadable(_)) => Code::Unreadable,
            Error::Waiting => Code::Waiting,
            Error::NotFound(_) => Code::NotFound,
            Error::Unknown => Code::Unknown,
            Error::Forbidden(_) => Code::Forbidden,
            Error::CrossSite => Code::CrossSite,
            Error::BadRequest(_) | Error::Setup(_) => Code::BadRequest,
            Error::TooLarge(_) => Code::TooLarge,
            Error::TooMany(_) => Code::TooMany,
            Error::Method => Code::MethodNotAllowed,
            Error::NameTaken => Code::NameTaken,
            Error::Unconfirmed => Code::Unconfirmed,
            Error::OlderRules { .. } => Code::OlderRules,
            Error::TooManyTables(_) => Code::TooMany,
            Error::Late | Error::Store(StoreError::Away(_)) => Code::Unavailable,
            Error::Damaged(_) | Error::Store(StoreError::Damaged(_)) => Code::Damaged,
            Error::Store(_) | Error::Internal(_) => Code::Internal,
        }
    }

    /// The problem as it is sent; what is behind an internal one is logged and not told.
    fn problem(self) -> Problem {
        let code = self.code();
        let mut problem = Problem {
            code,
            message: self.to_string(),
            clause: None,
            legal: None,
            retry_after: None,
            state: None,
        };
        match self {
            Error::Stale(state) => problem.state = state,
            Error::Play(PlayError::Illegal { legal, clause, .. }) => {
                problem.legal = Some(legal);
                problem.clause = clause.map(str::to_string);
            }
            Error::TooMany(seconds) => problem.retry_after = Some(seconds),
            Error::Store(StoreError::Away(cause)) => {
                tracing::warn!(cause, "the store is away");
                problem.message = AWAY.to_string();
                problem.retry_after = Some(SOON);
            }
            Error::Late => problem.retry_after = Some(SOON),
            Error::Damaged(cause) => tracing::error!(cause, "a table is damaged"),
            Error::Store(StoreError::Damaged(cause)) => {
                problem.message = Error::Damaged(String::new()).to_string();
                tracing::error!(cause, "a table is damaged");
            }
            Error::Store(cause) => conceal(&mut problem, &cause.to_string()),
            Error::Internal(cause) => conceal(&mut problem, &cause),
            Error::Play(_)
            | Error::Later { .. }
            | Error::NotYourTurn
            | Error::Waiting
            | Error::Over
            | Error::NotFound(_)
            | Error::Unknown
            | Error::Forbidden(_)
            | Error::CrossSite
            | Error::Method
            | Error::NameTaken
            | Error::Unconfirmed
            | Error::OlderRules { .. }
            | Error::TooManyTables(_)
            | Error::BadRequest(_)
            | Error::TooLarge(_)
            | Error::Setup(_) => {}
        }
        problem
    }
}

const AWAY: &str = "the store cannot be reached or written just now; try again in a while and look first whether \
                    what you wanted was done";
/// Seconds until a store that is away may be there again.
const SOON: u64 = 3;

fn conceal(problem: &mut Problem, cause: &str) {
    tracing::error!(cause, "a request failed");
    problem.message = "something went wrong here; it has been noted, please try again".to_string();
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::Stale
        | Code::NotYourTurn
        | Code::Over
        | Code::Waiting
        | Code::NameTaken
        | Code::Unconfirmed
        | Code::OlderRules => StatusCode::CONFLICT,
        Code::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::Illegal | Code::Unreadable => StatusCode::UNPROCESSABLE_ENTITY,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::Unknown => StatusCode::UNAUTHORIZED,
        Code::Forbidden | Code::CrossSite => StatusCode::FORBIDDEN,
        Code::BadRequest => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Internal | Code::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let problem = self.problem();
        let retry_after = problem.retry_after;
        let mut response = (status(problem.code), Json(problem)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
