import { defineQuery, NoInput } from '../platform/ask';
import type { Sql } from '../platform/sql';

/** An account and the payment modes that it accepts. */
export interface AccountWithModes {
  id: number;
  name: string;
  disabled: boolean;
  modes: { id: number; name: string; disabled: boolean; isCheque: boolean }[];
}

/** Every account in use, including those without a payment mode; `withDisabled` adds those that were disabled. */
export const accountsWithModesOf = (sql: Sql, withDisabled = false): Promise<AccountWithModes[]> =>
  sql<AccountWithModes>(
    `SELECT a.id, a.name, a.disabled,
            COALESCE((SELECT jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'disabled', m.disabled, 'isCheque', m.is_cheque) ORDER BY m.name)
                      FROM account_payment_mode l JOIN payment_mode m ON m.id = l.payment_mode_id
                      WHERE l.account_id = a.id AND ($1 OR NOT m.disabled)), '[]'::jsonb) AS modes
     FROM transaction_account a WHERE $1 OR NOT a.disabled ORDER BY a.name`,
    [withDisabled],
  );

/** The same as a query of the API. */
export const accountsWithModes = defineQuery({
  name: 'accountsWithModes',
  right: 'masters.read',
  input: NoInput,
  run: ({ sql }) => accountsWithModesOf(sql),
});
