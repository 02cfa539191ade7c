/** Sums an integer figure (paise, millilitres) of each element; 0 for an empty list. */
export const sum = <T>(list: readonly T[], figure: (element: T) => number): number =>
  list.reduce((total, element) => total + figure(element), 0);
