import { Check, Column } from 'typeorm';
import {
  type CreditorHistory,
  creditorRules,
  problemsOfCreditorChange,
  proposeShortName,
} from '../domain/creditor.rules';
import { effects } from '../domain/effects.messages';
import { problemOfGstin } from '../domain/gstin';
import { imports } from '../domain/imports.messages';
import type { Message } from '../domain/kernel/message';
import { type Paise, roundHalfUp } from '../domain/kernel/money';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { unusual } from '../domain/unusual.messages';
import { isFarBelow, usualUnlessNear } from '../domain/unusual-figure.rules';
import type { Sql } from '../platform/sql';
import type { Tx } from '../platform/submit';
import { defineApprovalLine } from '../services/approvals/approval-line';
import { defineNamedBalance } from '../services/approvals/ledger-effects';
import { requireApproval } from '../services/approvals/require-approval';
import { balanceOf } from '../services/ledger/balances.queries';
import { account } from '../services/ledger/post';
import { changeCreditorOpening } from './creditor-opening';
import { type FigureQuestion, Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import {
  OPENING_DATE,
  OPENING_OF_EITHER_SIGN,
  postOpening,
  problemsOfGuardedOpening,
  problemsOfOpening,
  waitsForOpening,
} from './opening-balance';
import { OPENINGS } from './opening-day';

defineNamedBalance('CREDITOR', {
  name: 'SELECT firm_name FROM creditor WHERE id = a.ref_id',
  text: (creditor) => effects.due({ creditor }),
});

/** The amount is the limit. */
const LIMIT_LINE = defineApprovalLine({
  setting: 'creditorLimitByStaff',
  shown: {
    label: "Creditor's limit set by staff up to",
    description: 'Highest limit of a creditor added by staff that needs no approval, in rupees; null for any limit.',
    order: 50,
  },
  command: 'createCreditor',
  label: 'New creditor',
  exempt: 'limits.exceed',
  hasAmount: true,
  ofChanges: true,
  stored: { table: 'creditor', title: ['firmName', 'maxLimit'] },
});

/**
 * Whether an opening balance is an advance, or was one: it gives fuel for money that no document shows, so it needs the
 * right of other opening balances that the station owes (docs/adr/0089-advances-at-the-start.md).
 */
const isAdvance = (after: Creditor, before: Creditor | null): boolean =>
  after.openingBalance < 0 || (before?.openingBalance ?? 0) < 0;

/**
 * Checks a new creditor or a change of one. The caller has locked its row, so no bill or payment can be made in
 * between.
 */
async function problemsOf(tx: Tx, after: Creditor, before: Creditor | null): Promise<Problem[]> {
  if (before === null || after.maxLimit > before.maxLimit) await requireApproval(tx, LIMIT_LINE, after.maxLimit);
  const { gstin } = after;
  const wrongGstin = gstin === null || gstin === before?.gstin ? null : problemOfGstin('gstin', gstin);
  const own = [
    ...(wrongGstin === null ? [] : [wrongGstin]),
    ...(await (isAdvance(after, before) ? problemsOfGuardedOpening : problemsOfOpening)(
      tx,
      OPENINGS.creditor,
      after,
      before,
    )),
  ];
  if (before === null) return own;
  const [history] = await tx.sql<CreditorHistory>(
    `SELECT ARRAY(SELECT number FROM creditor_bill
                  WHERE creditor_id = c.id AND settled_on IS NULL ORDER BY bill_date, id) AS "openBills"
     FROM creditor c WHERE c.id = $1`,
    [before.id],
  );
  return [...problemsOfCreditorChange(after, before, history!), ...own];
}

/**
 * The question about a credit limit: of a changed one against the former, of a new one against those of the others, and
 * of a lower one against what the creditor owes and buys.
 */
async function questionsOfLimit(
  { sql }: Tx,
  { maxLimit, openingBalance, isSmall }: Creditor,
  before: Creditor | null,
): Promise<readonly FigureQuestion[]> {
  if (maxLimit === before?.maxLimit) return [];
  const ask = (text: Message): FigureQuestion[] => [{ field: 'maxLimit', text }];
  const ofOthers = async (): Promise<number[]> =>
    (
      await sql<Creditor>('SELECT max_limit AS "maxLimit" FROM creditor WHERE NOT disabled AND is_small = $1', [
        isSmall,
      ])
    ).map((one) => one.maxLimit);
  const usual =
    before === null
      ? usualUnlessNear('newLimit', maxLimit, await ofOthers())
      : usualUnlessNear('changedLimit', maxLimit, [before.maxLimit]);
  if (usual !== null) return ask(unusual.creditLimit({ figure: maxLimit, usual }));
  if (before !== null && maxLimit > before.maxLimit) return [];
  const due = before === null ? openingBalance : await balanceOf(sql, account('CREDITOR', before.id));
  if (isFarBelow(maxLimit, due)) return ask(unusual.limitBelowDue({ figure: maxLimit, due }));
  const bought = before === null ? 0 : await boughtInMonth(sql, before.id);
  return isFarBelow(maxLimit, bought) ? ask(unusual.limitBelowSales({ figure: maxLimit, usual: bought })) : [];
}

/**
 * What the creditor bought in 30 days, paise: the average of the last 90 days, or of those since its first sale in them.
 */
async function boughtInMonth(sql: Sql, creditorId: number): Promise<Paise> {
  const [row] = await sql<{ bought: Paise; days: number }>(
    `SELECT COALESCE(SUM(k.amount), 0)::bigint AS bought, GREATEST(30, last.day - MIN(s.shift_date) + 1) AS days
     FROM (SELECT MAX(shift_date) AS day FROM shift) last
     LEFT JOIN (credit_sale k JOIN shift s ON s.id = k.shift_id)
       ON k.creditor_id = $1 AND s.shift_date > last.day - 90
     GROUP BY last.day`,
    [creditorId],
  );
  const { bought, days } = row!;
  return roundHalfUp(BigInt(bought) * 30n, days);
}

@Master<Creditor>({
  label: 'Creditor',
  description: 'A customer who buys on credit',
  path: '/page/create-creditor',
  addedBy: 'masters.creditor.add',
  legacyId: 'creditorId',
  title: 'firmName',
  ledger: "ledger_account WHERE kind = 'CREDITOR' AND ref_id = $1",
  needsReason: true,
  created: () => texts.creditorAdded(),
  check: problemsOf,
  waits: async (tx, after, before) => isAdvance(after, before) && waitsForOpening(tx, after, before),
  asks: questionsOfLimit,
  afterCreate: (tx, creditor) => postOpening(tx, OPENINGS.creditor, creditor),
  updateWith: changeCreditorOpening,
})
@Check(
  'ck_creditor_opening_settled',
  'opening_settled BETWEEN LEAST(opening_balance, 0) AND GREATEST(opening_balance, 0)',
)
export class Creditor extends MasterEntity {
  @MasterField({ ...creditorRules.firmName, label: 'Firm name', unique: true, inList: true, legacy: 'firmName' })
  firmName!: string;
  @MasterField({
    ...creditorRules.shortName,
    label: 'Short name',
    inList: true,
    legacy: 'shortName',
    proposed: ({ firmName }, isTaken) => (typeof firmName === 'string' ? proposeShortName(firmName, isTaken) : null),
  })
  shortName!: string;
  @MasterField({
    ...creditorRules.proprietorName,
    label: 'Proprietor name',
    inList: true,
    legacy: 'proprietorName',
    // Most small customers are listed by their own names.
    proposed: ({ firmName }) => firmName,
  })
  proprietorName!: string;
  @MasterField({ ...creditorRules.email, label: 'Email', legacy: 'email' })
  email!: string;
  @MasterField({
    ...creditorRules.contactNo,
    kind: 'phone',
    label: 'Contact number',
    inList: true,
    legacy: 'contactNo',
  })
  contactNo!: string;
  @MasterField({ ...creditorRules.panNumber, label: 'PAN number', legacy: 'panNumber' })
  panNumber!: string | null;
  @MasterField({ ...creditorRules.gstin, label: 'GSTIN' })
  gstin!: string | null;
  @MasterField({ ...creditorRules.address, kind: 'multiline', label: 'Address', legacy: 'address' })
  address!: string;
  @MasterField({
    ...creditorRules.maxLimit,
    kind: 'money',
    min: 100,
    max: 99_999_999_900,
    step: 100,
    label: 'Maximum limit',
    description: 'Credit limit, in whole rupees',
    inList: true,
    legacy: 'maxLimit',
    total: 'sum',
    hint: 'In whole rupees',
  })
  maxLimit!: number;
  @MasterField({
    ...creditorRules.isSmall,
    label: 'Added a New Creditor / has Small Creditor',
    description: 'Small creditor on an open account: a running statement, no bills',
    default: false,
    changedBy: 'changes.decide',
    legacy: 'hasSmallCreditor',
  })
  isSmall!: boolean;
  @MasterField({
    label: 'Credit days',
    description: 'Days from a bill to its due date',
    kind: 'integer',
    max: 365,
    default: 15,
    legacy: 'creditDays',
  })
  creditDays!: number;
  @MasterField({
    label: 'Interest % a year',
    description: 'Simple interest a year on overdue amounts, per cent',
    kind: 'percent',
    max: 10_000,
    default: 1800,
    legacy: 'interestRate',
  })
  interestRate!: number;
  @MasterField({
    ...OPENING_OF_EITHER_SIGN,
    description: 'Amount owed when the creditor was added, in rupees; below 0 if it had paid in advance',
    legacy: 'openingBalance',
    askedIfMostBelowZero: imports.mostAdvances,
    hint: 'Amount it already owes; with a minus what it paid in advance',
  })
  openingBalance!: number;
  @MasterField(OPENING_DATE) openingDate!: string | null;
  /** The part of the opening balance that payments have settled; of an advance what has settled bills, below 0. */
  @Column({ type: 'bigint', default: 0 }) openingSettled!: number;
}
