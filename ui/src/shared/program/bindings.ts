// Written by `make bindings` from crates/api. Do not edit.
import { call } from "./transport";

/**
 * Subject of a document, with its number.
 */
export type About = { "type": "club" } | { "type": "tournament", "id": number } | { "type": "season", "id": number } | { "type": "member", "id": number };

/**
 * Stack that an absent player is left with.
 */
export type AbsentStack = { stack: number, removed: boolean, taken_away: number, rule: string, };

/**
 * Facts about an absent player.
 */
export type Absentee = { fee_prepaid: boolean, stack: number, posted: Array<number>, no_show_deadline_min?: number | null, minutes_late?: number, };

/**
 * Action of a player whose turn it is.
 */
export type Act = "post" | "fold" | "check" | "call" | "bet" | "raise" | "all_in";

/**
 * Somebody who acted before his turn.
 */
export type ActedPast = { player: string, action: Act, };

/**
 * Action that the organiser requests of a tournament.
 */
export type Action = { "type": "amend", setup: SetupDraft, } | { "type": "register", member: number, born: string | null, paid: boolean, } | { "type": "register_several", players: Array<Newcomer>, paid: boolean, } | { "type": "register_with_stacks", players: Array<EntryWithStack>, paid: boolean, } | { "type": "join_flights", flights: Array<Flight>, field: number, level: number, players: Array<EntryWithStack>, } | { "type": "sign_up", players: Array<Newcomer>, } | { "type": "sign_off", member: number, } | { "type": "settle_absents", absent: Array<number>, withdrawn: Array<number>, } | { "type": "unregister", entry: number, why?: string, } | { "type": "pay", entry: number, amount: number, } | { "type": "write_off", entry: number, why: string, } | { "type": "reserve_seat", entry: number, table: number, seat: number, } | { "type": "lift_reservation", entry: number, } | { "type": "draw_seats" } | { "type": "start" } | { "type": "pause_clock" } | { "type": "resume_clock" } | { "type": "set_clock", step: number, remaining: number, } | { "type": "shift_clock", by: number, } | { "type": "pause_until", until: number | null, } | { "type": "close_registration", at: number | null, } | { "type": "reopen_registration" } | { "type": "break_now", minutes: number, } | { "type": "step_clock", forward: boolean, } | { "type": "correct_hours", by: number, } | { "type": "give_back", since: number, } | { "type": "start_hand_for_hand" } | { "type": "table_hand_done", table: number, done: boolean, } | { "type": "next_hand" } | { "type": "end_hand_for_hand" } | { "type": "announce_last_hands", hands: number, } | { "type": "cut_levels", minutes: number, } | { "type": "change_structure", steps: Array<Step>, } | { "type": "open_table", table: number, } | { "type": "block_seats", tables: Array<BlockedSeats>, } | { "type": "tell_position", table: number, seat: number, position: Position, } | { "type": "bust", players: Array<BustLine>, } | { "type": "revive", entry: number, } | { "type": "re_enter", entry: number, paid: boolean, } | { "type": "rebuy", entry: number, stack: number, paid: boolean, } | { "type": "add_on", entry: number, paid: boolean, } | { "type": "add_on_several", entries: Array<number>, paid: boolean, } | { "type": "return_add_on", entry: number, } | { "type": "set_rebuy_phase", table: number | null, phase: RebuyPhase, } | { "type": "balance", from: number, to: number, entry: number | null, seat: number | null, } | { "type": "break_table", table: number, } | { "type": "draw_final_table", table: number | null, } | { "type": "follow_advice" } | { "type": "move_player", entry: number, table: number, seat: number, } | { "type": "exchange_seats", entry: number, with: number, } | { "type": "postpone", key: string, } | { "type": "set_absent", entry: number, absent: boolean, } | { "type": "remove_absent", entry: number, stack: number, } | { "type": "redraw_seats" } | { "type": "draw_round" } | { "type": "set_last_longer", no: number | null, name: string, stake: number, players: Array<number>, } | { "type": "remove_last_longer", no: number, } | { "type": "change_ruleset", ruleset: Ruleset, } | { "type": "penalise", entry: number, offence: Offence, sanction: Sanction, note: string, stack: number | null, } | { "type": "lift_penalty", penalty: number, } | { "type": "count_played", table: number, unit: PlayedUnit, } | { "type": "change_prizes", plan: PrizePlan, } | { "type": "announce_prizes" } | { "type": "keep_announced", note: string, } | { "type": "lift_announcement" } | { "type": "hand_prize", entry: number, handed: boolean, } | { "type": "give_named", prize: string, entry: number | null, } | { "type": "hand_named", prize: string, handed: boolean, } | { "type": "name_hunters", entry: number, by: Array<number>, } | { "type": "seal_envelopes", envelopes: Array<Envelopes>, } | { "type": "draw_envelope", from: number, } | { "type": "count_stacks", stacks: Array<CountedStack>, forgotten: Array<number>, } | { "type": "make_deal", method: DealMethod, terms: DealTerms, agreed: Array<number>, } | { "type": "lift_deal" } | { "type": "correct_ranking", places: Array<CorrectedPlace>, why: string, } | { "type": "record_results", setup: SetupDraft | null, players: number, results: Array<RecordedPlayer>, why: string | null, } | { "type": "record_ruling", table: number | null, player: number | null, result: Answer, overruled: Overruling | null, } & ({ "topic": "blinds_next", "given": AfterHand & { settings?: Settings } } | { "topic": "blinds_sequence", "given": SeveralHands & { settings?: Settings } } | { "topic": "seat_for_moved", "given": MovedTo & { settings?: Settings } } | { "topic": "who_moves", "given": MovedFrom & { settings?: Settings } } | { "topic": "balance", "given": TableSizes & { settings?: Settings } } | { "topic": "break_table", "given": TablesToBreak & { settings?: Settings } } | { "topic": "break_seating", "given": SeatsToDraw & { settings?: Settings } } | { "topic": "ranking", "given": OutTogether & { settings?: Settings } } | { "topic": "rebuy", "given": Buyer & { settings?: Settings } } | { "topic": "end_condition", "given": Course & { settings?: Settings } } | { "topic": "absent", "given": Absentee & { settings?: Settings } } | { "topic": "clock_level", "given": LevelMoments & { settings?: Settings } } | { "topic": "retroactive", "given": ClaimMoments & { settings?: Settings } } | { "topic": "time_bank", "given": ThinkingFacts & { settings?: Settings } } | { "topic": "chip_race", "given": RaceFacts & { settings?: Settings } } | { "topic": "pots", "given": PotsFacts & { settings?: Settings } } | { "topic": "odd_chips", "given": OddChipsFacts & { settings?: Settings } } | { "topic": "hand_compare", "given": ShowdownQuestion & { settings?: Settings } } | { "topic": "stud_order", "given": StudQuestion & { settings?: Settings } } | { "topic": "show_order", "given": ShowQuestion & { settings?: Settings } } | { "topic": "mucked_hand", "given": MuckedFacts & { settings?: Settings } } | { "topic": "min_raise", "given": BetsSoFar & { settings?: Settings } } | { "topic": "max_raise", "given": PotFacts & { settings?: Settings } } | { "topic": "reopen", "given": RoundSoFar & { settings?: Settings } } | { "topic": "short_action", "given": ShortFacts & { settings?: Settings } } | { "topic": "chips", "given": ChipFacts & { settings?: Settings } } | { "topic": "string_bet", "given": Motions & { settings?: Settings } } | { "topic": "series", "given": SeriesFacts & { settings?: Settings } } | { "topic": "out_of_turn", "given": SkippedFacts & { settings?: Settings } } | { "topic": "loose_card", "given": LooseCardFacts & { settings?: Settings } } | { "topic": "at_seat", "given": AtSeatFacts & { settings?: Settings } } | { "topic": "dead_hand", "given": DeadHandFacts & { settings?: Settings } } | { "topic": "exposed_hand", "given": ExposedHandFacts & { settings?: Settings } } | { "topic": "tap", "given": TapFacts & { settings?: Settings } } | { "topic": "in_the_dark", "given": DarkFacts & { settings?: Settings } } | { "topic": "simultaneous", "given": AtOnceFacts & { settings?: Settings } } | { "topic": "show_request", "given": ShowRequestFacts & { settings?: Settings } } | { "topic": "spoken_language", "given": LanguageFacts & { settings?: Settings } } | { "topic": "pot_award", "given": PotAwardFacts & { settings?: Settings } } | { "topic": "late_chips", "given": LateChipsFacts & { settings?: Settings } } | { "topic": "shown_fold", "given": ShownFoldFacts & { settings?: Settings } } | { "topic": "misdeal", "given": DealFacts & { settings?: Settings } } | { "topic": "closed_card", "given": ClosedCardFacts & { settings?: Settings } } | { "topic": "board_fix", "given": BoardFacts & { settings?: Settings } } | { "topic": "penalty", "given": FaultFacts & { settings?: Settings } }) | { "type": "finish", stacks: Array<CountedStack>, };

/**
 * Result of an action, once it is on the disk.
 */
export type ActionResult = { seq: number, events: Array<Event>, said: string, };

/**
 * Those who are really there.
 */
export type ActualField = { entries: number, left: number, chips: number, };

/**
 * The moment from which an add-on is sold.
 */
export type AddOnFrom = "after_extra_hands" | "period_end";

/**
 * Sale of add-ons once the rebuy period is over.
 */
export type AddOnSale = { hands: number, extra_hands: boolean, until: number, price: number, chips: number, sold: number, received: number, };

/**
 * The address of the folder on the web: `https://club.example/poker/`.
 *
 * ```
 * use tapis_site::Address;
 * let address: Address = "https://club.example/poker".parse().unwrap();
 * assert_eq!(address.of(&"rules.html".parse().unwrap()), "https://club.example/poker/rules.html");
 * assert!("club.example".parse::<Address>().is_err());
 * ```
 */
export type Address = string;

/**
 * An advice with the rule it rests on.
 */
export type Advice = { key: string, rule: Citation, cites: Array<Citation>, kind: AdviceKind, action: Action | null, postponed: boolean, };

/**
 * Kind of action that is advised.
 */
export type AdviceKind = { "type": "final_table", table: number, players: number, } | { "type": "redraw", tables: number, players: number | null, } | { "type": "next_round", round: number, tables: number, players: number, } | { "type": "no_show", entry: number, minutes: number, chips: number, } | { "type": "break", table: number, players: number, free: number, destination: BreakDestination, } | { "type": "balance", from: number, to: number, gap: number, threshold: number, ask: Array<number>, proposal: ProposedMove | null, drawn?: boolean, seat?: number, no_seat: boolean, } | { "type": "finish", winner: number | null, };

/**
 * A table after a hand.
 */
export type AfterHand = { seats: number, last_hand: LastHand, eliminated?: Array<number>, arrivals?: Array<Arrival>, occupied: Array<number>, dealer_mode?: DealerMode | null, };

/**
 * An alert that can be heard.
 */
export type Alert = "level" | "one_minute" | "ten_seconds" | "break" | "break_end" | "table_move" | "final_table" | "last_level_end" | "time_to_act" | "tick";

/**
 * Whether an alert is played, and how loud beside the others.
 */
export type AlertChoice = { alert: Alert, on: boolean, percent: number, };

/**
 * A member who may be the person that a form describes.
 */
export type Alike = { likeness: Likeness, member: Member, };

/**
 * Announced prizes as the desk shows them.
 */
export type AnnouncedView = { at: number, pool: number, stale: boolean, changes: Array<PrizeChange>, unshared: number, note: string | null, };

/**
 * A word without an amount.
 */
export type AnnouncedWord = "call" | "bet" | "raise";

/**
 * Announcement made before the chips touched the table.
 */
export type Announcement = number | AnnouncedWord;

/**
 * Answer of the rules to a [`Question`] of the same topic.
 */
export type Answer = HandToCome | HandsToCome | SeatGiven | MovingPlayers | Balancing | Breaking | SeatsDrawn | Places | Sale | CourseEnd | AbsentStack | NextLevel | ClaimHeard | TimeBank | Race | PotsSettlement | OddChips | Showdown | StudOrder | ShowFound | MuckedRuling | MinRaise | MaxRaise | Reopen | ShortRuling | ChipRuling | MotionRuling | SeriesRuling | SkippedRuling | LooseCardRuling | AtSeatRuling | DeadHandRuling | ExposedHandRuling | TapRuling | DarkRuling | AtOnceRuling | ShowRequestRuling | LanguageRuling | PotAwardRuling | LateChipsRuling | ShownFoldRuling | MisdealRuling | ClosedCardRuling | BoardFix | PenaltyAdvice;

/**
 * Players who post the ante.
 */
export type AnteKind = "none" | "classic" | "big_blind";

/**
 * Somebody who came to a table since the last hand.
 */
export type Arrival = { seat: number, reason: MoveReason, };

/**
 * Somebody who waits, as the desk sees it.
 */
export type ArrivalLine = { id: number, at: number, first_name: string, last_name: string, member: number | null, typed: boolean, };

/**
 * Person who reports an arrival.
 */
export type ArrivalOf = { "type": "member", member: number, } | { "type": "named", first_name: string, last_name: string, };

/**
 * The computer whose club this one wants to follow, which does not know it yet.
 */
export type AskedComputer = { computer: Computer, digits: string, typed: boolean, sure: boolean | null, };

/**
 * Action of one of the two players.
 */
export type AtOnce = { action: Act, to?: number | null, };

/**
 * Facts about two actions at once.
 */
export type AtOnceFacts = { bet_to_match: number, first: AtOnce, second: AtOnce, };

/**
 * Reason for the ruling.
 */
export type AtOnceReason = "coherent" | "overtaken";

/**
 * Ruling on two actions at once.
 */
export type AtOnceRuling = { second_stands: boolean, call_to: number, options: Array<Choice>, reason: AtOnceReason, rule: string, };

/**
 * Facts about a player who should be in the seat.
 */
export type AtSeatFacts = { event: SeatEvent, seated: boolean, };

/**
 * Ruling on a player who was, or was not, in the seat.
 */
export type AtSeatRuling = { hand_live: boolean, action_counts: boolean | null, reason: SeatReason, rule: string, };

/**
 * A prize in kind that its winner does not have yet, and that somebody gives.
 */
export type AwaitedThing = { thing: string, donor: string, winner: number, };

/**
 * Award of a pot, or of its two halves.
 */
export type Award = { pot: number, high: Split, low: Split | null, };

/**
 * Fault made with a pot or a winning hand.
 */
export type AwardEvent = "winning_hand_killed" | "awarded_too_soon";

/**
 * Person whose fault it was.
 */
export type AwardFault = "dealer" | "player_out" | "player_in";

/**
 * Reason for the ruling.
 */
export type AwardReason = "laid_open" | "face_down" | "winner_known" | "winner_unknown" | "players_own_fault";

/**
 * A clock ran while the program was away.
 */
export type Away = { tournament: number, since: number, lost: number, ran: boolean, cause: AwayCause, };

/**
 * Reason why the program was away.
 */
export type AwayCause = "cut" | "closed" | "asleep" | "copied" | "unknown";

/**
 * A table at which somebody is suspended: where hands are to be counted.
 */
export type AwayTable = { table: number, players: number, penalties: Array<number>, };

/**
 * Background behind all other content.
 */
export type Background = "felt" | "glow" | "plain";

/**
 * Backup copy of a club file.
 */
export type Backup = { path: string, at: number, reason: string, };

/**
 * A badge, earned or not yet.
 */
export type Badge = { kind: BadgeKind, first: BadgeEvening | null, times: number, };

/**
 * An evening in which a badge was earned.
 */
export type BadgeEvening = { tournament: number, name: string, date: string, };

/**
 * Kind of achievement that a badge honours.
 */
export type BadgeKind = "win" | "podium" | "double" | "money_row" | "came_row" | "ten" | "fifty" | "bubble" | "hat_trick" | "comeback" | "marathon" | "revenge";

/**
 * Player who moves when tables are balanced (6-9); at stud, where there is no button, it is drawn in any case.
 */
export type BalanceMover = "next_big_blind" | "drawn";

/**
 * Whether tables are balanced.
 */
export type Balancing = { must_balance: boolean, from: string | null, to: string | null, gap: number, threshold: number, rule: string, };

/**
 * A ruleset that the program brings along.
 */
export type Base = "club" | "tda";

/**
 * A bet, a raise or an all-in, by what its owner has in front of him then.
 */
export type Bet = { to: number, all_in?: boolean, };

/**
 * The sizes of a bet in limit.
 */
export type Bets = { small: number, big: number, in_some_games: boolean, };

/**
 * The bets of a round, in order.
 */
export type BetsSoFar = { big_blind: number, street: Street, bets: Array<Bet>, game?: Game | null, bring_in?: number | null, fixed_bet?: number | null, };

/**
 * Limit of bets (003 b).
 */
export type Betting = "no_limit" | "pot_limit" | "limit";

/**
 * Forced bets and limits at a level.
 */
export type Blinds = { small: number, big: number, ante: number, ante_kind: AnteKind, bring_in: number, bets: Bets | null, };

/**
 * Blocked seats of a table.
 */
export type BlockedSeats = { table: number, seats: Array<number>, };

/**
 * Fault in the dealing of the board.
 */
export type BoardCase = "flop_no_burn" | "flop_two_burns" | "flop_four_cards" | "turn_no_burn" | "river_no_burn" | "premature_flop" | "premature_turn" | "premature_river";

/**
 * A draw that a manager makes, cards face down.
 */
export type BoardDraw = { as: DrawnAs, from: Array<Card>, };

/**
 * The cards as they lie.
 */
export type BoardFacts = { case: BoardCase, order_known?: boolean, burns?: Array<Card>, exposed: Array<Card>, stub?: Array<Card>, drawn?: Array<Card>, };

/**
 * The board put right. A card that the case does not have is `None`.
 */
export type BoardFix = { burn: Card | null, flop: Array<Card> | null, turn_burn: Card | null, turn: Card | null, card: Card | null, next_stub_card: Card | null, reshuffled_into_stub?: Array<Card>, flop_burn: boolean | null, river_burn: boolean | null, draws: Array<BoardDraw>, bets_stand: boolean, rule: string, };

/**
 * Points on top of those for the result, in hundredths; 0 if there is none.
 */
export type Bonuses = { participation: number, elimination: number, win: number, final_table: number, bounty: number, };

/**
 * Bounty for putting a player out.
 */
export type Bounty = { "type": "fixed", amount: number, } | { "type": "progressive", amount: number, to_head: number, } | { "type": "mystery", amount: number, envelopes: Array<Envelopes>, from: MysteryFrom, };

/**
 * Every bounty of a tournament.
 */
export type BountyLedger = { pool: number, won: Array<BountyWon>, unclaimed: number, mystery: MysteryLedger | null, };

/**
 * Unit in which bounties are shared.
 */
export type BountyRounding = "cents" | "whole";

/**
 * Share of one player in a head.
 */
export type BountyShare = { entry: number, paid: number, to_head: number, };

/**
 * A head that was won.
 */
export type BountyWon = { from: number, at: number, head: number, shares: Array<BountyShare>, };

/**
 * Seats among which the players of a broken table draw (6-6).
 */
export type BreakDestination = "shortest_tables" | "free_seats";

/**
 * Order in which tables are broken (6-6).
 */
export type BreakOrder = { "type": "highest_first" } | { "type": "list", tables: Array<number>, };

/**
 * Whether a table is broken.
 */
export type Breaking = { can_break: boolean, table: string | null, destination: BreakDestination, rule: string, };

/**
 * Equal up-cards for the bring-in at stud.
 */
export type BringInEqual = "suit" | "first_seat";

/**
 * A table that is broken.
 */
export type BrokenTable = { table?: NameOrNumber | null, players: Array<NameOrNumber>, };

/**
 * One player who is out, as the director says it.
 */
export type BustLine = { entry: number, by: number | null, stack: number | null, };

/**
 * Equal stacks out in one hand (8-16).
 */
export type BustTie = "shared" | "td_decides";

/**
 * System by which button and blinds advance (6-3; 002, 11).
 */
export type ButtonSystem = "dead" | "moving" | "moving_made_up";

/**
 * A player who would buy chips.
 */
export type Buyer = { format: ChipSales, phase: RebuyPhase, stack: number, big_blind: number, starting_stack: number, rebuys_taken?: number, max_rebuys?: number | null, addon_enabled?: boolean | null, addon_taken?: boolean, addon_multiple?: number, hands_missed?: number, };

/**
 * The calendar, or what of it answers to a search.
 */
export type Calendar = { ahead: Array<CalendarLine>, past: Array<CalendarLine>, };

/**
 * An evening of the calendar.
 */
export type CalendarLine = { id: number, name: string, date: string, season: number | null, season_name: string, phase: Phase, recorded: boolean, archived: boolean, deletable: boolean, entries: number, plan: CalendarPlan | null, winner: string, prize: number, prizes: Array<number>, currency: string | null, };

/**
 * An evening of the league.
 */
export type CalendarOffer = { at: number, date: string, name: string, venue: string, there: boolean, };

/**
 * Plan of an evening that is not over.
 */
export type CalendarPlan = { start_minute: number, venue: string, coming: number, waiting: number, capacity: number | null, places_left: number | null, };

/**
 * Person who asks for the clock.
 */
export type Caller = "player_in_hand" | "player_folded" | "player_sitting_out" | "player_dealer" | "manager" | "dealer" | "spectator";

/**
 * Number of members who came so often.
 */
export type CameTimes = { times: number, persons: number, };

/**
 * A payment does not count any more.
 */
export type Cancellation = { on: string, why: string, };

/**
 * A player who went out at a table.
 */
export type CaptainGone = { entry: number, first: string, last: string, };

/**
 * A seat as its captain sees it.
 */
export type CaptainSeat = { seat: number, entry: number | null, first: string, last: string, awaited: boolean, may_rebuy: boolean, absent: boolean, hands_to_miss: number, };

/**
 * Rights that the club gives to captains' telephones.
 */
export type CaptainSettings = { eliminates: boolean, };

/**
 * A table as its captain sees it.
 */
export type CaptainView = { tournament: number, name: string, seq: number, table: number, table_name: string | null, open: boolean, clock: ClockView, seats: Array<CaptainSeat>, may_re_enter: Array<CaptainGone>, button: number | null, has_button: boolean, hand_done: boolean | null, next_place: number | null, next_prize: number, eliminates: boolean, reports: Array<Report>, };

/**
 * One of the 52 cards. Cards are ordered by rank, the ace highest, then by suit (10-4).
 *
 * ```
 * use tapis_engine::floor::card::Card;
 *
 * let (heart, diamond): (Card, Card) = ("Kh".parse().unwrap(), "Kd".parse().unwrap());
 * assert!(heart > diamond);
 * assert_eq!(heart.to_string(), "Kh");
 * assert!("1s".parse::<Card>().is_err());
 * ```
 */
export type Card = string;

/**
 * Difference between the league's data on a member and the club's.
 */
export type CardDifference = { member: number, name: string, changes: Array<[LeagueField, string | null, string]>, };

/**
 * Fate of the card.
 */
export type CardFate = "live" | "dead" | "owner_chooses";

/**
 * The cards of a hand's showdown, by seat.
 */
export type CardsShown = { variant: Variant, board?: Array<Card>, hands: { [key in number]: Array<Card> }, };

/**
 * Chips that a player who survived several flights brings along.
 */
export type CarriedStacks = "best" | "all";

/**
 * A combination, from the weakest to the strongest.
 */
export type Category = "high_card" | "pair" | "two_pair" | "three_of_a_kind" | "straight" | "flush" | "full_house" | "four_of_a_kind" | "straight_flush" | "royal_flush";

/**
 * Content of the cells in a table of members by dates.
 */
export type CellsHold = "points" | "places";

/**
 * A championship of a season, beside the season's own standings.
 */
export type Championship = { id: number, season: number, name: string, rules: ChampionshipRules, };

/**
 * Standings to be changed, as a form holds them.
 */
export type ChampionshipDraft = { id: number | null, season: number, name: string, rules: ChampionshipRules, };

/**
 * Rules by which a championship counts.
 */
export type ChampionshipRules = { points: PointsSource, bonuses: Bonuses, best_n: number | null, drop_worst: number, min_played: number, ties: Array<TieBreak>, evenings: CountedEvenings, members: RankedMembers, first_entry_only?: boolean, share_tied?: boolean, milestones?: Array<Milestone>, teams?: Teams, };

/**
 * Amount of change that a stack makes.
 */
export type Change = "once" | "twice";

/**
 * Somebody who signed up.
 */
export type CheckInPerson = { member: number, name: string, state: CheckInState, };

/**
 * State of a person who signed up, on the page for saying that one has come.
 */
export type CheckInState = { "type": "expected" } | { "type": "asked" } | { "type": "here", entry: number, };

/**
 * Chip of one denomination.
 */
export type Chip = { value: number, colour: ChipColour, pattern: ChipPattern, owned: number | null, };

/**
 * The colours that chips come in. A closed list: each has a name in every language and the same
 * shade on the screen, in the room and on paper.
 */
export type ChipColour = "white" | "grey" | "black" | "red" | "burgundy" | "pink" | "orange" | "yellow" | "light_green" | "green" | "light_blue" | "blue" | "purple" | "brown";

/**
 * Facts about one chip or several, with or without words.
 */
export type ChipFacts = { big_blind?: number | null, street?: Street | null, bet_to_match: number, already_in?: number, chips: Array<number>, announce?: Announcement | null, spoken?: number | null, min_raise_to?: number | null, game?: Game | null, raises_made?: number | null, max_raise_to?: number | null, };

/**
 * Remedy that would make the club's chips suffice.
 */
export type ChipMend = { "way": "proposed" } | { "way": "stack", stack: number, };

/**
 * One denomination over the whole evening.
 */
export type ChipNeed = { value: number, each: number, handed_out: number, color_ups: number, most: number, owned: number | null, missing: number, };

/**
 * Pattern of a chip's edge, for players who cannot distinguish colours.
 */
export type ChipPattern = "plain" | "spots" | "bars" | "ring" | "cross" | "halves";

/**
 * Chips of the evening and their color-ups.
 */
export type ChipPlan = { needs: Array<ChipNeed>, chips_each: number, worth_each: number, color_ups: Array<ColorUp>, smallest: Array<number>, };

/**
 * Reason why a set cannot be stored. Chips are counted from 0.
 */
export type ChipProblem = { "code": "chip_set_name" } | { "code": "chip_set_size" } | { "code": "chip_value", index: number, } | { "code": "chip_twice", index: number, value: number, } | { "code": "chip_alike", index: number, } | { "code": "chip_owned", index: number, };

/**
 * Player who gets the first card of a chip race (10-1; C11).
 */
export type ChipRaceFirst = "seat_1" | "left_of_button";

/**
 * Number of higher chips that a chip race awards (10-3; C10).
 */
export type ChipRaceRounding = "up" | "half" | "down";

/**
 * Reason for the way in which the chips count.
 */
export type ChipReason = "single_chip_call" | "single_chip_opens" | "single_chip_raise" | "amount_announced" | "every_chip_needed" | "all_chips_count" | "words_bind" | "short" | "fixed_bet" | "above_pot" | "no_raise_left";

/**
 * Ruling on one chip or several.
 */
export type ChipRuling = { reason: ChipReason, td_decides: boolean, alternatives: Array<number>, rule: string, rules: Array<string>, } & ({ action: Act, to: number, } | { options: Array<Choice>, complete_to: number, fold_loses: number, } | { void: boolean, options: Array<Choice>, });

/**
 * Chips that a tournament sells after the entry.
 */
export type ChipSales = "freezeout" | "rebuy" | "rebuy_addon";

/**
 * A set of chips. A form's draft: [`ChipSet::problems`] says what is wrong with it.
 */
export type ChipSet = { name: string, chips: Array<Chip>, change: Change, stack: Array<StackPart> | null, };

/**
 * Number of one chip that leaves.
 */
export type ChipsOut = { value: number, count: number, into: number, needed: number, };

/**
 * Choice still open to a player.
 */
export type Choice = "complete" | "fold" | "check" | "call" | "bet" | "raise";

