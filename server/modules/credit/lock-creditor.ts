import { credit } from '../../domain/credit.messages';
import { refusal } from '../../domain/kernel/problem';
import type { OpenTransaction } from '../../platform/transaction';

export interface LockedCreditor {
  id: number;
  firmName: string;
  isSmall: boolean;
  /** Paise. */
  maxLimit: number;
  disabled: boolean;
}

/**
 * Locks a creditor's row: its sales, bills, payments and interest are serialised, so that no two settle the same debt
 * or fit the same limit. Foreign keys to the creditor do not wait. Throws ProblemError INVALID for an unknown creditor.
 */
export async function lockCreditor({ sql }: OpenTransaction, creditorId: number): Promise<LockedCreditor> {
  const [creditor] = await sql<LockedCreditor>(
    `SELECT id, firm_name AS "firmName", is_small AS "isSmall", max_limit AS "maxLimit", disabled
     FROM creditor WHERE id = $1 FOR NO KEY UPDATE`,
    [creditorId],
  );
  if (!creditor) throw refusal('UNKNOWN_CREDITOR', credit.selectCreditor(), 'creditorId', 'INVALID');
  return creditor;
}

/** As `lockCreditor`; also throws ProblemError REFUSED if the creditor is disabled. */
export async function lockActiveCreditor(tx: OpenTransaction, creditorId: number): Promise<LockedCreditor> {
  const creditor = await lockCreditor(tx, creditorId);
  if (creditor.disabled)
    throw refusal('CREDITOR_DISABLED', credit.creditorDisabled({ creditor: creditor.firmName }), 'creditorId');
  return creditor;
}
