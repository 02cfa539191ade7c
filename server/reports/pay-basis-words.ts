import { PAY_BASES } from '../masters/employee';

/** SQL: a basis of pay in words: 'By the shift'. */
export const payBasisWords = (column: string): string =>
  `CASE ${column} WHEN 'SHIFT' THEN '${PAY_BASES.SHIFT}' ELSE '${PAY_BASES.MONTH}' END`;
