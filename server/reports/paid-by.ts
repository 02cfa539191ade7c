import { cells } from '../domain/cells.messages';
import { messageInSql, typedInSql } from './message-in-sql';

/** The account and the payment mode of a document `d`. */
export const PAYMENT_WAY = `
  LEFT JOIN transaction_account way_account ON way_account.id = d.account_id
  LEFT JOIN payment_mode way_mode ON way_mode.id = d.payment_mode_id`;

/** Cash has no payment mode. A mode called 'Cash' is data. */
const paidBy = (details: string): string => `
  CASE WHEN way_mode.name IS NOT NULL THEN ${typedInSql(`concat_ws(', ', way_mode.name, ${details})`)}
       WHEN concat_ws(', ', ${details}) = '' THEN ${messageInSql(cells.cash, {})}
       ELSE ${messageInSql(cells.cashWith, { details: `concat_ws(', ', ${details})` })} END`;

/** The payment mode of `d`, with `PAYMENT_WAY`, or 'Cash'. */
export const PAYMENT_MODE = `
  CASE WHEN way_mode.name IS NULL THEN ${messageInSql(cells.cash, {})} ELSE ${typedInSql('way_mode.name')} END`;

/** How the money of `d` moved, with `PAYMENT_WAY`: 'Cash', or 'NEFT, STATE BANK'. */
export const PAID_BY = paidBy('way_account.name');

/** The same with its reference number. */
export const PAID_BY_NUMBER = paidBy('way_account.name, d.reference');