/**
 * A rule as a decision cites it. As text, and in JSON, it is the number by which everybody at the
 * table knows it: `6-8` of the club's rules, `TDA 2024 11-D` of the TDA's.
 */
export type Citation = string;

/**
 * A device says that it has scanned a code. Neither the secret nor the key is in it.
 */
export type Claim = { pairing: string, proof: string, browser: string, };

/**
 * Whether a claim comes in time.
 */
export type ClaimHeard = { admissible: boolean, rule: string, };

/**
 * A claim about a hand, in seconds of one clock.
 */
export type ClaimMoments = { dealer_mode?: DealerMode | null, claim_at_s: number, pot_awarded_at_s?: number | null, next_shuffle_at_s?: number | null, };

/**
 * State of the clock the last time somebody touched it.
 */
export type ClockAnchor = { "state": "not_started" } | { "state": "paused", step: number, remaining: number, until?: number | null, break_left?: number | null, } | { "state": "running", step: number, ends_at: number, } | { "state": "break", step: number, remaining: number, ends_at: number, };

/**
 * Meaning of a key that is pressed in the room while it is played; the desk does it.
 */
export type ClockKey = { "type": "turn" } | { "type": "level", forward: boolean, } | { "type": "minute", more: boolean, } | { "type": "scene", scene: Scene | null, } | { "type": "help" } | { "type": "undo" };

/**
 * Obstacle that stops the clock from going on by itself.
 */
export type ClockObstacle = { "type": "stopped", since: number, } | { "type": "hands", lasting: number, };

/**
 * All that a clock shows.
 */
export type ClockView = { now: number, game: Game, rotation: Rotation | null, phase: Phase, running: boolean, overtime: boolean, over: number, current: StepView | null, remaining: number, ends_at: number | null, called_break: boolean, resumes_at: number | null, resumes_in: number | null, last_hands: number | null, hand_for_hand: HandForHandView | null, forecast: Forecast | null, next: StepView | null, next_break_in: number | null, left: number, entries: number, all_entries: number, round: number | null, tables: number, chips: number, average: number, average_bb_tenths: number, pool: number | null, seat_value: number | null, unshared: number, currency: string | null, places_paid: number, registration_open: boolean, registration_closes_in: number | null, registration_ends_at: number | null, re_entries_close_in: number | null, steps: number, track: Array<TrackStep>, };

/**
 * The facts; each event needs its own.
 */
export type ClosedCardFacts = { game: Variant, event: ClosedEvent, asked?: number | null, received?: number | null, next_served?: boolean | null, in_hand?: number | null, due?: number | null, players_left?: number | null, };

/**
 * Ruling on a closed card, or on a wrong number of cards.
 */
export type ClosedCardRuling = { outcome: ClosedFate, cards: number, hand_dead: boolean, other_up_too: boolean, td_decides: boolean, rule: string, };

/**
 * Event that concerns a closed card, or the number of cards in a hand.
 */
export type ClosedEvent = "change_exposed" | "change_count" | "hand_count" | "last_card_up";

/**
 * Fate of the card or the hand.
 */
export type ClosedFate = "replaced" | "completed" | "taken_back" | "incomplete" | "too_many" | "stays_up" | "nothing_wrong";

/**
 * Closing of a season.
 */
export type ClosedSeason = { on: string, by: string, differs: boolean, };

/**
 * State of the open club.
 */
export type ClubState = { name: string | null, identity: string | null, path: string | null, city: string, currency: string | null, language: Language, doubted_day: DoubtedDay | null, muted: boolean, away: Away | null, recent: Array<string>, version: string, unopened: Problem | null, notices: Array<string>, second: SecondPlace | null, following: FollowingView | null, follower: SecondComputer | null, doubted: string | null, };

/**
 * Chips that leave in a break.
 */
export type ColorUp = { step: number, leaving: Array<ChipsOut>, };

/**
 * The colours that a club chooses, `#rrggbb` each.
 */
export type Colours = { background: Background, ground: string, ink: string, accent: string, };

/**
 * A computer that runs the program.
 */
export type Computer = { id: string, name: string, };

/**
 * Relations of this computer to others.
 */
export type ComputersView = { asked: AskedComputer | null, expected: ExpectedComputer | null, accepted: string | null, trusted: Array<Computer>, second: SecondComputer | null, following: FollowingView | null, trying: string | null, refused: Problem | null, };

/**
 * Somebody's place after a correction.
 */
export type CorrectedPlace = { entry: number, place: number, };

/**
 * The same at one instant.
 */
export type CountdownView = { state: ThinkingState, remaining_s: number, table: number | null, in_room: boolean, };

/**
 * Selection of the season's evenings that count.
 */
export type CountedEvenings = { "type": "all" } | { "type": "named", words: string, } | { "type": "only", tournaments: Array<number>, };

/**
 * One result in somebody's total.
 */
export type CountedResult = { tournament: number, name: string, date: string, place: number, points: number, counted: boolean, };

/**
 * A stack that was counted.
 */
export type CountedStack = { entry: number, chips: number, };

/**
 * Running totals, so that an action costs the same with 10 players and with 10,000.
 */
export type Counts = { entries: number, re_entries: number, left: number, rebuys: number, addons: number, chips: number, removed: number, raced: number, earlier_rounds: number, pool: number, due: number, paid: number, };

/**
 * A tournament that may be over.
 */
export type Course = { starting_stack: number, entries: number, rebuys?: number, addons?: number, addon_multiple?: number, chips_removed?: number, players_left: number, end_condition?: EndTold, };

/**
 * Whether it is over.
 */
export type CourseEnd = { total_chips: number, finished: boolean, rule: string, };

/**
 * Number of players at a table.
 */
export type Crowd = { table: number, players: number, };

/**
 * An entry in a tournament that is not over.
 */
export type CurrentEntry = { tournament: number, name: string, date: string, at: EntryAt, };

/**
 * Facts about a bet announced before the cards come.
 */
export type DarkFacts = { disputed: boolean, dealer_mode?: DealerMode | null, confirmed?: boolean | null, };

/**
 * Reason for the ruling.
 */
export type DarkReason = "allowed" | "confirmed" | "not_confirmed" | "floor_decides";

/**
 * Ruling on a bet announced before the cards come.
 */
export type DarkRuling = { counts: boolean | null, td_decides: boolean, reason: DarkReason, rule: string, };

/**
 * Decisions of the club on personal data.
 */
export type DataProtection = { years: number | null, represented_by: string, address: string, contact: string, };

/**
 * The facts; each cause needs its own.
 */
export type DeadHandFacts = { cause: DeathCause, put_in?: number | null, opponents?: Array<Opponent> | null, identifiable?: boolean | null, large_amount?: boolean | null, last_bet?: number | null, answered?: boolean | null, };

/**
 * Ruling on a hand killed in play.
 */
export type DeadHandRuling = { live: boolean, returned: number, stays_in_pot: number | null, td_may_save: boolean, reason: DeathReason, rule: string, };

/**
 * A deal that stands.
 */
export type Deal = { at: number, method: DealMethod, kept: number, shares: Array<DealShare>, };

/**
 * Amount of one player in a deal.
 */
export type DealAmount = { entry: number, amount: number, };

/**
 * Facts of the deal: every fact that rules 2-5 to 2-13 depend on. Anything not told did not happen, and the deal is
 * the initial one.
 */
export type DealFacts = { exposed_cards?: Array<number>, players_acted_after_blinds?: number, wrong_order?: boolean, wrong_count?: boolean, small_blind_has_one_extra?: boolean, boxed_cards?: number, initial_deal?: boolean, deliberate?: boolean, joker?: boolean, late_joker?: boolean, irregular_deck?: boolean, game?: Variant | null, both_of_one_hand?: boolean, aberration?: boolean, };

/**
 * Offer of a deal to one player.
 */
export type DealLine = { entry: number, chips: number | null, icm: OfferedAmount | null, chip_chop: OfferedAmount | null, even: OfferedAmount, custom: OfferedAmount | null, };

/**
 * Method by which a deal shares the money.
 */
export type DealMethod = "icm" | "chip_chop" | "even" | "custom";

/**
 * Money to be shared, and the methods.
 */
export type DealOffer = { prizes: Array<number>, pot: number, secured: number, kept: number, most_kept: number, unit: number, counted: number, missing: number, custom_left: number, players: Array<DealLine>, };

/**
 * A player's share of a deal.
 */
export type DealShare = { entry: number, chips: number | null, amount: number, };

/**
 * Terms of a deal.
 */
export type DealTerms = { stacks: Array<CountedStack>, kept: number, unit: number, custom: Array<DealAmount>, gap: number, };

/**
 * Mode of dealing: by the players, or by a dealer.
 */
export type DealerMode = "players_deal" | "dealer";

/**
 * Cause by which the hand was killed.
 */
export type DeathCause = "lost_in_muck" | "swept_up" | "device";

/**
 * Reason for the hand being dead, or live.
 */
export type DeathReason = "lost_in_muck" | "not_covered" | "swept_up" | "unanswered" | "device" | "device_tolerated";

/**
 * Money that an entry still owes.
 */
export type Debt = { entry: number, amount: number, purchases: Array<Purchase>, };

/**
 * Difference that decided the pot.
 */
export type DecidingPoint = "alone" | "combination" | "rank" | "kicker" | "suit" | "tie";

/**
 * Row of the designed structure.
 */
export type DesignRow = { step: StepView, starts: number, ends: number, left: number, expected_bb_tenths: number | null, actual_bb_tenths: number | null, smallest: number | null, leaving: Array<ChipsOut>, past: boolean, last: boolean, from: number, to: number, blind: number, depth: number | null, };

/**
 * A structure while it is designed.
 */
export type DesignView = { rows: Array<DesignRow>, ends: number, ends_after: number, ends_at: number, margin: number | null, depth_bb_tenths: number, end_bb_tenths: number, levels: number, chips: number, plan: ChipPlan | null, stack_impossible: boolean, shortage: Shortage | null, remarks: Array<Remark>, field: Field, actual: ActualField | null, };

/**
 * The rules that the desk names beside what it shows, as the ruleset in force cites them.
 */
export type DeskRules = { draw: Citation, positions: Citation, mover: Citation, seat: Citation, together: Citation, rebuys: Citation, rebuys_end: Citation, director: Citation, hand_for_hand: Citation, };

/**
 * All that the desk shows of a tournament.
 */
export type DeskTournament = { id: number, season: number | null, view: TournamentView, championships: Array<EveningChampionship>, people: Array<Person>, announce: Array<MoveMade>, arriving: Array<[number, number]>, places: Array<TablePlace>, undo: string | null, undo_seq: number | null, redo: string | null, redo_seq: number | null, };

/**
 * A telephone or device used during a hand (3-5).
 */
export type DeviceInHand = "hand_dead" | "tolerated";

/**
 * Role of a device that was let in.
 */
export type DeviceRole = { "type": "captain", tournament: number, table: number, } | { "type": "remote" } | { "type": "floor" } | { "type": "door" };

/**
 * All devices in the room that are more than a reader.
 */
export type DevicesView = { now: number, screens: Array<ShownScreen>, scenes: Array<Scene>, devices: Array<ShownDevice>, };

/**
 * Kind of document that can be printed.
 */
export type DocumentKind = "sign_in" | "seat_cards" | "seating_by_name" | "seating_by_table" | "table_sheets" | "draw_certificate" | "structure" | "moves" | "move_slips" | "final_table" | "stacks" | "bag_slips" | "receipts" | "prizes" | "bounties" | "deal" | "payouts" | "results" | "eliminations" | "history" | "penalties" | "rulings" | "report" | "standings" | "scores" | "attendance" | "season_report" | "dues" | "due_receipts" | "member_card" | "member_year" | "member_data" | "rota" | "members" | "member_cards" | "processing" | "rules" | "hand_rankings" | "variants" | "beginner" | "glossary" | "guide" | "conditions";

/**
 * An option that only some documents take: the fields of [`DocumentOptions`](super::DocumentOptions) beside
 * language, paper and colour, and the ruleset of [`Club::rules_booklet`](crate::Club::rules_booklet).
 */
export type DocumentOption = "season" | "contacts" | "births" | "ten_a_page" | "entry" | "table" | "late" | "wifi" | "all_moves" | "ruleset" | "folded" | "championship";

/**
 * Options for printing a document, as they are asked for. A document receives those that it takes ([`DocumentKind`]),
 * and refuses others.
 */
export type DocumentOptions = { language: Language | null, paper: Paper, colour: boolean, season: number | null, contacts: boolean, births: boolean, ten_a_page: boolean, entry: number | null, table: number | null, late: boolean, wifi: boolean, all_moves: boolean, folded: boolean, championship: number | null, };

/**
 * Kind of subject that a document can have.
 */
export type DocumentSubject = "club" | "tournament" | "season" | "member";

/**
 * A day that the computer tells although it can hardly be.
 */
export type DoubtedDay = { day: string, last_evening: string | null, };

/**
 * A structure that is being designed.
 */
export type DraftStructure = { setup: SetupDraft, };

/**
 * Reason why seats cannot be drawn.
 */
export type DrawProblem = { "type": "too_few_seats" } | { "type": "no_such_seat", table: number, seat: number, } | { "type": "kept_twice", table: number, seat: number, };

/**
 * Burn that a drawn card becomes.
 */
export type DrawnAs = "burn" | "turn_burn";

/**
 * An envelope that was drawn.
 */
export type DrawnEnvelope = { from: number, envelope: number, amount: number, seed: Seed, at: number, };

/**
 * Basis of a draw of all seats beside its seed, tables and players, and the seats that are kept or blocked.
 */
export type DrawnFrom = { sizes: Array<number>, teams?: Array<Array<number>>, };

/**
 * Person who made the card fall.
 */
export type DropCause = "dealer" | "accident" | "player";

/**
 * Payment of a member's due.
 */
export type DuePayment = { number: number, season: number, member: number, paid_on: string, amount: number, currency: string, means: Means, received_by: string, cancelled: Cancellation | null, };

/**
 * A payment as a form holds it.
 */
export type DuePaymentDraft = { season: number, member: number, paid_on: string, amount: number, means: Means, };

/**
 * The dues of a season.
 */
export type Dues = { season: number, due: SeasonDue | null, lines: Array<DuesLine>, totals: DuesTotals, };

/**
 * Dues and payments of one member.
 */
export type DuesLine = { member: number, first_name: string, last_name: string, number: string | null, owes: number, reason: string | null, paid: number, rest: number, payments: Array<DuePayment>, };

/**
 * The sums of a season's dues.
 */
export type DuesTotals = { owed: number, paid: number, rest: number, open: number, by_means: Array<MeansTotal>, };

/**
 * Two members who may be one person.
 */
export type Duplicate = { likeness: Likeness, kept: MergeSide, other: MergeSide, };

/**
 * A member helps at an evening.
 */
export type Duty = { tournament: number, task: string, member: number, };

/**
 * Condition under which play ends.
 */
export type EndCondition = { "type": "last_player" } | { "type": "satellite", qualifiers: number, } | { "type": "flight", last_level: number, } | { "type": "time_limit", minutes: number, };

/**
 * Condition that ends play, and the progress towards it.
 */
export type EndTold = { "type": "last_player", } | { "type": "satellite", qualifiers: number, } | { "type": "time_limit", minutes: number, elapsed_min: number | null, };

/**
 * The end of an evening, as the desk shows it.
 */
export type Ending = { till: Till | null, awaited: Array<AwaitedThing>, unhanded: number, to_give: Array<number>, next: NextEvening | null, };

/**
 * Action that the desk offers for one player.
 */
export type EntryAction = "eliminate" | "move" | "revive" | "absent";

/**
 * State of a member in a tournament.
 */
export type EntryAt = { "type": "registered" } | { "type": "seated", seat: SeatRef, } | { "type": "out", place: number, };

/**
 * Decisions of the club for each case.
 */
export type EntryChecks = { excluded: EntryPolicy, lapsed: EntryPolicy, unpaid: EntryPolicy, guest: EntryPolicy, guest_evenings: number | null, };

/**
 * Reaction to registering somebody who should not be.
 */
export type EntryPolicy = "nothing" | "warned" | "refused";

/**
 * Remarks for the desk on a member before the registration.
 */
export type EntryRemark = { member: number, refused: boolean, words: Array<string>, debts: Array<OpenDebt>, };

/**
 * An entry on the screen.
 */
export type EntryView = { id: number, member: number, alive: boolean, withdrawn: boolean, late: boolean, seat: SeatRef | null, reserved: SeatRef | null, place: number | null, out_at: number | null, out_from: SeatRef | null, out_by: number | null, out_by_too: Array<number>, due: number, paid: number, owed: number, written_off: number, rebuys: number, addons: number, re_entries: number, hits: number, head: number, bounties: number, own_stack: number | null, stack: StackView | null, hands_to_miss: number, absent: boolean, may_rebuy: boolean, rebuy_refused: RebuyRefusal | null, may_add_on: boolean, add_on_refused: RebuyRefusal | null, may_re_enter: boolean, re_entry_refused: ReEntryRefusal | null, refused: Array<RefusedAction>, };

/**
 * A member who is registered with a stack of his own.
 */
export type EntryWithStack = { member: number, born: string | null, chips: number, };

/**
 * Envelopes with the same amount in them, and how many are still closed.
 */
export type EnvelopeTier = { amount: number, count: number, left: number, };

/**
 * Envelopes with the same amount in them.
 */
export type Envelopes = { amount: number, count: number, };

/**
 * The evening that is prepared or played.
 */
export type EveningAhead = { id: number, name: string, date: string, phase: Phase, steps: Steps, venue: string, start_minute: number, members: number, entries: number, left: number, owed: number, currency: string | null, seats: number, wanted: number, tables_lacking: number, tables: number, levels: number, awaited_by: ExpectedListSource, awaited: number, awaited_first: Array<string>, waiting: number, places_left: number | null, last: LastEvening | null, };

/**
 * A championship that counts an evening beside its season's own standings.
 */
export type EveningChampionship = { name: string, points: Array<number>, };

/**
 * Statement of the person at the desk about an evening to be entered.
 */
export type EveningChoice = { index: number, name: string, date: string, };

/**
 * Kind of message about an evening.
 */
export type EveningMessage = "invitation" | "reminder" | "results";

/**
 * Event of a tournament.
 *
 * Each declares whether it is disclosed: a league that gets the evening may see it, and publishes it. So are those that
 * a place or a draw depends on. No event with an amount of money is: prices, the pool, what somebody paid, owes or won;
 * nor is a penalty, a ruling, or anything written about a person. And each declares the rows that it may change
 * ([`ChangedRows`]).
 */
export type Event = { "type": "amended", setup: SetupDraft, } | { "type": "registered", entry: number, member: number, at: number, late: boolean, due: number, paid: number, to_pool: number, chips: number, bounty?: number, } | { "type": "stack_given", entry: number, chips: number, } | { "type": "flights_joined", at: number, joined: Flights, } | { "type": "signed_up", member: number, at: number, } | { "type": "signed_off", member: number, } | { "type": "unregistered", entry: number, refunded: number, why?: string, } | { "type": "paid", entry: number, amount: number, } | { "type": "debt_written_off", entry: number, at: number, amount: number, why: string, } | { "type": "seat_reserved", entry: number, at: SeatRef, } | { "type": "reservation_lifted", entry: number, } | { "type": "seats_drawn", seed: Seed, tables: Array<number>, seats: Array<Seating>, from: DrawnFrom, } | { "type": "late_seated", entry: number, at: SeatRef, seed: Seed, among: number, } | { "type": "started", clock: ClockAnchor, } | { "type": "clock_set", clock: ClockAnchor, } | { "type": "registration_ends", at: number | null, } | { "type": "hours_corrected", by: number, at: number, } | { "type": "structure_changed", steps: Array<Step>, clock: ClockAnchor, } | { "type": "hand_for_hand_began", until_left: number, clock: ClockAnchor, } | { "type": "table_hand_done", table: number, done: boolean, } | { "type": "hand_played", clock: ClockAnchor, } | { "type": "hand_for_hand_ended", clock: ClockAnchor, } | { "type": "last_hands_announced", hands: number, step: number, } | { "type": "table_opened", table: number, size: number, } | { "type": "seats_blocked", tables: Array<BlockedSeats>, } | { "type": "positions_told", table: number, hand: LastHand, at: number, } | { "type": "eliminated", at: number, out: Array<Out>, } | { "type": "revived", entry: number, at: SeatRef, } | { "type": "re_entered", entry: number, at: number, due: number, paid: number, to_pool: number, chips: number, bounty?: number, } | { "type": "rebought", entry: number, chips: number, due: number, paid: number, } | { "type": "added_on", entry: number, chips: number, due: number, paid: number, } | { "type": "add_on_returned", entry: number, chips: number, due: number, paid: number, } | { "type": "rebuy_phase_set", tables: Array<number>, phase: RebuyPhase, } | { "type": "moved", at: number, cause: MoveCause, moves: Array<SeatMove>, closed: Array<number>, seed: Seed | null, } | { "type": "advice_postponed", key: string, } | { "type": "absent_set", entry: number, absent: boolean, } | { "type": "absent_removed", entry: number, taken_away: number, } | { "type": "ruleset_changed", ruleset: Ruleset, } | { "type": "ruled", at: number, ruling: FloorRuling, } | { "type": "chips_raced", table: number, added: number, } | { "type": "penalised", penalty: number, entry: number, offence: Offence, sanction: Sanction, hands: number, chips_removed: number, note: string, at: number, } | { "type": "penalty_lifted", penalty: number, at: number, } | { "type": "penalties_served", table: number, served: Array<PenaltyProgress>, } | { "type": "prizes_changed", plan: PrizePlan, } | { "type": "prizes_announced", at: number, pool: number, amounts: Array<number>, } | { "type": "announced_kept", at: number, pool: number, amounts: Array<number>, note: string, } | { "type": "announcement_lifted", } | { "type": "prize_handed", entry: number, at: number, amount: number, in_kind: Array<PrizeInKind>, } | { "type": "prize_taken_back", entry: number, } | { "type": "named_prize_given", prize: string, entry: number, } | { "type": "named_prize_withdrawn", prize: string, } | { "type": "named_prize_handed", prize: string, entry: number, at: number, amount: number, thing: string | null, } | { "type": "named_prize_taken_back", prize: string, } | { "type": "hunters_named", entry: number, by: Array<number>, } | { "type": "envelopes_sealed", at: number, envelopes: Array<number>, } | { "type": "envelope_drawn", at: number, from: number, envelope: number, amount: number, seed: Seed, } | { "type": "stacks_counted", at: number, stacks: Array<CountedStack>, forgotten?: Array<number>, } | { "type": "deal_made", at: number, method: DealMethod, kept: number, shares: Array<DealShare>, } | { "type": "deal_lifted", } | { "type": "results_recorded", at: number, players: number, pool: number, results: Array<RecordedLine>, why: string | null, } | { "type": "last_longer_set", last_longer: LastLonger, } | { "type": "last_longer_removed", no: number, } | { "type": "ranking_corrected", at: number, why: string, results: Array<ResultLine>, } | { "type": "finished", at: number, results: Array<ResultLine>, };

/**
 * Somebody may not play.
 */
export type Exclusion = { member: number, since: string, until: string | null, reason: string, decided_by: string, };

/**
 * A decision of the league against a member.
 */
export type ExclusionOffer = { name: string, exclusion: Exclusion, replaces: boolean, };

/**
 * Computers that may ask to become the second one.
 */
export type ExpectedComputer = { until: number, left: number, asking: number, };

/**
 * Source of the list of players who come.
 */
export type ExpectedListSource = "signed_up" | "last_time";

/**
 * Players who are expected, and what all of them together are expected to buy.
 */
export type ExpectedPlayers = { players: number, rebuys: number, addons: number, };

/**
 * A result of a member with the sum behind its points.
 */
export type ExplainedResult = { result: CountedResult, players: number, parts: Array<ScorePart>, finished: number | null, re_entries: number, };

/**
 * Facts about a hand that became known too soon.
 */
export type ExposedHandFacts = { how: Exposure, bets_possible: boolean, unbeatable?: boolean | null, };

/**
 * Ruling on a hand that became known too soon.
 */
export type ExposedHandRuling = { hand_live: boolean, penalised: boolean, counts_as: Array<Choice>, td_decides: boolean, reason: ExposedReason, rule: string, };

/**
 * Reason for the ruling.
 */
export type ExposedReason = "too_soon" | "no_more_bets" | "floor_reads_it" | "unbeatable_calls";

/**
 * Way in which the hand became known.
 */
export type Exposure = "told_or_shown" | "laid_in_middle";

/**
 * Facts about a fault, with the penalties given before.
 */
export type FaultFacts = { player: string, offence: string, history?: Array<PenaltyGiven>, no_warning?: boolean | null, };

/**
 * A field: players, and what they buy in all.
 */
export type Field = { players: number, rebuys: number, addons: number, addon_multiple: number, };

/**
 * A field of a member, as the club knows it and as a list says it.
 */
export type FieldChange = { field: ImportField, before: string, after: string, };

/**
 * Fault in one field of a form.
 */
export type FieldError = { field: string, message: string, };

/**
 * Fault of a field.
 */
export type FieldProblem = { "code": "last_name_missing" } | { "code": "first_name_missing" } | { "code": "born_impossible" } | { "code": "date_unreadable", text: string, } | { "code": "number_taken", by: number, } | { "code": "email" } | { "code": "too_long" } | { "code": "note_too_long" } | { "code": "note_empty" } | { "code": "task_missing" } | { "code": "task_too_long" } | { "code": "tags_too_many" } | { "code": "tag_missing" } | { "code": "invisible" } | { "code": "not_a_name", text: string, } | { "code": "email_unreadable", text: string, } | { "code": "second_value", text: string, };

/**
 * The points of each place in a field of a certain size.
 */
export type FieldSize = { up_to: number, by_place: Array<number>, };

/**
 * A figure that the club's words may name.
 */
export type Figure = { name: string, label: string, value: string, };

/**
 * A column of a list.
 */
export type FileColumn = { heading: string, field: ImportField | null, values: Array<string>, };

/**
 * A player of the final.
 */
export type FinalLine = { rank: number, member: number, name: string, points: number, chips: number, inside: boolean, };

/**
 * The final, as it would begin.
 */
export type FinalStacks = { base: number, per_point: number, unit: number, lines: Array<FinalLine>, };

/**
 * Rule by which stacks follow from points: a base, and so many chips for each point, rounded up.
 */
export type FinalWish = { ranking: Ranking, last_rank: number | null, base: number | null, per_point: number | null, unit: number | null, };

/**
 * Place of the first button (2-1).
 */
export type FirstButton = "fixed_seat" | "card_draw";

/**
 * A flight, as it is joined with others.
 */
export type Flight = { tournament: number, name: string, entries: number, pool: number, };

/**
 * A flight that is over.
 */
export type FlightFound = { tournament: number, name: string, date: string, chosen: boolean, joined_in: string | null, entries: number, survivors: number, chips: number, missing: number, pool: number, };

/**
 * The flights that were joined in a tournament.
 */
export type Flights = { flights: Array<Flight>, field: number, survivors: number, level: number, };

/**
 * Preview of joining flights.
 */
export type FlightsAhead = { flights: Array<FlightFound>, players: Array<Survivor>, chips: number, field: number, entries: number, pool: number, level: number, levels: number, action: Action | null, };

/**
 * Flights to be joined, and the rule for their stacks.
 */
export type FlightsWish = { flights: Array<number> | null, carried: CarriedStacks, level: number | null, };

/**
 * A ruling: a question to the rules, their answer, and the director's own decision where he
 * departs from it. Seats and entries are named, never people: a member can be erased and this stays.
 *
 * ```
 * use serde_json::json;
 * use tapis_engine::journal::floor_ruling::FloorRuling;
 * use tapis_engine::Refusal;
 * use tapis_engine::rules::ruleset::Ruleset;
 * let kept = |balance: bool| json!({
 *     "table": null, "topic": "balance", "given": { "tables": { "1": 9, "2": 6 } }, "overruled": null,
 *     "result": {
 *         "must_balance": balance, "from": "1", "to": "2", "gap": 3, "threshold": 3, "rule": "6-8",
 *     },
 * });
 * let read = |ruling| serde_json::from_value::<FloorRuling>(ruling).unwrap();
 * assert_eq!(read(kept(true)).check(&Ruleset::default()), Ok(()));
 * assert_eq!(read(kept(false)).check(&Ruleset::default()), Err(Refusal::RulingChanged));
 * ```
 */
