// What the pages of devices say, in a chunk of its own.
import device from "../../../locales/en/device.ftl?raw";
import phone from "../../../locales/en/phone.ftl?raw";
import levels from "../../../locales/en/levels.ftl?raw";
import games from "../../../locales/en/games.ftl?raw";

export default [device, phone, levels, games];
