// A device that the desk lets in: a captain's telephone, the director's.
import { mount } from "svelte";
import "$shared/design/phone.css";
import { dress } from "$shared/theme.svelte";
import { speak, useCatalogues } from "$shared/i18n/index.svelte";
import { guardPresses } from "$shared/parts/single_press";
import { guardWaiting } from "$shared/parts/waiting";
import { spoken } from "$shared/i18n/language";
import { http } from "$shared/program/http.svelte";
import { connect } from "$shared/program/transport";
import { begin, call, follower } from "$shared/entrance/key.svelte";
import Page from "./device/Device.svelte";

useCatalogues({ fr: () => import("./device/fr"), en: () => import("./device/en") });
connect(http(call, follower));
dress();
guardPresses(document);
guardWaiting(document);
const target = document.getElementById("app");
void speak(spoken(navigator.languages)).then(() => {
  begin();
  if (target) mount(Page, { target });
});
