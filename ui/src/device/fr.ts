// What the pages of devices say, in a chunk of its own.
import device from "../../../locales/fr/device.ftl?raw";
import phone from "../../../locales/fr/phone.ftl?raw";
import levels from "../../../locales/fr/levels.ftl?raw";
import games from "../../../locales/fr/games.ftl?raw";

export default [device, phone, levels, games];
