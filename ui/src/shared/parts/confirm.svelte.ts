// Asks for confirmation before what cannot be undone.
export interface Question {
  title: string;
  words: string;
  /** The label of the button that confirms. */
  go: string;
  /** There is nothing to refuse: the dialog only tells something, with one button. */
  told?: boolean;
}

export const asked = $state<{ question: (Question & { answer: (yes: boolean) => void }) | null }>({
  question: null,
});

/** Resolves to the answer; a question that is still open is answered no. */
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
