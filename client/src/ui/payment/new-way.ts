import { type AddedRow, addNewRow } from '../dialog/new-row';

/** By this right, accounts and payment modes are added. */
export const WAYS_ADDED_WITH = 'masters.account.add';

const LINK = 'AccountPaymentMode';

/** Adds an account and what it accepts: an account without a payment mode cannot be paid from or into. */
export async function addAccount(typed: string): Promise<AddedRow | null> {
  const account = await addNewRow('TransactionAccount', typed);
  const link = account && (await addNewRow(LINK, '', { accountId: String(account.id) }));
  return link && account;
}

/** Links the account with the named payment mode, which is added first if it is missing. */
export async function addModeOfAccount(
  accountId: string,
  modes: readonly { id: number; name: string }[],
  typed: string,
): Promise<AddedRow | null> {
  const known = modes.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const mode = known ? { id: known.id, label: known.name } : await addNewRow('PaymentMode', typed);
  const link = mode && (await addNewRow(LINK, '', { accountId, paymentModeId: String(mode.id) }));
  return link && mode;
}
