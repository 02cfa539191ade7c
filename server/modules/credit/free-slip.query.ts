import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { credit } from '../../domain/credit.messages';
import { LONGEST } from '../../domain/credit-sale.rules';
import { numberKey, numberKeyInSql } from '../../domain/entered-before';
import { nextSlip } from '../../domain/next-slip';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { saying } from '../../platform/validated';
import { WAITING_SALE } from './slip-seen';

/** A new pad begins at 1 again, so a number of an older sale to another creditor is free. */
const NEWEST_SALES = 200;
/** More in a row are never used. */
const MOST_TRIED = 500;

@ArgsType()
export class FreeSlipInput {
  @Field(() => String, { description: 'First slip number to try.' })
  @IsText('slip number', LONGEST.slipNo)
  slipNo!: string;
  @Field(() => Int, { nullable: true, description: 'Id of the creditor of the new sale; null if not known yet.' })
  @IsOptional()
  @IsInt(saying(credit.selectCreditor()))
  creditorId?: number | null;
}

/**
 * For slips without a book: the first number from the given one on that no sale of the creditor has, none of the newest
 * sales of all, and none that waits for approval. Null if there is none.
 */
export const creditFreeSlip = defineQuery({
  name: 'creditFreeSlip',
  right: 'credit.read',
  input: FreeSlipInput,
  async run({ sql }, { slipNo, creditorId = null }): Promise<string | null> {
    const tried = slipsFrom(slipNo.trim());
    const used = await sql<{ key: string }>(
      `SELECT u.key FROM (
         (SELECT slip_key AS key FROM credit_sale ORDER BY id DESC LIMIT ${NEWEST_SALES})
         UNION ALL SELECT slip_key FROM credit_sale WHERE creditor_id = $2 AND slip_key = ANY($1)
         UNION ALL SELECT ${numberKeyInSql("r.changes ->> 'slipNo'")} FROM change_request r WHERE ${WAITING_SALE}) u
       WHERE u.key = ANY($1)`,
      [tried.map(numberKey), creditorId],
    );
    const keys = new Set(used.map(({ key }) => key));
    return tried.find((slip) => !keys.has(numberKey(slip) ?? '')) ?? null;
  },
});

function slipsFrom(first: string): string[] {
  const slips: string[] = [];
  for (
    let slip = first;
    slip !== '' && slip.length <= LONGEST.slipNo && slips.length < MOST_TRIED;
    slip = nextSlip(slip)
  )
    slips.push(slip);
  return slips;
}
