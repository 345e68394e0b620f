// What the players' page says, in a chunk of its own: a telephone loads only its language.
import phone from "../../../locales/en/phone.ftl?raw";
import levels from "../../../locales/en/levels.ftl?raw";
import games from "../../../locales/en/games.ftl?raw";

export default [phone, levels, games];
