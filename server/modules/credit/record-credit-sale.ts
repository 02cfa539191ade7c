import { IsInt, IsOptional, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { credit } from '../../domain/credit.messages';
import { figureTypedOf, LONGEST, type Quantity } from '../../domain/credit-sale.rules';
import { hasUnseenOrJoiner } from '../../domain/field-rules';
import type { Message } from '../../domain/kernel/message';
import type { PaisePerLitre } from '../../domain/kernel/money';
import { askAbout, askTogether } from '../../platform/ask-about';
import { ConfirmedField } from '../../platform/confirmed-field';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import { IsLitres, IsMoney } from '../../platform/is-figure';
import { IsText } from '../../platform/is-text';
import { Litres, Money } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { defineApprovalLine } from '../../services/approvals/approval-line';
import { requireApproval } from '../../services/approvals/require-approval';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account, post } from '../../services/ledger/post';
import {
  type EntryShift,
  type LateEffects,
  lockShiftOfEntry,
  moveOpeningsBeforeLate,
  withLateEffects,
} from '../shifts/late-entry';
import { recalculateLate } from '../shifts/late-takings';
import { LateReasonField, RehearseField, ShiftMeantField } from '../shifts/shift-meant-field';
import { entryOfSale } from './entry-of-sale';
import { normaliseVehicle } from './known-vehicle';
import { lockActiveCreditor, lockCreditor } from './lock-creditor';
import { overLimitOf, overLimitText, tellAdmins } from './over-limit';
import { assignSlip, calculateQuantity, rateAt } from './sale-terms';
import { lockLeaf } from './slip-leaf';
import { askAboutSlip } from './slip-seen';
import { notifyOfLimit, notifyOfSale } from './tell-creditor';
import { unusualLitresText } from './unusual-sale';

@InputType({
  description: 'A credit sale. Give litres or amount; if both are given, the amount is stored as entered.',
})
export class RecordCreditSaleInput {
  @ShiftMeantField() shiftId?: number | null;
  @LateReasonField() lateReason?: string | null;
  @RehearseField() rehearse?: boolean | null;
  @Field(() => Int) @IsInt(saying(credit.selectCreditor())) creditorId!: number;
  @Field(() => Int) @IsInt(saying(credit.selectPump())) pumpId!: number;
  @Field(() => Int) @IsInt(saying(credit.selectProduct())) productId!: number;
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsText('vehicle', LONGEST.vehicle, undefined, hasUnseenOrJoiner)
  vehicle?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsText('slip number', LONGEST.slipNo) slipNo?: string | null;
  @Field(() => Litres, { nullable: true, description: 'Litres; omitted if the amount is given.' })
  @IsOptional()
  @Min(1, saying(credit.litresPositive()))
  @IsLitres('quantity')
  litres?: number | null;
  @Field(() => Money, { nullable: true, description: 'Rupees; omitted if litres are given.' })
  @IsOptional()
  @Min(1, saying(credit.amountPositive()))
  @IsMoney('amount')
  amount?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reason for exceeding the limit; required if the sale takes the creditor over it.',
  })
  @IsOptional()
  @IsText('reason', LONGEST.overLimitReason)
  overLimitReason?: string | null;
  @ConfirmedField('SLIP_SEEN', 'FIGURE_UNUSUAL') confirmed?: boolean | null;
}

export interface RecordedCreditSale extends LateEffects {
  creditSaleId: number;
  litres: number;
  rate: number;
  amount: number;
}

/** The amount is what the creditor would owe above its limit. */
export const OVER_LIMIT_LINE = defineApprovalLine({
  setting: 'overLimitByStaff',
  shown: {
    label: "Sale by staff over a creditor's limit by up to",
    description: "Rupees by which a sale of staff may exceed a creditor's limit without approval; null for any amount.",
    order: 40,
  },
  command: 'recordCreditSale',
  label: 'Credit sale',
  exempt: 'credit.overLimit',
  hasAmount: true,
  ofChanges: true,
  stored: {
    table: 'credit_sale',
    title: ['creditorId', 'amount'],
    shift: 'RUNNING',
    figures: ['litres', 'rate', 'amount'],
  },
});

