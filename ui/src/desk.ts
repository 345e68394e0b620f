import { mount } from "svelte";
import { preparePage } from "./app/page";
import { listenForWord, tauri } from "./program/tauri";
import { connect } from "./program/transport";
import Window from "./app/Desk.svelte";

connect(tauri);
listenForWord();
preparePage();
const target = document.getElementById("app");
if (target) mount(Window, { target });
