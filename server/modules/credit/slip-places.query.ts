import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { beginAlike, oddWritingsOf, plainSlip, readSlip, slipText } from '../../domain/slip-book';
import { voidSlipRules } from '../../domain/slip-book.rules';
import { defineQuery } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate as Day, Litres, Money } from '../../platform/scalars';
import { booksBetween } from './slip-leaf';

@ObjectType({ description: 'Where a slip is used.' })
export class SlipPlace {
  @Field(() => String, { description: 'Slip number as printed in its book, or as entered with the sale.' })
  slipNo!: string;
  @Field(() => String, { description: 'SALE, VOID, MISSING (a later slip is used or void) or UNUSED.' }) kind!: string;
  @Field(() => Int, { nullable: true }) slipBookId!: number | null;
  @Field(() => Int, { nullable: true, description: 'Id of the creditor of the sale, or of the book.' }) creditorId!:
    | number
    | null;
  @Field(() => String, { nullable: true, description: 'Name of the creditor; null if none.' }) firmName!: string | null;
  @Field(() => Day, { nullable: true, description: 'Shift date of its sale; null if none.' })
  shiftDate!: BusinessDate | null;
  @Field(() => String, { nullable: true, description: 'Name of that shift; null if there is no sale.' }) shiftName!:
    | string
    | null;
  @Field(() => Int, { nullable: true, description: 'Id of the shift of its sale; null if none.' }) shiftId!:
    | number
    | null;
  @Field(() => String, { nullable: true }) vehicle!: string | null;
  @Field(() => String, { nullable: true, description: 'Short name of the product.' }) shortName!: string | null;
  @Field(() => Litres, { nullable: true, description: 'Litres of its sale; null if none.' }) litres!: number | null;
  @Field(() => Money, { nullable: true, description: 'Amount of its sale in rupees; null if none.' }) amount!:
    | number
    | null;
  @Field(() => String, { nullable: true, description: 'Number of its bill; null if none.' }) billNumber!: string | null;
  @Field(() => String, { nullable: true, description: 'Reason why it is void.' }) reason!: string | null;
}

@ArgsType()
export class SlipInput {
  @Field(() => String) @Ruled(voidSlipRules.slipNo) slipNo!: string;
}

const SALE = `c.shift_id AS "shiftId", s.shift_date AS "shiftDate", t.name AS "shiftName", c.vehicle,
  COALESCE(d.short_name, d.name) AS "shortName", c.litres, c.amount, n.number AS "billNumber"`;
const OF_SALE = `LEFT JOIN shift s ON s.id = c.shift_id
  LEFT JOIN shift_type t ON t.id = s.shift_type_id
  LEFT JOIN product d ON d.id = c.product_id
  LEFT JOIN creditor_bill n ON n.id = c.bill_id`;

/**
 * Where a slip was used, newest first, with its lines in order of entry, at most 10: as a leaf of the matching books, of all books if only its number is
 * typed, and as typed in sales without a book.
 */
export const slipPlaces = defineQuery({
  name: 'slipPlaces',
  right: 'credit.read',
  input: SlipInput,
  run: async ({ sql }, { slipNo }): Promise<SlipPlace[]> => {
    const slip = readSlip(slipNo);
    const leaf = Number(slip?.digits ?? -1);
    const having = await booksBetween(sql, leaf, leaf);
    const books = having.filter(({ prefix }) => slip?.prefix === '' || beginAlike(prefix, slip?.prefix ?? ''));
    const plain = plainSlip(slipNo).toUpperCase();
    const writings = [slipNo, slipNo.toUpperCase(), plain, ...oddWritingsOf(plain)];
    const places = await sql<SlipPlace>(
      `SELECT NULL AS "slipNo", b.id AS "slipBookId", r.id AS "creditorId", r.firm_name AS "firmName", ${SALE}, v.reason,
              CASE WHEN c.id IS NOT NULL THEN 'SALE' WHEN v.leaf IS NOT NULL THEN 'VOID'
                   WHEN EXISTS (SELECT FROM credit_sale WHERE slip_book_id = b.id AND leaf > $2)
                     OR EXISTS (SELECT FROM void_leaf WHERE slip_book_id = b.id AND leaf > $2) THEN 'MISSING'
                   ELSE 'UNUSED' END AS kind,
              COALESCE(MAX(c.created_at) OVER (PARTITION BY b.id), v.created_at, b.created_at) AS at, c.id
       FROM slip_book b
       LEFT JOIN credit_sale c ON c.slip_book_id = b.id AND c.leaf = $2
       LEFT JOIN void_leaf v ON v.slip_book_id = b.id AND v.leaf = $2
       LEFT JOIN creditor r ON r.id = COALESCE(c.creditor_id, b.creditor_id) ${OF_SALE}
       WHERE b.id = ANY($1)
       UNION ALL (
       SELECT c.slip_no, NULL, r.id, r.firm_name, ${SALE}, NULL, 'SALE',
              MAX(c.created_at) OVER (PARTITION BY c.shift_id, c.creditor_id), c.id
       FROM credit_sale c JOIN creditor r ON r.id = c.creditor_id ${OF_SALE}
       WHERE c.slip_no = ANY($3) AND c.slip_book_id IS NULL ORDER BY c.id DESC LIMIT 10)
       ORDER BY at DESC, id LIMIT 10`,
      [books.map(({ id }) => id), leaf, writings],
    );
    return places.map((place) => {
      const book = books.find(({ id }) => id === place.slipBookId);
      return { ...place, slipNo: book ? slipText(book, leaf) : place.slipNo };
    });
  },
});
