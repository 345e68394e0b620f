import { mount } from "svelte";
import "@fontsource-variable/inter";
import "@fontsource/barlow-condensed/600.css";
import "./design/tokens.css";
import "./design/base.css";
import Window from "./app/Desk.svelte";

document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "light";

const target = document.getElementById("app");
if (target) mount(Window, { target });
