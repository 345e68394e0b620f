// What the players' page says, in a chunk of its own: a telephone loads only its language.
import phone from "../../../locales/fr/phone.ftl?raw";
import levels from "../../../locales/fr/levels.ftl?raw";
import games from "../../../locales/fr/games.ftl?raw";

export default [phone, levels, games];
