import { moneyOfTransfer, problemsOfBankTransfer } from '../../domain/bank-transfer.rules';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import type { Problem } from '../../domain/kernel/problem';
import { unusual } from '../../domain/unusual.messages';
import { UNUSUAL_FROM, usualUnlessNear } from '../../domain/unusual-figure.rules';
import { accountsWithModesOf } from '../../masters/account-payment-mode.queries';
import type { Sql } from '../../platform/sql';
import type { DatedEntry } from '../documents/dated-document';
import { readBooksBegan } from '../safe/books-began.queries';
import { categoriesInUse } from './expenditure-category.queries';

/** The problems of a transfer. The accounts and the category of the recorded one may be disabled by now. */
export async function problemsOfTransfer(
  sql: Sql,
  entry: DatedEntry,
  today: BusinessDate,
  recorded?: DatedEntry,
): Promise<Problem[]> {
  const recordedAccounts = recorded === undefined ? [] : [recorded.fromAccountId, recorded.toAccountId];
  const accounts = [...(await accountsWithModesOf(sql)), ...recordedAccounts.map((id) => ({ id: id as number }))];
  const categories = await categoriesInUse(sql, (recorded?.expenditureCategoryId as number | null | undefined) ?? null);
  return problemsOfBankTransfer(entry, { accounts, categories, today, booksBegan: await readBooksBegan(sql) });
}

/** What is said of charges above the amount, or of an amount far from the usual ones between its accounts; or null. */
export async function unusualBankTransferText(sql: Sql, { id = null, ...entry }: DatedEntry): Promise<Message | null> {
  const { amount, charges } = moneyOfTransfer(entry);
  if (charges > amount) return unusual.chargesAboveAmount({ figure: charges, amount });
  const earlier = await sql<{ amount: Paise }>(
    `SELECT amount FROM bank_transfer
     WHERE from_account_id = $1 AND to_account_id = $2 AND id IS DISTINCT FROM $3::int ORDER BY id DESC LIMIT $4`,
    [entry.fromAccountId, entry.toAccountId, id, UNUSUAL_FROM.transfer.newest],
  );
  const amounts = earlier.map((moved) => moved.amount);
  const usual = usualUnlessNear('transfer', amount, amounts);
  return usual === null ? null : unusual.bankTransfer({ figure: amount, usual });
}
