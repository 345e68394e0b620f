// The players' page: small, so that a telephone has it at once. Only figures have a face of their own.
import { mount } from "svelte";
import "./design/tokens.css";
import "./phone/phone.css";
import { dress } from "./app/theme.svelte";
import { speak, useCatalogues } from "./i18n/index.svelte";
import { spoken } from "./phone/language";
import { follow } from "./phone/evening.svelte";
import Page from "./phone/Page.svelte";

useCatalogues({ fr: () => import("./phone/fr"), en: () => import("./phone/en") });
dress();
const target = document.getElementById("app");
void speak(spoken(navigator.languages)).then(() => {
  if (target) mount(Page, { target });
  follow();
});
