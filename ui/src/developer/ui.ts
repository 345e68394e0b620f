// A page for developers: all parts in their states. `npm run dev`, then /ui.html. It is not built into the program.
import { mount } from "svelte";
import "@fontsource-variable/inter";
import "@fontsource/barlow-condensed/500.css";
import "@fontsource/barlow-condensed/600.css";
import "$shared/design/desk.css";
import { speak } from "$shared/i18n/index.svelte";
import { connect } from "$shared/program/transport";
import { answers } from "$shared/program/answers";
import Parts from "./Parts.svelte";

connect(answers);
const target = document.getElementById("app");
void speak("fr").then(() => {
  if (target) mount(Parts, { target });
});
