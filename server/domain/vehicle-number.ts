/** Comparison key of a vehicle number: 'CG04 AB 1234', 'cg04-ab-1234' and 'CG04AB1234' are the same vehicle. */
export const vehicleKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\p{Pd}]/gu, '');
