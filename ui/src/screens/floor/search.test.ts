// What a director types at the table finds the tool and the rule, in either language.
import { expect, test } from "vitest";
import english from "$shared/i18n/en";
import french from "$shared/i18n/fr";
import { english as saidInEnglish, french as saidInFrench } from "./phrases";
import { best, nearlySame, wanted } from "./search";
import { isPlayed, tools } from "./tools";

/** The messages of a catalogue, each on a line. */
function messages(sources: string[]): Map<string, string> {
  const lines = sources.join("\n").replace(/\n +/g, " ").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [, key, words] = /^([\w-]+) = (.*)$/.exec(line) ?? [];
      return key === undefined || words === undefined ? [] : [[key, words] as const];
    }),
  );
}
const catalogues = { fr: messages(french), en: messages(english) };

const said = (language: "fr" | "en", key: string): string => catalogues[language].get(key) ?? "";

const played = (game: "board" | "stud_high" | "draw27" | undefined) => tools.filter((tool) => isPlayed(tool, game));

function topics(language: "fr" | "en", query: string): string[] {
  const places = played("board").map(({ topic }) => ({
    value: topic,
    name: said(language, `topic-${topic}`),
    also: said(language, `topic-${topic}-words`),
  }));
  return best(places, wanted(query, said(language, "floor-search-ignored")));
}

function found(language: "fr" | "en", query: string): { tools: string[]; rules: string[] } {
  const looked = wanted(query, said(language, "floor-search-ignored"));
  const named = ({ topic }: { topic: string }): string =>
    `${said(language, `topic-${topic}`)} ${said(language, `topic-${topic}-words`)}`;
  const rules = [...catalogues[language]]
    .filter(([key]) => /^rule-\d/.test(key))
    .map(([key, words]) => ({
      value: key.slice(5),
      name: words,
      also: tools
        .filter((tool) => tool.rules.includes(key.slice(5)))
        .map(named)
        .join(" "),
    }));
  return { tools: topics(language, query), rules: best(rules, looked).slice(0, 12) };
}

test.each([
  ["fr", "carte tombée", "loose_card", "2-6"],
  ["fr", "CARTE TOMBEE par terre", "loose_card", "2-6"],
  ["fr", "il a dit relance", "chips", "7-8"],
  ["fr", "téléphone", "dead_hand", "3-5"],
  ["fr", "il était debout", "at_seat", "7-1"],
  ["fr", "taper", "tap", "7-5"],
  ["fr", "joker", "misdeal", "2-11"],
  ["fr", "deux actions en même temps", "simultaneous", "7-22"],
  ["fr", "il a montré sa main à son voisin", "shown_fold", "12-8"],
  ["fr", "gros jeton", "chips", "7-26"],
  ["fr", "ils parlent une langue étrangère", "spoken_language", "12-5"],
  ["en", "foreign language", "spoken_language", "12-5"],
  ["en", "dropped card", "loose_card", "2-6"],
  ["en", "he said raise", "chips", "7-8"],
  ["en", "telephone", "dead_hand", "3-5"],
  ["en", "string bet", "string_bet", "7-24"],
  ["en", "acting out of turn", "out_of_turn", "7-23"],
  ["en", "joker", "misdeal", "2-11"],
  ["en", "tapping", "tap", "7-5"],
] as const)("%s: %s", (language, query, tool, rule) => {
  const { tools: offered, rules } = found(language, query);
  expect(offered).toContain(tool);
  expect(rules).toContain(rule);
});

test("nothing looked for is everything, and what nobody says is nothing", () => {
  expect(found("fr", "").tools).toHaveLength(played("board").length);
  expect(found("fr", "xylophone")).toEqual({ tools: [], rules: [] });
});

const spoken = (["fr", "en"] as const).flatMap((language) =>
  Object.entries(language === "fr" ? saidInFrench : saidInEnglish).flatMap(([topic, phrases]) =>
    phrases.map((phrase) => ({ language, phrase, topic })),
  ),
);

test("two hundred phrases find their topic first", () => {
  expect(spoken.filter(({ language }) => language === "fr").length).toBeGreaterThan(150);
  expect(spoken.length).toBeGreaterThan(200);
  const missed = spoken.filter(({ language, phrase, topic }) => topics(language, phrase)[0] !== topic);
  expect(
    missed.map(
      ({ language, phrase, topic }) => `${topic} | ${topics(language, phrase).slice(0, 3).join(" ")} | ${phrase}`,
    ),
  ).toEqual([]);
});

test.each(["maldonen", "maldonne", "MALDONE", "donne fausse", "retournee carte"])(
  "%s is a misdeal all the same",
  (phrase) => {
    expect(found("fr", phrase).tools[0]).toBe("misdeal");
  },
);

test("stud and draw are asked about only where they are played", () => {
  const of = (game: Parameters<typeof played>[0]) =>
    ["stud_order", "closed_card"].filter((topic) => played(game).some((tool) => tool.topic === topic));
  expect(of("board")).toEqual([]);
  expect(of(undefined)).toEqual([]);
  expect(of("draw27")).toEqual(["closed_card"]);
  expect(of("stud_high")).toEqual(["stud_order", "closed_card"]);
});

test.each(["fr", "en"] as const)("each example finds a topic, %s", (language) => {
  const examples = [...catalogues[language]].filter(([key]) => key.startsWith("floor-example-"));
  expect(examples).toHaveLength(5);
  for (const [, phrase] of examples) expect(topics(language, phrase)).not.toEqual([]);
});

test("a letter wrong, missing, too many or changed is nearly the same", () => {
  for (const other of ["relbnce", "relnce", "relannce", "erlance"]) expect(nearlySame("relance", other)).toBe(true);
  for (const other of ["balance", "relan", "rlenace"]) expect(nearlySame("relance", other)).toBe(false);
});
