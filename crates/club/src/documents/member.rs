//! Documents about members: the list, a card, somebody's season.

use std::collections::BTreeMap;
use std::sync::Arc;

use tapis_documents::layout::picture::Picture;
use tapis_documents::papers::member_card::{Card, MemberCards, Status};
use tapis_documents::papers::member_year::{MemberYear, Purse, YearRow};
use tapis_documents::papers::members::{Contact, MemberRow, Members};
use tapis_documents::papers::{Name, member_year, receipts};
use tapis_documents::{PdfFile, Style};
use tapis_engine::base::quantity::{MemberId, SeasonId};
use tapis_locale::{Language, text};
use tapis_store::{Member, Season, StoreError};

use super::season::day;
use super::tournament::marked;
use super::{DocumentFacts, Job, layout};
use crate::Problem;
use crate::documents::Papers;
use crate::members::records::by_name;
use crate::seasons::standings::SeasonPoints;
use crate::seasons::statistics::average;

pub(super) fn name(member: &Member) -> Name {
    Name { first: member.card.first_name.clone(), last: member.card.last_name.clone() }
}

fn card(member: &Member, photo: Option<Vec<u8>>) -> Card {
    let status = match (member.archived, member.card.valid_until) {
        (true, _) => Status::Former,
        (false, Some(day)) => Status::Until(day),
        (false, None) => Status::Member,
    };
    Card {
        name: name(member),
        nickname: member.card.nickname.clone().unwrap_or_default(),
        number: member.card.number.clone().unwrap_or_default(),
        status,
        photo: photo.and_then(|bytes| Picture::read(&bytes)).map(Arc::new),
    }
}

impl Job {
    /// A document about a member.
    pub(super) fn of_member<T: Send + 'static>(
        self,
        papers: &mut Papers<'_>,
        id: MemberId,
        facts: impl FnOnce(&mut Papers<'_>, &Member) -> Result<T, Problem>,
        print: fn(&T, Style) -> PdfFile,
    ) -> Result<DocumentFacts, Problem> {
        let member = papers.kept_member(id)?;
        Ok(DocumentFacts::flat(layout(facts(papers, &member)?, self.style, print), name(&member).called()))
    }

    /// A member's season; `None` means the latest.
    pub(super) fn member_season(
        self,
        papers: &mut Papers<'_>,
        id: MemberId,
        season: Option<SeasonId>,
    ) -> Result<DocumentFacts, Problem> {
        let (member, season) = (papers.kept_member(id)?, papers.season_or_latest(season)?);
        let year = papers.member_year(&member, season.as_ref(), self.style.language)?;
        let called = name(&member).called();
        let about = season.map_or(called.clone(), |season| format!("{called} - {}", season.name));
        Ok(DocumentFacts::flat(layout(year, self.style, member_year::print), about))
    }

    /// The receipts of a member's dues in a season; `None` means the latest.
    pub(super) fn member_dues(
        self,
        papers: &mut Papers<'_>,
        id: MemberId,
        season: Option<SeasonId>,
    ) -> Result<DocumentFacts, Problem> {
        let member = papers.kept_member(id)?;
        let season = papers.season_or_latest(season)?.ok_or(StoreError::NotFound("season"))?;
        let receipts = papers.due_receipts(&season, Some(&member), self.style.language)?;
        let about = format!("{} - {}", name(&member).called(), season.name);
        Ok(DocumentFacts::flat(layout(receipts, self.style, receipts::print), about))
    }
}

