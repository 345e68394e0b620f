// The players' page: small, so that a telephone has it at once. Only figures have a face of their own.
import { mount } from "svelte";
import "$shared/design/phone.css";
import { dress } from "$shared/theme.svelte";
import { speak, useCatalogues } from "$shared/i18n/index.svelte";
import { spoken } from "$shared/i18n/language";
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