export type FloorRuling = { table: number | null, player: number | null, result: Answer, overruled: Overruling | null, } & ({ "topic": "blinds_next", "given": AfterHand & { settings?: Settings } } | { "topic": "blinds_sequence", "given": SeveralHands & { settings?: Settings } } | { "topic": "seat_for_moved", "given": MovedTo & { settings?: Settings } } | { "topic": "who_moves", "given": MovedFrom & { settings?: Settings } } | { "topic": "balance", "given": TableSizes & { settings?: Settings } } | { "topic": "break_table", "given": TablesToBreak & { settings?: Settings } } | { "topic": "break_seating", "given": SeatsToDraw & { settings?: Settings } } | { "topic": "ranking", "given": OutTogether & { settings?: Settings } } | { "topic": "rebuy", "given": Buyer & { settings?: Settings } } | { "topic": "end_condition", "given": Course & { settings?: Settings } } | { "topic": "absent", "given": Absentee & { settings?: Settings } } | { "topic": "clock_level", "given": LevelMoments & { settings?: Settings } } | { "topic": "retroactive", "given": ClaimMoments & { settings?: Settings } } | { "topic": "time_bank", "given": ThinkingFacts & { settings?: Settings } } | { "topic": "chip_race", "given": RaceFacts & { settings?: Settings } } | { "topic": "pots", "given": PotsFacts & { settings?: Settings } } | { "topic": "odd_chips", "given": OddChipsFacts & { settings?: Settings } } | { "topic": "hand_compare", "given": ShowdownQuestion & { settings?: Settings } } | { "topic": "stud_order", "given": StudQuestion & { settings?: Settings } } | { "topic": "show_order", "given": ShowQuestion & { settings?: Settings } } | { "topic": "mucked_hand", "given": MuckedFacts & { settings?: Settings } } | { "topic": "min_raise", "given": BetsSoFar & { settings?: Settings } } | { "topic": "max_raise", "given": PotFacts & { settings?: Settings } } | { "topic": "reopen", "given": RoundSoFar & { settings?: Settings } } | { "topic": "short_action", "given": ShortFacts & { settings?: Settings } } | { "topic": "chips", "given": ChipFacts & { settings?: Settings } } | { "topic": "string_bet", "given": Motions & { settings?: Settings } } | { "topic": "series", "given": SeriesFacts & { settings?: Settings } } | { "topic": "out_of_turn", "given": SkippedFacts & { settings?: Settings } } | { "topic": "loose_card", "given": LooseCardFacts & { settings?: Settings } } | { "topic": "at_seat", "given": AtSeatFacts & { settings?: Settings } } | { "topic": "dead_hand", "given": DeadHandFacts & { settings?: Settings } } | { "topic": "exposed_hand", "given": ExposedHandFacts & { settings?: Settings } } | { "topic": "tap", "given": TapFacts & { settings?: Settings } } | { "topic": "in_the_dark", "given": DarkFacts & { settings?: Settings } } | { "topic": "simultaneous", "given": AtOnceFacts & { settings?: Settings } } | { "topic": "show_request", "given": ShowRequestFacts & { settings?: Settings } } | { "topic": "spoken_language", "given": LanguageFacts & { settings?: Settings } } | { "topic": "pot_award", "given": PotAwardFacts & { settings?: Settings } } | { "topic": "late_chips", "given": LateChipsFacts & { settings?: Settings } } | { "topic": "shown_fold", "given": ShownFoldFacts & { settings?: Settings } } | { "topic": "misdeal", "given": DealFacts & { settings?: Settings } } | { "topic": "closed_card", "given": ClosedCardFacts & { settings?: Settings } } | { "topic": "board_fix", "given": BoardFacts & { settings?: Settings } } | { "topic": "penalty", "given": FaultFacts & { settings?: Settings } });

/**
 * The club of another computer, which this one follows.
 */
export type FollowingView = { leader: Computer, address: string, linked: boolean, in_step: boolean, heard: number, aside: string | null, };

/**
 * Expected end of an evening.
 */
export type Forecast = { ends_at: number, margin: number, judged: boolean, held: ClockObstacle | null, step: number, overtime: boolean, };

/**
 * State of a tournament after an action.
 */
export type Foreseen = { left: number, tables: Array<Crowd>, advice: Array<Advice>, };

/**
 * Form of the place where a message is pasted.
 */
export type Form = "chat" | "markdown" | "bbcode";

/**
 * Rebuys and add-ons (rules 5-1 to 5-5).
 */
export type Format = { "type": "freezeout" } | { "type": "rebuy", last_level: number, max_rebuys: number | null, addon: boolean, addon_multiple: number, addon_from?: AddOnFrom, };

/**
 * Names and functions for formulas.
 */
export type FormulaHelp = { quantities: Array<[Quantity, string]>, usual: Array<[UsualFormula, string]>, };

/**
 * A computer that was found in the room.
 */
export type FoundComputer = { name: string, club: string, address: string, };

/**
 * Gain that players can win.
 */
export type Gain = "nothing" | "things" | "money";

/**
 * A game and how its bets are limited. The decree permits no other pair.
 */
export type Game = "holdem_limit" | "holdem_pot_limit" | "holdem_no_limit" | "omaha4_high" | "omaha4_hilo_limit" | "omaha4_hilo" | "omaha5_high" | "stud_high" | "stud_hilo" | "razz" | "draw27";

/**
 * A piece of a chapter.
 */
export type GuideBlock = { "type": "heading", words: string, } | { "type": "paragraph", spans: Array<GuideSpan>, } | { "type": "list", kind: GuideList, items: Array<Array<GuideSpan>>, } | { "type": "picture", name: string, words: string, };

/**
 * A chapter of the guide.
 */
export type GuideChapter = { id: string, title: string, blocks: Array<GuideBlock>, };

/**
 * A passage in which what is looked for occurs.
 */
export type GuideHit = { chapter: string, title: string, block: number, words: string, };

/**
 * Mark before the items of a list.
 */
export type GuideList = "points" | "steps" | "boxes";

/**
 * A place of the desk to which the guide leads.
 */
export type GuidePlace = "tournaments" | "floor" | "members" | "seasons" | "documents" | "rules" | "room" | "settings";

/**
 * A few words of a chapter.
 */
export type GuideSpan = { "type": "plain", words: string, } | { "type": "label", words: string, place: GuidePlace | null, } | { "type": "code", words: string, } | { "type": "link", words: string, chapter: string, };

/**
 * Button and blinds of a hand.
 */
export type Hand = { button: number, button_dead: boolean, sb: number | null, bb: number, dealer: number | null, also_bb?: Array<number>, also_sb?: Array<number>, sits_out: Array<number>, };

/**
 * Hand-for-hand play as the desk and the room show it.
 */
export type HandForHandView = { hand: number, until_left: number, tables: Array<TableHand>, all_done: boolean, off_per_hand: number, rule: Citation, };

/**
 * Hands that a player shows.
 */
export type HandShown = { high: HighHand | null, low: LowShown | null, strength: number, low_strength: number | null, share: Share, };

/**
 * The hand to come.
 */
export type HandToCome = { rules: Array<string>, sb_seat: number, shuffles?: number | null, cuts?: number | null, sb_owed?: Array<number>, heads_up: boolean, button: number, button_dead: boolean, sb: number | null, bb: number, dealer: number | null, also_bb?: Array<number>, also_sb?: Array<number>, sits_out: Array<number>, };

/**
 * A prize that was handed over.
 */
export type HandedPrize = { entry: number, at: number, amount: number, in_kind: Array<PrizeInKind>, };

/**
 * The till's side of the prizes, those that are not for a place included.
 */
export type HandedView = { prizes: Array<HandedPrize>, settled: Array<number>, amount: number, owed: number, till: number, };

/**
 * The hands that follow.
 */
export type HandsToCome = { hands: Array<Hand>, rules: Array<string>, };

/**
 * Player who has the button on going heads-up, where the two rules of the dead button collide (6-5, 6-20).
 */
export type HeadsUpButton = "big_blind_moves_on" | "last_small_blind";

/**
 * Going heads-up with the big blind out.
 */
export type HeadsUpRepeat = "post" | "dead";

/**
 * Five cards and what they make.
 */
export type HighHand = { category: Category, cards: [Card, Card, Card, Card, Card], };

/**
 * Hand that gets the odd chip between high and low (8-13; C15).
 */
export type HiloOddChip = "high_half" | "left_of_button";

/**
 * A line of the history.
 */
export type HistoryLine = { seq: number, at: number, who: string, device: string | null, text: string, rule: Citation | null, undone: boolean, turn: boolean, alone: boolean, };

/**
 * Hold'em, without a word on the limit.
 */
export type Holdem = "holdem";

/**
 * Somebody who holds an honour.
 */
export type Holder = { member: number, name: string, };

/**
 * An honour of the season.
 */
export type Honour = { kind: HonourKind, holders: Array<Holder>, value: HonourValue, };

/**
 * Kind of achievement that is honoured.
 */
export type HonourKind = "champion" | "wins" | "podiums" | "average" | "eliminations" | "came" | "streak" | "bubble" | "prize";

/**
 * Value of an honour's achievement.
 */
export type HonourValue = { "type": "times", times: number, } | { "type": "points", points: number, } | { "type": "share", share: number, } | { "type": "money", amount: number, currency: string, };

/**
 * Meaning of a column.
 */
export type ImportField = "number" | "licence" | "last_name" | "first_name" | "nickname" | "born" | "email" | "phone" | "valid_until" | "note" | "tags" | "guest";

/**
 * A line of the list.
 */
export type ImportLine = { line: number, member: MemberDraft, outcome: Outcome, minor: boolean, remarks: Array<FieldProblem>, differs: Array<FieldChange>, };

/**
 * Preview of an import of members.
 */
export type ImportPreview = { encoding: string, separator: string | null, sheet: string | null, sheets: Array<string>, headed: boolean, above: Array<string>, below: Array<string>, matched: MatchedBy, columns: Array<FileColumn>, ignored: Array<string>, order: NameOrder | null, lines: Array<ImportLine>, added: number, known: number, rejected: number, updated: number, unclear: number, update: boolean, said: Array<LineSaid>, recase: boolean, capitals: number, };

/**
 * Effect of starting an installer.
 */
export type InstallerStart = "reopens" | "shown" | "next_start";

/**
 * Progress of a print job.
 */
export type JobReport = { state: JobState, says: string, };

/**
 * Progress of a print job.
 */
export type JobState = "waiting" | "printing" | "done" | "stuck" | "failed" | "cancelled" | "refused" | "unknown";

/**
 * A structure to be used again.
 */
export type KeptStructure = { id: number | null, name: string, starting_stack: number, steps: Array<Step>, };

/**
 * Kind of installation, and of the package that an update must bring for it.
 */
export type Kind = "nsis" | "deb" | "rpm" | "app_image" | "dmg";

/**
 * Reason for the proposed step.
 */
export type LadderReason = "first" | "repeated" | "no_warning";

/**
 * A language of the program.
 */
export type Language = "fr" | "en";

/**
 * Facts about a language spoken at the table.
 */
export type LanguageFacts = { language: TableLanguage, during_hand: boolean, };

/**
 * Reason for the ruling.
 */
export type LanguageReason = "named" | "any_language" | "between_hands" | "not_named";

/**
 * Ruling on a language spoken at the table.
 */
export type LanguageRuling = { allowed: boolean, hand_live: boolean, reason: LanguageReason, rule: string, };

/**
 * The positions of the last hand: the big blind matters, and the button where it moves.
 */
export type LastBigBlind = { bb: number, button?: number | null, sb?: number | null, sb_posted?: boolean | null, dealer?: number | null, };

/**
 * Results of the last evening, and its open tasks.
 */
export type LastEvening = { id: number, date: string, entries: number, winner: string, lasted: number | null, incidents: number, owed: number, currency: string | null, };

/**
 * The positions of a hand that was played.
 */
export type LastHand = { button: number, sb: number, sb_posted: boolean, bb: number, dealer: number | null, sb_owed?: Array<number>, };

/**
 * Bet on who stays in longest.
 */
export type LastLonger = { no: number, name: string, stake: number, players: Array<number>, };

/**
 * A last-longer bet as it stands.
 */
export type LastLongerView = { last_longer: LastLonger, pot: number, left: Array<number>, winners: Array<number>, open: boolean, };

/**
 * Last bundle that the league took.
 */
export type LastSent = { at: number, evenings: number, state: string, };

/**
 * Last table, and its seats.
 */
export type LastTable = { table: number, seats: Array<RoomSeat>, };

/**
 * Facts about small chips that turn up late.
 */
export type LateChipsFacts = { value: number, race_over: boolean, };

/**
 * Reason for the ruling.
 */
export type LateChipsReason = "race_over" | "still_in_play";

/**
 * Ruling on small chips that turn up late.
 */
export type LateChipsRuling = { exchanged: number, removed: number, reason: LateChipsReason, rule: string, };

/**
 * That the results were entered afterwards.
 */
export type LaterEntry = { at: number, unnamed: number, why: string | null, };

/**
 * A layout with its colours.
 */
export type Layout = { id: string, name: string, preset: boolean, panels: Array<Panel>, colours: Colours, };

/**
 * Preview of a layout with its faults.
 */
export type LayoutReport = { palette: Palette | null, errors: Array<string>, mended: Array<string>, };

/**
 * An evening that would be sent.
 */
export type LeagueEvening = { tournament: number, name: string, date: string, results: number, told: number, withheld: number, };

/**
 * A field of a member's card that is the league's to say.
 */
export type LeagueField = "licence" | "last_name" | "first_name" | "born";

/**
 * The figures of an evening as they are sent.
 */
export type LeagueFigures = { season: string | null, players: number, entries: number, final_table: number, scheme: PointsScheme, buy_in: number, pool: number, stack: number, };

/**
 * A record that was erased, or merged into another. The league is told nothing else about it.
 */
export type LeagueGone = { record: string, into: string | null, };

/**
 * A member who would be named, with everything that is sent about them.
 */
export type LeagueMember = { member: number, number: string | null, licence: string | null, last_name: string, first_name: string, };

/**
 * Preview of what would be sent.
 */
export type LeaguePreview = { evenings: Array<LeagueEvening>, members: Array<LeagueMember>, gone: Array<LeagueGone>, };

/**
 * Reason why the league, or this computer, refused to take or to send something.
 */
export type LeagueRefusal = { at: number, why: string, };

/**
 * A result as it is sent. Everything after the points is for the league only.
 */
export type LeagueResult = { entry: number, record: string, name: string | null, place: number, points: number, spent: number, prize: number, in_money: boolean, rebuys: number, addons: number, eliminations: number, bounties: number, bounties_won: number, re_entries: number, };

/**
 * The results and figures of an evening as they are sent.
 */
export type LeagueResults = { figures: LeagueFigures, results: Array<LeagueResult>, currency: string | null, };

/**
 * Settings of the club for its league.
 */
export type LeagueSettings = { address: string, automatic: boolean, league: string | null, invitation: string | null, sent: LastSent | null, lists: number | null, };

/**
 * Content and destination of what would be sent to the league.
 */
export type LeagueView = { settings: LeagueSettings, preview: LeaguePreview, key: string | null, refused: LeagueRefusal | null, };

/**
 * Reason for the size of the least raise.
 */
export type LeastRaise = "opening" | "whole_bet" | "all_in_below_big_blind" | "small_all_in" | "large_all_in" | "limit_bet" | "limit_reached" | "limit_completes";

/**
 * A club that a computer leads, as it is announced in the room.
 */
export type LedClub = { identity: string, name: string, };

/**
 * Facts of a tournament on which the code of internal security depends (article L320-1): a stake, and the hope of a
 * gain.
 */
export type LegalCheck = { stake: boolean, gain: Gain, };

/**
 * One line of the structure.
 */
export type LevelLine = { step: StepView, starts_after: number, average_bb_tenths: number | null, };

/**
 * A level that ends around the start of a hand, in seconds of one clock.
 */
export type LevelMoments = { dealer_mode?: DealerMode | null, level_ends_at_s: number, pot_awarded_at_s?: number | null, next_shuffle_at_s?: number | null, };

/**
 * Format of a structure's file.
 */
export type LevelsFile = "csv" | "json";

/**
 * A change of a member or a season.
 */
export type LibraryChange = { at: number, who: string, device: string, first: boolean, fields: Array<LibraryField>, };

/**
 * A field that became another.
 */
export type LibraryField = { field: string, before: string | null, after: string | null, };

/**
 * Comparison of a list of licences with the club's members.
 */
export type LicenceCheck = { lines: Array<LicenceLine>, strangers: number, };

/**
 * Comparison of one member.
 */
export type LicenceLine = { member: number, name: string, own: string | null, listed: string | null, state: LicenceState, };

/**
 * Relation of a member's licence to the list.
 */
export type LicenceState = "same" | "new" | "different" | "not_listed";

/**
 * A licence that is taken over from a list.
 */
export type LicenceTaken = { member: number, licence: string, };

/**
 * A person on the lists who is no member of the club.
 */
export type LicensedStranger = { at: number, name: string, licence: string | null, born: string | null, };

/**
 * Feature in which two members are alike, the surest first.
 */
export type Likeness = "licence" | "name" | "exchanged" | "born" | "spelling";

/**
 * The person a line is about.
 */
export type LineIs = { "type": "new" } | { "type": "member", member: number, };

/**
 * The person's choice for a line.
 */
export type LineSaid = { line: number, left_out: boolean, corrected: MemberDraft | null, is: LineIs | null, };

/**
 * Format of a list.
 */
export type ListFormat = "csv" | "xlsx";

/**
 * Source of a list of members.
 */
export type ListSource = { "type": "text", text: string, } | { "type": "file", path: string, };

/**
 * A member as a line of the list.
 */
export type ListedMember = { member: Member, came: number, lapsed: boolean, excluded: boolean, };

/**
 * A member with a name.
 */
export type ListedName = { member: number, name: string, };

/**
 * Choice of a person from the lists.
 */
export type ListsChoice = { members: Array<number>, excluded: Array<number>, lifted: Array<number>, calendar: Array<number>, rulesets: Array<string>, structures: Array<string>, strangers: Array<number>, };

/**
 * Content of the lists, compared with the club.
 */
export type ListsView = { league: string, key: string, known: boolean, made: number, older: boolean, persons: number, members: Array<CardDifference>, excluded: Array<ExclusionOffer>, lifted: Array<ListedName>, calendar: Array<CalendarOffer>, rulesets: Array<NameOffer>, structures: Array<NameOffer>, strangers: Array<LicensedStranger>, strangers_found: number, strangers_in_all: number, };

/**
 * Parts of the set-up that can no longer change.
 */
export type Locks = { all: boolean, stack: boolean, steps: number, tables: Array<number>, };

/**
 * The facts; each event needs its own.
 */
export type LooseCardFacts = { event: LooseEvent, cause?: DropCause | null, during_deal?: boolean | null, touched?: boolean | null, kept?: boolean | null, };

/**
 * Ruling on a card that fell, was seen, or was mixed into a hand.
 */
export type LooseCardRuling = { card: CardFate, exposed: boolean, replaced: boolean, must_keep: boolean, must_show: boolean, hand_dead: boolean, td_decides: boolean, reason: LooseReason, rule: string, };

/**
 * Event that concerns the card.
 */
export type LooseEvent = "dropped" | "mixed" | "glimpsed";

/**
 * Reason for the ruling.
 */
export type LooseReason = "counts_as_exposed" | "players_own_fault" | "fell_later" | "mixed_in" | "touched" | "untouched" | "kept" | "refused";

/**
 * Access that devices lost when the program was started again while they were let in.
 */
export type LostAccess = { "type": "closed" } | { "type": "moved", before: string, };

/**
 * A low hand as it is shown.
 */
export type LowShown = { category: Category, cards: [Card, Card, Card, Card, Card], name: string, };

/**
 * Ranking of 2-7 hands (004, 6-II and 7-IV; C3).
 */
export type Lowball27 = "decree" | "international";

/**
 * Source of the content of columns.
 */
export type MatchedBy = "itself" | "remembered" | "chosen";

/**
 * Content of the columns of a list.
 */
export type Matching = { headed: boolean, columns: Array<ImportField | null>, };

/**
 * The greatest bet or raise.
 */
export type MaxRaise = { max_raise_to: number | null, reason: RaiseLimit, rule: string, };

/**
 * Means of payment of a due.
 */
export type Means = "cash" | "cheque" | "card" | "transfer" | "other";

/**
 * Amount received by one means of payment.
 */
export type MeansTotal = { means: Means, count: number, amount: number, };

/**
 * A member of the club.
 */
export type Member = { id: number, archived: boolean, erased: boolean, merged_into: number | null, number: string | null, last_name: string, first_name: string, nickname: string | null, born: string | null, email: string | null, phone: string | null, valid_until: string | null, note: string | null, licence: string | null, guest: boolean, tags: Tags, };

/**
 * Data of a member.
 */
export type MemberCard = { number: string | null, last_name: string, first_name: string, nickname: string | null, born: string | null, email: string | null, phone: string | null, valid_until: string | null, note: string | null, licence: string | null, guest: boolean, tags: Tags, };

/**
 * A member as a form holds it.
 */
export type MemberDraft = { id: number | null, number: string | null, last_name: string, first_name: string, nickname: string | null, born: string | null, email: string | null, phone: string | null, valid_until: string | null, note: string | null, licence: string | null, guest: boolean, tags: Tags, };

/**
 * A member owes another amount in a season: a reduced rate, or nothing.
 */
export type MemberDue = { member: number, amount: number, reason: string, };

/**
 * Amount that a member owes of a season's due.
 */
export type MemberDues = { season: number, name: string, currency: string, owes: number, paid: number, rest: number, };

/**
 * Eliminations given and received.
 */
export type MemberEliminations = { given: number, most: number, received: number, unknown: number, nemesis: OutBy | null, prey: OutBy | null, };

/**
 * Members found, and how often they came.
 */
export type MemberList = { season: string | null, evenings: number, members: Array<ListedMember>, tags: Array<TagCount>, };

/**
 * Note about a member.
 */
export type MemberNote = { id: number, written_on: string, words: string, };

/**
 * Overview of the club's knowledge of a member.
 */
export type MemberOverview = { member: Member, lapsed: boolean, exclusion: Exclusion | null, excluded: boolean, current: Array<CurrentEntry>, season: MemberSeason | null, dues: MemberDues | null, evenings: Array<PlayedEvening>, merged: Array<Member>, photo: string | null, notes: Array<MemberNote>, };

/**
 * Money in one currency.
 */
export type MemberPurse = { currency: string, evenings: number, spent: number, won: number, most: number, balance: number, };

/**
 * An evening that the member played.
 */
export type MemberResult = { tournament: number, name: string, date: string, recorded: boolean, place: number, entries: number, share: number | null, form: number | null, given: number, out_by: Array<string>, points: number, currency: string | null, spent: number, won: number, balance: number, };

/**
 * A member in the standings of a season.
 */
export type MemberSeason = { season: number, name: string, rank: number | null, played: number, wins: number, points: number, };

/**
 * The statistics of a member, of a season or of all evenings.
 */
export type MemberStatistics = { member: number, name: string, season: number | null, seasons: Array<StatisticsSeason>, totals: MemberTotals, results: Array<MemberResult>, purses: Array<MemberPurse>, streaks: MemberStreaks, eliminations: MemberEliminations, rivals: Array<Rival>, badges: Array<Badge>, unread: Array<string>, };

/**
 * Streaks of a member.
 */
export type MemberStreaks = { came: Streak, in_money: Streak, final_table: Streak, };

/**
 * A member in figures.
 */
export type MemberTotals = { played: number, of: number, wins: number, podiums: number, final_tables: number, in_money: number, best_place: number | null, average: number | null, points: number, rebuys: number, addons: number, };

/**
 * Preview of merging two records.
 */
export type MergePreview = { kept: MergeSide, other: MergeSide, card: MemberCard, refused: string | null, };

/**
 * A member as one side of a comparison.
 */
export type MergeSide = { member: Member, evenings: number, };

/**
 * A text to copy.
 */
export type Message = { kind: EveningMessage, text: string, };

/**
 * Points for reaching a number over the season: ten evenings played, the third win.
 */
export type Milestone = { of: MilestoneOf, count: number, points: number, again: boolean, };

/**
 * Achievement that a milestone counts, over all evenings of the championship.
 */
export type MilestoneOf = "played" | "wins" | "final_tables" | "eliminations";

/**
 * Totals that a call and the least raise make.
 */
export type MinRaise = { call_to: number, min_raise_to: number | null, reason: LeastRaise, td_decides: boolean, alternatives: Array<number>, rule: string, };

/**
 * The least raise (7-10; C12).
 */
export type MinRaiseRule = "double_total" | "increment";

/**
 * The least that a place gets that is paid at all: the minimum cash. Where the usual table or own percentages give
 * less, the last places are raised to it and the others share the rest as before; where the pool does not reach to
 * give it to every place, fewer are paid. It does not apply to seats.
 */
export type MinimumCash = { "type": "amount", amount: number, } | { "type": "entries", hundredths: number, };

/**
 * Reason for dealing the cards anew, or not.
 */
export type MisdealReason = "first_or_second_card" | "second_exposed" | "down_card_exposed" | "dealt_down_instead" | "both_down_cards" | "wrong_order" | "wrong_count" | "boxed_cards" | "one_exposed" | "extra_card_is_burn" | "one_boxed" | "boxed_after_deal" | "joker" | "late_joker" | "irregular_deck" | "too_late" | "deliberate" | "nothing_wrong";

/**
 * Ruling on a fault in the deal.
 */
export type MisdealRuling = { misdeal: boolean, reason: MisdealReason, would_be: MisdealReason | null, concerned_are_out: boolean, hand_void: boolean, becomes_first_burn: boolean, rule: string, };

/**
 * Prices, if money is played for at all.
 */
export type Money = { currency: string, fee: number, club_part: number, rebuy_price: number, addon_price: number, bounty?: Bounty, re_entry?: ReEntryPrice, bounty_rounding?: BountyRounding, };

/**
 * Reason for the way in which the motions count.
 */
export type MotionReason = "first_motion" | "one_motion" | "call_then_rest" | "words_bind" | "amount_said" | "call_made_up" | "below_call" | "opening_completed" | "short" | "fixed_bet" | "above_pot" | "no_raise_left";

/**
 * Ruling on chips put in by several motions.
 */
export type MotionRuling = { reason: MotionReason, taken_back: number, rule: string, } & ({ action: Act, to: number, } | { options: Array<Choice>, complete_to: number, fold_loses: number, } | { void: boolean, options: Array<Choice>, });

/**
 * Facts about chips put in by several motions.
 */
export type Motions = { bet_to_match: number, stages: Array<number>, raise_announced?: boolean, spoken?: number | null, min_raise_to?: number | null, big_blind?: number | null, game?: Game | null, street?: Street | null, raises_made?: number | null, max_raise_to?: number | null, };

/**
 * Cause of a player's move.
 */
export type MoveCause = "balance" | "break" | "final_table" | "redraw" | "round" | "director";

/**
 * A move that was made, kept for announcing and printing.
 */
export type MoveMade = { at: number, cause: MoveCause, rule: Citation, entry: number, from: SeatRef, to: SeatRef, };

/**
 * Reason for coming to a table.
 */
export type MoveReason = "balance" | "break";

/**
 * A table that gives up players.
 */
export type MovedFrom = { seats?: number, occupied: Array<number>, last_hand: LastBigBlind, count?: number, };

/**
 * A table that receives a player.
 */
export type MovedTo = { seats: number, occupied: Array<number>, last_hand: LastHand, };

/**
 * Players who move from a table.
 */
export type MovingPlayers = { moved: Array<number>, drawn?: boolean, rule: string, };

