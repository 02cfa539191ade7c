/** Tells of answers that overtake one another which of them is old already. */
export interface AskOrder {
  /** A number for what is asked now. */
  begin: () => number;
  /** Whether nothing that was asked later has been answered yet. */
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
