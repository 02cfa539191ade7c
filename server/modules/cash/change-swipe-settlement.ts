import { inr } from '../../domain/kernel/format';
import type { Message } from '../../domain/kernel/message';
import { refuseIf } from '../../domain/kernel/problem';
import { settleSwipes } from '../../domain/swipe-settlement';
import { bankPaymentOf, problemsOfSwipeSettlement, swipeSettlementRules } from '../../domain/swipe-settlement.rules';
import { ExpenditureCategory } from '../../masters/expenditure-category';
import { referenceField } from '../../masters/reference-field';
import { TransactionAccount } from '../../masters/transaction-account';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { editable } from '../../services/approvals/editable-document';
import type { EditableRow } from '../../services/approvals/editable-table';
import { reverse } from '../../services/ledger/reverse';
import { moneyMovedBy } from '../safe/money-moved-by';
import { waysOfChange } from '../safe/payment-ways.queries';
import { withReferenceSeen } from '../safe/reference-seen';
import { categoriesInUse } from './expenditure-category.queries';
import { unsettledDays } from './machine-days.queries';
import { coverAgain, takeDaysBack } from './resettle-days';
import { keepDays, lockMachine, postSettlement } from './settle-swipe';

interface SettlementRow extends EditableRow {
  swipeMachineId: number;
  machineName: string;
  paid: number;
  charges: number;
  expenditureCategoryId: number | null;
  paidOn: string;
  accountId: number;
  reference: string | null;
  comment: string | null;
  enteredBy: string | null;
}

const documentOf = ({ id }: SettlementRow) => ({ kind: 'SWIPE_SETTLEMENT', id });

/** A change of any of these fields is posted again. */
const POSTED = ['paid', 'charges', 'expenditureCategoryId', 'paidOn', 'accountId'] as const;

/**
 * Corrects a swipe settlement. Its days and those of the machine's later settlements are allocated again, oldest first.
 */
editable<SettlementRow>({
  table: 'swipe_settlement',
  label: 'Swipe settlement',
  fields: [
    changeField('paid', 'Paid', swipeSettlementRules.paid),
    changeField('charges', 'Charges', {
      ...swipeSettlementRules.charges,
      required: true,
      missing: 'Enter the bank charges',
    }),
    referenceField(
      'expenditureCategoryId',
      'Charges booked as',
      swipeSettlementRules.expenditureCategoryId,
      () => ExpenditureCategory,
    ),
    changeField('paidOn', 'Paid on', swipeSettlementRules.paidOn),
    referenceField('accountId', 'Account', swipeSettlementRules.accountId, () => TransactionAccount),
    changeField('reference', 'Reference', swipeSettlementRules.reference),
    changeField('comment', 'Comment', swipeSettlementRules.comment, { kind: 'multiline' }),
  ],
  facts: [
    { name: 'machineName', label: 'Swipe machine', kind: 'text' },
    { name: 'enteredBy', label: 'Entered by', kind: 'text' },
  ],
  titleOf: ({ machineName, paid }) => `${machineName}, ${inr(paid)}`,
  events: ({ id }) => [['cashChanged', { swipeSettlementId: id }]],
  async read(sql, id) {
    const [row] = await sql<SettlementRow>(
      `SELECT t.id, t.version, t.created_at AS at, t.swipe_machine_id AS "swipeMachineId", m.name AS "machineName", t.paid,
              t.charges, t.expenditure_category_id AS "expenditureCategoryId", t.paid_on AS "paidOn",
              t.account_id AS "accountId", t.reference, t.comment, u.name AS "enteredBy"
       FROM swipe_settlement t
       JOIN swipe_machine m ON m.id = t.swipe_machine_id
       LEFT JOIN app_user u ON u.id = t.created_by_id
       WHERE t.id = $1`,
      [id],
    );
    return row ?? null;
  },
  async lock(tx, id) {
    const [row] = await tx.sql<{ machineId: number }>(
      'SELECT swipe_machine_id AS "machineId" FROM swipe_settlement WHERE id = $1',
      [id],
    );
    if (row) await lockMachine(tx, row.machineId);
    await tx.sql('SELECT FROM swipe_settlement WHERE id = $1 FOR UPDATE', [id]);
  },
  modify: withReferenceSeen('swipe_settlement', async (tx, after: SettlementRow, before: SettlementRow) => {
    if (POSTED.every((field) => after[field] === before[field])) return undefined;
    const charged = { ...after, expenditureCategoryId: after.charges > 0 ? after.expenditureCategoryId : null };
    const later = await takeDaysBack(tx, before);
    const covered: Message[] = [];
    const moved = await moneyMovedBy(tx, [before.accountId, after.accountId], async () => {
      await reverse(tx, tx.actor.userId, documentOf(before));
      await coverOwn(tx, charged, before);
      covered.push(...(await coverAgain(tx, after.swipeMachineId, later)));
      return postSettlement(tx, charged);
    });
    return { effects: [...moved, ...covered], write: { expenditureCategoryId: charged.expenditureCategoryId } };
  }),
  async remove(tx, row) {
    const later = await takeDaysBack(tx, row);
    const moved = await moneyMovedBy(tx, [row.accountId], () => reverse(tx, tx.actor.userId, documentOf(row)));
    return { effects: [...moved, ...(await coverAgain(tx, row.swipeMachineId, later))] };
  },
});

/** Validates the changed settlement and stores its days. Its current account and category remain valid. */
async function coverOwn(tx: Tx, settlement: SettlementRow, before: SettlementRow): Promise<void> {
  const days = await unsettledDays(tx.sql, settlement.swipeMachineId, { back: true });
  const wayOf = ({ accountId }: SettlementRow) => ({ accountId, paymentModeId: null });
  const { accounts } = await waysOfChange(tx.sql, wayOf(settlement), wayOf(before));
  const categories = await categoriesInUse(tx.sql, before.expenditureCategoryId);
  const facts = { days, accounts, categories, today: tx.today };
  refuseIf(problemsOfSwipeSettlement({ ...settlement }, facts));
  await keepDays(tx, settlement.id, settleSwipes(days, bankPaymentOf({ ...settlement })).days);
}