/**
 * Event after a hand was thrown away.
 */
export type MuckedEvent = "retrieved_by_owner" | "turned_accidentally" | "turned_by_current_winner" | "turned_by_dealer" | "turned_by_other_player" | "asked_by_other_player" | "thrown_before_showdown";

/**
 * A hand that was thrown away.
 */
export type MuckedFacts = { event: MuckedEvent, identifiable: boolean, };

/**
 * Reason for the hand being live or dead.
 */
export type MuckedReason = "not_identifiable" | "live" | "live_under_control" | "dead" | "dead_unless_saved";

/**
 * Ruling on a hand that was thrown away.
 */
export type MuckedRuling = { live: boolean, reason: MuckedReason, rule: string, };

/**
 * Moment from which envelopes are drawn.
 */
export type MysteryFrom = { "type": "in_the_money", } | { "type": "players", players: number, };

/**
 * State of the mystery bounties.
 */
export type MysteryLedger = { from: number, sealed_at: number | null, to_seal: Array<Envelopes> | null, tiers: Array<EnvelopeTier>, waiting: Array<number>, unnamed: Array<number>, drawn: Array<DrawnEnvelope>, };

/**
 * Envelopes for a set-up that is still being written.
 */
export type MysteryPreview = { pool: number, from: number, envelopes: Array<Envelopes>, left_out: number, };

/**
 * Member whom a line names.
 */
export type NameFound = { "type": "member", member: NamedMember, } | { "type": "maybe", members: Array<NamedMember>, } | { "type": "unknown" };

/**
 * A name that was pasted.
 */
export type NameLine = { text: string, first_name: string, last_name: string, found: NameFound, email: string | null, phone: string | null, };

/**
 * A ruleset or a structure.
 */
export type NameOffer = { name: string, state: OfferState, replaces: boolean, };

/**
 * A player or a table by the name or the number that people give it.
 */
export type NameOrNumber = number | string;

/**
 * Order of names if no heading states it.
 */
export type NameOrder = "first_last" | "last_first";

/**
 * A named prize in a player's hands.
 */
export type NamedHandover = { at: number, amount: number, thing: string | null, };

/**
 * A named prize and who has it.
 */
export type NamedLine = { name: string, amount: number, thing: string | null, value: number | null, donor: string | null, winner: number | null, handed: NamedHandover | null, settled: boolean, };

/**
 * A member whom a name may mean.
 */
export type NamedMember = { member: number, name: string, };

/**
 * A prize for something else than a place: best newcomer, first out … The director says who gets it.
 */
export type NamedPrize = { name: string, amount: number, thing: string | null, value: number | null, donor: string | null, };

/**
 * A list of names that was pasted.
 */
export type NamesRead = { order: NameOrder, lines: Array<NameLine>, left_out: Array<string>, };

/**
 * A member whom a line may be about, with what tells namesakes apart.
 */
export type Namesake = { member: number, name: string, number: string | null, born: string | null, email: string | null, };

/**
 * An address at which devices find this computer.
 */
export type NetworkAddress = { card: string, address: string, url: string, qr: QrCode | null, room: boolean, };

/**
 * State of the network access for devices.
 */
export type NetworkView = { on: boolean, chosen: string | null, addresses: Array<NetworkAddress>, by_name: string | null, reached: boolean, phones: number, lost: LostAccess | null, system: System, };

/**
 * Statements about a club before there is one.
 */
export type NewClub = { name: string, city: string, language: Language, currency: string | null, fee: number, formula: UsualFormat, };

/**
 * The members that a new club takes in, as their preview announced them.
 */
export type NewMembers = { list: ListSource, preview: ImportPreview, };

/**
 * A member who is registered together with others.
 */
export type Newcomer = { member: number, born: string | null, };

/**
 * A newcomer in a vacant seat between the new button and the small blind.
 */
export type NewcomerBetween = "sit_out_one" | "play_now";

/**
 * The evening after this one.
 */
export type NextEvening = { id: number, name: string, date: string, };

/**
 * The positions of the hand to come.
 */
export type NextHand = { sb_seat: number, shuffles?: number | null, cuts?: number | null, sb_owed?: Array<number>, heads_up: boolean, button: number, button_dead: boolean, sb: number | null, bb: number, dealer: number | null, also_bb?: Array<number>, also_sb?: Array<number>, sits_out: Array<number>, };

/**
 * Position of a player in the next hand, by the positions that the table stated last.
 */
export type NextHandRole = "sits_out" | "big_blind" | "small_blind" | "button" | "plays";

/**
 * Level at which the next hand is played.
 */
export type NextLevel = { next_hand_level: PlayedLevel, rule: string, };

/**
 * Prize of the next player out at a table.
 */
export type NextOut = { place: number, prize: number, };

/**
 * Position of a moved player in the next hand.
 */
export type NextRole = "bb" | "button" | "other";

/**
 * Notice that the pages receive without asking.
 */
export type Notice = { "event": "changed", "payload": number | null } | { "event": "arrived", "payload": number } | { "event": "came", "payload": null } | { "event": "clock", "payload": [number, ClockView, ClockView | null] } | { "event": "countdown", "payload": null } | { "event": "key", "payload": [number, ClockKey] } | { "event": "close_asked", "payload": null } | { "event": "open_asked", "payload": string | null } | { "event": "trouble", "payload": Problem } | { "event": "now", "payload": number };

/**
 * Division of a pot that cannot be shared alike.
 */
export type OddChips = { amount: number, winners: Array<number>, each: number, odd_chips: Array<number>, payouts: { [key in number]: number }, rule: string, };

/**
 * A pot to be shared.
 */
export type OddChipsFacts = { seats?: number, button: number, pot: number, smallest_chip: number, winners: Array<number>, };

/**
 * Offence for which a player is punished.
 */
export type Offence = "repeated_misdeals" | "time_abuse" | "exposed_hand" | "acting_standing" | "wrong_amounts" | "splashed_bets" | "out_of_turn" | "string_bet" | "wrong_hand_called" | "outside_chips" | "criticism" | "remarks" | "rabbit_hunting" | "disturbance" | "language" | "device" | "soft_play" | "giving_chips" | "shown_fold" | "other";

/**
 * A fault that can be punished.
 */
export type OffenceView = { offence: Offence, rule: Citation, without_warning: boolean, takes_two: boolean, };

/**
 * Whether the club has what the lists hold.
 */
export type OfferState = "new" | "changed" | "same";

/**
 * An amount that a way of sharing gives.
 */
export type OfferedAmount = { amount: number, over_icm: number | null, };

/**
 * Money that a member owes from another evening.
 */
export type OpenDebt = { tournament: number, entry: number, name: string, date: string, amount: number, currency: string, };

/**
 * A table that takes players.
 */
export type OpenTable = { seats: number, occupied: Array<number>, };

/**
 * Lists of the league that were opened and not taken over yet.
 */
export type OpenedLists = { view: ListsView, suggested: ListsChoice, };

/**
 * An opponent still in the hand.
 */
export type Opponent = { put_in: number, behind?: number, };

/**
 * One player who went out.
 */
export type Out = { entry: number, place: number, by: number | null, };

/**
 * Number of times that one of two players put the other out.
 */
export type OutBy = { member: number, name: string, times: number, last: string, };

/**
 * Players who go out in one hand.
 */
export type OutTogether = { players_before: number, start_stacks: { [key in string]: number }, busted: Array<string>, };

/**
 * Fate of a line in an import.
 */
export type Outcome = { "type": "add" } | { "type": "known", member: number, } | { "type": "update", member: number, changes: Array<FieldChange>, becomes: MemberDraft, } | { "type": "unclear", members: Array<Namesake>, } | { "type": "left_out" } | { "type": "repeated", line: number, changes: Array<FieldChange>, } | { "type": "reject", problems: Array<FieldProblem>, };

/**
 * Money that was received from an entry beyond what it owes.
 */
export type Overpayment = { entry: number, amount: number, };

/**
 * The director departs from what the rules say (1-1).
 */
export type Overruling = { decision: string, reason: string, };

/**
 * A set of chips that the club owns.
 */
export type OwnChipSet = { id: number | null, set: ChipSet, };

/**
 * An alert for which the club has a sound of its own.
 */
export type OwnSound = { alert: Alert, name: string | null, };

/**
 * Opponents in the next round.
 */
export type Pairing = "bracket" | "draw";

/**
 * State of a device that has scanned a code.
 */
export type PairingState = { device: string, name: string, role: DeviceRole, confirmed: boolean, session: string, now: number, };

/**
 * A code for a device, as the desk shows it.
 */
export type PairingView = { role: DeviceRole, url: string, page: string, code: string, qr: QrCode | null, until: number, };

/**
 * All colours of the room, each readable on each ground.
 */
export type Palette = { near: string, ground: string, far: string, panel: string, line: string, ink: string, soft: string, accent: string, on_accent: string, dark: boolean, };

/**
 * A panel on the grid; columns and rows are counted from 0.
 */
export type Panel = { kind: PanelKind, x: number, y: number, w: number, h: number, };

/**
 * Kind of content in a panel.
 */
export type PanelKind = "title" | "clock" | "blinds" | "next" | "break" | "players" | "average" | "chips" | "prizes" | "logo" | "message" | "qr" | "season" | "eliminations" | "hour" | "legend" | "track" | "entry" | "leaders" | "bounties" | "slides";

/**
 * The size of a sheet.
 */
export type Paper = "a4" | "letter";

/**
 * Document that is requested, and its print options.
 */
export type PaperRequest = { paper: RequestedPaper, options: DocumentOptions, };

/**
 * Choices for entering a preview.
 */
export type PastChoices = { evenings: Array<EveningChoice>, people: Array<PersonChoice>, currency: string, template: number | null, };

/**
 * A past evening as a form holds it.
 */
export type PastEvening = { name: string, date: string, season: number | null, currency: string, buy_in: number, players: number, template: number | null, results: Array<RecordedPlayer>, };

/**
 * An evening that was found.
 */
export type PastFound = { name: string, date: string | null, season: number | null, closed: boolean, players: number, people: Array<PersonKey>, winners: Array<PersonKey>, prizes: number, scored: boolean, reranked: boolean, already: string | null, problems: Array<ResultsProblem>, };

/**
 * Result of the import.
 */
export type PastImport = { tournaments: Array<number>, added: number, };

/**
 * A penalty with the tournament in which it was given.
 */
export type PastPenalty = { tournament: number, name: string, date: string, line: PenaltyLine, };

/**
 * Somebody whom results name.
 */
export type PastPerson = { key: PersonKey, text: string, last_name: string, first_name: string, evenings: number, found: NameFound, };

/**
 * Preview of the files' content.
 */
export type PastPreview = { table: ResultsTable | null, evenings: Array<PastFound>, people: Array<PastPerson>, };

/**
 * Prize of a place.
 */
export type Payout = { place: number, amount: number, in_kind: Array<PrizeInKind>, };

/**
 * Ledger of all penalties.
 */
export type PenaltiesView = { lines: Array<PenaltyLine>, away: Array<AwayTable>, offences: Array<OffenceView>, chips_removed: number, };

/**
 * Penalty proposed for a fault.
 */
export type PenaltyAdvice = { suggested: PenaltyStep, acceptable: Array<PenaltyStep>, reason: LadderReason, times_before: number, rule: string, };

/**
 * A penalty given before.
 */
export type PenaltyGiven = { player: string, offence: string, sanction: PenaltyStep, };

/**
 * A line of the ledger.
 */
export type PenaltyLine = { no: number, entry: number, member: number, seat: SeatRef | null, offence: Offence, rule: Citation, sanction: Sanction, note: string, at: number, state: PenaltyState, hands: number, hands_left: number, rounds_left: number, chips_removed: number, lifted_at: number | null, };

/**
 * Hands that a penalty still has, after some were played.
 */
export type PenaltyProgress = { penalty: number, hands_left: number, };

/**
 * Penalty that the ladder proposes for a fault (13-1). The director judges.
 */
export type PenaltyProposal = { suggested: SanctionChoice, acceptable: Array<SanctionChoice>, reason: LadderReason, times_before: number, rule: Citation, takes_two: boolean, };

/**
 * State of a penalty.
 */
export type PenaltyState = "running" | "served" | "player_out" | "disqualified" | "lifted";

/**
 * A step of the ladder of penalties, the lightest first (13-1).
 */
export type PenaltyStep = "warning_1_hand" | "suspend_1_orbit" | "suspend_2_orbits" | "suspend_3_orbits" | "suspend_4_orbits" | "disqualified";

/**
 * Names of a member.
 */
export type Person = { member: number, first_name: string, last_name: string, nickname: string | null, number: string | null, guest: boolean, };

/**
 * Statement of the person at the desk about a name.
 */
export type PersonChoice = { key: PersonKey, is: PersonIs, };

/**
 * Person who is meant by a name.
 */
export type PersonIs = { "type": "member", member: number, } | { "type": "new", last_name: string, first_name: string, guest: boolean, archived: boolean, } | { "type": "unnamed" };

/**
 * A name as it was written, however often.
 */
export type PersonKey = string;

/**
 * Phase of the evening.
 */
export type Phase = "registering" | "drawn" | "playing" | "finished";

/**
 * A change of seats.
 */
export type PhoneMove = { at: number, from: SeatRef, to: SeatRef, };

/**
 * A prize that is not for a place.
 */
export type PhoneNamedPrize = { name: string, amount: number, things: Array<string>, winner: string | null, };

/**
 * Part of a name that telephones show.
 */
export type PhoneNames = "full" | "first_and_initial" | "nickname" | "initials";

/**
 * A player's own page.
 */
export type PhoneOwn = { tournament: number, name: string, table_name: string | null, moves: PhoneMove | null, entry: number, alive: boolean, seat: SeatRef | null, seats: number, taken: Array<number>, next_hand: NextHandRole | null, hands_to_miss: number, place: number | null, out_at: number | null, prize: number, things: Array<string>, bounties: number, };

/**
 * A player, to be found in the list.
 */
export type PhonePlayer = { entry: number, name: string, seat: SeatRef | null, place: number | null, };

/**
 * Prize on a telephone.
 */
export type PhonePrize = { place: number, to: number, amount: number, things: Array<string>, name: string | null, };

/**
 * Booklet of the rules for telephones.
 */
export type PhoneRules = { language: Language, chapters: Array<PhoneRulesChapter>, };

/**
 * A chapter of the booklet.
 */
export type PhoneRulesChapter = { number: number, title: string, rules: Array<[string, string]>, };

/**
 * Content that the club lets the players' telephones show.
 */
export type PhoneSettings = { names: PhoneNames, prizes: boolean, standings: boolean, rules: boolean, check_in: boolean, };

/**
 * A line of the standings.
 */
export type PhoneStanding = { rank: number, before: number | null, name: string, total: number, tonight: number | null, playing: boolean, entry: number | null, };

/**
 * Standings that a tournament counts for.
 */
export type PhoneStandings = { name: string, provisional: boolean, lines: Array<PhoneStanding>, };

/**
 * A tournament as telephones show it to everybody.
 */
export type PhoneTournament = { id: number, seq: number, name: string, venue: string, date: string, start_minute: number, clock: ClockView, drawn: boolean, late_level: number | null, late_until_minute: number | null, rebuys_until: number | null, re_entries_until: number | null, prizes: Array<PhonePrize>, named: Array<PhoneNamedPrize>, check_in: boolean, moving: number, season: boolean, };

/**
 * All that telephones show of the evening to everybody.
 */
export type PhoneView = { club: string, settings: PhoneSettings, now: number, tournaments: Array<PhoneTournament>, };

/**
 * Prize of a place in the preview.
 */
export type PlacePreview = { place: number, amount: number, in_kind: Array<PrizeInKind>, points: number, parts: Array<PointsPart>, };

/**
 * Places of players who went out in one hand.
 */
export type Places = { places: { [key in string]: number }, td_decides: boolean, rule: string, };

/**
 * A tournament that is being played, with its clock.
 */
export type PlayedClock = { id: number, name: string, clock: ClockView, };

/**
 * An evening that a member played.
 */
export type PlayedEvening = { tournament: number, name: string, date: string, place: number, entries: number, points: number, championships: Array<[string, number]>, };

/**
 * The level at which a hand is played.
 */
export type PlayedLevel = "old" | "new";

/**
 * Unit played at a table where somebody is suspended.
 */
export type PlayedUnit = "hand" | "round";

/**
 * A line of the actions on one player.
 */
export type PlayerLine = { seq: number, at: number, text: string, undo: PlayerUndo | null, };

/**
 * The way in which something is taken back for one player alone.
 */
export type PlayerUndo = "row" | "add_on";

/**
 * Reason for a part of a score.
 */
export type PointsFor = { "type": "place" } | { "type": "outlasted", players: number, } | { "type": "podium" } | { "type": "square_root" } | { "type": "participation" };

/**
 * A part of a score.
 */
export type PointsPart = { for: PointsFor, points: number, };

/**
 * Scheme by which points are given.
 */
export type PointsScheme = { "type": "none" } | { "type": "table", by_place: Array<number>, participation: number, } | { "type": "by_size", sizes: Array<FieldSize>, participation: number, } | { "type": "per_player", each: number, participation: number, } | { "type": "per_player_with_podium", each: number, podium: Array<number>, participation: number, } | { "type": "square_root" };

/**
 * Source of a result's points.
 */
export type PointsSource = { "type": "recorded" } | { "type": "scheme", scheme: PointsScheme, } | { "type": "formula", text: string, };

/**
 * Position that the director tapped on the table's picture.
 */
export type Position = "button" | "big_blind";

/**
 * The main pot, or a side pot.
 */
export type Pot = { amount: number, eligible: Array<number>, };

/**
 * The facts; each event needs its own.
 */
export type PotAwardFacts = { event: AwardEvent, laid_open?: boolean | null, winner_known?: boolean | null, fault?: AwardFault | null, };

/**
 * Ruling on a pot awarded wrongly, or a winning hand killed.
 */
export type PotAwardRuling = { paid: PotRecipient, td_decides: boolean, reason: AwardReason, rule: string, };

/**
 * Facts about the pot and the last bet.
 */
export type PotFacts = { variant: RoomGame, pot_before_last_bet: number, last_bet: number, already_in?: number, stack?: number | null, };

/**
 * Chips that a player has put into the pot in this hand.
 */
export type PotPlayer = { seat: number, put_in: number, ante?: number, folded?: boolean, strength?: number | null, low?: number | null, };

/**
 * Recipient of the pot.
 */
export type PotRecipient = "winner" | "live_hands" | "shared" | "td_decides";

/**
 * A hand's bets, with the cards shown where cards decide.
 */
export type PotsFacts = { seats: number, button: number, smallest_chip: number, players: Array<PotPlayer>, hilo?: boolean, shown?: CardsShown | null, };

/**
 * Notice for the director before the result is announced.
 */
export type PotsNotice = "nobody_shows" | "dead_hand_put_in_most";

/**
 * Pots of a hand, and the chips that each player gets.
 */
export type PotsSettlement = { pots: Array<Pot>, returned: { [key in number]: number }, payouts: { [key in number]: number }, awards: Array<Award>, net: { [key in number]: number }, notices: Array<PotsNotice>, showdown?: Showdown | null, rule: string, };

/**
 * One of the prices.
 */
export type PriceOf = "fee" | "club_part" | "rebuy_price" | "addon_price" | "bounty" | "re_entry_fee" | "re_entry_club_part";

/**
 * The printers of this computer, and the one that this club begins with.
 */
export type PrintChoice = { printers: Printers, printer: string | null, };

/**
 * Options for printing a document.
 */
export type PrintOrder = { printer: string, copies: number, pages: string, two_sided: boolean, };

/**
 * Printer known to the system.
 */
export type Printer = { name: string, says: string, trouble: string | null, lacks: Array<Paper>, usual: Paper | null, };

/**
 * The printers of this computer.
 */
export type Printers = { list: Array<Printer>, usual: string | null, advice: string | null, };

/**
 * A place whose announced prize is not what the plan gives now.
 */
export type PrizeChange = { place: number, announced: number, now: number, };

/**
 * Reason why prizes cannot be given like this.
 */
export type PrizeError = { "code": "places" } | { "code": "field_percent" } | { "code": "percent_sum", sum: number, } | { "code": "share_count" } | { "code": "amount_of", index: number, } | { "code": "seat_value" } | { "code": "unit" } | { "code": "guarantee" } | { "code": "minimum" } | { "code": "minimum_of_nothing" } | { "code": "below_minimum", index: number, } | { "code": "named_name", index: number, } | { "code": "named_twice", index: number, } | { "code": "named_amount", index: number, } | { "code": "thing_place", index: number, } | { "code": "thing_name", index: number, };

/**
 * A thing that is won.
 */
export type PrizeInKind = { place: number, name: string, value: number | null, donor: string | null, };

/**
 * A prize, and who has won it.
 */
export type PrizeLine = { place: number, amount: number, in_kind: Array<PrizeInKind>, bounties: number, money: number, winner: number | null, };

/**
 * Plan of the prizes.
 */
export type PrizePlan = { shares: Shares, unit: number, guarantee: number, in_kind: Array<PrizeInKind>, minimum?: MinimumCash, named?: Array<NamedPrize>, };

/**
 * Refusal or failure in words. Nothing has changed.
 */
export type Problem = { code: string, message: string, rule: string | null, fields: Array<[string, string]>, };

/**
 * A proof that was looked at.
 */
export type ProofCheck = { verdict: Verdict, said: string, };

/**
 * A public key of the club.
 */
export type ProofKey = { fingerprint: string, since: number, device: string, withdrawn: Withdrawal | null, };

/**
 * A move that the rules name.
 */
export type ProposedMove = { entry: number, from: SeatRef, to: SeatRef, next_role: NextRole, sits_out: boolean, };

/**
 * Standings with an evening that is being played: whoever is out has a place, everybody else the worst
 * place left.
 */
export type Provisional = { ranking: Ranking, name: string, lines: Array<ProvisionalLine>, };

/**
 * A line of provisional standings.
 */
export type ProvisionalLine = { rank: number, before: number | null, member: number, name: string, total: number, tonight: number | null, playing: boolean, };

/**
 * Result of writing a site.
 */
export type PublishResult = { folder: string, index: string, pages: number, written: number, removed: number, };

/**
 * Content that the club publishes, and its folder on this computer.
 */
export type Publishing = { settings: PublishingSettings, folder: string | null, };

/**
 * Settings of the club's publications.
 */
export type PublishingSettings = { language: Language, both: boolean, names: PhoneNames, prizes: boolean, standings: boolean, rules: boolean, logo: boolean, address: Address | null, };

/**
 * Something that an entry bought.
 */
export type Purchase = { of: SoldKind, at: number, due: number, open: number, };

/**
 * A code to scan.
 */
export type QrCode = { path: string, size: number, };

/**
 * A quantity that a formula may name.
 */
export type Quantity = "players" | "entries" | "rank" | "buy_in" | "spent" | "pool" | "prize" | "in_money" | "rebuys" | "re_entries" | "addons" | "eliminations" | "bounties" | "stack" | "final_table" | "recorded";

/**
 * A question to the rules: the facts of one topic, with settings for it alone.
 */
export type Question = { "topic": "blinds_next", "given": AfterHand & { settings?: Settings } } | { "topic": "blinds_sequence", "given": SeveralHands & { settings?: Settings } } | { "topic": "seat_for_moved", "given": MovedTo & { settings?: Settings } } | { "topic": "who_moves", "given": MovedFrom & { settings?: Settings } } | { "topic": "balance", "given": TableSizes & { settings?: Settings } } | { "topic": "break_table", "given": TablesToBreak & { settings?: Settings } } | { "topic": "break_seating", "given": SeatsToDraw & { settings?: Settings } } | { "topic": "ranking", "given": OutTogether & { settings?: Settings } } | { "topic": "rebuy", "given": Buyer & { settings?: Settings } } | { "topic": "end_condition", "given": Course & { settings?: Settings } } | { "topic": "absent", "given": Absentee & { settings?: Settings } } | { "topic": "clock_level", "given": LevelMoments & { settings?: Settings } } | { "topic": "retroactive", "given": ClaimMoments & { settings?: Settings } } | { "topic": "time_bank", "given": ThinkingFacts & { settings?: Settings } } | { "topic": "chip_race", "given": RaceFacts & { settings?: Settings } } | { "topic": "pots", "given": PotsFacts & { settings?: Settings } } | { "topic": "odd_chips", "given": OddChipsFacts & { settings?: Settings } } | { "topic": "hand_compare", "given": ShowdownQuestion & { settings?: Settings } } | { "topic": "stud_order", "given": StudQuestion & { settings?: Settings } } | { "topic": "show_order", "given": ShowQuestion & { settings?: Settings } } | { "topic": "mucked_hand", "given": MuckedFacts & { settings?: Settings } } | { "topic": "min_raise", "given": BetsSoFar & { settings?: Settings } } | { "topic": "max_raise", "given": PotFacts & { settings?: Settings } } | { "topic": "reopen", "given": RoundSoFar & { settings?: Settings } } | { "topic": "short_action", "given": ShortFacts & { settings?: Settings } } | { "topic": "chips", "given": ChipFacts & { settings?: Settings } } | { "topic": "string_bet", "given": Motions & { settings?: Settings } } | { "topic": "series", "given": SeriesFacts & { settings?: Settings } } | { "topic": "out_of_turn", "given": SkippedFacts & { settings?: Settings } } | { "topic": "loose_card", "given": LooseCardFacts & { settings?: Settings } } | { "topic": "at_seat", "given": AtSeatFacts & { settings?: Settings } } | { "topic": "dead_hand", "given": DeadHandFacts & { settings?: Settings } } | { "topic": "exposed_hand", "given": ExposedHandFacts & { settings?: Settings } } | { "topic": "tap", "given": TapFacts & { settings?: Settings } } | { "topic": "in_the_dark", "given": DarkFacts & { settings?: Settings } } | { "topic": "simultaneous", "given": AtOnceFacts & { settings?: Settings } } | { "topic": "show_request", "given": ShowRequestFacts & { settings?: Settings } } | { "topic": "spoken_language", "given": LanguageFacts & { settings?: Settings } } | { "topic": "pot_award", "given": PotAwardFacts & { settings?: Settings } } | { "topic": "late_chips", "given": LateChipsFacts & { settings?: Settings } } | { "topic": "shown_fold", "given": ShownFoldFacts & { settings?: Settings } } | { "topic": "misdeal", "given": DealFacts & { settings?: Settings } } | { "topic": "closed_card", "given": ClosedCardFacts & { settings?: Settings } } | { "topic": "board_fix", "given": BoardFacts & { settings?: Settings } } | { "topic": "penalty", "given": FaultFacts & { settings?: Settings } };

/**
 * A question as a form fills it in: what is missing or wrong in it is said in a sentence.
 */
export type QuestionForm = Question;

/**
 * A document that a print queue has accepted.
 */
export type QueuedDocument = { printer: string, called: string, job: number, title: string, paper: Paper, at: number, says: string, };

/**
 * A chip race: what is changed and raced for, and how it ends once the cards are known.
 */
export type Race = { exchanged: { [key in number]: number }, race_chips: { [key in number]: number }, chips_awarded: number, saved: Array<number>, extra_for_saved: number, deal_order: Array<number>, before: { [key in number]: number }, value_added: number, cards_needed: number, cards: { [key in number]: Array<Card> } | null, winners: Array<number> | null, reasons: { [key in number]: RaceReason } | null, final: { [key in number]: number } | null, reason: Rounding, rule: string, };

/**
 * A chip race, with the cards once they are dealt.
 */
export type RaceFacts = { low: number, high: number, seats: number, players: Array<RacePlayer>, button?: number | null, cards?: { [key in number]: Array<Card> } | null, deck?: Array<Card> | null, };

/**
 * Somebody's stack before the race.
 */
export type RacePlayer = { seat: number, low_chips: number, other_value: number, };

/**
 * Reason for a chip given in the race.
 */
export type RaceReason = { "reason": "saved" } | { "reason": "enough_for_all" } | { "reason": "card", card: Card, };

/**
 * Source of the chips that save a player from going out by the race (10-6).
 */
