/** Detects answers that were overtaken by the answer to a later request. */
export interface AskOrder {
  /** Returns the number of a new request. */
  begin: () => number;
  /** Whether no later request has been answered yet. */
  isNewest: (asked: number) => boolean;
}

export function askOrder(): AskOrder {
  let begun = 0;
  let newest = 0;
  return {
    begin: () => {
      begun += 1;
      return begun;
    },
    isNewest: (asked) => {
      if (asked < newest) return false;
      newest = asked;
      return true;
    },
  };
}
