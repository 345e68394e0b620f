// A tablet that the desk lets in, on the floor or by the door: the desk's own pages over the network.
import { mount } from "svelte";
import { preparePage } from "./desk/page";
import { begin, follower } from "$shared/entrance/key.svelte";
import { speak } from "$shared/i18n/index.svelte";
import { spoken } from "$shared/i18n/language";
import { http } from "$shared/program/http.svelte";
import { connect } from "$shared/program/transport";
import { call } from "./tablet/call";
import Page from "./tablet/Tablet.svelte";

connect(http(call, follower));
preparePage();
const target = document.getElementById("app");
void speak(spoken(navigator.languages)).then(() => {
  begin();
  if (target) mount(Page, { target });
});
