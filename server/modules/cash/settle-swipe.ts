import { Field, InputType, Int } from 'type-graphql';
import { cash } from '../../domain/cash.messages';
import type { Message } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { type CoveredDay, settleSwipes } from '../../domain/swipe-settlement';
import { bankPaymentOf, problemsOfSwipeSettlement, swipeSettlementRules } from '../../domain/swipe-settlement.rules';
import { moveOpeningsBefore } from '../../masters/move-openings';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { account, post } from '../../services/ledger/post';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { askAboutReference } from '../safe/reference-seen';
import { categoriesInUse } from './expenditure-category.queries';
import { unsettledDays } from './machine-days.queries';

@InputType({ description: 'A payment from the bank for days of a swipe machine, and the bank charges.' })
export class SettleSwipeInput {
  @Field(() => Int) @Ruled(swipeSettlementRules.swipeMachineId) swipeMachineId!: number;
  @Field(() => Money, { description: 'Rupees received.' }) @Ruled(swipeSettlementRules.paid) paid!: number;
  @Field(() => Money, { nullable: true, description: 'Bank charges in rupees; default 0.' })
  @Ruled(swipeSettlementRules.charges)
  charges?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the expenditure category for the charges; required if there are any.',
  })
  @Ruled(swipeSettlementRules.expenditureCategoryId)
  expenditureCategoryId?: number | null;
  @Field(() => BusinessDate) @Ruled(swipeSettlementRules.paidOn) paidOn!: string;
  @Field(() => Int) @Ruled(swipeSettlementRules.accountId) accountId!: number;
  @Field(() => String, { nullable: true }) @Ruled(swipeSettlementRules.reference) reference?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(swipeSettlementRules.comment) comment?: string | null;
  @ConfirmedField('REFERENCE_SEEN') confirmed?: boolean | null;
}

export interface SettledSwipe {
  swipeSettlementId: number;
  days: Pick<CoveredDay, 'businessDate' | 'settled' | 'toCome'>[];
  toCome: number;
}

/**
 * Books a bank's payment for a machine's oldest days, and its charges as an expenditure of the day of payment
 * (docs/design/domain.md#swipe-settlement). It belongs to no shift: the bank pays whether one runs or not.
 */
export const settleSwipe = defineCommand({
  name: 'settleSwipe',
  right: 'cash.settle',
  input: SettleSwipeInput,
  async run(tx, input): Promise<SettledSwipe> {
    await lockMachine(tx, input.swipeMachineId);
    const days = await unsettledDays(tx.sql, input.swipeMachineId);
    const { accounts } = await paymentWaysOf(tx.sql);
    const facts = { days, accounts, categories: await categoriesInUse(tx.sql), today: tx.today };
    refuseIf(problemsOfSwipeSettlement({ ...input }, facts));
    await askAboutReference(tx, 'swipe_settlement', input);
    const { paid, charges, ...settlement } = settleSwipes(days, bankPaymentOf({ ...input }));
    const categoryId = charges > 0 ? input.expenditureCategoryId! : null;
    const swipeSettlementId = await write(
      tx,
      { ...input, charges, expenditureCategoryId: categoryId },
      settlement.days,
    );
    await postSettlement(tx, { ...input, id: swipeSettlementId, paid, charges, expenditureCategoryId: categoryId });
    tx.publish('cashChanged', { swipeSettlementId });
    return {
      swipeSettlementId,
      days: settlement.days.map(({ businessDate, settled, toCome }) => ({ businessDate, settled, toCome })),
      toCome: settlement.toCome,
    };
  },
});

/** Locks a machine, so that payments for the same days are serialised; a disabled machine may still be paid for. */
export async function lockMachine(tx: Tx, swipeMachineId: number): Promise<void> {
  const machines = await tx.sql('SELECT id FROM swipe_machine WHERE id = $1 FOR NO KEY UPDATE', [swipeMachineId]);
  if (machines.length > 0) return;
  throw refusal('UNKNOWN_MACHINE', cash.selectMachine(), 'swipeMachineId', 'INVALID');
}

async function write(tx: Tx, input: SettleSwipeInput, days: readonly CoveredDay[]): Promise<number> {
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO swipe_settlement (swipe_machine_id, account_id, paid_on, paid, charges, expenditure_category_id, reference,
                                   comment, created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [
      input.swipeMachineId,
      input.accountId,
      input.paidOn,
      input.paid,
      input.charges,
      input.expenditureCategoryId,
      input.reference ?? null,
      input.comment ?? null,
      tx.actor.userId,
    ],
  );
  const covered = await keepDays(tx, row!.id, days);
  tx.audit({ table: 'swipe_settlement', id: row!.id, after: { ...input, days: covered } });
  return row!.id;
}

/** Stores the amount that a settlement covers of each day. */
export async function keepDays(
  { sql }: Tx,
  swipeSettlementId: number,
  days: readonly CoveredDay[],
): Promise<Pick<CoveredDay, 'businessDate' | 'settled'>[]> {
  const covered = days.map(({ businessDate, settled }) => ({ businessDate, settled }));
  await sql(
    `INSERT INTO swipe_settlement_day (swipe_settlement_id, business_date, amount)
     SELECT $1, d."businessDate", d.settled FROM jsonb_to_recordset($2::jsonb) AS d("businessDate" date, settled bigint)`,
    [swipeSettlementId, JSON.stringify(covered)],
  );
  return covered;
}

type PostedSettlement = Pick<SettleSwipeInput, 'swipeMachineId' | 'accountId' | 'paid' | 'paidOn'> & {
  id: number;
  charges: number;
  /** Null if there were no charges. */
  expenditureCategoryId: number | null;
};

/**
 * Posts a settlement on the day of payment, with the charges as an expenditure. The account's opening balance moves to
 * that day if it would come after it; returns what that changed.
 */
export async function postSettlement(tx: Tx, settlement: PostedSettlement): Promise<Message[]> {
  const { id, swipeMachineId, accountId, paid, charges, paidOn, expenditureCategoryId } = settlement;
  const opened = await moveOpeningsBefore(tx, paidOn, { bank: accountId });
  await post(tx, tx.actor.userId, [
    {
      document: { kind: 'SWIPE_SETTLEMENT', id },
      businessDate: paidOn,
      shiftId: null,
      lines: [
        { account: account('BANK', accountId), amount: paid },
        ...(expenditureCategoryId === null
          ? []
          : [{ account: account('EXPENDITURE', expenditureCategoryId), amount: charges }]),
        { account: account('SWIPE', swipeMachineId), amount: -(paid + charges) },
      ],
    },
  ]);
  return opened;
}
