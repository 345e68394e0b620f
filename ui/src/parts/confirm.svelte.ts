// Asks before what cannot be undone.
export interface Question {
  title: string;
  words: string;
  /** What the button says that does it. */
  go: string;
}

export const asked = $state<{ question: (Question & { answer: (yes: boolean) => void }) | null }>({
  question: null,
});

/** The person's answer; a question still open is answered no. */
export function sure(question: Question): Promise<boolean> {
  asked.question?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      asked.question = null;
      resolve(yes);
    };
    asked.question = { ...question, answer };
  });
}
