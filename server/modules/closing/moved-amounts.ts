/** An element whose amount (paise, millilitres) differs between two lists; 0: it is not in that list. */
export type MovedAmount<T> = Omit<T, 'amount'> & { before: number; after: number };

/** The elements, by their keys, whose amount differs between two lists. */
export function movedAmounts<T extends { amount: number }>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (element: T) => number | string,
): MovedAmount<T>[] {
  const amountIn = (list: readonly T[], key: number | string): number =>
    list.find((element) => keyOf(element) === key)?.amount ?? 0;
  const elements = new Map([...before, ...after].map((element) => [keyOf(element), element]));
  return [...elements]
    .map(([key, { amount: _, ...element }]) => ({
      ...element,
      before: amountIn(before, key),
      after: amountIn(after, key),
    }))
    .filter((moved) => moved.before !== moved.after);
}