export type RaceSavedChips = "from_race" | "added";

/**
 * Limit that applies to a raise.
 */
export type RaiseLimit = "pot" | "stack" | "fixed";

/**
 * Change of a member's line.
 */
export type RankChange = { member: number, name: string, before: [number, number] | null, after: [number, number] | null, };

/**
 * Selection of members who are ranked. Guests never are.
 */
export type RankedMembers = { "type": "everyone" } | { "type": "newcomers" } | { "type": "tagged", tag: string, } | { "type": "only", members: Array<number>, };

/**
 * Kind of standings: those of a season, or of a championship of it.
 */
export type Ranking = { season: number, championship: number | null, };

/**
 * That the ranking was corrected last, and why.
 */
export type RankingCorrection = { at: number, why: string, };

/**
 * Player who begins in razz (004, 7-III 3).
 */
export type RazzOrder = "decree" | "international";

/**
 * Rules of other entries, and their period.
 */
export type ReEntries = { max: number | null, last_level: number | null, chips: number | null, };

/**
 * State of re-entries for the desk.
 */
export type ReEntriesView = { price: number, chips: number, max: number | null, until: number | null, };

/**
 * Price of a re-entry if it is not the price of an entry. A bounty is paid on top as for any entry.
 */
export type ReEntryPrice = { fee: number, club_part: number, };

/**
 * Reason why a player cannot buy another entry.
 */
export type ReEntryRefusal = "no_re_entries" | "still_in" | "re_entries_over" | "re_entries_limit" | "envelopes_sealed";

/**
 * A milestone that a member has reached.
 */
export type ReachedMilestone = { milestone: Milestone, times: number, points: number, };

/**
 * Statements of the person about a list; without any it is read as it shows itself.
 */
export type Reading = { order: NameOrder | null, matching: Matching | null, sheet: string | null, update: boolean, lines: Array<LineSaid>, recase: boolean | null, };

/**
 * Condition under which a stack is small enough for a rebuy (5-2).
 */
export type RebuyCondition = "zero_or_below_bb" | "zero_only" | "at_or_below_bb" | "at_or_below_starting_stack";

/**
 * Progress of the rebuy period and its end at a table (5-5).
 */
export type RebuyPhase = "period" | "last_call" | "after_extra_hand_1" | "after_extra_hand_2" | "closed";

/**
 * Reason for selling nothing.
 */
export type RebuyRefusal = "freezeout" | "stack_too_large" | "limit_reached" | "hand_missed" | "period_over" | "no_add_on" | "add_on_taken" | "add_on_not_yet" | "add_on_at_period_end" | "add_on_over";

/**
 * One player's result, complete in itself.
 */
export type RecordedLine = { member: number, place: number, prize: number, in_kind: Array<PrizeInKind>, points: number, rebuys: number, addons: number, hits: number, out_by: Array<number>, spent: number, };

/**
 * An elimination as the desk has recorded it.
 */
export type RecordedOut = { entry: number, by: Array<number>, };

/**
 * Recorded result of one player.
 */
export type RecordedPlayer = { member: number, place: number, prize: number, in_kind: Array<string>, points: number | null, rebuys: number, addons: number, hits: number | null, out_by: Array<number>, spent: number | null, };

/**
 * Reason why an action is refused. Nothing has changed.
 */
export type Refusal = { "code": "setup", errors: Array<SetupError>, } | { "code": "minor", minimum_age: number, } | { "code": "already_registered", entry: number, } | { "code": "newcomers", refused: Array<RefusedNewcomer>, } | { "code": "registration_closed" } | { "code": "already_signed_up", member: number, } | { "code": "not_signed_up", refused: Array<RefusedNewcomer>, } | { "code": "no_sign_up", member: number, } | { "code": "sign_ups_closed" } | { "code": "no_such_entry", entry: number, } | { "code": "no_such_table", table: number, } | { "code": "table_not_open", table: number, } | { "code": "table_open", table: number, } | { "code": "no_such_seat", table: number, seat: number, } | { "code": "seat_taken", table: number, seat: number, } | { "code": "seat_blocked", table: number, seat: number, } | { "code": "only_blocked_seats", seats: number, } | { "code": "small_blind_seat", table: number, seat: number, } | { "code": "no_seat_allowed", table: number, } | { "code": "no_free_seat" } | { "code": "empty_seat", table: number, seat: number, } | { "code": "too_few_players" } | { "code": "room_too_small", players: number, seats: number, } | { "code": "draw", problem: DrawProblem, } | { "code": "already_started" } | { "code": "not_started" } | { "code": "not_drawn" } | { "code": "already_finished" } | { "code": "clock_stopped" } | { "code": "clock_running" } | { "code": "clock_out_of_range" } | { "code": "pause_end" } | { "code": "registration_end" } | { "code": "in_break" } | { "code": "hand_for_hand" } | { "code": "not_hand_for_hand" } | { "code": "one_table" } | { "code": "hand_not_done", table: number, } | { "code": "too_many_hands", most: number, } | { "code": "step_minutes", most: number, } | { "code": "same_structure" } | { "code": "past_frozen" } | { "code": "stack_fixed" } | { "code": "forced_bets_fixed" } | { "code": "no_button" } | { "code": "not_seated", entry: number, } | { "code": "bring_back_first", entry: number, } | { "code": "not_out", entry: number, } | { "code": "named_twice", entry: number, } | { "code": "nobody_named" } | { "code": "flights_joined" } | { "code": "no_flights" } | { "code": "no_such_level", level: number, } | { "code": "last_player" } | { "code": "by_himself", entry: number, } | { "code": "stacks_needed" } | { "code": "stacks_equal" } | { "code": "stack_impossible" } | { "code": "re_entry", entry: number, reason: ReEntryRefusal, } | { "code": "has_re_entered", entry: number, } | { "code": "rebuy", reason: RebuyRefusal, } | { "code": "add_on", reason: RebuyRefusal, } | { "code": "add_on_for", entry: number, reason: RebuyRefusal, } | { "code": "no_add_on_to_return", entry: number, } | { "code": "cannot_break", table: number, } | { "code": "not_final_table", players: number, seats: number, } | { "code": "nothing_to_redraw" } | { "code": "same_table" } | { "code": "already_absent", entry: number, } | { "code": "not_absent", entry: number, } | { "code": "paid_ahead", entry: number, } | { "code": "not_late_yet", entry: number, minutes: number, } | { "code": "same_ruleset" } | { "code": "deal_gap", missing: number, } | { "code": "amount" } | { "code": "nothing_owed", entry: number, } | { "code": "write_off_reason" } | { "code": "not_over", players: number, } | { "code": "no_such_advice" } | { "code": "prizes" } | { "code": "ruling_impossible" } | { "code": "ruling_changed" } | { "code": "reason_needed" } | { "code": "no_such_penalty", penalty: number, } | { "code": "penalty_lifted", penalty: number, } | { "code": "penalty_too_long", most: number, } | { "code": "note_too_long", most: number, } | { "code": "nobody_suspended", table: number, } | { "code": "disqualified", entry: number, } | { "code": "no_prize", entry: number, } | { "code": "prize_handed", entry: number, } | { "code": "prize_not_handed", entry: number, } | { "code": "nothing_to_announce" } | { "code": "prizes_announced" } | { "code": "nothing_announced" } | { "code": "no_named_prize", prize: string, } | { "code": "named_given", prize: string, entry: number, } | { "code": "named_open", prize: string, } | { "code": "named_handed", prize: string, } | { "code": "named_kept", prize: string, } | { "code": "nothing_to_deal" } | { "code": "deal_stands" } | { "code": "no_deal" } | { "code": "deal_stacks" } | { "code": "deal_sum" } | { "code": "deal_kept" } | { "code": "deal_not_agreed" } | { "code": "no_envelopes" } | { "code": "envelopes_opened" } | { "code": "envelope_count", players: number, } | { "code": "envelope_sum" } | { "code": "no_envelope", entry: number, } | { "code": "table_in_use", table: number, } | { "code": "played_here" } | { "code": "recorded_only" } | { "code": "correction_reason" } | { "code": "ranking_incomplete" } | { "code": "played_in_rounds" } | { "code": "no_rounds" } | { "code": "last_round" } | { "code": "round_goes_on", tables: number, } | { "code": "table_won", table: number, } | { "code": "earlier_round", entry: number, } | { "code": "no_last_longer" } | { "code": "last_longer_players" } | { "code": "last_longer_begun" } | { "code": "last_longer_stake" } | { "code": "last_longer_name", most: number, } | { "code": "ranking_unchanged" } | { "code": "places_impossible", place: number, } | { "code": "correction_long", most: number, } | { "code": "nobody_recorded" } | { "code": "recorded_field", named: number, most: number, } | { "code": "recorded_twice", member: number, } | { "code": "recorded_amount", member: number, } | { "code": "recorded_place", member: number, place: number, players: number, better: number, } | { "code": "recorded_hunter", member: number, };

/**
 * Action that is refused for a player now.
 */
export type RefusedAction = { action: EntryAction, refusal: Refusal, };

/**
 * One of several members who are registered together, and why this one is refused.
 */
export type RefusedNewcomer = { member: number, why: Refusal, };

/**
 * A member, and how many of the last evenings the member came to.
 */
export type Regular = { member: number, first_name: string, last_name: string, came: number, };

/**
 * Oddity in the design.
 */
export type Remark = { warning: StructureWarning, level: number, repairable: boolean, };

/**
 * Whether the betting is open again for a player.
 */
export type Reopen = { may_raise: boolean, call_to: number, reason: ReopenReason, rule: string, };

/**
 * Reason for which a player may raise, or may not.
 */
export type ReopenReason = "not_yet_acted" | "whole_raise" | "doubled" | "full_increment" | "short_all_ins" | "nothing_new" | "half_bet";

/**
 * Condition under which short all-ins open the betting again (7-19; C13).
 */
export type ReopenRule = "doubled" | "full_increment";

/**
 * Report of a captain.
 */
export type Report = { id: number, tournament: number, table: number, by: string, at: number, what: ReportContent, state: ReportState, };

/**
 * Effect of confirming a report.
 */
export type ReportConfirms = "eliminates" | "corrects" | "books" | "re_enters" | "counts" | "tells" | "notes";

/**
 * Content of a captain's report.
 */
export type ReportContent = { "type": "out", players: Array<BustLine>, } | { "type": "stranger", seat: number, who: string, } | { "type": "button", seat: number, } | { "type": "hand_done", } | { "type": "stacks", stacks: Array<ReportedStack>, } | { "type": "rebuy", entry: number, } | { "type": "re_entry", entry: number, } | { "type": "floor", words: string, };

/**
 * Decision that the desk makes with one touch: a report alone, or versions of the same that contradict each other.
 */
export type ReportDecision = { versions: Array<ReportVersion>, recorded: Array<RecordedOut>, };

/**
 * Fate of a report.
 */
export type ReportState = { "type": "waiting" } | { "type": "done" } | { "type": "dismissed" };

/**
 * One of the versions between which the desk decides.
 */
export type ReportVersion = { report: Report, confirms: ReportConfirms, differs: Array<number>, };

/**
 * A stack that was counted.
 */
export type ReportedStack = { entry: number, chips: number, };

/**
 * Kind of document that is requested.
 */
export type RequestedPaper = { "type": "document", kind: DocumentKind, about: About, } | { "type": "evening", tournament: number, kinds: Array<DocumentKind>, } | { "type": "booklet", ruleset: string, } | { "type": "draft" } & DraftStructure;

/**
 * Content of a column.
 */
export type ResultField = "date" | "evening" | "place" | "last_name" | "first_name" | "nickname" | "number" | "licence" | "prize" | "points" | "rebuys" | "addons" | "hits" | "out_by" | "spent" | "players" | "one_evening";

/**
 * One line of the final result.
 */
export type ResultLine = { entry: number, member: number, place: number, prize: number, in_kind: Array<PrizeInKind>, bounties?: number, points: number, };

/**
 * A column of a file.
 */
export type ResultsColumn = { heading: string, field: ResultField | null, values: Array<string>, };

/**
 * Content of the columns of a file.
 */
export type ResultsMatching = { headed: boolean, columns: Array<ResultField | null>, };

/**
 * Part of a file that cannot be read.
 */
export type ResultsProblem = { "code": "place", line: number, text: string, } | { "code": "date", line: number, text: string, } | { "code": "points", line: number, text: string, } | { "code": "number", line: number, text: string, } | { "code": "name_missing", line: number, } | { "code": "not_a_name", line: number, text: string, } | { "code": "twice", line: number, text: string, } | { "code": "no_order" } | { "code": "nobody" } | { "code": "not_over" } | { "code": "no_names" } | { "code": "not_tracked" };

/**
 * Statements of the person about a file; without any it is read as it shows itself.
 */
export type ResultsReading = { order: NameOrder | null, matching: ResultsMatching | null, sheet: string | null, cells: CellsHold | null, };

/**
 * Way in which a table was read.
 */
export type ResultsTable = { encoding: string, sheet: string | null, sheets: Array<string>, headed: boolean, matched: MatchedBy, columns: Array<ResultsColumn>, order: NameOrder | null, cells: CellsHold | null, left: Array<string>, };

/**
 * The members whose period has passed.
 */
export type Retention = { years: number | null, review_due: boolean, lines: Array<RetentionLine>, kept: Array<RetentionKept>, };

/**
 * A member whose data is kept although the period has passed.
 */
export type RetentionKept = { member: Member, until: string, reason: string, };

/**
 * A member whose period has passed.
 */
export type RetentionLine = { member: Member, sign: Sign, day: string, ended: string, excluded: boolean, plays_in: string | null, };

/**
 * Rhythm of the evenings.
 */
export type Rhythm = { "type": "weeks", every: number, } | { "type": "months" };

/**
 * Another player with whom the member played.
 */
export type Rival = { member: number, name: string, guest: boolean, met: number, ahead: number, behind: number, given: number, received: number, last: string, };

/**
 * The sale of add-ons, as the room shows it.
 */
export type RoomAddOn = { price: number, chips: number, hands: number, };

/**
 * The bounties, as the room shows them.
 */
export type RoomBounties = { heads: Array<RoomHead>, others: number, envelopes: Array<EnvelopeTier>, from: number | null, drawn: RoomEnvelope | null, };

/**
 * An envelope that was drawn.
 */
export type RoomEnvelope = { envelope: number, from: string, by: Array<string>, amount: number, largest: boolean, at: number, };

/**
 * A game as it is named in the room.
 */
export type RoomGame = Holdem | Game;

/**
 * Amount on a player's head.
 */
export type RoomHead = { entry: number, name: string, brief: string, amount: number, };

/**
 * All that a club keeps of its room.
 */
export type RoomKept = { settings: RoomSettings, layouts: Array<Layout>, logo: string | null, slides: Array<Slide>, };

/**
 * The largest stacks of the last count.
 */
export type RoomLeaders = { at: number, fresh: boolean, others: number, lines: Array<RoomStack>, };

/**
 * A player who changes seats.
 */
export type RoomMove = { entry: number, first: string, last: string, from: SeatRef, to: SeatRef, };

/**
 * A prize that is not for a place.
 */
export type RoomNamedPrize = { name: string, amount: number, things: Array<string>, winner: string | null, };

/**
 * Somebody who went out.
 */
export type RoomOut = { entry: number, place: number, name: string, brief: string, by: Array<string>, bounty: number, prize: number, things: Array<string>, at: number, };

/**
 * Place of the room's window.
 */
export type RoomPlace = { "type": "auto" } | { "type": "window" } | { "type": "screen", name: string, };

/**
 * A player, and where he sits.
 */
export type RoomPlayer = { entry: number, first: string, last: string, seat: SeatRef | null, };

/**
 * Prize of a place.
 */
export type RoomPrize = { place: number, to: number, amount: number, things: Array<string>, entry: number | null, name: string | null, };

/**
 * A line of the result.
 */
export type RoomResult = { entry: number, place: number, name: string, prize: number, things: Array<string>, points: number, };

/**
 * The season's best ten.
 */
export type RoomSeason = { name: string, lines: Array<RoomStanding>, };

/**
 * A seat of the last table.
 */
export type RoomSeat = { seat: number, name: string | null, };

/**
 * The small things that the club chooses for its room.
 */
export type RoomSettings = { place: RoomPlace, layout: string, message: string, qr: string, };

/**
 * A stack that was counted.
 */
export type RoomStack = { entry: number, rank: number, name: string, brief: string, chips: number, bb_tenths: number, };

/**
 * A line of the standings.
 */
export type RoomStanding = { rank: number, member: number, name: string, brief: string, points: number, };

/**
 * State of the room, for the desk.
 */
export type RoomStatus = { open: boolean, full: boolean, shown: Array<number>, most: number, hold: Scene | null, possible: Array<Scene>, screens: Array<Screen>, trouble: RoomTrouble | null, may_sleep: boolean, };

/**
 * A table that stands in the room.
 */
export type RoomTable = { no: number, seats: number, name: string | null, };

/**
 * A table of the room, in play or not.
 */
export type RoomTableSeats = { no: number, open: boolean, seats: Array<SeatUse>, blocked: Array<number>, may_be_blocked: Array<number>, };

/**
 * A tournament as the room shows it.
 */
export type RoomTournament = { id: number, name: string, venue: string, starts: string, stack: string, level_minutes: number, seats: number, late_level: number | null, draws: number, scene: Scene, scene_until: number | null, clock: ClockView, players: Array<RoomPlayer>, arrivals: Array<string>, expected: number, moves: Array<RoomMove>, broken: Array<number>, prizes: Array<RoomPrize>, named: Array<RoomNamedPrize>, to_money: number | null, final_table: LastTable | null, bounties: RoomBounties | null, leaders: RoomLeaders | null, outs: Array<RoomOut>, results: Array<RoomResult>, season: RoomSeason | null, legend: Array<Chip>, add_on: RoomAddOn | null, leaving: Array<number>, };

/**
 * The reason why the room is not where it belongs.
 */
export type RoomTrouble = { "type": "pulled" } | { "type": "mirrored" } | { "type": "missing", "screen": string } | { "type": "misplaced" } | { "type": "closed" } | { "type": "stopped" };

/**
 * All that the room shows.
 */
export type RoomView = { language: Language, club: string, hold: Scene | null, tournaments: Array<RoomTournament>, layout: Layout, palette: Palette, message: string, qr: QrCode | null, wifi: WifiCode | null, logo: string | null, slides: Array<number>, };

/**
 * The members who may be registered, and how often they came lately.
 */
export type Roster = { evenings: number, members: Array<Regular>, };

/**
 * Rota of the evenings ahead.
 */
export type Rota = { tasks: Array<string>, evenings: Array<RotaEvening>, helpers: Array<RotaHelper>, };

/**
 * Duty of a person who helps.
 */
export type RotaDuty = { task: string, member: number, name: string, };

/**
 * An evening and those who help at it.
 */
export type RotaEvening = { tournament: number, name: string, date: string, duties: Array<RotaDuty>, };

/**
 * Number of times that somebody helps in a season.
 */
export type RotaHelper = { member: number, name: string, evenings: number, };

/**
 * Games that take turns.
 */
export type Rotation = { games: Array<Game>, turn: Turn, };

/**
 * Action of one player in the round.
 */
export type RoundAction = { player: string, action: Act, to?: number | null, all_in?: boolean, };

/**
 * Level with which a round begins.
 */
export type RoundLevels = "from_first" | "go_on";

/**
 * A player of a round.
 */
export type RoundPlayer = { entry: number, place: number | null, };

/**
 * The actions of a round, in order, and whose turn it is.
 */
export type RoundSoFar = { big_blind?: number, street?: Street, actions: Array<RoundAction>, to_act: string, game?: Game | null, };

/**
 * A table of a round.
 */
export type RoundTable = { table: number, players: Array<RoundPlayer>, };

/**
 * A round: who plays, or played, at which table.
 */
export type RoundView = { no: number, tables: Array<RoundTable>, };

/**
 * Rounding of the number of higher chips given for the remainder.
 */
export type Rounding = "rounded_up" | "rounded_half" | "rounded_down";

/**
 * Course of a tournament from one round to the next.
 */
export type Rounds = { pairing: Pairing, levels: RoundLevels, last?: number, };

/**
 * Chapter of the booklet.
 */
export type RuleChapter = { number: number, title: RuleLine, rules: Array<RuleLine>, };

/**
 * A rule, or a chapter's title, as the booklet says it.
 */
export type RuleLine = { number: string, words: string, original: string | null, draft: string, own: string | null, other_language: boolean, changed_since: string | null, hidden: boolean, differs: Array<string>, };

/**
 * A rule of a text, with the text's edition.
 */
export type RuleReference = { base: Base, edition: number, rule: string, };

/**
 * All rules of the booklet in one language.
 */
export type Rulebook = { language: Language, ruleset: string, chapters: Array<RuleChapter>, figures: Array<Figure>, };

/**
 * Preview of rules before they are stored.
 */
export type RulesPreview = { problems: Array<string>, changes: Array<RankChange>, unchanged: number, };

/**
 * The settings that an evening follows, and the rulings that the floor desk gives.
 */
export type Ruleset = { base: Base, name: string, minimum_age: number, dealer_mode: DealerMode, first_button: FirstButton, redraw_points: Array<number>, redraw_players: Array<number>, no_show_deadline_min: number, button_system: ButtonSystem, balance_threshold: number, late_balance_threshold: number, late_tables: number | null, break_order: BreakOrder, break_destination: BreakDestination, balance_mover: BalanceMover, newcomer_between_button_and_sb: NewcomerBetween, heads_up_repeat_sb: HeadsUpRepeat, heads_up_button: HeadsUpButton, shuffler: Shuffler, positions_fresh_s: number, rebuy_condition: RebuyCondition, bust_tie: BustTie, time_bank_s: number, countdown_s: number, betting: Betting, limit_max_raises: number | null, min_raise_rule: MinRaiseRule, reopen_rule: ReopenRule, short_raise_percent: number, show_order: ShowOrder, hilo_odd_chip: HiloOddChip, chip_race_rounding: ChipRaceRounding, chip_race_first: ChipRaceFirst, race_saved_chips: RaceSavedChips, penalty_ladder: Array<PenaltyStep>, tie_break_by_suit: boolean, device_in_hand: DeviceInHand, spoken_languages: SpokenLanguages, show_requests: number, lowball_27: Lowball27, razz_order: RazzOrder, stud_down_card: StudDownCard, bring_in_equal: BringInEqual, };

/**
 * A ruleset with all that the screens show of it.
 */
export type RulesetView = { id: number | null, key: string, name: string, base_name: string, ruleset: Ruleset, settings: Array<SettingView>, changed: number, by_default: boolean, };

/**
 * Ruling on the facts of a dispute.
 */
export type Ruling = { result: Answer | null, refusal: string | null, sentence: string, steps: Array<string>, lines: Array<string>, reason: string | null, rules: Array<string>, };

/**
 * Chips that may be sold to the player.
 */
export type Sale = { rule: string, rebuy_allowed: boolean, addon_allowed: boolean, stack_after_rebuy: number | null, stack_after_addon: number | null, rebuy_refused: RebuyRefusal | null, addon_refused: RebuyRefusal | null, };

/**
 * A penalty, as the director gives it.
 */
export type Sanction = { "kind": "warning", hands: number, } | { "kind": "suspension", rounds: number, } | { "kind": "disqualified" };

/**
 * A penalty that may be given.
 */
export type SanctionChoice = { step: PenaltyStep, sanction: Sanction, hands: number, };

/**
 * Seats in another tournament, as prizes.
 */
export type SatelliteSeats = { value: number, count: number, };

/**
 * A scene of the room.
 */
export type Scene = "welcome" | "seats" | "clock" | "break" | "moves" | "prizes" | "final_table" | "winner";

/**
 * Reason for a part of a score.
 */
export type ScoreFor = { "type": "scheme", part: PointsFor, } | { "type": "recorded" } | { "type": "formula" } | { "type": "shared", first: number, last: number, } | { "type": "participation" } | { "type": "eliminations", players: number, } | { "type": "win" } | { "type": "final_table" } | { "type": "bounties", bounties: number, };

/**
 * A part of a score.
 */
export type ScorePart = { for: ScoreFor, points: number, };

/**
 * A screen of the computer.
 */
export type Screen = { name: string, width: number, height: number, desk: boolean, };

/**
 * Content of a screen.
 */
export type ScreenShows = { "type": "name" } | { "type": "room" } | { "type": "scene", scene: Scene, };

/**
 * State that a screen receives.
 */
export type ScreenView = { id: string, name: string, language: Language, message: string, room: RoomView | null, };

/**
 * Season of the club.
 */
export type Season = { id: number, name: string, starts_on: string, ends_on: string, best_n: number | null, min_played: number, played: number, closed: boolean, archived: boolean, };

/**
 * A season as a form holds it.
 */
export type SeasonDraft = { id: number | null, name: string, starts_on: string, ends_on: string, best_n: number | null, min_played: number, };

/**
 * Due of a membership for a season.
 */
export type SeasonDue = { amount: number, currency: string, };

/**
 * An evening of a season.
 */
export type SeasonEvening = { tournament: number, name: string, date: string, entries: number, };

/**
 * An evening of the season in figures.
 */
export type SeasonEveningFigures = { tournament: number, name: string, date: string, recorded: boolean, entries: number, newcomers: number, re_entries: number, rebuys: number, addons: number, lasted: number | null, money: SeasonMoney | null, winners: Array<string>, };

/**
 * A list that is written for a spreadsheet.
 */
export type SeasonExport = { "type": "standings", ranking: Ranking, } | { "type": "teams", ranking: Ranking, } | { "type": "season", season: number, } | { "type": "tournament", tournament: number, };

/**
 * The money of an evening.
 */
export type SeasonMoney = { currency: string, taken: number, players: number, club: number, added: number, };

/**
 * A month of the season.
 */
export type SeasonMonth = { first: string, evenings: number, entries: number, persons: number, average: number, };

/**
 * The statistics of a season.
 */
export type SeasonStatistics = { season: number, name: string, starts_on: string, ends_on: string, totals: SeasonTotals, evenings: Array<SeasonEveningFigures>, months: Array<SeasonMonth>, weekdays: Array<SeasonWeekday>, came: Array<CameTimes>, takings: Array<SeasonTakings>, takings_unknown: number, busiest: Array<number>, honours: Array<Honour>, unread: Array<string>, };

/**
 * The standings of a season, evening by evening, and how they moved with the last one.
 */
export type SeasonTable = { evenings: Array<SeasonEvening>, moved_on: string | null, rules: Array<string>, teams: Array<TeamStanding>, lines: Array<SeasonTableLine>, };

/**
 * A member in the standings of a season.
 */
export type SeasonTableLine = { standing: StandingLine, moved: number | null, behind: number, scores: Array<CountedResult | null>, };

/**
 * The money of a season in one currency.
 */
export type SeasonTakings = { evenings: number, currency: string, taken: number, players: number, club: number, added: number, };

/**
 * A season in figures.
 */
export type SeasonTotals = { evenings: number, entries: number, persons: number, newcomers: number, average: number, re_entries: number, rebuys: number, addons: number, timed: number, played: number, lasted: number | null, shortest: number | null, longest: number | null, };

/**
 * A day of the week.
 */
export type SeasonWeekday = { day: number, evenings: number, average: number, };

/**
 * Moment at which the seat matters.
 */
export type SeatEvent = "dealt_in" | "acts";

/**
 * The seat of a moved player.
 */
export type SeatGiven = { seat: number | null, next_role: NextRole | null, sits_out: boolean, reason?: string | null, rule: string, };

/**
 * Move of one player.
 */
export type SeatMove = { entry: number, from: SeatRef, to: SeatRef, };

/**
 * A paper that shows seats.
 */
export type SeatPaper = { tournament: number, kind: DocumentKind, entry: number | null, table: number | null, late: boolean, };

/**
 * Reason for the ruling.
 */
export type SeatReason = "away" | "in_time" | "standing" | "seated";

/**
 * A seat of a table.
 */
export type SeatRef = { table: number, seat: number, };

/**
 * Use of a seat of the room.
 */
