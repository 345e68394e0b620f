//! The ledger of bounties: every head and envelope that was won, and what each player has of them.

use tapis_documents::papers::dossier::{Dossier, Fact, Head, HeadKind, Part, Piece};
use tapis_engine::base::quantity::{Cents, EntryId};
use tapis_engine::play::bounties::{BountyLedger, BountyWon};
use tapis_engine::state::tournament::Phase;
use tapis_locale::{Language, text};

use crate::documents::outcome::NamedTournament;

impl NamedTournament {
    pub(super) fn bounties(&self, language: Language) -> Dossier {
        let word = |key: &str| text(language, key, &[]);
        let parts = match &self.view.bounties {
            Some(ledger) => [
                Some(self.bounties_in_short(ledger, language)),
                ledger.mystery.as_ref().map(|_| self.envelopes(ledger, language)),
                Some(self.bounties_won(ledger, language)),
                Some(self.hunters_of(language)),
            ]
            .into_iter()
            .flatten()
            .collect(),
            None => Vec::new(),
        };
        let none = self.view.bounties.is_none();
        Dossier {
            club: self.occasion.club.clone(),
            title: word("doc-bounties"),
            subject: self.occasion.tournament.clone(),
            place: self.occasion.place(language),
            foot: self.occasion.foot(language),
            intro: if none { vec![word("doc-bounties_none")] } else { Vec::new() },
            parts,
        }
    }

    fn amount(&self, amount: Cents) -> Fact {
        if amount == Cents::ZERO { Fact::none() } else { Fact::Money(amount.0, self.currency()) }
    }

    fn called(&self, entry: EntryId) -> Fact {
        Fact::Words(self.name(entry).called())
    }

    fn bounties_in_short(&self, ledger: &BountyLedger, language: Language) -> Part {
        let word = |key: &str| text(language, key, &[]);
        let paid: Cents = ledger.won.iter().flat_map(|won| &won.shares).map(|share| share.paid).sum();
        let rest = match (self.view.phase == Phase::Finished, ledger.mystery.is_some()) {
            (true, true) => "doc-envelope_last",
            (true, false) => "doc-bounty_to_winner",
            (false, _) => "doc-bounty_open",
        };
        let mut facts = vec![
            (word("doc-bounty_pool"), Fact::Money(ledger.pool.0, self.currency())),
            (word("doc-bounty_paid"), Fact::Money(paid.0, self.currency())),
        ];
        if ledger.unclaimed > Cents::ZERO {
            facts.push((word(rest), Fact::Money(ledger.unclaimed.0, self.currency())));
        }
        Part { title: word("doc-bounty_short"), pieces: vec![Piece::Facts(facts)] }
    }

    fn envelopes(&self, ledger: &BountyLedger, language: Language) -> Part {
        let word = |key: &str| text(language, key, &[]);
        let head = |key: &str| Head { words: word(key), kind: HeadKind::Number };
        let Some(mystery) = &ledger.mystery else { return Part { title: String::new(), pieces: Vec::new() } };
        let rows = mystery.tiers.iter().map(|tier| {
            vec![
                Fact::Money(tier.amount.0, self.currency()),
                Fact::Count(tier.count.into()),
                Fact::Count(tier.left.into()),
            ]
        });
        let said = match mystery.sealed_at.and_then(|at| self.moment(at)) {
            Some(at) => {
                let time = tapis_locale::time_of_day(language, at.minute);
                text(language, "doc-envelopes_sealed", &[("time", time.into())])
            }
            None => text(language, "doc-envelopes_planned", &[("players", i64::from(mystery.from).into())]),
        };
        let heads = ["doc-envelope_amount", "doc-envelope_count", "doc-envelope_left"].map(head);
        let list = Piece::List { title: String::new(), heads: heads.into(), rows: rows.collect() };
        Part { title: word("doc-envelopes"), pieces: vec![Piece::Sentences(vec![said]), list] }
    }

    /// In the order in which they were won.
    fn bounties_won(&self, ledger: &BountyLedger, language: Language) -> Part {
        let word = |key: &str| text(language, key, &[]);
        let title = word("doc-bounty_won");
        if ledger.won.is_empty() {
            return Part { title, pieces: vec![Piece::Sentences(vec![word("doc-bounty_nothing")])] };
        }
        let envelope = |won: &BountyWon| {
            let drawn = ledger.mystery.iter().flat_map(|mystery| &mystery.drawn);
            let number = drawn.filter(|drawn| drawn.from == won.from).map(|drawn| drawn.envelope).next();
            number.map_or_else(Fact::none, |number| Fact::Count(number.into()))
        };
        let row = |won: &BountyWon| {
            let by: Vec<String> = won.shares.iter().map(|share| self.name(share.entry).called()).collect();
            vec![
                self.moment(won.at).map_or_else(Fact::none, Fact::At),
                self.called(won.from),
                Fact::Words(by.join(", ")),
                envelope(won),
                self.amount(won.shares.iter().map(|share| share.paid).sum()),
                self.amount(won.shares.iter().map(|share| share.to_head).sum()),
            ]
        };
        let heads = [
            ("doc-time", HeadKind::Short),
            ("doc-player", HeadKind::Text),
            ("doc-out_by", HeadKind::Text),
            ("doc-envelope_no", HeadKind::Number),
            ("doc-bounty_hand", HeadKind::Number),
            ("doc-bounty_head", HeadKind::Number),
        ];
        let heads = heads.map(|(key, kind)| Head { words: word(key), kind });
        let rows = ledger.won.iter().rev().map(row).collect();
        Part { title, pieces: vec![Piece::List { title: String::new(), heads: heads.into(), rows }] }
    }

    /// Bounties won by each, the most first; once it is over with what those who were left keep.
    fn hunters_of(&self, language: Language) -> Part {
        let word = |key: &str| text(language, key, &[]);
        let over = self.view.phase == Phase::Finished;
        let won = |entry: EntryId, far: Cents| {
            let line = self.view.results.iter().find(|line| line.entry == entry);
            line.filter(|_| over).map_or(far, |line| line.bounties)
        };
        let mut rows: Vec<(Cents, Cents, u32, EntryId)> = self
            .view
            .entries
            .iter()
            .map(|entry| (won(entry.id, entry.bounties), entry.head, entry.hits, entry.id))
            .filter(|(won, _, hits, _)| *won > Cents::ZERO || *hits > 0)
            .collect();
        rows.sort_by_key(|(won, head, hits, entry)| (std::cmp::Reverse((*won, *head, *hits)), *entry));
        let heads = [
            ("doc-player", HeadKind::Text),
            ("doc-bounty_hits", HeadKind::Number),
            ("doc-bounty_has", HeadKind::Number),
            ("doc-bounty_own", HeadKind::Number),
        ];
        let heads = heads.map(|(key, kind)| Head { words: word(key), kind });
        let row = |(won, head, hits, entry): (Cents, Cents, u32, EntryId)| {
            let head = if over { Cents::ZERO } else { head };
            vec![self.called(entry), Fact::Count(hits.into()), self.amount(won), self.amount(head)]
        };
        let rows = rows.into_iter().map(row).collect();
        let list = Piece::List { title: String::new(), heads: heads.into(), rows };
        Part { title: word("doc-bounty_players"), pieces: vec![list] }
    }
}
