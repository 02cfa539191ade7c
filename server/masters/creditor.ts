import { Check, Column } from 'typeorm';
import { type CreditorHistory, creditorRules, problemsOfCreditorChange } from '../domain/creditor.rules';
import { effects } from '../domain/effects.messages';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { unusual } from '../domain/unusual.messages';
import { usualUnlessNear } from '../domain/unusual-figure.rules';
import type { Tx } from '../platform/submit';
import { defineApprovalLine } from '../services/approvals/approval-line';
import { defineNamedBalance } from '../services/approvals/ledger-effects';
import { requireApproval } from '../services/approvals/require-approval';
import { changeCreditorOpening } from './creditor-opening';
import { type FigureQuestion, Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import { OPENING_DATE, postOpening, problemsOfOpening } from './opening-balance';
import { OPENINGS } from './opening-day';

defineNamedBalance('CREDITOR', {
  name: 'SELECT firm_name FROM creditor WHERE id = a.ref_id',
  text: (creditor) => effects.due({ creditor }),
});

/** The amount is the limit. */
const LIMIT_LINE = defineApprovalLine({
  setting: 'creditorLimitByStaff',
  command: 'createCreditor',
  label: 'New creditor',
  exempt: 'limits.exceed',
  hasAmount: true,
  ofChanges: true,
  stored: { table: 'creditor', title: ['firmName', 'maxLimit'] },
});

/**
 * Checks a new creditor or a change of one. The caller has locked its row, so no bill or payment can be made in
 * between.
 */
async function problemsOf(tx: Tx, after: Creditor, before: Creditor | null): Promise<Problem[]> {
  if (before === null || after.maxLimit > before.maxLimit) await requireApproval(tx, LIMIT_LINE, after.maxLimit);
  if (before === null) return problemsOfOpening(tx, OPENINGS.creditor, after, before);
  const [history] = await tx.sql<CreditorHistory>(
    `SELECT ARRAY(SELECT number FROM creditor_bill
                  WHERE creditor_id = c.id AND settled_on IS NULL ORDER BY bill_date, id) AS "openBills",
            c.opening_settled AS "openingSettled",
            (SELECT COALESCE(SUM(amount - allocated), 0)::bigint FROM creditor_payment
             WHERE creditor_id = c.id AND allocated < amount) AS advance
     FROM creditor c WHERE c.id = $1`,
    [before.id],
  );
  const problems = problemsOfCreditorChange(after, before, history!);
  return [...problems, ...(await problemsOfOpening(tx, OPENINGS.creditor, after, before))];
}

/** The question about a credit limit: of a changed one against the former, of a new one against those of the others. */
async function questionOfLimit(
  { sql }: Tx,
  { maxLimit }: Creditor,
  before: Creditor | null,
): Promise<FigureQuestion | null> {
  if (maxLimit === before?.maxLimit) return null;
  const ofOthers = async (): Promise<number[]> =>
    (await sql<Creditor>('SELECT max_limit AS "maxLimit" FROM creditor WHERE NOT disabled')).map((one) => one.maxLimit);
  const usual =
    before === null
      ? usualUnlessNear('newLimit', maxLimit, await ofOthers())
      : usualUnlessNear('changedLimit', maxLimit, [before.maxLimit]);
  return usual === null ? null : { field: 'maxLimit', text: unusual.creditLimit({ figure: maxLimit, usual }) };
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
  asks: questionOfLimit,
  afterCreate: (tx, creditor) => postOpening(tx, OPENINGS.creditor, creditor),
  afterUpdate: changeCreditorOpening,
})
@Check('ck_creditor_opening_settled', 'opening_settled BETWEEN 0 AND opening_balance')
export class Creditor extends MasterEntity {
  @MasterField({ ...creditorRules.firmName, label: 'Firm name', unique: true, inList: true, legacy: 'firmName' })
  firmName!: string;
  @MasterField({ ...creditorRules.shortName, label: 'Short name', inList: true, legacy: 'shortName' })
  shortName!: string;
  @MasterField({ ...creditorRules.proprietorName, label: 'Proprietor name', inList: true, legacy: 'proprietorName' })
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
    label: 'Opening balance',
    description: 'Amount owed when the creditor was added, in rupees; cannot be changed once any of it is settled',
    kind: 'money',
    default: 0,
    legacy: 'openingBalance',
    hint: 'Amount it already owes',
  })
  openingBalance!: number;
  @MasterField(OPENING_DATE) openingDate!: string | null;
  /** The part of the opening balance that payments have settled; it is the oldest debt. */
  @Column({ type: 'bigint', default: 0 }) openingSettled!: number;
}
