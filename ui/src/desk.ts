import { mount } from "svelte";
import { preparePage } from "./desk/page";
import { listenForWord, tauri } from "$shared/program/tauri";
import { connect } from "$shared/program/transport";
import Window from "./app/Desk.svelte";

connect(tauri);
listenForWord();
preparePage();
const target = document.getElementById("app");
if (target) mount(Window, { target });
