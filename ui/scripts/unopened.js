// What a device's page says where its script does not run: not allowed, too old a browser, or never arrived.
import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const PAGES = ["phone.html", "screen.html", "device.html", "tablet.html"];

function sentences(language) {
  const text = readFileSync(new URL(`../../locales/${language}/phone.ftl`, import.meta.url), "utf8");
  return new Map(new FluentResource(text).body.map(({ id, value }) => [id, value]));
}

const [fr, en] = [sentences("fr"), sentences("en")];
const both = (key) => `<p>${fr.get(key)}</p><p lang="en">${en.get(key)}</p>`;

/** Shown once nothing has filled the page for eight seconds; any browser can do that much. */
const words = `<style>
.unopened { display: none; max-width: 30em; margin: 15vh auto; padding: 0 1em; font: 1.25em/1.5 sans-serif; }
#app:empty + .unopened { display: block; visibility: hidden; animation: unopened 1ms 8s forwards; }
@keyframes unopened { to { visibility: visible; } }
</style>
<div class="unopened" data-testid="unopened">${both("page-old")}
<p><a href="">${fr.get("page-again")} · <span lang="en">${en.get("page-again")}</span></a></p></div>
<noscript><div style="max-width: 30em; margin: 15vh auto; padding: 0 1em">${both("page-no_script")}</div></noscript>`;

/** Puts these words into the pages of devices. */
export const unopened = {
  name: "unopened",
  transformIndexHtml: (html, { filename }) =>
    PAGES.includes(basename(filename)) ? html.replace('<div id="app"></div>', (app) => `${app}\n${words}`) : html,
};
