// What is typed about the club and not saved yet: it stays while the person looks elsewhere.
import { ofClub } from "../../desk/desk.svelte";

interface ClubText {
  name: string;
  city: string;
  currency: string | null;
}

export const typed = $state<{ club: ClubText | null }>({ club: null });
ofClub(typed);
