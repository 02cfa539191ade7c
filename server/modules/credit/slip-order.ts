/**
 * SQL: the first of the read lines of a sale's slip, to order sales by it and then by id: the lines of a slip are listed
 * together (ADR 56). `sale` is the alias of `credit_sale`.
 */
export const firstLineOfSlip = (sale: string): string =>
  `MIN(${sale}.id) OVER (PARTITION BY ${sale}.shift_id, ${sale}.creditor_id, ${sale}.slip_key, CASE WHEN ${sale}.slip_key IS NULL THEN ${sale}.id END)`;
