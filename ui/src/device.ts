// A device that the desk lets in: a captain's telephone, the director's.
import { mount } from "svelte";
import "./design/tokens.css";
import "./design/forced.css";
import "./phone/phone.css";
import { dress } from "./app/theme.svelte";
import { speak, useCatalogues } from "./i18n/index.svelte";
import { guardPresses } from "./parts/single_press";
import { guardWaiting } from "./parts/waiting";
import { spoken } from "./phone/language";
import { http } from "./program/http.svelte";
import { connect } from "./program/transport";
import { begin, call, follower } from "./device/key.svelte";
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
