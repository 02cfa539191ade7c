import type { BusinessDate } from './business-date';

/** Compares documents by day, and those of one day by a number such as their order of creation. */
export const byDayAnd =
  <Document extends { date: BusinessDate }>(numberOf: (document: Document) => number) =>
  (one: Document, other: Document): number => {
    if (one.date === other.date) return numberOf(one) - numberOf(other);
    return one.date < other.date ? -1 : 1;
  };
