// The words at the place of a press: that it is on its way, what was done, or why nothing was.
import { t } from "$shared/i18n/index.svelte";
import { alarm, say } from "$shared/parts/speech.svelte";
import { InDoubt } from "$shared/entrance/key.svelte";

export interface Said {
  words: string;
  wrong: boolean;
}

const failed = (error: unknown): Said => ({
  words: error instanceof Error ? error.message : String(error),
  wrong: true,
});

/** Result of the last press. */
export class Press {
  said = $state.raw<Said | null>(null);
  /** The number of presses, and of the times that something else was opened. */
  #turn = 0;

  /** Forgets what earlier presses led to, as something else is opened; what still goes wrong is shown. */
  clear(): void {
    this.#turn += 1;
    this.said = null;
  }

  /** Does something and says what came of it; `null` means nothing but that it is done. False: it was not, or is in doubt. */
  async does(work: () => Promise<string | null>): Promise<boolean> {
    const turn = ++this.#turn;
    const own = (said: Said | null): Said | null => {
      if (said) (said.wrong ? alarm : say)(said.words);
      if (turn === this.#turn || said?.wrong) this.said = said;
      return said;
    };
    try {
      const words = await work();
      own(words === null ? null : { words, wrong: false });
      return true;
    } catch (error) {
      const shown = own(failed(error));
      if (error instanceof InDoubt) {
        void error.outcome.then((wrong) => {
          // Another press has been answered since.
          if (this.said === shown) own(wrong === null ? { words: t("line-done"), wrong: false } : failed(wrong));
        });
      }
      return false;
    }
  }
}