impl Papers<'_> {
    /// A member; of records that were merged, the one that remains.
    fn kept_member(&self, id: MemberId) -> Result<Member, Problem> {
        self.club.library().member_there(self.club.file.merging().kept_record(id)?)
    }

    fn season_or_latest(&self, season: Option<SeasonId>) -> Result<Option<Season>, Problem> {
        Ok(match season {
            Some(season) => Some(self.season(season)?),
            None => self.club.library().seasons()?.into_iter().next(),
        })
    }

    pub(super) fn member_card(&mut self, member: &Member) -> Result<MemberCards, Problem> {
        Ok(MemberCards { club: self.letterhead(), cards: vec![self.card(member)?] })
    }

    fn card(&self, member: &Member) -> Result<Card, Problem> {
        Ok(card(member, self.club.file.members().member_photo(member.id)?))
    }

    /// Everybody who is a member now, as one looks for a name in a list.
    fn current_members(&self) -> Result<Vec<Member>, Problem> {
        let mut members = self.club.file.members().all()?;
        members.retain(|member| !member.archived && !member.erased);
        members.sort_by_cached_key(by_name);
        Ok(members)
    }

    /// The cards of all members.
    pub(super) fn member_cards(&mut self) -> Result<MemberCards, Problem> {
        let members = self.current_members()?;
        let cards = members.iter().map(|member| self.card(member)).collect::<Result<_, _>>()?;
        Ok(MemberCards { club: self.letterhead(), cards })
    }

    /// The list of members, with what is private only where it is asked for.
    pub(super) fn members_listed(
        &mut self,
        language: Language,
        contacts: bool,
        births: bool,
    ) -> Result<Members, Problem> {
        let line = |member: Member| {
            let contact = || Contact {
                email: member.card.email.clone().unwrap_or_default(),
                phone: member.card.phone.clone().unwrap_or_default(),
            };
            MemberRow {
                name: Name {
                    last: marked(language, &member.card.last_name, member.card.guest),
                    ..name(&member)
                },
                number: member.card.number.clone().unwrap_or_default(),
                nickname: member.card.nickname.clone().unwrap_or_default(),
                until: member.card.valid_until,
                born: member.card.born.filter(|_| births),
                contact: contacts.then(contact),
            }
        };
        let lines = self.current_members()?.into_iter().map(line).collect();
        Ok(Members { club: self.letterhead(), lines })
    }

    /// A member's season; without one, all that he ever played.
    fn member_year(
        &mut self,
        member: &Member,
        season: Option<&Season>,
        language: Language,
    ) -> Result<MemberYear, Problem> {
        let statistics = self.year_statistics(member.id, season.map(|season| season.id), language)?;
        let records = self.club.file.merging().records_of(member.id)?;
        let ids = self.club.file.attendance().played_by(member.id, season.map(|season| season.id))?;
        let standings = match season {
            Some(season) => {
                let language = self.club.language();
                self.club.seasons().standings(language, season.id)?
            }
            None => Vec::new(),
        };
        let ranked = standings.iter().filter(|line| line.rank > 0).count();
        let own = standings.iter().find(|line| line.member == member.id);
        let mut lines: Vec<YearRow> = Vec::with_capacity(ids.len());
        let mut purses: BTreeMap<String, Purse> = BTreeMap::new();
        for id in ids {
            let counted = own.and_then(|line| line.results.iter().find(|result| result.tournament == id));
            let counted = counted.is_none_or(|result| result.counted);
            let scored = self.club.seasons().points_of_evening(id)?;
            let championships = self.club.seasons().championship_points(id)?;
            let tournament = self.club.tournament(id)?;
            let (setup, counts) = (tournament.setup(), tournament.counts());
            let currency = setup.money.as_ref().map(|money| money.currency.clone()).unwrap_or_default();
            for result in tournament.results().iter().filter(|result| records.contains(&result.member)) {
                let entry = tournament.entry(result.entry);
                if let (Some(entry), false) = (entry, currency.is_empty()) {
                    let empty = Purse { currency: currency.clone(), won: 0, paid: 0, owed: 0 };
                    let purse = purses.entry(currency.clone()).or_insert(empty);
                    purse.won += result.money().0;
                    purse.paid += entry.paid.0;
                    purse.owed += entry.owed().0;
                }
                let points = |given: &SeasonPoints| {
                    given.of((id, &setup.name), (member.id, result.place), result.points).0
                };
                let also = championships.iter().map(|(name, given)| {
                    let said = tapis_locale::points(language, points(given));
                    text(
                        language,
                        "championship-points",
                        &[("name", name.as_str().into()), ("points", said.into())],
                    )
                });
                lines.push(YearRow {
                    day: setup.date,
                    tournament: std::iter::once(setup.name.clone())
                        .chain(also)
                        .collect::<Vec<_>>()
                        .join(" · "),
                    place: result.place,
                    entries: counts.entries,
                    hits: entry.map_or(0, |entry| entry.hits),
                    points: points(&scored),
                    counted,
                    prize: result.money().0,
                    in_kind: result.in_kind.iter().map(|thing| thing.name.clone()).collect(),
                    currency: currency.clone(),
                });
            }
        }
        let up_to = |place: u32| {
            u32::try_from(lines.iter().filter(|line| line.place <= place).count()).unwrap_or(u32::MAX)
        };
        let places = lines.iter().map(|line| line.place).sum();
        let rank = own.map(|line| line.rank).filter(|rank| *rank > 0);
        Ok(MemberYear {
            club: self.letterhead(),
            name: name(member),
            number: member.card.number.clone().unwrap_or_default(),
            season: season.map(|season| season.name.clone()),
            days: season.and_then(|season| day(&season.starts_on).zip(day(&season.ends_on))),
            rank: rank.map(|rank| (rank, u32::try_from(ranked).unwrap_or(u32::MAX))),
            total: own.map_or_else(|| lines.iter().map(|line| line.points).sum(), |line| line.total.0),
            wins: up_to(1),
            podiums: up_to(3),
            best_place: lines.iter().map(|line| line.place).min().unwrap_or(0),
            average_place: average(places, u32::try_from(lines.len()).unwrap_or(u32::MAX)).into(),
            purses: purses.into_values().collect(),
            lines,
            statistics: Some(statistics),
        })
    }
}
