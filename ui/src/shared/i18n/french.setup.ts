// Unit tests start in French, as the program does.
import { speak } from "./index.svelte";

await speak("fr");
