//! What statistics know of an evening that is over. It is cached together with what formulas need, and names members as the
//! journal does.

use tapis_engine::Tournament;
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis, Place, Points};
use tapis_engine::state::entries::Standing;

/// An evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct EveningRecord {
    /// Players.
    pub(crate) field: u32,
    /// Of these, of whom nothing is known.
    pub(crate) unnamed: u32,
    /// Other entries that they bought after they were out.
    pub(crate) re_entries: u32,
    /// How long it was played.
    pub(crate) lasted: Option<Millis>,
    /// Seats of the final table where more than these played.
    pub(crate) final_table: Option<u32>,
    /// Somebody won something for a place.
    pub(crate) prizes: bool,
    /// What was taken, and where it went.
    pub(crate) takings: Option<EveningTakings>,
    /// What it was played for.
    pub(crate) currency: Option<String>,
    /// Those who are named, the best first.
    pub(crate) players: Vec<PlayerRecord>,
}

/// The money of an evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct EveningTakings {
    /// Due for entries, rebuys and add-ons.
    pub(crate) due: Cents,
    /// Of it for prizes and bounties.
    pub(crate) players: Cents,
    /// What the club added to the prizes.
    pub(crate) added: Cents,
}

/// A player of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PlayerRecord {
    /// Who; in a chronicle the record that is kept.
    pub(crate) member: MemberId,
    pub(crate) place: Place,
    /// The place brought money or things.
    pub(crate) in_money: bool,
    /// The place is the best one that brought nothing.
    pub(crate) bubble: bool,
    /// Money won, with bounties and prizes that are not for a place.
    pub(crate) won: Cents,
    pub(crate) spent: Cents,
    pub(crate) points: Points,
    pub(crate) rebuys: u32,
    pub(crate) addons: u32,
    /// Players put out.
    pub(crate) hits: u32,
    /// By whom, where known.
    pub(crate) out_by: Vec<MemberId>,
}

impl EveningRecord {
    pub(crate) fn of(tournament: &Tournament) -> Self {
        let (setup, counts, recorded) = (tournament.setup(), tournament.counts(), tournament.recorded());
        let unnamed = recorded.map_or(0, |recorded| recorded.unnamed);
        let paid = tournament.results().iter().filter(|line| line.in_money()).count();
        let member = |entry: EntryId| tournament.entry(entry).map(|entry| entry.member);
        let players = tournament.results().iter().map(|line| {
            let entry = tournament.entry(line.entry);
            let number = |of: fn(&tapis_engine::state::entries::Entry) -> u32| entry.map_or(0, of);
            PlayerRecord {
                member: line.member,
                place: line.place,
                in_money: line.in_money(),
                bubble: paid > 0 && !line.in_money() && u32::try_from(paid + 1) == Ok(line.place),
                won: line.money().saturating_add(tournament.named_won(line.entry)),
                spent: entry.map_or(Cents::ZERO, |entry| entry.due),
                points: line.points,
                rebuys: number(|entry| entry.rebuys),
                addons: number(|entry| entry.addons),
                hits: number(|entry| entry.hits),
                out_by: tournament.all_hunters(line.entry).into_iter().filter_map(member).collect(),
            }
        });
        let mut players: Vec<PlayerRecord> = players.collect();
        players.sort_by_key(|player| (player.place, player.member));
        let seats = u32::from(setup.final_table_seats);
        EveningRecord {
            field: counts.entries,
            re_entries: counts.re_entries,
            unnamed,
            lasted: lasted(tournament),
            // Nobody says how large it was where results were entered afterwards.
            final_table: Some(seats).filter(|seats| recorded.is_none() && *seats < counts.entries),
            prizes: paid > 0,
            takings: takings(tournament, unnamed),
            currency: setup.money.as_ref().map(|money| money.currency.clone()),
            players,
        }
    }

    /// At the final table; none: there was none, or it is not known.
    pub(crate) fn at_final_table(&self, player: &PlayerRecord) -> Option<bool> {
        self.final_table.map(|seats| player.place <= seats)
    }

    /// In the money; none: there were no prizes.
    pub(crate) fn in_money(&self, player: &PlayerRecord) -> Option<bool> {
        self.prizes.then_some(player.in_money)
    }

    /// The share of the other players whom a player outlasted; none: there were no others.
    pub(crate) fn share(&self, player: &PlayerRecord) -> Option<u32> {
        super::share(self.field.saturating_sub(player.place), self.field.saturating_sub(1))
    }
}

fn lasted(tournament: &Tournament) -> Option<Millis> {
    let (began, ended) = (tournament.started_at()?, tournament.ended_at()?);
    let out = tournament.entries().iter().filter_map(|entry| match entry.standing {
        Standing::Out { at, .. } => Some(at),
        _ => None,
    });
    // Whoever has all chips has won, however much later somebody says that the evening is over.
    let end = if tournament.counts().left > 1 { ended } else { out.max().unwrap_or(ended) };
    Some(end.saturating_sub(began)).filter(|lasted| *lasted > Millis::ZERO)
}

fn takings(tournament: &Tournament, unnamed: u32) -> Option<EveningTakings> {
    tournament.setup().money.as_ref()?;
    let counts = tournament.counts();
    let bounties = tournament.bounties().map_or(Cents::ZERO, |ledger| ledger.pool);
    // What announced prizes leave unshared stays with the club.
    let prizes = tournament.pool().saturating_sub(tournament.unshared());
    let players = counts.pool.min(prizes).saturating_add(bounties);
    let known = unnamed == 0 && (tournament.recorded().is_none() || counts.due >= players);
    known.then(|| EveningTakings {
        due: counts.due,
        players,
        added: prizes.saturating_sub(counts.pool).max(Cents::ZERO),
    })
}