/**
 * Records a credit sale of the running shift, or a late one of a closed shift: debits the creditor and credits the
 * shift's clearing account. A slip of a known book uses its leaf and is stored as the book prints it; a vehicle is
 * normalised.
 */
export const recordCreditSale = defineCommand({
  name: 'recordCreditSale',
  right: 'credit.record',
  input: RecordCreditSaleInput,
  async run(tx, input): Promise<RecordedCreditSale> {
    const shift = await lockShiftOfEntry(tx, input);
    return withLateEffects(tx, shift, (effects) => record(tx, shift, input, effects));
  },
});

const isByAmount = ({ litres, amount }: RecordCreditSaleInput, rate: PaisePerLitre): boolean =>
  litres == null || (amount != null && figureTypedOf({ litres, amount }, rate) === 'amount');

async function record(
  tx: Tx,
  shift: EntryShift,
  input: RecordCreditSaleInput,
  effects: Message[],
): Promise<RecordedCreditSale> {
  // A late sale was made before its creditor was disabled.
  const lockBuyer = shift.lateReason === null ? lockActiveCreditor : lockCreditor;
  const [{ rate, litres, amount }, creditor, owed, place, vehicle] = await inOneRoundTrip([
    quantityOf(tx, shift.id, input),
    lockBuyer(tx, input.creditorId),
    balanceOf(tx.sql, account('CREDITOR', input.creditorId)),
    lockLeaf(tx, input.slipNo),
    input.vehicle?.trim() ? normaliseVehicle(tx, input.creditorId, input.vehicle) : null,
  ]);
  const line = { ...input, id: null, shiftId: shift.id, vehicle, litres, amount };
  const { slipNo, slipBookId, leaf } = await assignSlip(tx, line, place);
  await askTogether(
    () => askAboutSlip(tx, { ...line, slipNo, slipBookId }),
    () =>
      askAbout(tx, input, 'FIGURE_UNUSUAL', input.litres == null ? 'amount' : 'litres', () =>
        unusualLitresText(tx.sql, { ...input, litres }),
      ),
  );
  const over = overLimitOf(creditor, owed, input.overLimitReason, amount);
  if (over !== null) await requireApproval(tx, OVER_LIMIT_LINE, over.due - over.maxLimit, overLimitText(over));
  const { lateReason } = shift;
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO credit_sale (shift_id, creditor_id, pump_id, product_id, vehicle, slip_no, slip_book_id, leaf,
                              litres, rate, amount, over_limit_reason, late_reason, created_by_id, by_amount)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING id`,
    [
      shift.id,
      input.creditorId,
      input.pumpId,
      input.productId,
      vehicle,
      slipNo,
      slipBookId,
      leaf,
      litres,
      rate,
      amount,
      input.overLimitReason?.trim() || null,
      lateReason,
      tx.actor.userId,
      isByAmount(input, rate),
    ],
  );
  effects.push(...(await moveOpeningsBeforeLate(tx, shift, { creditor: input.creditorId })));
  effects.push(...(await recalculateLate(tx, shift, input.pumpId, input.litres == null ? 'amount' : 'litres')));
  await inOneRoundTrip([
    post(tx, tx.actor.userId, [entryOfSale({ ...input, id: row!.id, slipNo, vehicle, litres, amount }, shift)]),
    notifyOfSale(tx, row!.id, input.creditorId),
  ]);
  if (over !== null) {
    await notifyOfLimit(tx, row!.id, input.creditorId, over);
    await tellAdmins(tx, row!.id, amount, over);
  }
  tx.audit({
    table: 'credit_sale',
    id: row!.id,
    after: { ...input, vehicle, slipNo, litres, rate, amount, lateReason: lateReason ?? undefined },
    reason: lateReason,
  });
  tx.publish('creditSaleRecorded', { shiftId: shift.id });
  if (lateReason !== null) tx.publish('creditChanged', { creditorId: input.creditorId });
  return { creditSaleId: row!.id, litres, rate, amount };
}

/**
 * The quantity at the shift's rate. Throws ProblemError INVALID if the pump does not sell the product, or for an
 * impossible quantity.
 */
async function quantityOf(tx: Tx, shiftId: number, input: RecordCreditSaleInput): Promise<Quantity & { rate: number }> {
  const rate = await rateAt(tx, { ...input, shiftId });
  return { ...calculateQuantity(input, rate), rate };
}
