import { IsInt, IsOptional, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LONGEST, type Quantity, quantityBy, SALE_TEXTS } from '../domain/credit-sale.rules';
import { inr } from '../domain/kernel/format';
import { litresFor } from '../domain/kernel/money';
import { refusal, refuseIf } from '../domain/kernel/problem';
import { type BookLeaf, slipText } from '../domain/slip-book';
import { problemsOfLeaf, problemsOfOwner } from '../domain/slip-book.rules';
import { account, post, transfer } from '../ledger/post';
import { IsLitres, IsMoney } from '../platform/is-figure';
import { IsText } from '../platform/is-text';
import { Litres, Money } from '../platform/scalars';
import { defineCommand, type Tx } from '../platform/submit';
import { shareRunningShift } from '../shifts/running-shift';
import { asKnown } from './known-vehicle';
import { judgeLimit, tellAdmins } from './over-limit';
import { leafUse, lockLeaf, type StationBook } from './slip-leaf';

@InputType({
  description: 'One delivery on credit. Either litres or amount; where both come, the amount stays what was typed.',
})
export class RecordCreditSaleInput {
  @Field(() => Int) @IsInt({ message: SALE_TEXTS.creditor }) creditorId!: number;
  @Field(() => Int) @IsInt({ message: SALE_TEXTS.pump }) pumpId!: number;
  @Field(() => Int) @IsInt({ message: SALE_TEXTS.product }) productId!: number;
  @Field(() => String, { nullable: true }) @IsOptional() @IsText('vehicle', LONGEST.vehicle) vehicle?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsText('slip number', LONGEST.slipNo) slipNo?: string | null;
  @Field(() => Litres, { nullable: true })
  @IsOptional()
  @Min(1, { message: SALE_TEXTS.litresPositive })
  @IsLitres('quantity')
  litres?: number | null;
  @Field(() => Money, { nullable: true })
  @IsOptional()
  @Min(1, { message: SALE_TEXTS.amountPositive })
  @IsMoney('amount')
  amount?: number | null;
  @Field(() => String, { nullable: true, description: 'Needed where the sale takes the creditor over the limit.' })
  @IsOptional()
  @IsText('reason', LONGEST.overLimitReason)
  overLimitReason?: string | null;
}

export interface RecordedCreditSale {
  creditSaleId: number;
  litres: number;
  rate: number;
  amount: number;
}

/**
 * Records a credit sale of the running shift: the creditor owes it, the shift's clearing account is that much lower. A
 * slip that a book has takes its leaf, and is kept as the book prints it; a vehicle is kept as it is known.
 */
export const recordCreditSale = defineCommand({
  name: 'recordCreditSale',
  permission: 'user',
  input: RecordCreditSaleInput,
  async run(tx, input): Promise<RecordedCreditSale> {
    const shift = await shareRunningShift(tx);
    const rate = await rateAt(tx, shift.id, input);
    const { litres, amount } = measured(input, rate);
    const over = await judgeLimit(tx, input, amount);
    const place = await freeLeaf(tx, input);
    const slipNo = place === null ? input.slipNo?.trim() || null : slipText(place.book, place.leaf);
    const vehicle = input.vehicle?.trim() ? await asKnown(tx, input.creditorId, input.vehicle) : null;
    const [row] = await tx.sql<{ id: number }>(
      `INSERT INTO credit_sale (shift_id, creditor_id, pump_id, product_id, vehicle, slip_no, slip_book_id, leaf,
                                litres, rate, amount, over_limit_reason, created_by_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
      [
        shift.id,
        input.creditorId,
        input.pumpId,
        input.productId,
        vehicle,
        slipNo,
        place?.book.id ?? null,
        place?.leaf ?? null,
        litres,
        rate,
        amount,
        input.overLimitReason?.trim() || null,
        tx.actor!.userId,
      ],
    );
    await post(tx, tx.actor!.userId, [
      {
        document: { kind: 'CREDIT_SALE', id: row!.id },
        businessDate: shift.shiftDate,
        shiftId: shift.id,
        lines: transfer(account('CREDITOR', input.creditorId), account('SHIFT_CLEARING', shift.id), amount),
      },
    ]);
    if (over !== null) await tellAdmins(tx, row!.id, amount, over);
    tx.audit({ table: 'credit_sale', id: row!.id, after: { ...input, vehicle, slipNo, litres, rate, amount } });
    tx.publish('creditSaleRecorded', { shiftId: shift.id });
    return { creditSaleId: row!.id, litres, rate, amount };
  },
});

/** The shift's rate of the product, which a nozzle of that pump must sell. */
async function rateAt(tx: Tx, shiftId: number, { pumpId, productId }: RecordCreditSaleInput): Promise<number> {
  const [leg] = await tx.sql<{ rate: number }>(
    'SELECT rate FROM nozzle_reading WHERE shift_id = $1 AND pump_id = $2 AND product_id = $3 ORDER BY id DESC LIMIT 1',
    [shiftId, pumpId, productId],
  );
  if (!leg) throw refusal('NOT_SOLD_THERE', SALE_TEXTS.notSoldThere, 'productId', 'INVALID');
  return leg.rate;
}

/** Amount = litres × rate, rounded once; a typed amount stays and gives the litres to three decimals. */
function measured({ litres, amount }: RecordCreditSaleInput, rate: number): Quantity {
  const typed = litres ?? amount;
  if (typed == null) throw refusal('NO_QUANTITY', SALE_TEXTS.noQuantity, 'litres', 'INVALID');
  const quantity = quantityBy(litres == null ? 'amount' : 'litres', typed, rate);
  if (quantity === null) throw refusal('QUANTITY', SALE_TEXTS.range, 'litres', 'INVALID');
  if (litres == null || amount == null || amount === quantity.amount) return quantity;
  if (litresFor(amount, rate) === litres) return { litres, amount };
  throw refusal('AMOUNT_NOT_AS_LITRES', `The amount of these litres is ${inr(quantity.amount)}`, 'amount', 'INVALID');
}

/** The leaf that the sale is written on, held; null where no book has the slip. Refuses a leaf that takes no such sale. */
async function freeLeaf(tx: Tx, { slipNo, creditorId }: RecordCreditSaleInput): Promise<BookLeaf<StationBook> | null> {
  const place = slipNo ? await lockLeaf(tx, slipNo) : null;
  if (place === null) return null;
  refuseIf(problemsOfOwner(place, creditorId), 'REFUSED');
  refuseIf(problemsOfLeaf(place, await leafUse(tx, place)), 'REFUSED');
  return place;
}