export type SeatUse = "free" | "taken" | "kept" | "blocked";

/**
 * A seat on the screen.
 */
export type SeatView = { no: number, entry: number | null, blocked: boolean, };

/**
 * Somebody on a seat.
 */
export type Seating = { entry: number, at: SeatRef, };

/**
 * Result of all draws: a condition is true if it held in every one.
 */
export type SeatsDrawn = { all_seated: boolean, only_previously_free_seats: boolean, no_two_in_same_seat: boolean, other_players_unmoved: boolean, max_gap_after: number, destination: BreakDestination, rule: string, };

/**
 * One number for every table, or a number for each.
 */
export type SeatsEach = number | { [key in string]: number };

/**
 * A table that is broken, and where its players may sit down.
 */
export type SeatsToDraw = { broken: BrokenTable, tables: { [key in number]: OpenTable }, runs?: number, };

/**
 * The second computer of the club that this one leads.
 */
export type SecondComputer = { computer: Computer, in_step: boolean, };

/**
 * A folder in which a copy of the club follows every change.
 */
export type SecondPlace = { folder: string, reached: number | null, trouble: SecondPlaceTrouble | null, detail: string, aside: string | null, copy: string, same_disk: boolean, };

/**
 * Reason why the second place does not hold all of the club.
 */
export type SecondPlaceTrouble = "missing" | "full" | "read_only" | "held" | "disk";

/**
 * The seed of a draw, shown as 64 hexadecimal digits.
 */
export type Seed = string;

/**
 * Person who saw the hand, or the whole table.
 */
export type SeenBy = "out_of_hand" | "acted" | "still_to_act" | "everybody";

/**
 * Result of sending automatically.
 */
export type SentDue = { "type": "nothing" } | { "type": "arrived", says: string, } | { "type": "later" };

/**
 * A day on which an evening would be.
 */
export type SeriesDay = { date: string, season: number | null, season_name: string, taken: Array<string>, };

/**
 * The first error of the chain.
 */
export type SeriesError = "short_call" | "short_open" | "short_raise" | "misread_by_dealer";

/**
 * Facts about an error that others built upon.
 */
export type SeriesFacts = { error: SeriesError, true_amount?: number | null, short_amount?: number | null, players_acted_after: number, upstream_correct?: number, big_blind?: number | null, dealer_admits?: boolean, };

/**
 * Reason for the error standing or being corrected.
 */
export type SeriesReason = "three_acted" | "few_acted" | "below_big_blind" | "upstream_correct" | "dealer_insists";

/**
 * Ruling on a chain of errors.
 */
export type SeriesRuling = { maintained: boolean, each_pays: number | null, refund_to_bettor: number, reason: SeriesReason, rule: string, };

/**
 * Evenings that are wanted.
 */
export type SeriesWish = { from: string, to: string, rhythm: Rhythm, };

/**
 * Subject of settings, in the order in which they are shown.
 */
export type SettingGroup = "evening" | "tables" | "blinds" | "ranking" | "betting" | "showdown" | "chips" | "conduct" | "games";

/**
 * Kind of values that a setting may have.
 */
export type SettingKind = { "type": "switch" } | { "type": "number", least: number, most: number, unit: SettingUnit, may_be_off: boolean, } | { "type": "choice", choices: Array<string>, } | { "type": "numbers", least: number, most: number, } | { "type": "steps", choices: Array<string>, };

/**
 * Unit of a number.
 */
export type SettingUnit = "years" | "minutes" | "seconds" | "players" | "tables" | "percent" | "raises" | "times";

/**
 * Value of a setting.
 */
export type SettingValue = null | boolean | number | string | Array<number> | Array<string>;

/**
 * A setting of a ruleset with its words.
 */
export type SettingView = { value_words: string, base_words: string, cited: string, key: string, group: SettingGroup, kind: SettingKind, value: SettingValue, base_value: SettingValue, differs: boolean, references: Array<RuleReference>, };

/**
 * Settings that stand above the ruleset, by their keys in its catalogue; `base` names one of the
 * program's rulesets, with all of its settings.
 *
 * ```
 * use tapis_engine::floor::question::Question;
 * use tapis_engine::rules::ruleset::Ruleset;
 * let balance = |settings| {
 *     Question::read("balance", serde_json::json!({ "tables": { "1": 8, "2": 6 }, "settings": settings }))
 * };
 * assert!(balance(serde_json::json!({ "balance_threshold": 2 })).is_ok());
 * let refused = balance(serde_json::json!({ "balance_treshold": 2 })).unwrap_err();
 * assert_eq!(refused.key(), Some("settings.balance_treshold"));
 * ```
 */
export type Settings = Partial<Ruleset>;

/**
 * A tournament as a form holds it: anything may stand in it.
 */
export type SetupDraft = { name: string, date: string, start_minute: number, venue: string, starting_stack: number, chip_set: ChipSet | null, steps: Array<Step>, seats_per_table: number, final_table_seats: number, tables: Array<RoomTable>, money: Money | null, game?: Game, rotation?: Rotation, format: Format, re_entries?: ReEntries, rounds?: Rounds, teams?: Array<TeamList>, late_last_level: number, late_until_minute?: number, capacity?: number, expected?: ExpectedPlayers, prizes: PrizePlan, points: PointsScheme, end: EndCondition, ruleset: Ruleset, };

/**
 * Reason why a draft is not yet a tournament.
 */
export type SetupError = { "code": "name_missing" } | { "code": "name_invisible" } | { "code": "name_too_long" } | { "code": "date" } | { "code": "starting_stack" } | { "code": "seats_per_table" } | { "code": "final_table_seats" } | { "code": "seats_for_game", most: number, } | { "code": "final_seats_for_game", most: number, } | { "code": "no_table" } | { "code": "table_twice", index: number, table: number, } | { "code": "table_seats", index: number, table: number, } | { "code": "price", of: PriceOf, } | { "code": "bounty_to_head" } | { "code": "envelope_tier", index: number, } | { "code": "mystery_players" } | { "code": "currency" } | { "code": "addon_multiple" } | { "code": "rebuy_level" } | { "code": "re_entry_level" } | { "code": "re_entry_most" } | { "code": "re_entry_chips" } | { "code": "capacity" } | { "code": "expected" } | { "code": "start_minute" } | { "code": "late_until" } | { "code": "qualifiers" } | { "code": "flight_level" } | { "code": "flight_bounty" } | { "code": "rounds_rebuy" } | { "code": "rounds_end" } | { "code": "rounds_last" } | { "code": "teams" } | { "code": "time_limit" } | { "code": "chips", error: ChipProblem, } | { "code": "blinds_at_stud", step: number, } | { "code": "bring_in_with_blinds", step: number, } | { "code": "stakes_of_one_kind", step: number, } | { "code": "rotation_games" } | { "code": "rotation_turn", most: number, } | { "code": "structure", error: StructureError, } | { "code": "prizes", error: PrizeError, } | { "code": "points" } | { "code": "rule", key: string, };

/**
 * Preview of a set-up for so many players.
 */
export type SetupPreview = { errors: Array<SetupError>, structure: StructureView | null, depth_bb_tenths: number | null, collected: number, pool: number, paid: number, places: Array<PlacePreview>, mystery: MysteryPreview | null, seats: number, players: number, };

/**
 * All that a form about a tournament shows beside its fields.
 */
export type SetupReport = { preview: SetupPreview, errors: Array<FieldError>, locks: Locks, game: Game, games: Array<Game>, stud: boolean, raises_capped: boolean, legal: LegalCheck, };

/**
 * A table over several hands.
 */
export type SeveralHands = { seats: number, first_hand: LastHand, occupied: Array<number>, between: Array<Change>, dealer_mode?: DealerMode | null, };

/**
 * A part of a pot, in lowest terms; written `0`, `1`, `1/2`, `3/4`.
 */
export type Share = string;

/**
 * Division of the pool.
 */
export type Shares = { "type": "standard", places: number | null, } | { "type": "field", percent: number, } | { "type": "percent", shares: Array<number>, } | { "type": "amounts", amounts: Array<number>, } | { "type": "seats", value: number, } | { "type": "nothing" };

/**
 * A device that has scanned a table sheet asks to be its captain's.
 */
export type SheetAsk = { tournament: number, table: number, proof: string, person: string, public: string, };

/**
 * Answer to a device that asks.
 */
export type SheetRequest = { claimed: PairingState, public: string, };

/**
 * Facts about chips that are too few for what was meant.
 */
export type ShortFacts = { kind: ShortKind, big_blind?: number | null, bet_to_match: number, min_raise_to?: number | null, placed: number, verbal?: Act | null, spoken?: number | null, amount_only_spoken?: boolean, all_in?: boolean, game?: Game | null, street?: Street | null, raises_made?: number | null, max_raise_to?: number | null, };

/**
 * Action that the player was about to take.
 */
export type ShortKind = "open" | "call" | "raise";

/**
 * Reason for the outcome of the chips or words.
 */
export type ShortReason = "words_bind" | "amount_said" | "opening_completed" | "short_call" | "amount_void" | "raise_completed" | "raise_becomes_call" | "not_short" | "all_in" | "all_in_half_bet" | "all_in_below_half" | "fixed_bet" | "above_pot" | "no_raise_left";

/**
 * Ruling on chips that are too few.
 */
export type ShortRuling = { reason: ShortReason, td_may_relieve: boolean, rule: string, } & ({ action: Act, to: number, } | { options: Array<Choice>, complete_to: number, fold_loses: number, } | { void: boolean, options: Array<Choice>, });

/**
 * Shortage of a chip for an evening.
 */
export type Shortage = { players: number, mend: ChipMend | null, };

/**
 * Order in which hands are shown.
 */
export type ShowFound = { order: Array<number>, reason: ShowReason, all_at_once: boolean, need_not_show: boolean, rule: string, };

/**
 * Player who shows first (8-3; C9).
 */
export type ShowOrder = "last_aggressor" | "first_caller";

/**
 * Players still in at the showdown.
 */
export type ShowQuestion = { seats: number, button: number, live: Array<number>, last_aggressor?: number | null, first_caller?: number | null, all_in?: boolean, };

/**
 * Reason for a player showing first.
 */
export type ShowReason = "last_aggressor" | "first_caller" | "first_to_speak" | "alone";

/**
 * Facts about a request to see a hand.
 */
export type ShowRequestFacts = { at_table: boolean, at_showdown: boolean, heads_up: boolean, requests_made: number, };

/**
 * Reason for the ruling.
 */
export type ShowRequestReason = "granted" | "not_at_table" | "not_at_showdown" | "heads_up" | "used_up";

/**
 * Ruling on a request to see a hand.
 */
export type ShowRequestRuling = { granted: boolean, left: number, reason: ShowRequestReason, rule: string, };

/**
 * The result. In the order of names, whatever the order of the cards.
 */
export type Showdown = { winners_high: Array<string> | null, category_high: Category | null, winners_low: Array<string> | null, low_hand: string | null, category_low: Category | null, shares: { [key in string]: Share }, hands: { [key in string]: HandShown }, reason: DecidingPoint, reason_low: DecidingPoint | null, notices: Array<Notice>, rule: string, };

/**
 * The cards shown. Names may be names or seats.
 */
export type ShowdownQuestion = { variant: Variant, board?: Array<Card>, hands: { [key in string]: Array<Card> }, };

/**
 * A device that was let in, or waits for it.
 */
export type ShownDevice = { id: string, name: string, person: string, role: DeviceRole, confirmed: boolean, keep: boolean, seen: number, };

/**
 * A document, ready to be shown.
 */
export type ShownDocument = { file_name: string, notices: Array<string>, base64: string, };

/**
 * Facts about a folded hand shown to somebody.
 */
export type ShownFoldFacts = { seen_by: SeenBy, round_over: boolean, };

/**
 * Reason for the ruling.
 */
export type ShownFoldReason = "one_is_all" | "before_acting" | "all_saw";

/**
 * Ruling on a folded hand shown to somebody.
 */
export type ShownFoldRuling = { shown: ShownWhen, penalised: boolean, replayed: boolean, reason: ShownFoldReason, rule: string, };

/**
 * A screen, as the desk sees it.
 */
export type ShownScreen = { id: string, name: string, shows: ScreenShows, message: string, seen: number, };

/**
 * Moment at which all see the hand.
 */
export type ShownWhen = "now" | "after_round" | "done";

/**
 * Player who shuffles at a table without a dealer (2-3).
 */
export type Shuffler = "dealer" | "small_blind";

/**
 * The last sign of a member.
 */
export type Sign = "played" | "season" | "paid" | "card" | "added";

/**
 * Whether somebody who signed up has come, has a place, or waits.
 */
export type SignUpState = "arrived" | "expected" | "waiting";

/**
 * Somebody who signed up, as the desk shows it.
 */
export type SignUpView = { no: number, member: number, at: number, state: SignUpState, waiting: number | null, moved_up: boolean, };

/**
 * Everybody who signed up for a tournament, and the places.
 */
export type SignUpsView = { lines: Array<SignUpView>, arrived: number, expected: number, waiting: number, capacity: number | null, places_left: number | null, open: boolean, };

/**
 * Plan of a site's changes to a folder.
 */
export type SitePlan = { folder: string, pages: number, added: Array<string>, changed: Array<string>, removed: Array<string>, edited: Array<string>, foreign: Array<string>, foreign_count: number, };

/**
 * Facts about a player who was passed over.
 */
export type SkippedFacts = { skipped: string, acted_past: Array<ActedPast>, skipped_action?: Act | null, raise_after_skipped_decision?: boolean, };

/**
 * Reason for the ruling.
 */
export type SkippedReason = "situation_unchanged" | "situation_changed" | "not_yet_decided" | "too_late" | "freed_by_raise";

/**
 * Ruling on a player who was passed over.
 */
export type SkippedRuling = { actions_stand: boolean, skipped_may_bet_or_raise: boolean, skipped_options: Array<Choice>, offender_options: { [key in string]: Array<Choice> }, reason: SkippedReason, rule: string, };

/**
 * A picture that the room shows in its turn.
 */
export type Slide = { id: number, name: string, };

/**
 * Kind of entry that was sold.
 */
export type SoldKind = "entries" | "re_entries" | "rebuys" | "addons";

/**
 * All settings of the sounds.
 */
export type SoundSettings = { volume: number, alerts: Array<AlertChoice>, voice: boolean, muted: boolean, ticks: number, device: string | null, devices: Array<string>, own: Array<OwnSound>, };

/**
 * A pot, or a half of one, and who gets what of it.
 */
export type Split = { amount: number, winners: Array<number>, each: number, odd_chips: Array<number>, payouts: { [key in number]: number }, };

/**
 * Languages that may be spoken at the table (12-5).
 */
export type SpokenLanguages = "country_and_english" | "country_and_english_in_hand" | "country" | "any";

/**
 * The count that is being made, or was made last.
 */
export type StackCount = { at: number | null, chips: number, players: number, in_play: number, missing: number | null, whole: WholeCount | null, tables: Array<TableCount>, leaders: Array<number>, };

/**
 * Number of one chip in a stack.
 */
export type StackPart = { value: number, count: number, };

/**
 * A counted stack on the screen.
 */
export type StackView = { chips: number, bb_tenths: number, at: number, fresh: boolean, rank: number | null, };

/**
 * A paper whose draw no longer counts.
 */
export type StalePaper = { paper: SeatPaper, says: string, waits: boolean, };

/**
 * A line of the standings.
 */
export type StandingLine = { rank: number, member: number, name: string, total: number, played: number, wins: number, best_place: number, milestones?: Array<ReachedMilestone>, results: Array<CountedResult>, };

/**
 * The standings of a season: its own and its championships', with their rules.
 */
export type StandingsRules = { season: number, rules: ChampionshipRules, championships: Array<Championship>, closed: ClosedSeason | null, };

/**
 * A season that statistics can be limited to.
 */
export type StatisticsSeason = { season: number, name: string, };

/**
 * One step of the evening.
 */
export type Step = { "type": "level", small_blind: number, big_blind: number, ante: number, ante_kind: AnteKind, minutes: number, } | { "type": "stud", ante: number, bring_in: number, small_bet: number, minutes: number, } | { "type": "mixed", small_blind: number, big_blind: number, ante: number, bring_in: number, minutes: number, } | { "type": "break", minutes: number, color_up: boolean, };

/**
 * State of a step on the way to the first hand.
 */
export type StepState = "done" | "now" | "lacking" | "later";

/**
 * A step of the structure, ready to be shown.
 */
export type StepView = { index: number, level: number, game: Game | null, blinds: Blinds | null, length: number, color_up: boolean, };

/**
 * The steps from an empty club to the running clock; at most one is to be done now.
 */
export type Steps = { players: StepState, entries: StepState, seats: StepState, clock: StepState, };

/**
 * A row of evenings, or of days of play.
 */
export type Streak = { current: number, since: string | null, best: number, from: string | null, to: string | null, };

/**
 * The round of betting.
 */
export type Street = "preflop" | "postflop" | "flop" | "turn" | "river";

/**
 * Reason why a list of steps cannot be played. Steps are counted from 0.
 */
export type StructureError = { "code": "no_level" } | { "code": "too_long" } | { "code": "begins_with_break" } | { "code": "minutes", step: number, } | { "code": "blinds", step: number, } | { "code": "bets", step: number, };

/**
 * The structure, ready to be shown.
 */
export type StructureView = { lines: Array<LevelLine>, ends_after: number, margin: number | null, warnings: Array<StructureWarning>, field: Field, };

/**
 * Oddity of steps that can be played. Steps are counted from 0.
 */
export type StructureWarning = { "code": "blinds_go_down", step: number, } | { "code": "ante_above_big_blind", step: number, } | { "code": "steep_jump", step: number, } | { "code": "small_blind_not_half", step: number, } | { "code": "blinds_stay", step: number, } | { "code": "ante_of_nobody", step: number, } | { "code": "unpayable", step: number, chip: number, } | { "code": "nothing_leaves", step: number, } | { "code": "chip_stays", step: number, chip: number, } | { "code": "never_rises", step: number, } | { "code": "runs_out", step: number, } | { "code": "no_break_at_end", step: number, };

/**
 * A down card of stud that whoever deals turns up (2-8).
 */
export type StudDownCard = "misdeal" | "dealt_down_instead";

/**
 * Player who begins, and the order of all.
 */
export type StudOrder = { bring_in: number | null, first_to_act: number | null, order: Array<number>, reason: StudReason, category: Category, rule: string, };

/**
 * The open cards at a stud table.
 */
export type StudQuestion = { variant?: Variant, round: number, upcards: { [key in number]: Array<Card> }, };

/**
 * Reason for a player beginning.
 */
export type StudReason = "lowest_card" | "highest_card" | "best_shown" | "lowest_shown" | "suit" | "first_seat";

/**
 * A player who survived.
 */
export type Survivor = { member: number, name: string, stacks: Array<number>, chips: number, };

/**
 * System that runs the program: what keeps devices out differs.
 */
export type System = "windows" | "macos" | "linux";

/**
 * The count of one table.
 */
export type TableCount = { table: number, chips: number, players: number, waiting: Array<number>, };

/**
 * A table in hand-for-hand play.
 */
export type TableHand = { table: number, done: boolean, };

/**
 * A language, as the rules tell them apart.
 */
export type TableLanguage = "country" | "english" | "other";

/**
 * A table's cell on the floor plan.
 */
export type TablePlace = { table: number, column: number, row: number, };

/**
 * The contents of the code on a table sheet.
 */
export type TableSheet = { tournament: number, table: number, proof: string, };

/**
 * Number of players at each table.
 */
export type TableSizes = { tables: { [key in number]: number }, };

/**
 * A table on the screen.
 */
export type TableView = { no: number, name: string | null, seats: Array<SeatView>, players: number, has_button: boolean, told: LastHand | null, left_since: Array<number>, came_since: Array<Arrival>, told_at: number | null, fresh: boolean, next: NextHand | null, allowed: Array<number>, rebuy_phase: RebuyPhase, next_out: NextOut | null, can_break: boolean, };

/**
 * Tables of which one may be broken.
 */
export type TablesToBreak = { tables: { [key in number]: number }, seats_per_table: SeatsEach, break_order?: Array<NameOrNumber> | null, };

/**
 * A tag, and how many have it.
 */
export type TagCount = { tag: string, members: number, };

/**
 * The tags of a member: trimmed, none twice whatever the accents and capitals, in the order of the alphabet. In the
 * file one stands on each line; in a list they stand in one cell, with commas.
 */
export type Tags = Array<string>;

/**
 * One thing done that was taken back alone.
 */
export type TakenBack = { seq: number, said: string, };

/**
 * The income from one kind of sale.
 */
export type Takings = { of: SoldKind, count: number, due: number, };

/**
 * Facts about a player who taps on the table.
 */
export type TapFacts = { to_pay: number, };

/**
 * Reason for the ruling.
 */
export type TapReason = "something_to_pay" | "nothing_to_pay";

/**
 * Ruling on tapping on the table.
 */
export type TapRuling = { action: Choice, reason: TapReason, rule: string, };

/**
 * Team day as it was made.
 */
export type TeamDay = { tournaments: Array<number>, championship: number, };

/**
 * Team day that is wanted.
 */
export type TeamDayWish = { setup: SetupDraft, season: number, teams: Array<string>, rounds: number, seats: number, };

/**
 * Score of a team in an evening.
 */
export type TeamEvening = { tournament: number, points: number, scored: number, players: number, };

/**
 * Team with its members.
 */
export type TeamList = { name: string, members: Array<number>, };

/**
 * A team in the standings.
 */
export type TeamStanding = { rank: number, team: string, total: number, wins: number, evenings: Array<TeamEvening>, };

/**
 * Teams that are ranked, and the number of a team's players who score.
 */
export type Teams = { tags: Array<string>, best: number | null, };

/**
 * A tournament to be played again.
 */
export type Template = { id: number, name: string, setup: SetupDraft, };

/**
 * The size of the desk's text, on top of the system's own scaling.
 */
export type TextSize = "smaller" | "usual" | "larger" | "large" | "very_large" | "double";

/**
 * Facts about a request for the clock.
 */
export type ThinkingFacts = { called_by: Caller, elapsed_s: number, };

/**
 * State of the clock.
 */
export type ThinkingState = "not_called" | "thinking" | "countdown" | "hand_dead";

/**
 * Criterion between equal totals: the more, or the better, stands first.
 */
export type TieBreak = "wins" | "best_place" | "best_score" | "played" | "eliminations";

/**
 * The till of an evening. The prizes less the sum received equal the debts, the sum written off and the club's
 * addition, less the overpayments, the club's part and the money without a winner.
 */
export type Till = { currency: string, takings: Array<Takings>, due: number, received: number, owed: number, debts: Array<Debt>, overpaid: Array<Overpayment>, too_much: number, written_off: number, club: number, added: number, prizes: number, without_winner: number, handed: number, to_hand: number, holds: number, };

/**
 * Clock so many seconds after it was asked for.
 */
export type TimeBank = { request_valid: boolean, state: ThinkingState, remaining_s: number | null, rule: string, };

/**
 * A document that may be wanted with the others of an evening.
 */
export type TonightPaper = { kind: DocumentKind, usual: boolean, };

/**
 * A tournament of the club.
 */
export type TournamentRow = { id: number, season: number | null, name: string, date: string, status: Phase, entries: number, recorded: boolean, archived: boolean, };

/**
 * All of a tournament.
 */
export type TournamentView = { setup: SetupDraft, phase: Phase, hours_off: number, counts: Counts, all_entries: number, re_entries: ReEntriesView | null, clock: ClockView, entries: Array<EntryView>, sign_ups: SignUpsView, tables: Array<TableView>, tables_tonight: Array<number>, closed_tables: Array<number>, room: Array<RoomTableSeats>, betting: Betting, rules: DeskRules, advice: Array<Advice>, moves: Array<MoveMade>, pool: number, payouts: Array<Payout>, prizes: Array<PrizeLine>, named: Array<NamedLine>, announced: AnnouncedView | null, deal: Deal | null, seats: SatelliteSeats | null, qualified: Array<number>, rounds: Array<RoundView>, last_longers: Array<LastLongerView>, flights: Flights | null, survivors: Array<CountedStack>, bounties: BountyLedger | null, stack_count: StackCount, final_table: boolean, at_its_end: boolean, may_deal: boolean, next_place: number | null, results: Array<ResultLine>, recorded: LaterEntry | null, corrected: RankingCorrection | null, handed: HandedView, structure: StructureView, registration_open: boolean, sells_rebuys: boolean, rebuys_until: number | null, add_on_sale: AddOnSale | null, draw_seed: string | null, draws: number, ended_at: number | null, };

/**
 * Progress of play in a level.
 */
export type TrackState = "past" | "present" | "coming";

/**
 * A level of the line, or the break at its end.
 */
export type TrackStep = { level: number | null, length: number, state: TrackState, };

/**
 * Time of the next game's turn.
 */
export type Turn = { "type": "levels", levels: number, } | { "type": "hands", hands: number, } | { "type": "dealers_choice" };

/**
 * A newer version on the project's site.
 */
export type UpdateFound = { version: string, size: number, };

/**
 * An update whose signature is right and which can be installed here.
 */
export type UpdateReady = { version: string, notes: string, size: number, kind: Kind, };

/**
 * Updates that are possible here.
 */
export type UpdateState = { version: string, from_file: boolean, online: boolean, ready: UpdateReady | null, };

/**
 * Usual format of a club's evenings.
 */
export type UsualFormat = "freezeout" | "rebuy";

/**
 * A formula that many clubs use.
 */
export type UsualFormula = "outlasted" | "school_league" | "leader_board" | "dr_neau" | "logarithm" | "evening";

/**
 * Game that is played, as article 7 describes it.
 */
export type Variant = "holdem" | "omaha4_high" | "omaha4_hilo" | "omaha5_high" | "stud_high" | "stud_hilo" | "razz" | "draw27";

/**
 * A room of the club, and what a form about it holds.
 */
export type Venue = { id: number | null, name: string, tables: Array<RoomTable>, };

/**
 * Verdict on a proof.
 */
export type Verdict = "same" | "continued" | "differs" | "withdrawn" | "other_key" | "wrong_signature" | "not_a_proof" | "newer";

/**
 * Effect of each place on a player's season, everybody else being counted as they stand.
 */
export type WhatIf = { ranking: Ranking, name: string, before: number | null, places: Array<WhatIfPlace>, };

/**
 * Effect of one place.
 */
export type WhatIfPlace = { place: number, points: number, total: number, rank: number | null, };

/**
 * A count of everybody who was left.
 */
export type WholeCount = { at: number, players: number, chips: number, in_play: number, };

/**
 * Wi-Fi network of the room.
 */
export type Wifi = { name: string, password: string, in_room: boolean, };

/**
 * A network with the code that telephones scan to join it.
 */
export type WifiCode = { name: string, qr: QrCode, };

/**
 * The network of the room.
 */
export type WifiView = { wifi: Wifi, code: WifiCode | null, };

/**
 * Winner of a tournament, with the prize.
 */
export type Winner = { tournament: number, name: string, prize: number, prizes: Array<number>, currency: string | null, };

/**
 * Requirements on a structure.
 */
export type Wish = { field: Field, starting_stack: number, depth: number, minutes: number, level_minutes: number | null, ante: AnteKind, break_every: number, break_minutes: number, break_after?: number, chips: Array<number>, };

/**
 * That a key was withdrawn. Which journal row says so, and the device, is in the library journal.
 */
export type Withdrawal = { at: number, who: string, };

/** Every document in the order of an evening: what it can be about (the first is meant unasked), the options that only some take, whether an evening usually needs it. */
export const documents: Record<
  DocumentKind,
  { about: [DocumentSubject, ...DocumentSubject[]]; options: DocumentOption[]; usual: boolean }
