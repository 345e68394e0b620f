// Writes src/shared/i18n/keys.ts: every message key of the catalogues with the values its sentence takes,
// so that the type checker finds unknown keys and missing values.
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("../../locales/fr/", import.meta.url);
const lines = [];
for (const file of readdirSync(folder).sort()) {
  for (const { id, value } of new FluentResource(readFileSync(new URL(file, folder), "utf8")).body) {
    const names = new Set();
    JSON.stringify(value, (_, part) => {
      if (part?.type === "var") names.add(part.name);
      return part;
    });
    lines.push(`  "${id}": ${[...names].map((name) => `"${name}"`).join(" | ") || "never"};`);
  }
}
writeFileSync(
  new URL("../src/shared/i18n/keys.ts", import.meta.url),
  `// Generated from locales/fr by scripts/keys.js. Do not edit.
/** Each message key with the values its sentence takes. */
export interface Messages {
${lines.join("\n")}
}
`,
);
