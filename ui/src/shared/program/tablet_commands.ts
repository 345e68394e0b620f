// Written by `make bindings` from crates/api. Do not edit.
import type { Action, DeviceRole, commands } from "./bindings";

/** The commands that a tablet may call. */
export const tabletCommands: Record<Extract<DeviceRole["type"], "floor" | "door">, (keyof typeof commands)[]> = {
  floor: ["clubState", "membersFind", "roster", "namesRead", "memberSave", "membersAlike", "entryRemarks", "seasons", "seasonOn", "standings", "seasonTable", "explainedResults", "standingsRules", "provisionalStandings", "whatIf", "rulesets", "rulebook", "tournaments", "desk", "ending", "clocks", "dealOffer", "forecastCut", "eveningsAhead", "rota", "winners", "tablesAdd", "capacitySet", "calendar", "act", "foresee", "movesSeated", "undo", "redo", "takeBack", "history", "voidedEntries", "playerHistory", "penalties", "penaltyProposal", "penaltiesOf", "floorAnswer", "ruleText", "floorDeck", "countdownStart", "countdownStop", "countdown", "guide", "guidePicture", "guideSearch", "screenView", "pairClaim", "pairSheet", "pairAsk", "pairState", "pairClub", "captainView", "report", "reports", "reportConfirm", "reportsDismiss", "phoneView", "phonePlayers", "phoneOwn", "phoneCheckIn", "checkIn", "arrivals", "arrivalConfirm", "arrivalDismiss", "arrivalsDismiss", "phoneStandings", "phoneRules"],
  door: ["clubState", "membersFind", "roster", "memberSave", "membersAlike", "entryRemarks", "tournaments", "desk", "clocks", "eveningsAhead", "act", "undo", "countdown", "screenView", "pairClaim", "pairSheet", "pairAsk", "pairState", "pairClub", "phoneView", "phonePlayers", "phoneOwn", "phoneCheckIn", "checkIn", "arrivals", "arrivalConfirm", "arrivalDismiss", "arrivalsDismiss", "phoneStandings", "phoneRules"],
};

/** Actions that a tablet by the door may do in a tournament. */
export const doorActions: Action["type"][] = ["register", "register_several", "sign_up", "sign_off", "unregister", "pay", "re_enter", "add_on_several", "return_add_on", "set_absent"];
