// Any browser as a screen of the room.
import { mount } from "svelte";
import "@fontsource-variable/inter";
import "@fontsource/barlow-condensed/500.css";
import "@fontsource/barlow-condensed/600.css";
import "$shared/design/desk.css";
import { dress } from "$shared/theme.svelte";
import { speak } from "$shared/i18n/index.svelte";
import { spoken } from "$shared/i18n/language";
import { http } from "$shared/program/http.svelte";
import { connect } from "$shared/program/transport";
import { call, follower } from "./screen/screen.svelte";
import Page from "./screen/Screen.svelte";

connect(http(call, follower));
dress();
const target = document.getElementById("app");
// Its face first: what is measured in another one comes out small.
const faces = [500, 600].map((weight) => document.fonts.load(`${weight} 1em "Barlow Condensed"`, "aœŁễ"));
// Until the program has said the club's language, the browser's.
void Promise.allSettled([...faces, speak(spoken(navigator.languages))]).then(() => {
  if (target) mount(Page, { target });
});
