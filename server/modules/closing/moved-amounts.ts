/** An element whose amount (paise, millilitres) differs between two lists; 0: it is not in that list. */
export type MovedAmount<T> = Omit<T, 'amount'> & { before: number; after: number };

/** The elements, by their keys, whose amount differs between two lists; a list has each key once. */
export function movedAmounts<T extends { amount: number }>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (element: T) => number | string,
): MovedAmount<T>[] {
  const amountsOf = (list: readonly T[]) => new Map(list.map((element) => [keyOf(element), element.amount]));
  const [was, is] = [amountsOf(before), amountsOf(after)];
  const elements = new Map([...before, ...after].map((element) => [keyOf(element), element]));
  return [...elements]
    .map(([key, { amount: _, ...element }]) => ({ ...element, before: was.get(key) ?? 0, after: is.get(key) ?? 0 }))
    .filter((moved) => moved.before !== moved.after);
}
