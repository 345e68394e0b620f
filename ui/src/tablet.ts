// A tablet that the desk lets in, on the floor or by the door: the desk's own pages over the network.
import { mount } from "svelte";
import { preparePage } from "./app/page";
import { begin, follower } from "./device/key.svelte";
import { speak } from "./i18n/index.svelte";
import { spoken } from "./phone/language";
import { http } from "./program/http.svelte";
import { connect } from "./program/transport";
import { call } from "./tablet/call";
import Page from "./tablet/Tablet.svelte";

connect(http(call, follower));
preparePage();
const target = document.getElementById("app");
void speak(spoken(navigator.languages)).then(() => {
  begin();
  if (target) mount(Page, { target });
});
