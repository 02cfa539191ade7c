/** The account and the payment mode of a document `d`. */
export const PAYMENT_WAY = `
  LEFT JOIN transaction_account way_account ON way_account.id = d.account_id
  LEFT JOIN payment_mode way_mode ON way_mode.id = d.payment_mode_id`;

/** How the money of `d` moved, with `PAYMENT_WAY`: 'Cash', or 'NEFT, STATE BANK'. */
export const PAID_BY = `concat_ws(', ', COALESCE(way_mode.name, 'Cash'), way_account.name)`;

/** The same with its reference number. */
export const PAID_BY_NUMBER = `concat_ws(', ', ${PAID_BY}, d.reference)`;
