import { cash } from './cash.messages';
import { isCounted, type NoteCount } from './denominations';
import { type FieldRules, normalise, problemsOfFields } from './field-rules';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { selection } from './money-document.rules';

/** How a document's money comes or goes: without an account it is cash of the safe. */
export const paymentWayRules = {
  accountId: selection('Select an account'),
  paymentModeId: selection('Select a payment mode'),
} as const satisfies FieldRules;

interface Named {
  id: number;
  name: string;
}

/** A payment mode; `isCheque` only if its payments are listed as cheques. */
interface Mode extends Named {
  isCheque?: boolean;
}

/** An account and the payment modes linked to it. */
export interface LinkedAccount extends Named {
  modes: readonly Mode[];
}

/** The accounts and payment modes in use. A mode without an account is for cash. */
export interface PaymentWays {
  accounts: readonly LinkedAccount[];
  modes: readonly Mode[];
}

export interface PaymentWay {
  accountId: number | null;
  paymentModeId: number | null;
}

/** Reads the payment way of a document whose fields, typed or stored, are valid by `paymentWayRules`. */
export function wayOf(entry: Readonly<Record<string, unknown>>): PaymentWay {
  const stored = normalise(paymentWayRules, entry);
  const id = (field: keyof PaymentWay): number | null => (typeof stored[field] === 'number' ? stored[field] : null);
  return { accountId: id('accountId'), paymentModeId: id('paymentModeId') };
}

/** Whether a document, typed or stored, is paid by a cheque: through an account, and a payment mode that is one. */
export function isByCheque(entry: Readonly<Record<string, unknown>>, { modes }: PaymentWays): boolean {
  const { accountId, paymentModeId } = wayOf(entry);
  return accountId !== null && withId(modes, paymentModeId)?.isCheque === true;
}

const refuse = (code: string, field: string, message: Message): Problem[] => [{ code, ...message, field }];

const withId = <T extends Named>(list: readonly T[], id: number | null): T | undefined =>
  list.find((element) => element.id === id);

/** Cash needs no mode; a mode of an account means that the account was left out. */
function problemsOfCash(paymentModeId: number | null, { accounts, modes }: PaymentWays): Problem[] {
  if (paymentModeId === null) return [];
  const mode = withId(modes, paymentModeId);
  if (mode === undefined) return refuse('UNKNOWN_MODE', 'paymentModeId', cash.selectMode());
  const isOfAccount = accounts.some((account) => withId(account.modes, mode.id) !== undefined);
  return isOfAccount ? refuse('ACCOUNT_MISSING', 'accountId', cash.selectAccountOfMode({ mode: mode.name })) : [];
}

function problemsOfAccount({ accountId, paymentModeId }: PaymentWay, { accounts, modes }: PaymentWays): Problem[] {
  const account = withId(accounts, accountId);
  if (account === undefined) return refuse('UNKNOWN_ACCOUNT', 'accountId', cash.selectAccount());
  if (account.modes.length === 0)
    return refuse('NO_LINKED_MODE', 'accountId', cash.noLinkedMode({ account: account.name }));
  if (paymentModeId === null) return refuse('REQUIRED', 'paymentModeId', cash.selectMode());
  if (withId(account.modes, paymentModeId) !== undefined) return [];
  const mode = withId(modes, paymentModeId);
  if (mode === undefined) return refuse('UNKNOWN_MODE', 'paymentModeId', cash.selectMode());
  return refuse('MODE_NOT_LINKED', 'paymentModeId', cash.modeNotLinked({ account: account.name, mode: mode.name }));
}

/** Notes counted for a payment. */
export type CountedNotes = readonly Pick<NoteCount, 'in' | 'out'>[];

function problemsOfWay(way: PaymentWay, ways: PaymentWays, notes: CountedNotes): Problem[] {
  if (way.accountId === null) return problemsOfCash(way.paymentModeId, ways);
  const ofAccount = problemsOfAccount(way, ways);
  if (ofAccount.length > 0 || !isCounted(notes)) return ofAccount;
  return refuse('NOTES_WITHOUT_CASH', 'notes', cash.notesWithoutCash());
}

/**
 * Validates how a document is paid, typed or stored: first its fields, including `paymentWayRules`, then the way, which
 * is cash, or an account and a payment mode linked to it (docs/design/domain.md#payments). Only cash has notes.
 */
export function problemsOfPayment(
  rules: FieldRules & typeof paymentWayRules,
  entry: Readonly<Record<string, unknown>>,
  ways: PaymentWays,
  notes: CountedNotes,
): Problem[] {
  const problems = problemsOfFields(rules, entry);
  return problems.length > 0 ? problems : problemsOfWay(wayOf(entry), ways, notes);
}
