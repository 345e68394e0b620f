import { mount } from "svelte";
import { preparePage } from "./app/page";
import { tauri } from "./program/tauri";
import { connect } from "./program/transport";
import Window from "./app/Desk.svelte";

connect(tauri);
preparePage();
const target = document.getElementById("app");
if (target) mount(Window, { target });
