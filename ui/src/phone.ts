// The players' page: small, so that a telephone has it at once. Only figures have a face of their own.
import { mount } from "svelte";
import "./design/tokens.css";
import "./phone/phone.css";
import { dress } from "./app/theme.svelte";
import { speak, useCatalogues } from "./i18n/index.svelte";
import { spoken } from "./phone/language";
import { follow } from "./phone/evening.svelte";
import Page from "./phone/Phone.svelte";

useCatalogues({ fr: () => import("./phone/fr"), en: () => import("./phone/en") });
dress();
const target = document.getElementById("app");
/** A tablet by the door, shared by everybody who arrives. */
const kiosk = location.hash === "#kiosk";
void speak(spoken(navigator.languages)).then(async () => {
  const page = kiosk ? (await import("./phone/Kiosk.svelte")).default : Page;
  if (target) mount(page, { target });
  follow(kiosk);
});
