import { IsInt } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { credit } from '../../domain/credit.messages';
import { LONGEST } from '../../domain/credit-sale.rules';
import { numberKeyInSql } from '../../domain/entered-before';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { refusal } from '../../domain/kernel/problem';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { BusinessDate as Day, Money } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';
import { saying } from '../../platform/validated';

@ArgsType()
export class SlipSeenInput {
  @Field(() => Int) @IsInt(saying(credit.selectCreditor())) creditorId!: number;
  @Field(() => String) @IsText('slip number', LONGEST.slipNo) slipNo!: string;
}

@ObjectType({ description: 'The first sale of a creditor on a slip.' })
export class SlipSeen {
  @Field(() => Int) creditSaleId!: number;
  @Field(() => Day, { description: 'Date of its shift.' }) date!: BusinessDate;
  @Field(() => Money) amount!: Paise;
}

/** The creditor's first sale on that slip, on any day and however it is written, except the sale `saleId`. */
async function findSlip(
  sql: Sql,
  { creditorId, slipNo }: SlipSeenInput,
  saleId: number | null = null,
): Promise<SlipSeen | null> {
  const [first] = await sql<SlipSeen>(
    `SELECT c.id AS "creditSaleId", s.shift_date AS date, c.amount
     FROM credit_sale c JOIN shift s ON s.id = c.shift_id
     WHERE c.creditor_id = $1 AND c.slip_key = ${numberKeyInSql('$2::text')} AND c.id IS DISTINCT FROM $3::bigint
     ORDER BY c.id LIMIT 1`,
    [creditorId, slipNo, saleId],
  );
  return first ?? null;
}

export const creditSlipSeen = defineQuery({
  name: 'creditSlipSeen',
  right: 'credit.read',
  input: SlipSeenInput,
  run: ({ sql }, input): Promise<SlipSeen | null> => findSlip(sql, input),
});

/** What is said of a slip that the creditor has already; null if there is none. */
export async function slipSeenText(
  sql: Sql,
  { creditorId, slipNo }: { creditorId: number; slipNo?: string | null },
  saleId: number | null = null,
): Promise<Message | null> {
  const slip = slipNo?.trim() ?? '';
  const first = slip === '' ? null : await findSlip(sql, { creditorId, slipNo: slip }, saleId);
  return first && credit.slipSeen({ slip, date: first.date, amount: first.amount });
}

/** Throws ProblemError SLIP_SEEN unless the entry is confirmed. The caller has locked the creditor. */
export async function askAboutSlip(
  sql: Sql,
  sale: { creditorId: number; slipNo?: string | null; confirmed?: boolean | null },
): Promise<void> {
  if (sale.confirmed === true) return;
  const text = await slipSeenText(sql, sale);
  if (text !== null) throw refusal('SLIP_SEEN', text, 'slipNo');
}
