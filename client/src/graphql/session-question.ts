/** The open question whether the user of the session is its owner. */
export interface SessionQuestion {
  answer: (isConfirmed: boolean) => void;
}

let question: SessionQuestion | null = null;
let answered: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function show(next: SessionQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Calls back when the question is asked or answered. */
export const onSessionQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const sessionQuestionNow = (): SessionQuestion | null => question;

/** Asks the user to confirm the session; concurrent callers share one question. Returns whether the user did. */
export function askToConfirm(): Promise<boolean> {
  answered ??= new Promise<boolean>((resolve) => {
    show({
      answer: (isConfirmed) => {
        answered = null;
        show(null);
        resolve(isConfirmed);
      },
    });
  });
  return answered;
}
