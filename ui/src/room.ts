import { mount } from "svelte";
import "@fontsource-variable/inter";
import "@fontsource/barlow-condensed/500.css";
import "@fontsource/barlow-condensed/600.css";
import "$shared/design/desk.css";
import { guardSelection } from "$shared/keys";
import { dress } from "$shared/theme.svelte";
import { listenForWord, tauri } from "$shared/program/tauri";
import { connect } from "$shared/program/transport";
import Window from "./room/Room.svelte";

connect(tauri);
listenForWord();
dress();
guardSelection(document);
const target = document.getElementById("app");
// Its face first: what is measured in another one comes out small, and jumps when the face comes.
// Until the style sheets are there no face is known.
const ready =
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((done) => addEventListener("load", done, { once: true }));
const faces = () => [500, 600].map((weight) => document.fonts.load(`${weight} 1em "Barlow Condensed"`, "aœŁễ"));
void ready
  .then(() => Promise.allSettled(faces()))
  .then(() => {
    if (target) mount(Window, { target });
  });
