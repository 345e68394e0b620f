// A tablet that the desk lets in, on the floor or by the door: the desk's own pages over the network.
import { mount } from "svelte";
import "@fontsource-variable/inter";
import "@fontsource/barlow-condensed/500.css";
import "@fontsource/barlow-condensed/600.css";
import "./design/tokens.css";
import "./design/base.css";
import { dress } from "./app/theme.svelte";
import { begin } from "./device/key.svelte";
import { speak } from "./i18n/index.svelte";
import { guardRefused } from "./parts/refused";
import { guardPresses } from "./parts/single_press";
import { spoken } from "./phone/language";
import { http } from "./program/http.svelte";
import { connect } from "./program/transport";
import { call } from "./tablet/call";
import Page from "./tablet/Tablet.svelte";

connect(http(call));
dress();
guardPresses(document);
guardRefused(document);
if (!CSS.supports("appearance", "base-select"))
  void import("./parts/select_lists").then(({ drawSelectLists }) => drawSelectLists(document));
const target = document.getElementById("app");
void speak(spoken(navigator.languages)).then(() => {
  begin();
  if (target) mount(Page, { target });
});
