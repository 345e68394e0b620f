//! Papers that show seats, as they were printed, and which of them a later draw has put out of date.

use serde::{Deserialize, Serialize};
use tapis_api_macros::commands;
use tapis_club::engine::base::quantity::{EntryId, TableNo, TournamentId};
use tapis_club::engine::{Phase, Tournament};
use tapis_club::locale::text;
use tapis_club::{About, Club, DocumentKind, Problem};

use crate::{Call, PaperRequest, RequestedPaper};

/// A paper that shows seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatPaper {
    pub tournament: TournamentId,
    pub kind: DocumentKind,
    /// Of this player only.
    pub entry: Option<EntryId>,
    /// Of this table only.
    pub table: Option<TableNo>,
    /// Of those who came after the draw only.
    pub late: bool,
}

impl SeatPaper {
    /// All of them that a request prints.
    fn of(request: &PaperRequest) -> Vec<SeatPaper> {
        let options = request.options;
        match &request.paper {
            RequestedPaper::Document { kind, about: About::Tournament(tournament) } if kind.shows_seats() => {
                let (tournament, kind) = (*tournament, *kind);
                vec![SeatPaper {
                    tournament,
                    kind,
                    entry: options.entry,
                    table: options.table,
                    late: options.late,
                }]
            }
            RequestedPaper::Evening { tournament, kinds } => {
                let kinds = kinds.iter().filter(|kind| kind.shows_seats());
                kinds.map(|kind| SeatPaper::whole(*tournament, *kind)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn whole(tournament: TournamentId, kind: DocumentKind) -> SeatPaper {
        SeatPaper { tournament, kind, entry: None, table: None, late: false }
    }

    /// Whether this one, printed again, takes the place of another.
    fn replaces(self, other: SeatPaper) -> bool {
        self == other || self == SeatPaper::whole(other.tournament, other.kind)
    }
}

/// The draw whose seats a paper shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct DrawShown {
    /// Its number in the tournament, from 1.
    number: u32,
    seed: String,
}

impl DrawShown {
    /// The one that counts now; `None` if no seats are drawn.
    fn of(tournament: &Tournament) -> Option<DrawShown> {
        let seed = tournament.draw_seed()?.to_string();
        Some(DrawShown { number: tournament.draws(), seed })
    }
}

/// A paper as it was printed last, or opened in a viewer, which may print it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct PrintedSeats {
    paper: SeatPaper,
    draw: DrawShown,
}

/// A paper whose draw no longer counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StalePaper {
    pub paper: SeatPaper,
    /// The reason, in words.
    pub says: String,
    /// Play has not begun: players look for their seats by it.
    pub waits: bool,
}

#[commands]
impl Call<'_> {
    /// Printed papers of evenings that are not over whose draw no longer counts.
    #[audience(host)]
    pub fn stale_papers(&self) -> Result<Vec<StalePaper>, Problem> {
        let printed = self.api.printed_last().seats;
        if printed.is_empty() {
            return Ok(Vec::new());
        }
        self.read(|club| {
            let there: Vec<TournamentId> = club.tournaments().all()?.iter().map(|row| row.id).collect();
            let printed = printed.iter().filter(|one| there.contains(&one.paper.tournament));
            printed.filter_map(|one| self.stale(club, one).transpose()).collect()
        })
    }

    /// Reports a printed paper no longer.
    #[audience(host)]
    pub fn stale_paper_forget(&self, paper: SeatPaper) -> Result<(), Problem> {
        self.api.remember_printing(|kept| kept.seats.retain(|one| one.paper != paper));
        Ok(())
    }
}

impl Call<'_> {
    /// The papers with seats that a request is about to print, with the draw that counts now.
    pub(super) fn seats_shown(&self, request: &PaperRequest) -> Result<Vec<PrintedSeats>, Problem> {
        let papers = SeatPaper::of(request);
        if papers.is_empty() {
            return Ok(Vec::new());
        }
        self.read(|club| {
            let shown = papers.into_iter().map(|paper| {
                let draw = DrawShown::of(club.tournament(paper.tournament)?);
                Ok(draw.map(|draw| PrintedSeats { paper, draw }))
            });
            shown.filter_map(Result::transpose).collect()
        })
    }

    /// Remembers papers with seats that were printed.
    pub(super) fn remember_seats(&self, shown: Vec<PrintedSeats>) {
        if shown.is_empty() {
            return;
        }
        self.api.remember_printing(|kept| {
            kept.seats.retain(|old| !shown.iter().any(|new| new.paper.replaces(old.paper)));
            kept.seats.extend(shown);
        });
    }

    fn stale(&self, club: &mut Club, printed: &PrintedSeats) -> Result<Option<StalePaper>, Problem> {
        let PrintedSeats { paper, draw } = printed;
        let tournament = club.tournament(paper.tournament)?;
        let (phase, now) = (tournament.phase(), DrawShown::of(tournament));
        if phase == Phase::Finished || now.as_ref() == Some(draw) {
            return Ok(None);
        }
        let language = self.language();
        let mut values = vec![
            ("title", text(language, paper.kind.key(), &[]).into()),
            ("tournament", tournament.setup().name.as_str().into()),
            ("printed", i64::from(draw.number).into()),
        ];
        let key = if now.is_some() { "print-stale" } else { "print-stale_undrawn" };
        values.extend(now.map(|now| ("number", i64::from(now.number).into())));
        Ok(Some(StalePaper {
            paper: *paper,
            says: text(language, key, &values),
            waits: phase != Phase::Playing,
        }))
    }
}
