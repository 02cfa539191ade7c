import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { credit } from '../../domain/credit.messages';
import { LONGEST } from '../../domain/credit-sale.rules';
import { numberKeyInSql } from '../../domain/entered-before';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { shifts } from '../../domain/shifts.messages';
import {
  type EarlierLine,
  factOfChangedSlip,
  factOfSlip,
  findWaitingLine,
  type SlipLine,
  type WaitingLine,
} from '../../domain/slip-lines';
import { defineQuery } from '../../platform/ask';
import { askAbout } from '../../platform/ask-about';
import { IsText } from '../../platform/is-text';
import { BusinessDate as Day, Litres, Money } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { WAITING_ENTRY, waitsBefore } from '../../services/approvals/waiting-entry';

/** Of `change_request r`: a sale that waits for approval. */
export const WAITING_SALE = `${WAITING_ENTRY} AND r.table_name = 'recordCreditSale'`;

/** More are never shown; a station that uses one number for every slip has thousands of them. */
const MOST_LINES = 100;

@ArgsType()
export class SlipSeenInput {
  @Field(() => Int) @IsInt(saying(credit.selectCreditor())) creditorId!: number;
  @Field(() => String) @IsText('slip number', LONGEST.slipNo) slipNo!: string;
  @Field(() => Int, { nullable: true, description: 'Id of the shift of the new sale; sales of that shift come first.' })
  @IsOptional()
  @IsInt(saying(shifts.select()))
  shiftId?: number | null;
}

@ObjectType({ description: 'A sale of a creditor on a slip. Sales of one shift on one slip are its lines.' })
export class SlipSeen implements EarlierLine {
  @Field(() => Int) creditSaleId!: number;
  @Field(() => Int) shiftId!: number;
  @Field(() => Day, { description: 'Date of its shift.' }) date!: BusinessDate;
  @Field(() => String, { nullable: true }) vehicle!: string | null;
  @Field(() => Int) productId!: number;
  @Field(() => Litres) litres!: Millilitres;
  @Field(() => Money) amount!: Paise;
}

/** The creditor's sales on that slip, on any day and however it is written, except the sale `saleId`. */
const salesOnSlip = (
  sql: Sql,
  { creditorId, slipNo, shiftId = null }: SlipSeenInput,
  saleId: number | null = null,
): Promise<SlipSeen[]> =>
  sql<SlipSeen>(
    `SELECT c.id AS "creditSaleId", c.shift_id AS "shiftId", s.shift_date AS date, c.vehicle, c.product_id AS "productId",
            c.litres, c.amount
     FROM credit_sale c JOIN shift s ON s.id = c.shift_id
     WHERE c.creditor_id = $1 AND c.slip_key = ${numberKeyInSql('$2::text')} AND c.id IS DISTINCT FROM $3::bigint
     ORDER BY c.shift_id IS DISTINCT FROM $4::int, c.id LIMIT ${MOST_LINES}`,
    [creditorId, slipNo, saleId, shiftId],
  );

export const creditSlipSeen = defineQuery({
  name: 'creditSlipSeen',
  right: 'credit.read',
  input: SlipSeenInput,
  run: ({ sql }, input): Promise<SlipSeen[]> => salesOnSlip(sql, input),
});

/** The transaction of a sale, and the request that it was accepted by. */
type Asking = Pick<Tx, 'sql' | 'requestId'>;

/**
 * The sales on that slip that wait for approval: of the creditor, or of any if it is a leaf of a book, which has one
 * number for all. They are in no table of sales until they are accepted.
 */
const salesWaitingOn = (
  { sql, requestId }: Asking,
  slip: string,
  { creditorId, slipBookId }: SaleOnSlip,
): Promise<WaitingLine[]> =>
  sql<WaitingLine>(
    `SELECT (r.changes ->> 'creditorId')::int AS "creditorId", (r.changes ->> 'shiftId')::int AS "shiftId",
            r.changes ->> 'vehicle' AS vehicle, (r.changes ->> 'productId')::int AS "productId",
            (r.before ->> 'litres')::bigint AS litres, (r.before ->> 'amount')::bigint AS amount, u.name AS "userName"
     FROM change_request r JOIN app_user u ON u.id = r.requested_by_id
     WHERE ${WAITING_SALE} AND ${numberKeyInSql("r.changes ->> 'slipNo'")} = ${numberKeyInSql('$2::text')}
       AND ($3 OR (r.changes ->> 'creditorId')::int = $1) AND ${waitsBefore('$4')}
     ORDER BY r.id LIMIT ${MOST_LINES}`,
    [creditorId, slip, slipBookId !== null, requestId ?? null],
  );

/** A sale with its slip: as printed if the slip is a leaf of a book. */
export interface SaleOnSlip extends SlipLine {
  creditorId: number;
  slipNo?: string | null;
  slipBookId: number | null;
  /** Null for a new sale. */
  id: number | null;
}

/** What is said of a sale that repeats one of its slip; null if it does not. */
export async function slipSeenText(on: Asking, sale: SaleOnSlip): Promise<Message | null> {
  const slip = sale.slipNo?.trim() ?? '';
  if (slip === '') return null;
  const earlier = await salesOnSlip(on.sql, { ...sale, slipNo: slip }, sale.id);
  const isLeaf = sale.slipBookId !== null;
  const fact = factOfSlip(slip, sale, earlier, isLeaf);
  if (fact !== null) return fact;
  const waiting = findWaitingLine(sale, await salesWaitingOn(on, slip, sale), isLeaf);
  return waiting ? credit.slipWaits({ slip, amount: waiting.amount, user: waiting.userName }) : null;
}

/**
 * What is said of a sale whose slip or creditor is changed, so that its slip has another sale; null if it has none. Any
 * line is asked about: another one of a slip is begun as such, and rarely made by a change.
 */
export async function changedSlipSeenText(on: Asking, sale: SaleOnSlip): Promise<Message | null> {
  const slip = sale.slipNo?.trim() ?? '';
  if (slip === '') return null;
  const fact = factOfChangedSlip(slip, sale, await salesOnSlip(on.sql, { ...sale, slipNo: slip }, sale.id));
  return fact ?? slipSeenText(on, sale);
}

/** Throws ProblemError SLIP_SEEN unless the entry is confirmed; see askAbout. The caller has locked the creditor. */
export const askAboutSlip = (tx: Tx, sale: SaleOnSlip & { confirmed?: boolean | null }): Promise<void> =>
  askAbout(tx, sale, 'SLIP_SEEN', 'slipNo', () => slipSeenText(tx, sale));
