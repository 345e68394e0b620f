import { mount } from "svelte";
import "@fontsource-variable/inter";
import "@fontsource/barlow-condensed/600.css";
import "./design/tokens.css";
import "./design/base.css";
import { dress } from "./app/theme.svelte";
import Window from "./app/Desk.svelte";
import { onlyOnce } from "./parts/hasty";

dress();
onlyOnce(document);
const target = document.getElementById("app");
if (target) mount(Window, { target });
