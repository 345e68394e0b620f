import { mount } from "svelte";
import "@fontsource-variable/inter";
import "@fontsource/barlow-condensed/500.css";
import "@fontsource/barlow-condensed/600.css";
import "./design/tokens.css";
import "./design/base.css";
import { dress } from "./app/theme.svelte";
import { tauri } from "./program/tauri";
import { connect } from "./program/transport";
import Window from "./app/Desk.svelte";
import { guardRefused } from "./parts/refused";
import { guardPresses } from "./parts/single_press";

connect(tauri);
dress();
guardPresses(document);
guardRefused(document);
if (!CSS.supports("appearance", "base-select"))
  void import("./parts/select_lists").then(({ drawSelectLists }) => drawSelectLists(document));
const target = document.getElementById("app");
if (target) mount(Window, { target });