> = {
  sign_in: { about: ["tournament"], options: [], usual: true },
  seat_cards: { about: ["tournament"], options: ["ten_a_page", "entry", "table", "late"], usual: true },
  seating_by_name: { about: ["tournament"], options: [], usual: true },
  seating_by_table: { about: ["tournament"], options: [], usual: true },
  table_sheets: { about: ["tournament"], options: ["table", "wifi"], usual: true },
  draw_certificate: { about: ["tournament"], options: [], usual: false },
  structure: { about: ["tournament"], options: [], usual: true },
  moves: { about: ["tournament"], options: [], usual: false },
  move_slips: { about: ["tournament"], options: ["entry", "all_moves"], usual: false },
  final_table: { about: ["tournament"], options: [], usual: false },
  stacks: { about: ["tournament"], options: [], usual: false },
  bag_slips: { about: ["tournament"], options: [], usual: false },
  receipts: { about: ["tournament"], options: ["entry"], usual: false },
  prizes: { about: ["tournament"], options: [], usual: true },
  bounties: { about: ["tournament"], options: [], usual: false },
  deal: { about: ["tournament"], options: [], usual: false },
  payouts: { about: ["tournament"], options: [], usual: true },
  results: { about: ["tournament"], options: [], usual: true },
  eliminations: { about: ["tournament"], options: [], usual: false },
  history: { about: ["tournament"], options: [], usual: false },
  penalties: { about: ["tournament"], options: [], usual: false },
  rulings: { about: ["tournament"], options: [], usual: false },
  report: { about: ["tournament"], options: [], usual: true },
  standings: { about: ["season"], options: ["championship"], usual: true },
  scores: { about: ["season"], options: ["championship"], usual: false },
  attendance: { about: ["season"], options: [], usual: false },
  season_report: { about: ["season"], options: [], usual: false },
  dues: { about: ["season"], options: [], usual: false },
  due_receipts: { about: ["season", "member"], options: ["season"], usual: false },
  member_card: { about: ["member"], options: [], usual: false },
  member_year: { about: ["member"], options: ["season"], usual: false },
  member_data: { about: ["member"], options: [], usual: false },
  rota: { about: ["club"], options: [], usual: false },
  members: { about: ["club"], options: ["contacts", "births"], usual: false },
  member_cards: { about: ["club"], options: [], usual: false },
  processing: { about: ["club"], options: [], usual: false },
  rules: { about: ["club", "tournament"], options: ["ruleset", "folded"], usual: false },
  hand_rankings: { about: ["club", "tournament"], options: [], usual: false },
  variants: { about: ["club", "tournament"], options: [], usual: false },
  beginner: { about: ["club", "tournament"], options: [], usual: false },
  glossary: { about: ["club"], options: [], usual: false },
  guide: { about: ["club"], options: [], usual: false },
  conditions: { about: ["tournament"], options: [], usual: false },
};

/** The commands of the program. Each rejects with a Problem. */
export const commands = {
  /** Returns the state of the open club. Where its file is and what was found in it is for the desk alone. For: door. */
  clubState: (): Promise<ClubState> => call("club_state"),
  /** Opens a club that the person chooses, or one named; `null` if none was chosen. For: host. */
  clubOpen: (path: string | null): Promise<ClubState | null> => call("club_open", { path }),
  /** Opens the sample club, making it in this language where there is none. For: host. */
  clubSample: (language: Language): Promise<ClubState> => call("club_sample", { language }),
  /** Shows the folder of the open club's file in the system's file manager. For: host. */
  clubReveal: (): Promise<void> => call("club_reveal"),
  /** Closes the desk's window and ends the program; false: the desk is asking the person first. For: host. */
  deskClose: (sure: boolean): Promise<void> => call("desk_close", { sure }),
  /** Sets the club's name, place and currency; `null` means without money. For: desk. */
  clubDescribe: (name: string, city: string, currency: string | null): Promise<ClubState> => call("club_describe", { name, city, currency }),
  /** Changes the club's language. For: desk. */
  languageSet: (language: Language): Promise<ClubState> => call("language_set", { language }),
  /** Answers what became of the clock while the program was away. For: desk. */
  awayAnswer: (giveBack: boolean): Promise<ClubState> => call("away_answer", { giveBack }),
  /** Copies the club file into its folder of backups. For: desk. */
  backupNow: (): Promise<Array<Backup>> => call("backup_now"),
  /** Puts what a copy holds in the place of the club, which is copied first. For: host. */
  backupRestore: (path: string): Promise<ClubState> => call("backup_restore", { path }),
  /** The copies there are. For: desk. */
  backups: (): Promise<Array<Backup>> => call("backups"),
  /** Returns the path for the file of a new club of this name. For: host. */
  clubProposed: (name: string): Promise<string> => call("club_proposed", { name }),
  /** Lets the person choose where it goes; `null` if no place was chosen. For: host. */
  clubPlaceChoose: (name: string): Promise<string | null> => call("club_place_choose", { name }),
  /** Previews taking a list into a new club; a file that the person chooses where none is named, `null` if none was chosen. For: host. */
  newMembersPreview: (list: ListSource | null, reading: Reading | null): Promise<NewMembers | null> => call("new_members_preview", { list, reading }),
  /** Makes a new club and opens it: at this place, or where [`Call::club_proposed`] says. For: host. */
  clubCreate: (club: NewClub, path: string | null, members: NewMembers | null): Promise<ClubState> => call("club_create", { club, path, members }),
  /** Members found by any part of their names or number. For: door. */
  membersFind: (query: string, archived: boolean): Promise<Array<Member>> => call("members_find", { query, archived }),
  /** The same members as their list shows them, with how often they came this season. For: desk. */
  membersList: (query: string, archived: boolean): Promise<MemberList> => call("members_list", { query, archived }),
  /** Returns the club's knowledge of a member: tonight, this season, the last evenings. For: desk. */
  memberOverview: (id: number): Promise<MemberOverview> => call("member_overview", { id }),
  /** A member's statistics, of a season or of all evenings. For: desk. */
  memberStatistics: (id: number, season: number | null): Promise<MemberStatistics> => call("member_statistics", { id, season }),
  /** Every member who may be registered, those who usually come first. For: door. */
  roster: (): Promise<Roster> => call("roster"),
  /** Finds the members whom a pasted list of names means. Without an order of the names, as the list shows it. For: floor. */
  namesRead: (text: string, order: NameOrder | null): Promise<NamesRead> => call("names_read", { text, order }),
  /** Adds several members, or none of them where one is refused. For: desk. */
  membersAdd: (members: Array<MemberDraft>): Promise<Array<number>> => call("members_add", { members }),
  /** Adds a member; at the desk, also changes one. For: door. */
  memberSave: (member: MemberDraft): Promise<Member> => call("member_save", { member }),
  /** Archives a member, or restores an archived one. For: desk. */
  memberArchive: (id: number, archived: boolean): Promise<void> => call("member_archive", { id, archived }),
  /** Erases a member for good; results stay and name nobody. For: desk. */
  memberErase: (id: number): Promise<void> => call("member_erase", { id }),
  /** Excludes a member from the club's tournaments, or changes how. For: desk. */
  memberExclude: (exclusion: Exclusion): Promise<void> => call("member_exclude", { exclusion }),
  /** Every tag that a member has, in the order of the alphabet. For: desk. */
  memberTags: (): Promise<Array<TagCount>> => call("member_tags"),
  /** Gives a tag to these members and takes it from everybody else. For: desk. */
  membersTag: (tag: string, members: Array<number>): Promise<void> => call("members_tag", { tag, members }),
  /** Lets the person choose a photo of a member and keeps its middle; false: none was chosen. For: host. */
  memberPhotoChoose: (id: number, path: string | null): Promise<boolean> => call("member_photo_choose", { id, path }),
  /** Removes the photo of a member. For: desk. */
  memberPhotoRemove: (id: number): Promise<void> => call("member_photo_remove", { id }),
  /** Writes a note on a member, of today. For: desk. */
  memberNote: (id: number, words: string): Promise<void> => call("member_note", { id, words }),
  /** Deletes a note on a member. For: desk. */
  memberNoteDelete: (note: number): Promise<void> => call("member_note_delete", { note }),
  /** Members who may be one person, the surest pairs first. For: desk. */
  duplicates: (): Promise<Array<Duplicate>> => call("duplicates"),
  /** The members who may be the person that a form describes, the surest first. Away from the desk only by name: an answer that depends on a birth date would confirm it to whoever tries them all. For: door. */
  membersAlike: (member: MemberDraft): Promise<Array<Alike>> => call("members_alike", { member }),
  /** Previews merging `other` into `kept`. For: desk. */
  mergePreview: (kept: number, other: number): Promise<MergePreview> => call("merge_preview", { kept, other }),
  /** Merges `other` into `kept`; results of both count for `kept`. For: desk. */
  membersMerge: (kept: number, other: number): Promise<void> => call("members_merge", { kept, other }),
  /** Separates a record from the one into which it was merged. For: desk. */
  memberSeparate: (id: number): Promise<void> => call("member_separate", { id }),
  /** Notes that two members who look like one person are two. For: desk. */
  membersDistinct: (one: number, other: number): Promise<void> => call("members_distinct", { one, other }),
  /** Lifts a member's exclusion. For: desk. */
  memberReadmit: (id: number): Promise<void> => call("member_readmit", { id }),
  /** Returns the reactions to registering somebody who should not be. For: desk. */
  entryChecks: (): Promise<EntryChecks> => call("entry_checks"),
  /** Decides what happens then. For: desk. */
  entryChecksSet: (checks: EntryChecks): Promise<void> => call("entry_checks_set", { checks }),
  /** Whether names in capitals are written as people write them, wherever a name comes in. For: desk. */
  namesRecased: (): Promise<boolean> => call("names_recased"),
  /** Decides whether names are recased. For: desk. */
  namesRecase: (recase: boolean): Promise<void> => call("names_recase", { recase }),
  /** The members of whom the desk should know something before they are registered in a tournament. For: door. */
  entryRemarks: (id: number): Promise<Array<EntryRemark>> => call("entry_remarks", { id }),
  /** The copies that still hold one of these members, who were erased. For: desk. */
  membersCopies: (members: Array<number>): Promise<Array<Backup>> => call("members_copies", { members }),
  /** Lists the changes of a member, each with its author and time, latest first. For: desk. */
  memberChanges: (id: number): Promise<Array<LibraryChange>> => call("member_changes", { id }),
  /** Lets the person choose a list and says what an import would do; `null` if none was chosen. Without a reading, as the list shows itself. For: host. */
  membersPreview: (path: string | null, reading: Reading | null): Promise<[string, ImportPreview] | null> => call("members_preview", { path, reading }),
  /** Does what the preview said. For: host. */
  membersImport: (path: string, preview: ImportPreview): Promise<number> => call("members_import", { path, preview }),
  /** Previews an import of a list that was pasted. For: desk. */
  membersPreviewText: (text: string, reading: Reading | null): Promise<ImportPreview> => call("members_preview_text", { text, reading }),
  /** Does what that preview said. For: desk. */
  membersImportText: (text: string, preview: ImportPreview): Promise<number> => call("members_import_text", { text, preview }),
  /** Lets the person choose a federation's list and compares the members' licences with it; `null` if none was chosen. For: host. */
  licencesCheck: (path: string | null): Promise<[string, LicenceCheck] | null> => call("licences_check", { path }),
  /** Notes licences that are taken over from that list, all or none; says how many. For: desk. */
  licencesTake: (licences: Array<LicenceTaken>): Promise<number> => call("licences_take", { licences }),
  /** Writes all members to a list, CSV where no format is said; `null` if no place was chosen. For: host. */
  membersExport: (format: ListFormat | null): Promise<string | null> => call("members_export", { format }),
  /** Returns the club's decisions on personal data. For: desk. */
  dataProtection: (): Promise<DataProtection> => call("data_protection"),
  /** Changes the club's decisions on personal data. For: desk. */
  dataProtectionSet: (settings: DataProtection): Promise<void> => call("data_protection_set", { settings }),
  /** The members whose retention period has passed, and those who are kept all the same. For: desk. */
  retention: (): Promise<Retention> => call("retention"),
  /** Number of members whose period has passed, once a year until somebody has gone through the list; `null` if nothing is to be done. For: desk. */
  retentionReminder: (): Promise<number | null> => call("retention_reminder"),
  /** Somebody has gone through the list: it is not brought up again for a year. For: desk. */
  retentionReviewed: (): Promise<void> => call("retention_reviewed"),
  /** Retains the data of these members for another year. For: desk. */
  membersKeep: (members: Array<number>, reason: string): Promise<void> => call("members_keep", { members, reason }),
  /** Proposes erasing a member again who was to be kept. For: desk. */
  memberKeepNoLonger: (id: number): Promise<void> => call("member_keep_no_longer", { id }),
  /** Erases several members for good, or none of them; results stay and name nobody. For: desk. */
  membersErase: (members: Array<number>): Promise<void> => call("members_erase", { members }),
  /** Writes all that the club file holds about a member to a JSON file; `null` if no place was chosen. For: host. */
  memberDataSave: (id: number): Promise<string | null> => call("member_data_save", { id }),
  /** Lists the dues and payments of a season. For: desk. */
  dues: (season: number): Promise<Dues> => call("dues", { season }),
  /** Sets the due of a membership in a season; without an amount nothing any more. For: desk. */
  seasonDueSet: (season: number, due: SeasonDue | null): Promise<void> => call("season_due_set", { season, due }),
  /** Sets the due of one member in a season; without an amount as much as the others. For: desk. */
  memberDueSet: (season: number, member: number, due: MemberDue | null): Promise<void> => call("member_due_set", { season, member, due }),
  /** Stores a payment of a member's due and returns the number of its receipt. For: desk. */
  duePay: (payment: DuePaymentDraft): Promise<number> => call("due_pay", { payment }),
  /** Cancels a payment, which keeps its number. For: desk. */
  dueCancel: (number: number, why: string): Promise<void> => call("due_cancel", { number, why }),
  /** Lists all seasons of the club. For: floor. */
  seasons: (): Promise<Array<Season>> => call("seasons"),
  /** The season to which an evening on this day belongs: that which runs, otherwise the latest. For: floor. */
  seasonOn: (day: string): Promise<Season | null> => call("season_on", { day }),
  /** The season that would be opened next, as its form shows it. For: desk. */
  seasonNext: (): Promise<SeasonDraft> => call("season_next"),
  /** Adds a season, or changes one. For: desk. */
  seasonSave: (season: SeasonDraft): Promise<number> => call("season_save", { season }),
  /** Lists the changes of a season, each with its author and time, latest first. For: desk. */
  seasonChanges: (season: number): Promise<Array<LibraryChange>> => call("season_changes", { season }),
  /** Standings of a season, or of one of its championships. For: floor. */
  standings: (season: number, championship: number | null): Promise<Array<StandingLine>> => call("standings", { season, championship }),
  /** Standings, evening by evening, and how they moved with the last one. For: floor. */
  seasonTable: (season: number, championship: number | null): Promise<SeasonTable> => call("season_table", { season, championship }),
  /** A season's statistics: who came, how long it was played, what was taken, who did most of what. For: desk. */
  seasonStatistics: (season: number): Promise<SeasonStatistics> => call("season_statistics", { season }),
  /** Every result of a member in standings, with the sum behind its points. For: floor. */
  explainedResults: (ranking: Ranking, member: number): Promise<Array<ExplainedResult>> => call("explained_results", { ranking, member }),
  /** A season's standings and championships, with their rules. For: floor. */
  standingsRules: (season: number): Promise<StandingsRules> => call("standings_rules", { season }),
  /** Returns the names that a formula may use. For: desk. */
  formulaHelp: (): Promise<FormulaHelp> => call("formula_help"),
  /** Previews the effect of rules on standings; without a ranking, the whole standings by them. For: desk. */
  rulesPreview: (season: number, ranking: Ranking | null, rules: ChampionshipRules): Promise<RulesPreview> => call("rules_preview", { season, ranking, rules }),
  /** Sets the rules of a season's own standings. For: desk. */
  seasonRulesSet: (season: number, rules: ChampionshipRules): Promise<void> => call("season_rules_set", { season, rules }),
  /** Adds a championship to a season, or changes one. For: desk. */
  championshipSave: (championship: ChampionshipDraft): Promise<number> => call("championship_save", { championship }),
  /** Deletes a championship; all results stay. For: desk. */
  championshipDelete: (season: number, id: number): Promise<void> => call("championship_delete", { season, id }),
  /** Closes a season: somebody signs its standings off. For: desk. */
  seasonClose: (season: number, by: string): Promise<void> => call("season_close", { season, by }),
  /** Archives a season, or restores an archived one. For: desk. */
  seasonArchive: (season: number, archived: boolean): Promise<void> => call("season_archive", { season, archived }),
  /** Deletes a season; its tournaments stay, in no season. For: desk. */
  seasonDelete: (season: number): Promise<void> => call("season_delete", { season }),
  /** Opens a closed season again. For: desk. */
  seasonReopen: (season: number): Promise<void> => call("season_reopen", { season }),
  /** Writes standings or results to a list for a spreadsheet; `null` if no place was chosen. For: host. */
  listExport: (what: SeasonExport, format: ListFormat): Promise<string | null> => call("list_export", { what, format }),
  /** The standings that a tournament counts for, with its evening as it stands. For: floor. */
  provisionalStandings: (tournament: number): Promise<Array<Provisional>> => call("provisional_standings", { tournament }),
  /** Returns the effect of each place that is left on a player in the season. For: floor. */
  whatIf: (tournament: number, member: number): Promise<Array<WhatIf>> => call("what_if", { tournament, member }),
  /** Lists all templates of the club. For: desk. */
  templates: (): Promise<Array<Template>> => call("templates"),
  /** Stores a set-up as a template. For: desk. */
  templateSave: (name: string, setup: SetupDraft): Promise<Array<Template>> => call("template_save", { name, setup }),
  /** Renames a template of the club. For: desk. */
  templateRename: (id: number, name: string): Promise<Array<Template>> => call("template_rename", { id, name }),
  /** New tournaments begin with this template. For: desk. */
  templateUsual: (id: number): Promise<Array<Template>> => call("template_usual", { id }),
  /** Deletes a template of the club. For: desk. */
  templateDelete: (id: number): Promise<Array<Template>> => call("template_delete", { id }),
  /** The field that a new evening's form begins with: that of the club's latest evenings. For: desk. */
  fieldUsual: (): Promise<ExpectedPlayers> => call("field_usual"),
  /** The field that is expected, with only what the set-up sells. For: desk. */
  setupField: (setup: SetupDraft): Promise<Field> => call("setup_field", { setup }),
  /** The set-up with which play began, for an evening like it. For: desk. */
  tournamentPlan: (id: number): Promise<SetupDraft> => call("tournament_plan", { id }),
  /** Creates a tournament from a draft. For: desk. */
  tournamentCreate: (setup: SetupDraft, season: number | null): Promise<number> => call("tournament_create", { setup, season }),
  /** The days of a series of evenings, each with what the club has on it already. For: desk. */
  seriesPreview: (wish: SeriesWish): Promise<Array<SeriesDay>> => call("series_preview", { wish }),
  /** Makes an evening like this on each of these days, or none of them. For: desk. */
  seriesCreate: (setup: SetupDraft, days: Array<string>): Promise<Array<number>> => call("series_create", { setup, days }),
  /** Makes the tournaments and the championship of a team day, or nothing. For: desk. */
  teamDayCreate: (wish: TeamDayWish): Promise<TeamDay> => call("team_day_create", { wish }),
  /** Takes the evenings of a series back, or none of them: where something has happened in one, all stay. For: desk. */
  seriesDelete: (ids: Array<number>): Promise<void> => call("series_delete", { ids }),
  /** Puts a tournament into a season, or out of all. For: desk. */
  tournamentSeason: (id: number, season: number | null): Promise<void> => call("tournament_season", { id, season }),
  /** Deletes a tournament in which nothing has happened. For: desk. */
  tournamentDelete: (id: number): Promise<void> => call("tournament_delete", { id }),
  /** Leaves a tournament out of the lists, or takes it in again. For: desk. */
  tournamentArchive: (id: number, archived: boolean): Promise<void> => call("tournament_archive", { id, archived }),
  /** The consequences of a set-up for those who are expected, and its faults, also as a change of a tournament that exists. For: desk. */
  setupCheck: (setup: SetupDraft, tournament: number | null): Promise<SetupReport> => call("setup_check", { setup, tournament }),
  /** Lists the venues of the club. For: desk. */
  venues: (): Promise<Array<Venue>> => call("venues"),
  /** Stores a venue with its tables; answers all venues. For: desk. */
  venueSave: (venue: Venue): Promise<Array<Venue>> => call("venue_save", { venue }),
  /** Deletes a venue; answers those that are left. For: desk. */
  venueDelete: (id: number): Promise<Array<Venue>> => call("venue_delete", { id }),
  /** The club's sets of chips. For: desk. */
  chipSets: (): Promise<Array<OwnChipSet>> => call("chip_sets"),
  /** Sets that clubs commonly own. For: desk. */
  chipSetsUsual: (): Promise<Array<ChipSet>> => call("chip_sets_usual"),
  /** Stores a set of chips; answers all of them. For: desk. */
  chipSetSave: (own: OwnChipSet): Promise<Array<OwnChipSet>> => call("chip_set_save", { own }),
  /** Deletes a set of chips; answers those that are left. For: desk. */
  chipSetDelete: (id: number): Promise<Array<OwnChipSet>> => call("chip_set_delete", { id }),
  /** A structure designed for an evening, for the games of a set-up. For: desk. */
  levelsDesign: (wish: Wish, setup: SetupDraft): Promise<Array<Step>> => call("levels_design", { wish, setup }),
  /** A set-up for another game: its seats and levels as that game has them. For: desk. */
  setupPlaying: (setup: SetupDraft, game: Game): Promise<SetupDraft> => call("setup_playing", { setup, game }),
  /** A set-up for games that take turns: its seats and levels as all of them have them. For: desk. */
  setupRotating: (setup: SetupDraft, rotation: Rotation): Promise<SetupDraft> => call("setup_rotating", { setup, rotation }),
  /** A set-up's structure as it is designed: rows, chips, remarks, curve; `null` if it cannot be played. For: desk. */
  levelsView: (setup: SetupDraft, tournament: number | null): Promise<DesignView | null> => call("levels_view", { setup, tournament }),
  /** A set-up's levels with one oddity mended. For: desk. */
  levelsRepair: (setup: SetupDraft, warning: StructureWarning): Promise<Array<Step>> => call("levels_repair", { setup, warning }),
  /** A set-up's levels with every oddity mended that can be, also as a change of a tournament. For: desk. */
  levelsRepairAll: (setup: SetupDraft, tournament: number | null): Promise<Array<Step>> => call("levels_repair_all", { setup, tournament }),
  /** The level that fits in at a place. For: desk. */
  levelsNext: (setup: SetupDraft, at: number): Promise<Step> => call("levels_next", { setup, at }),
  /** The levels of a list pasted from a spreadsheet or read from a file. For: desk. */
  levelsRead: (pasted: string, minutes: number): Promise<Array<Step>> => call("levels_read", { pasted, minutes }),
  /** Writes levels to a file that the person chooses, or one named; `null` if none was chosen. For: host. */
  levelsSave: (name: string, steps: Array<Step>, file: LevelsFile, path: string | null): Promise<string | null> => call("levels_save", { name, steps, file, path }),
  /** Structures to be used again: the club's, then the program's. For: desk. */
  structures: (): Promise<Array<KeptStructure>> => call("structures"),
  /** Stores a structure under a name. For: desk. */
  structureSave: (name: string, stack: number, steps: Array<Step>): Promise<Array<KeptStructure>> => call("structure_save", { name, stack, steps }),
  /** Deletes a structure that the club kept. For: desk. */
  structureDelete: (id: number): Promise<Array<KeptStructure>> => call("structure_delete", { id }),
  /** The size of the desk's text on this computer. For: host. */
  textSize: (): Promise<TextSize> => call("text_size"),
  /** Draws the desk so large from now on, on this computer. For: host. */
  textSizeKeep: (size: TextSize): Promise<void> => call("text_size_keep", { size }),
  /** All rulesets: the program's, then the club's own. For: floor. */
  rulesets: (): Promise<Array<RulesetView>> => call("rulesets"),
  /** A ruleset as a tournament or a set-up has it. For: desk. */
  rulesetView: (ruleset: Ruleset): Promise<RulesetView> => call("ruleset_view", { ruleset }),
  /** The settings in which one ruleset differs from another; its value stands as the base's. For: desk. */
  rulesetChanges: (from: Ruleset, to: Ruleset): Promise<Array<SettingView>> => call("ruleset_changes", { from, to }),
  /** Makes a ruleset of the club's own from another. For: desk. */
  rulesetCreate: (name: string, from: Ruleset): Promise<RulesetView> => call("ruleset_create", { name, from }),
  /** Renames a ruleset of the club. For: desk. */
  rulesetRename: (id: number, name: string): Promise<RulesetView> => call("ruleset_rename", { id, name }),
  /** Changes one setting of a ruleset. For: desk. */
  ruleSet: (id: number, key: string, value: SettingValue): Promise<RulesetView> => call("rule_set", { id, key, value }),
  /** Puts one setting back to what it is in the base. For: desk. */
  ruleRestore: (id: number, key: string): Promise<RulesetView> => call("rule_restore", { id, key }),
  /** Puts all settings back. For: desk. */
  rulesetRestore: (id: number): Promise<RulesetView> => call("ruleset_restore", { id }),
  /** Chooses the rules that the club plays by where nothing else is said. For: desk. */
  rulesetDefault: (key: string): Promise<RulesetView> => call("ruleset_default", { key }),
  /** Deletes a ruleset; tournaments keep their copy. For: desk. */
  rulesetDelete: (id: number): Promise<void> => call("ruleset_delete", { id }),
  /** All rules of the booklet in a language, by the rules that the club plays by. For: floor. */
  rulebook: (language: Language): Promise<Rulebook> => call("rulebook", { language }),
  /** The club's words with the figures put in. For: desk. */
  rulePreview: (language: Language, words: string): Promise<string> => call("rule_preview", { language, words }),
  /** Writes a rule of the booklet, or a chapter's title, in the club's own words. For: desk. */
  ruleWrite: (language: Language, number: string, words: string): Promise<RuleLine> => call("rule_write", { language, number, words }),
  /** Adds a rule that only the club has, or a chapter by its title. For: desk. */
  ruleAdd: (language: Language, number: string, words: string): Promise<RuleLine> => call("rule_add", { language, number, words }),
  /** Leaves a rule out of the booklet, or takes it in again. For: desk. */
  ruleHide: (number: string, hidden: boolean): Promise<void> => call("rule_hide", { number, hidden }),
  /** Goes back to the program's words; deletes a rule that only the club has. For: desk. */
  ruleTextRestore: (language: Language, number: string): Promise<void> => call("rule_text_restore", { language, number }),
  /** Lists all tournaments of the club. For: door. */
  tournaments: (): Promise<Array<TournamentRow>> => call("tournaments"),
  /** All that the desk shows of a tournament. For: door. */
  desk: (id: number): Promise<DeskTournament> => call("desk", { id }),
  /** The end of an evening: till, prizes that are still to be handed over, next evening. For: floor. */
  ending: (id: number): Promise<Ending> => call("ending", { id }),
  /** The clock of a tournament. For: room. */
  clock: (id: number): Promise<ClockView> => call("clock", { id }),
  /** The clocks of all tournaments that are being played. For: door. */
  clocks: (): Promise<Array<PlayedClock>> => call("clocks"),
  /** Computes the shares of a deal of those who are left, by every method. Nothing is done. For: floor. */
  dealOffer: (id: number, terms: DealTerms): Promise<DealOffer> => call("deal_offer", { id, terms }),
  /** Lists the players of a season's final with their stacks. Nothing is done. For: desk. */
  finalStacks: (id: number, wish: FinalWish): Promise<FinalStacks> => call("final_stacks", { id, wish }),
  /** Previews joining flights in a tournament. Nothing is done. For: desk. */
  flightsAhead: (id: number, wish: FlightsWish): Promise<FlightsAhead> => call("flights_ahead", { id, wish }),
  /** Forecasts the end of a tournament if the levels after the present one lasted so many minutes. For: floor. */
  forecastCut: (id: number, minutes: number): Promise<Forecast | null> => call("forecast_cut", { id, minutes }),
  /** The evenings that are played or prepared, for the club's first screen. For: door. */
  eveningsAhead: (): Promise<Array<EveningAhead>> => call("evenings_ahead"),
  /** Lists the helpers at the evenings ahead, with their tasks. For: floor. */
  rota: (): Promise<Rota> => call("rota"),
  /** Stores the tasks of the rota, in this order. For: desk. */
  rotaTasksSet: (tasks: Array<string>): Promise<void> => call("rota_tasks_set", { tasks }),
  /** Notes that somebody helps at an evening. For: desk. */
  dutyAdd: (duty: Duty): Promise<void> => call("duty_add", { duty }),
  /** Notes that somebody does not help there after all. For: desk. */
  dutyRemove: (duty: Duty): Promise<void> => call("duty_remove", { duty }),
  /** Lists the winner of each tournament that is over, with the prize. For: floor. */
  winners: (): Promise<Array<Winner>> => call("winners"),
  /** Adds so many tables to a tournament's room. For: floor. */
  tablesAdd: (id: number, count: number): Promise<string> => call("tables_add", { id, count }),
  /** Limits how many may play, or lifts the limit; whoever signed up beyond it waits. For: floor. */
  capacitySet: (id: number, capacity: number | null): Promise<string> => call("capacity_set", { id, capacity }),
  /** The evenings ahead and those that are over, or those of them that answer to a search. For: floor. */
  calendar: (query: string): Promise<Calendar> => call("calendar", { query }),
  /** Does something in a tournament; a tablet by the door and the director's telephone do only what belongs there. For: door. */
  act: (id: number, action: Action): Promise<ActionResult> => call("act", { id, action }),
  /** Previews the effect of an action now, or the reason why it would be refused. Nothing is done. For: floor. */
  foresee: (id: number, action: Action): Promise<Foreseen> => call("foresee", { id, action }),
  /** These players (when their seat was given, and who) sit where they were sent, or do not after all; none named: all. For: floor. */
  movesSeated: (id: number, moves: Array<[number, number]>, sit: boolean): Promise<void> => call("moves_seated", { id, moves, sit }),
  /** Stores the places of this tournament's tables on the floor plan, for every evening at its venue; empty means the plan arranges them itself. For: desk. */
  placeTables: (id: number, places: Array<TablePlace>): Promise<void> => call("place_tables", { id, places }),
  /** Takes back what was done last, or nothing where that is not what was done by the row that was meant; `null` for any. A tablet by the door and the director's telephone take back only what they did themselves. For: door. */
  undo: (id: number, row: number | null): Promise<string> => call("undo", { id, row }),
  /** Does again what was undone last, or nothing where that is not what was done by the row that was meant; `null` for any. For: floor. */
  redo: (id: number, row: number | null): Promise<string> => call("redo", { id, row }),
  /** Takes back what one row did, whatever has been done since, unless something depends on it. For: floor. */
  takeBack: (id: number, row: number): Promise<TakenBack> => call("take_back", { id, row }),
  /** Lists the actions of a tournament. For: floor. */
  history: (id: number): Promise<Array<HistoryLine>> => call("history", { id }),
  /** The entries that were taken back, each with who did it, when and why. For: floor. */
  voidedEntries: (id: number): Promise<Array<HistoryLine>> => call("voided_entries", { id }),
  /** The actions on one player that stand. For: floor. */
  playerHistory: (id: number, entry: number): Promise<Array<PlayerLine>> => call("player_history", { id, entry }),
  /** The ledger of penalties of a tournament. For: floor. */
  penalties: (id: number): Promise<PenaltiesView> => call("penalties", { id }),
  /** Returns the penalty that the ladder proposes for a fault of a player; `null` if nothing. For: floor. */
  penaltyProposal: (id: number, entry: number, offence: Offence): Promise<PenaltyProposal | null> => call("penalty_proposal", { id, entry, offence }),
  /** The penalties of a member over a season; over all of them where none is named. For: floor. */
  penaltiesOf: (member: number, season: number | null): Promise<Array<PastPenalty>> => call("penalties_of", { member, season }),
  /** Lets the person choose files with results and says what they would bring; `null` if none was chosen. Without a reading, as the files show themselves. For: host. */
  pastPreview: (paths: Array<string> | null, reading: ResultsReading | null): Promise<[Array<string>, PastPreview] | null> => call("past_preview", { paths, reading }),
  /** Enters what was chosen of that preview. For: host. */
  pastImport: (paths: Array<string>, reading: ResultsReading | null, choices: PastChoices): Promise<PastImport> => call("past_import", { paths, reading, choices }),
  /** Previews results that were pasted. For: desk. */
  pastPreviewText: (text: string, reading: ResultsReading | null): Promise<PastPreview> => call("past_preview_text", { text, reading }),
  /** Enters what was chosen of that preview. For: desk. */
  pastImportText: (text: string, reading: ResultsReading | null, choices: PastChoices): Promise<PastImport> => call("past_import_text", { text, reading, choices }),
  /** A past evening as its form holds it. For: desk. */
  pastEvening: (id: number): Promise<PastEvening> => call("past_evening", { id }),
  /** Enters a past evening. For: desk. */
  pastRecord: (evening: PastEvening): Promise<number> => call("past_record", { evening }),
  /** Corrects a past evening for a reason, and says what was done. For: desk. */
  pastCorrect: (id: number, evening: PastEvening, why: string): Promise<string> => call("past_correct", { id, evening, why }),
  /** Deletes past evenings, after a copy of the club. For: desk. */
  pastDelete: (ids: Array<number>): Promise<void> => call("past_delete", { ids }),
  /** Answers a question on a dispute by the rules, in words; players at the table are named. For: floor. */
  floorAnswer: (tournament: number | null, table: number | null, question: QuestionForm): Promise<Ruling> => call("floor_answer", { tournament, table, question }),
  /** A rule as the club's booklet says it, with the figures of the rules in force; `null` if there is no such rule. For: floor. */
  ruleText: (tournament: number | null, rule: string): Promise<RuleLine | null> => call("rule_text", { tournament, rule }),
  /** A pack of 52 cards, shuffled by chance. For: floor. */
  floorDeck: (): Promise<Array<string>> => call("floor_deck"),
  /** Calls time on a player of a table; the room may show it. For: floor. */
  countdownStart: (tournament: number | null, table: number | null, inRoom: boolean): Promise<void> => call("countdown_start", { tournament, table, inRoom }),
  /** Stops the countdown of a player. For: floor. */
  countdownStop: (): Promise<void> => call("countdown_stop"),
  /** The time that runs for a player; `null` if none does. For: public. */
  countdown: (): Promise<CountdownView | null> => call("countdown"),
  /** Makes a document for the preview. For: desk. */
  documentMake: (request: PaperRequest): Promise<ShownDocument> => call("document_make", { request }),
  /** Opens a document in the system's viewer; answers the file. The viewer reads a copy in the program's cache until the program ends; a later one of the same name takes its place, or stands beside it where the viewer holds it. For: host. */
  documentOpen: (request: PaperRequest): Promise<string> => call("document_open", { request }),
  /** Saves a document where the person chooses, or at a place named; `null` if none was chosen. For: host. */
  documentSave: (request: PaperRequest, path: string | null): Promise<string | null> => call("document_save", { request, path }),
  /** Saves a file for each of these documents of a tournament's evening in a folder that the person chooses, or one named; `null` if none was chosen. For: host. */
  documentsSave: (tournament: number, kinds: Array<DocumentKind>, options: DocumentOptions, folder: string | null): Promise<string | null> => call("documents_save", { tournament, kinds, options, folder }),
  /** Lists the documents that may be printed together for a tournament's evening. For: desk. */
  tonight: (id: number): Promise<Array<TonightPaper>> => call("tonight", { id }),
  /** The printers of this computer, and the one that this club begins with. May take seconds. For: host. */
  printers: (): Promise<PrintChoice> => call("printers"),
  /** Whether such a document was printed on both sides last; null if it is cut into pieces, which are printed on one side. For: host. */
  printSides: (paper: RequestedPaper): Promise<boolean | null> => call("print_sides", { paper }),
  /** Sends a document to a printer. For: host. */
  documentPrint: (request: PaperRequest, order: PrintOrder): Promise<QueuedDocument> => call("document_print", { request, order }),
  /** Jobs that may still be printed, those sent before the program was started among them. For: host. */
  printJobs: (): Promise<Array<QueuedDocument>> => call("print_jobs"),
  /** Returns the state of a document that was sent to the printer. For: host. */
  printJob: (sent: QueuedDocument): Promise<JobReport> => call("print_job", { sent }),
  /** Cancels a print job. For: host. */
  printCancel: (sent: QueuedDocument): Promise<JobReport> => call("print_cancel", { sent }),
  /** Follows a document that was sent no longer. For: host. */
  printForget: (sent: QueuedDocument): Promise<void> => call("print_forget", { sent }),
  /** Printed papers of evenings that are not over whose draw no longer counts. For: host. */
  stalePapers: (): Promise<Array<StalePaper>> => call("stale_papers"),
  /** Reports a printed paper no longer. For: host. */
  stalePaperForget: (paper: SeatPaper): Promise<void> => call("stale_paper_forget", { paper }),
  /** Signs how an evening ended and saves the proof where the person chooses, or at a place named; answers what the person should know; `null` if no place was chosen. Makes a key where the club has none on this computer. For: host. */
  proofSave: (tournament: number, path: string | null): Promise<string | null> => call("proof_save", { tournament, path }),
  /** The club's keys, oldest first. For: desk. */
  proofKeys: (): Promise<Array<ProofKey>> => call("proof_keys"),
  /** Withdraws a key: its computer was lost or stolen. Answers the keys as they are then. For: host. */
  proofKeyWithdraw: (fingerprint: string): Promise<Array<ProofKey>> => call("proof_key_withdraw", { fingerprint }),
  /** Compares a proof with the club. For: desk. */
  proofCheck: (proof: string): Promise<ProofCheck> => call("proof_check", { proof }),
  /** Returns the content that would be sent, of a season or of all. For: host. */
  leagueView: (season: number | null): Promise<LeagueView> => call("league_view", { season }),
  /** The results and figures of an evening that would be sent. For: host. */
  leagueResults: (id: number): Promise<LeagueResults> => call("league_results", { id }),
  /** Stores the address of the league's server as it was typed (empty if there is none), and whether evenings are sent automatically once they are over. For: host. */
  leagueKeep: (address: string, automatic: boolean): Promise<LeagueSettings> => call("league_keep", { address, automatic }),
  /** Joins a league by the code that it gave. For: host. */
  leagueJoin: (code: string): Promise<LeagueSettings> => call("league_join", { code }),
  /** Writes what the league gets where the person chooses, or at a place named; answers what the person should know; `null` if no place was chosen. For: host. */
  leagueWrite: (season: number | null, path: string | null): Promise<string | null> => call("league_write", { season, path }),
  /** Sends it to the league's server, and answers what arrived there. For: host. */
  leagueSend: (season: number | null): Promise<string> => call("league_send", { season }),
  /** Sends automatically if the club wants that, something is new, and the same was not refused before. For: host. */
  leagueSendDue: (): Promise<SentDue> => call("league_send_due"),
  /** Returns the content of the lists in a file of the league, which the person chooses or which is named; `null` if none was chosen. For: host. */
  leagueListsOpen: (path: string | null): Promise<OpenedLists | null> => call("league_lists_open", { path }),
  /** Asks the league's server for the lists. For: host. */
  leagueListsAsk: (): Promise<OpenedLists> => call("league_lists_ask"),
  /** The lists that were opened last, with so many of the persons whom a search finds. For: host. */
  leagueListsSearch: (search: string, most: number): Promise<ListsView> => call("league_lists_search", { search, most }),
  /** Takes over what was chosen of the lists that were opened last; `league` is the fingerprint that the person has compared, where the club does not know the league yet; answers what became of it. For: host. */
  leagueListsTake: (choice: ListsChoice, league: string | null): Promise<string> => call("league_lists_take", { choice, league }),
  /** Returns the content that the club publishes, and its folder. For: host. */
  publishing: (): Promise<Publishing> => call("publishing"),
  /** Decides what the club publishes; the address of the site on the web as it was typed, empty if there is none. For: host. */
  publishingKeep: (settings: PublishingSettings, address: string): Promise<Publishing> => call("publishing_keep", { settings, address }),
  /** Chooses the folder of the site: one named, or one that the person chooses; `null` if none was chosen. For: host. */
  publishingChoose: (folder: string | null): Promise<Publishing | null> => call("publishing_choose", { folder }),
  /** Previews the changes to the folder of the site; `null` if none was chosen. For: host. */
  sitePlan: (): Promise<SitePlan | null> => call("site_plan"),
  /** Writes the site into its folder; `beside`: also beside files of others. Null: no folder was chosen. For: host. */
  siteWrite: (beside: boolean): Promise<PublishResult | null> => call("site_write", { beside }),
  /** Opens the first page of the written site in the system's browser. For: host. */
  siteOpen: (): Promise<void> => call("site_open"),
  /** Writes the messages about an evening, as texts to copy; empty while it is played. For: desk. */
  eveningMessages: (id: number, form: Form): Promise<Array<Message>> => call("evening_messages", { id, form }),
  /** Standings as a text to copy. For: desk. */
  standingsMessage: (ranking: Ranking, form: Form): Promise<string> => call("standings_message", { ranking, form }),
  /** Opens the room's window and shows a tournament in it. For: desk. */
  roomOpen: (id: number): Promise<void> => call("room_open", { id }),
  /** Lets the room's window fill the screen it is on, or be a window again; `null` means the other of the two. For: room. */
  roomFill: (full: boolean | null): Promise<void> => call("room_fill", { full }),
  /** Notifies the desk that one of the clock's keys was pressed in the room's window, for this tournament. For: room. */
  roomKey: (id: number, key: ClockKey): Promise<void> => call("room_key", { id, key }),
  /** Closes the room's window, or accepts that it was closed. For: desk. */
  roomClose: (): Promise<void> => call("room_close"),
  /** Chooses the tournaments that the room shows, at most four; `None` means those that are played. For: desk. */
  roomShow: (ids: Array<number>): Promise<void> => call("room_show", { ids }),
  /** Holds a scene of the room; `null` means scenes change by themselves again. For: desk. */
  roomScene: (scene: Scene | null): Promise<void> => call("room_scene", { scene }),
  /** Returns the state of the room. For: desk. */
  roomStatus: (): Promise<RoomStatus> => call("room_status"),
  /** The reason why the room is not where it belongs; null if it is. For: host. */
  roomTrouble: (): Promise<RoomTrouble | null> => call("room_trouble"),
  /** Puts the room where it belongs once more. For: host. */
  roomPlace: (): Promise<void> => call("room_place"),
  /** Whether keys pressed in the room's window count. `pressed`: somebody presses in it, which gives it the keyboard. For: room. */
  roomKeys: (pressed: boolean): Promise<boolean> => call("room_keys", { pressed }),
  /** All that the room shows. For: room. */
  roomView: (): Promise<RoomView> => call("room_view"),
  /** Returns the club's settings of its room. For: desk. */
  roomKept: (): Promise<RoomKept> => call("room_kept"),
  /** Stores the room's small settings. For: desk. */
  roomKeep: (settings: RoomSettings): Promise<RoomKept> => call("room_keep", { settings }),
  /** Previews a layout with its faults. For: desk. */
  roomLayoutCheck: (layout: Layout): Promise<LayoutReport> => call("room_layout_check", { layout }),
  /** Stores a layout as the club's own, and uses it. For: desk. */
  roomLayoutKeep: (layout: Layout): Promise<RoomKept> => call("room_layout_keep", { layout }),
  /** Deletes a layout of the club's own. For: desk. */
  roomLayoutDelete: (id: string): Promise<RoomKept> => call("room_layout_delete", { id }),
  /** Lets the person choose a picture as the club's logo, or takes one named; `null` if none was chosen. For: host. */
  roomLogoChoose: (path: string | null): Promise<RoomKept | null> => call("room_logo_choose", { path }),
  /** One of the pictures that are shown in turn, as a `data:` address. For: room. */
  roomSlide: (id: number): Promise<string> => call("room_slide", { id }),
  /** Lets the person choose a picture to show in turn with the others, or takes one named; `null` if none was chosen. For: host. */
  roomSlideChoose: (path: string | null): Promise<RoomKept | null> => call("room_slide_choose", { path }),
  /** Takes one of the pictures that are shown in turn away. For: desk. */
  roomSlideRemove: (id: number): Promise<RoomKept> => call("room_slide_remove", { id }),
  /** Takes the logo away. For: desk. */
  roomLogoRemove: (): Promise<RoomKept> => call("room_logo_remove"),
  /** Returns the alerts that are played, with their volume and loudspeaker. For: host. */
  sounds: (): Promise<SoundSettings> => call("sounds"),
  /** Stores the settings of sounds. For: host. */
  soundsSet: (settings: SoundSettings): Promise<SoundSettings> => call("sounds_set", { settings }),
  /** Plays nothing any more, or again what the settings say. For: host. */
  soundsMute: (muted: boolean): Promise<void> => call("sounds_mute", { muted }),
  /** Lets the person choose a WAV file that is heard instead of an alert's bell, or takes one named; `null` if none was chosen. For: host. */
  soundChoose: (alert: Alert, path: string | null): Promise<SoundSettings | null> => call("sound_choose", { alert, path }),
  /** Takes the club's own sound of an alert away: its bell is heard again. For: host. */
  soundRemove: (alert: Alert): Promise<SoundSettings> => call("sound_remove", { alert }),
  /** Plays an alert, to hear it. For: host. */
  alertTry: (alert: Alert): Promise<void> => call("alert_try", { alert }),
  /** Has the voice say a sentence, to hear it. For: host. */
  voiceTry: (): Promise<void> => call("voice_try"),
  /** Chooses the folder that is the club's second place: one named, or one that the person chooses; `null` if none was chosen. For: host. */
  secondPlaceChoose: (folder: string | null): Promise<ClubState | null> => call("second_place_choose", { folder }),
  /** The club has no second place any more. What is there stays there. For: host. */
  secondPlaceClear: (): Promise<ClubState> => call("second_place_clear"),
  /** The club's file was copied from another club's to begin this one: the two are told apart from now on. For: host. */
  clubIsAnother: (): Promise<void> => call("club_is_another"),
  /** The guide, in the language in use. For: floor. */
  guide: (): Promise<Array<GuideChapter>> => call("guide"),
  /** A picture of the guide, in the language in use, as a `data:` address; null if there is none of this name. For: floor. */
  guidePicture: (name: string): Promise<string | null> => call("guide_picture", { name }),
  /** The passages of the guide in which every word of the query occurs. For: floor. */
  guideSearch: (query: string): Promise<Array<GuideHit>> => call("guide_search", { query }),
  /** Returns the updates that are possible here. For: host. */
  updateState: (): Promise<UpdateState> => call("update_state"),
  /** Looks at an update that the person chooses, or at one named; `null` if none was chosen. For: host. */
  updateChoose: (path: string | null): Promise<UpdateReady | null> => call("update_choose", { path }),
  /** Asks the project's site for a newer version; `null` if this one is the newest. For: host. */
  updateLook: (): Promise<UpdateFound | null> => call("update_look"),
  /** Downloads the newest version and looks at it as at one from a stick. For: host. */
  updateDownload: (): Promise<UpdateReady> => call("update_download"),
  /** Forgets the update that was looked at last. For: host. */
  updateForget: (): Promise<UpdateState> => call("update_forget"),
  /** Installs the update that was looked at last, once the club has been copied. The program may end with it. For: host. */
  updateInstall: (): Promise<InstallerStart> => call("update_install"),
  /** Returns the state of the network access for devices. For: desk. */
  network: (): Promise<NetworkView> => call("network"),
  /** Lets devices in until the evening is over, by one address of this computer, or by all where none is named. For: host. */
  networkOn: (address: string | null): Promise<NetworkView> => call("network_on", { address }),
  /** Lets no device in any more. For: host. */
  networkOff: (): Promise<NetworkView> => call("network_off"),
  /** The network of the room, with its code; `null` if nobody named it. For: desk. */
  wifi: (): Promise<WifiView | null> => call("wifi"),
  /** Names the network of the room, or forgets it. For: desk. */
  wifiKeep: (wifi: Wifi | null): Promise<WifiView | null> => call("wifi_keep", { wifi }),
  /** Returns the content that the club lets telephones show. For: desk. */
  phoneSettings: (): Promise<PhoneSettings> => call("phone_settings"),
  /** Decides what telephones show. For: desk. */
  phoneSettingsKeep: (settings: PhoneSettings): Promise<PhoneSettings> => call("phone_settings_keep", { settings }),
  /** Returns the content of a screen: that of this id, or a new one. For: public. */
  screenView: (id: string | null): Promise<ScreenView> => call("screen_view", { id }),
  /** A device says that it has scanned or been told a code. For: public. */
  pairClaim: (claim: Claim): Promise<PairingState> => call("pair_claim", { claim }),
  /** The table sheet whose code was typed; `pairing` proves that the device knows the code. For: public. */
  pairSheet: (pairing: string): Promise<TableSheet> => call("pair_sheet", { pairing }),
  /** A device that has scanned a table sheet asks to be let in as its captain's; the desk decides. For: public. */
  pairAsk: (ask: SheetAsk): Promise<SheetRequest> => call("pair_ask", { ask }),
  /** Returns the state of a device that has scanned a code; `null` if it was refused, or has no access any more. For: public. */
  pairState: (device: string): Promise<PairingState | null> => call("pair_state", { device }),
  /** The club that is open here, so that a device that is not known here can tell whether it has come to another club's computer; `null` if none is open. For: public. */
  pairClub: (): Promise<LedClub | null> => call("pair_club"),
  /** All devices in the room that are more than a reader. For: desk. */
  devices: (): Promise<DevicesView> => call("devices"),
  /** Gives a screen something to show. For: desk. */
  screenShow: (id: string, shows: ScreenShows): Promise<void> => call("screen_show", { id, shows }),
  /** Gives a screen another name. For: desk. */
  screenRename: (id: string, name: string): Promise<void> => call("screen_rename", { id, name }),
  /** Shows a message on a screen; empty means nothing any more. For: desk. */
  screenMessage: (id: string, message: string): Promise<void> => call("screen_message", { id, message }),
  /** Forgets a screen; where it is still open, it comes back under another name. For: desk. */
  screenForget: (id: string): Promise<void> => call("screen_forget", { id }),
  /** Makes a code with which one device is let in, good once and for five minutes. For: desk. */
  pairingStart: (role: DeviceRole): Promise<PairingView> => call("pairing_start", { role }),
  /** The code is worth nothing any more. For: desk. */
  pairingStop: (): Promise<void> => call("pairing_stop"),
  /** Lets a device in that waits for it, and says who uses it; empty if nobody is named. Unless it is to be kept, its access ends with the evening. For: desk. */
  deviceConfirm: (id: string, person: string, keep: boolean | null): Promise<void> => call("device_confirm", { id, person, keep }),
  /** Refuses a device that waits, or takes its access away. For: desk. */
  deviceRevoke: (id: string): Promise<void> => call("device_revoke", { id }),
  /** Returns the relations of this computer to others. For: host. */
  computers: (): Promise<ComputersView> => call("computers"),
  /** Computers in the room that lead a club. The room is asked from the first time on that this is called. For: host. */
  computersFound: (): Promise<Array<FoundComputer>> => call("computers_found"),
  /** Follows the club that the computer at an address leads. Somebody types six digits there first that are shown here, unless that was done before. For: host. */
  computerFollow: (address: string): Promise<void> => call("computer_follow", { address }),
  /** Gives up reaching another computer, or follows no more: the file stays. For: host. */
  computerLeave: (): Promise<void> => call("computer_leave"),
  /** Computers may ask to become the second one, for five minutes; false: they may not any more. For: host. */
  computerExpect: (expect: boolean): Promise<void> => call("computer_expect", { expect }),
  /** Lets the computer on whose screen these six digits are be the second one: it gets the whole club file. For: host. */
  computerTyped: (digits: string): Promise<void> => call("computer_typed", { digits }),
  /** Refuses all computers that ask, and hears none at their addresses for this evening. For: host. */
  computerRefuse: (): Promise<void> => call("computer_refuse"),
  /** Confirms or denies, at the computer that asks, that the other one's screen shows the digits as typed there. For: host. */
  computerAnswer: (computer: string, equal: boolean): Promise<void> => call("computer_answer", { computer, equal }),
  /** That computer is a stranger again; where it follows, it follows no more. For: host. */
  computerForget: (computer: string): Promise<void> => call("computer_forget", { computer }),
  /** This computer leads the club that it follows from now on. For: host. */
  takeOver: (): Promise<void> => call("take_over"),
  /** This computer leads the club, whatever the second one that cannot be reached has done. For: host. */
  leadAnyway: (): Promise<void> => call("lead_anyway"),
  /** A table as its captain sees it. For: table. */
  captainView: (id: number, table: number): Promise<CaptainView> => call("captain_view", { id, table }),
  /** Reports something from a table. Answers the report as it is on the disk. For: table. */
  report: (id: number, table: number, what: ReportContent): Promise<Report> => call("report", { id, table, what }),
  /** Lists the reports that wait for the desk, oldest first: reports that say different things of the same are one decision. For: floor. */
  reports: (id: number): Promise<Array<ReportDecision>> => call("reports", { id }),
  /** Does what a report says, or takes note of it, and puts aside what says otherwise. Answers what was done, in words; `null` means nothing but that. For: floor. */
  reportConfirm: (report: number): Promise<string | null> => call("report_confirm", { report }),
  /** Puts reports of one tournament aside, all of them or none. For: floor. */
  reportsDismiss: (id: number, reports: Array<number>): Promise<void> => call("reports_dismiss", { id, reports }),
  /** Returns the rights that the club gives to captains. For: desk. */
  captainSettings: (): Promise<CaptainSettings> => call("captain_settings"),
  /** Decides what captains may do. For: desk. */
  captainSettingsKeep: (settings: CaptainSettings): Promise<CaptainSettings> => call("captain_settings_keep", { settings }),
  /** The evening as telephones show it to everybody. For: public. */
  phoneView: (): Promise<PhoneView> => call("phone_view"),
  /** Everybody in a tournament, by name; empty if telephones do not show it. For: public. */
  phonePlayers: (id: number): Promise<Array<PhonePlayer>> => call("phone_players", { id }),
  /** A player's own page; `null` if there is no such player, or telephones do not show that tournament. For: public. */
  phoneOwn: (id: number, entry: number): Promise<PhoneOwn | null> => call("phone_own", { id, entry }),
  /** Those who signed up for a tournament, by name, where players may say that they have come. For: public. */
  phoneCheckIn: (id: number): Promise<Array<CheckInPerson>> => call("phone_check_in", { id }),
  /** Somebody says to have come. Nothing is booked: the desk answers. For: public. */
  checkIn: (id: number, of: ArrivalOf): Promise<void> => call("check_in", { id, of }),
  /** Lists the players who say that they have come and wait for the desk, earliest first. For: door. */
  arrivals: (id: number): Promise<Array<ArrivalLine>> => call("arrivals", { id }),
  /** Registers somebody who waits, as this member. Answers what was done, in words. For: door. */
  arrivalConfirm: (arrival: number, member: number, paid: boolean): Promise<string> => call("arrival_confirm", { arrival, member, paid }),
  /** Dismisses an arrival: nobody has come after all. For: door. */
  arrivalDismiss: (arrival: number): Promise<void> => call("arrival_dismiss", { arrival }),
  /** Dismisses several arrivals at a tournament: nobody has come after all. For: door. */
  arrivalsDismiss: (id: number, arrivals: Array<number>): Promise<void> => call("arrivals_dismiss", { id, arrivals }),
  /** The standings that a tournament counts for, with this evening as it stands; empty if there are none, or the club does not show them. For: public. */
  phoneStandings: (id: number): Promise<Array<PhoneStandings>> => call("phone_standings", { id }),
  /** The booklet of a tournament's rules; `null` if the club does not show it. For: public. */
  phoneRules: (id: number): Promise<PhoneRules | null> => call("phone_rules", { id }),
};
