import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { credit } from '../../domain/credit.messages';
import { problemsOfRange } from '../../domain/kernel/date-range';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { defineQuery, type Read } from '../../platform/ask';
import { IsBusinessDate } from '../../platform/is-business-date';
import { BusinessDate, Litres, Money, Rate } from '../../platform/scalars';
import { saying } from '../../platform/validated';

const PAGE = 50;
const MOST = 200;
@ArgsType()
export class CreditSalesInput {
  @Field(() => BusinessDate, { nullable: true, description: 'First shift date; unlimited if omitted.' })
  @IsOptional()
  @IsBusinessDate()
  from?: string | null;
  @Field(() => BusinessDate, { nullable: true, description: 'Last shift date.' })
  @IsOptional()
  @IsBusinessDate()
  to?: string | null;
  @Field(() => Int, { nullable: true, description: 'Id of the creditor; omitted for all creditors.' })
  @IsOptional()
  @IsInt()
  creditorId?: number | null;
  @Field(() => Int, { defaultValue: PAGE, description: `Number of sales, at most ${MOST}.` })
  @IsInt(saying(credit.firstNotWhole()))
  @Min(1, saying(credit.firstTooSmall()))
  @Max(MOST, saying(credit.firstTooLarge({ most: MOST })))
  first: number = PAGE;
  @Field(() => String, { nullable: true, description: 'Cursor: the `next` of the previous page.' })
  @IsOptional()
  @Matches(/^\d{1,9}\.\d{1,15}$/, saying(credit.afterWrong()))
  after?: string | null;
}

@ArgsType()
export class CreditSaleInput {
  @Field(() => Int) @IsInt(saying(credit.idNotWhole())) id!: number;
}

@ObjectType({ description: 'The creditor of a sale.' })
export class CreditorOfSale {
  @Field(() => Int) id!: number;
  @Field(() => String) firmName!: string;
  @Field(() => String, { description: 'Short name of the creditor.' }) shortName!: string;
}

@ObjectType({ description: 'The product of a sale.' })
export class ProductOfSale {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
}

@ObjectType({ description: 'A credit sale of any shift, in its current state.' })
export class CreditSaleRecord {
  @Field(() => Int) id!: number;
  @Field(() => Int) shiftId!: number;
  @Field(() => BusinessDate) shiftDate!: string;
  @Field(() => String, { nullable: true, description: 'Vehicle number; null if not recorded.' }) vehicle!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Slip number; null if none.' }) slipNo!: string | null;
  @Field(() => Litres) litres!: number;
  @Field(() => Rate) rate!: number;
  @Field(() => Money) amount!: number;
  @Field(() => Int, { nullable: true, description: 'Id of its bill; null if unbilled.' }) billId!: number | null;
  @Field(() => CreditorOfSale) creditor!: CreditorOfSale;
  @Field(() => ProductOfSale) product!: ProductOfSale;
}

@ObjectType({ description: 'A page of credit sales, ordered by shift, then by entry.' })
export class CreditSalePage {
  @Field(() => [CreditSaleRecord]) rows!: CreditSaleRecord[];
  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the next page, with later sales; null on the last page.',
  })
  next!: string | null;
}

type Row = Omit<CreditSaleRecord, 'creditor' | 'product'> & {
  creditorId: number;
  firmName: string;
  shortName: string;
  productId: number;
  productName: string;
};

/** Requested columns from other tables: each is a join, left out unless requested. */
interface Beside {
  shiftDate: boolean;
  creditor: boolean;
  product: boolean;
}

const rowsWith = ({ shiftDate, creditor, product }: Beside): string => `
  SELECT c.id, c.shift_id AS "shiftId", c.vehicle, c.slip_no AS "slipNo", c.litres, c.rate, c.amount, c.bill_id AS "billId"
         ${shiftDate ? ', s.shift_date AS "shiftDate"' : ''}
         ${creditor ? ', r.id AS "creditorId", r.firm_name AS "firmName", r.short_name AS "shortName"' : ''}
         ${product ? ', p.id AS "productId", p.name AS "productName"' : ''}
  FROM credit_sale c
  ${shiftDate ? 'JOIN shift s ON s.id = c.shift_id' : ''}
  ${creditor ? 'JOIN creditor r ON r.id = c.creditor_id' : ''}
  ${product ? 'JOIN product p ON p.id = c.product_id' : ''}`;

const besideIn = (asks: Read['asks'], path: string): Beside => ({
  shiftDate: asks(`${path}shiftDate`),
  creditor: asks(`${path}creditor`),
  product: asks(`${path}product`),
});

/** Greater than every shift id and every sale id. */
const BEYOND = 2 ** 31 - 1;
const BEYOND_SALES = Number.MAX_SAFE_INTEGER;

/** The first and the last shift of a range of days: shift ids are in the order of their dates. */
const SHIFTS_OF = `
  SELECT COALESCE((SELECT MIN(id) FROM shift
                   WHERE shift_date = (SELECT MIN(shift_date) FROM shift WHERE shift_date >= $1)), ${BEYOND}) AS first,
         COALESCE((SELECT MAX(id) FROM shift
                   WHERE shift_date = (SELECT MAX(shift_date) FROM shift WHERE shift_date <= $2)), 0) AS last`;

async function shiftsOf(sql: Read['sql'], from?: string | null, to?: string | null) {
  if (!from && !to) return { first: 0, last: BEYOND };
  const [found] = await sql<{ first: number; last: number }>(SHIFTS_OF, [from, to]);
  return { first: from ? found!.first : 0, last: to ? found!.last : BEYOND };
}

/** One index has this order, so that reading a page begins at its first row and ends at its last. */
const OF_ALL = `
  WHERE (c.shift_id, c.id) > ($1, $2) AND c.shift_id <= $3 ORDER BY c.shift_id, c.id LIMIT $4`;
const OF_ONE = OF_ALL.replace('WHERE', 'WHERE c.creditor_id = $5 AND');

/** Lists the fields: a rest pattern would cost more than reading the row off the wire. */
const recordOf = (row: Row): CreditSaleRecord => ({
  id: row.id,
  shiftId: row.shiftId,
  shiftDate: row.shiftDate,
  vehicle: row.vehicle,
  slipNo: row.slipNo,
  litres: row.litres,
  rate: row.rate,
  amount: row.amount,
  billId: row.billId,
  creditor: { id: row.creditorId, firmName: row.firmName, shortName: row.shortName },
  product: { id: row.productId, name: row.productName },
});

/** Credit sales of any period, for tools: the cost of a page depends on its rows, not on the years recorded. */
export const creditSales = defineQuery({
  name: 'creditSales',
  right: 'credit.read',
  input: CreditSalesInput,
  quick: true,
  run: async ({ sql, asks }, { from, to, creditorId, first, after }): Promise<CreditSalePage> => {
    if (from && to) refuseIf(problemsOfRange({ from, to }));
    const shifts = await shiftsOf(sql, from, to);
    const [afterShift, afterSale] = after?.split('.').map(Number) ?? [0, 0];
    const isWithin = afterShift! >= shifts.first;
    const rows = await sql<Row>(rowsWith(besideIn(asks, 'rows.')) + (creditorId == null ? OF_ALL : OF_ONE), [
      ...(isWithin ? [afterShift, afterSale] : [shifts.first - 1, BEYOND_SALES]),
      shifts.last,
      first + 1,
      ...(creditorId == null ? [] : [creditorId]),
    ]);
    if (rows.length === 0 && creditorId != null) await refuseUnknownCreditor(sql, creditorId);
    const shown = rows.slice(0, first);
    const last = rows.length > first ? shown.at(-1)! : null;
    return { rows: shown.map(recordOf), next: last && `${last.shiftId}.${last.id}` };
  },
});

/** Without it, a mistyped id would look like a creditor who bought nothing. */
async function refuseUnknownCreditor(sql: Read['sql'], id: number): Promise<void> {
  const known = await sql('SELECT FROM creditor WHERE id = $1', [id]);
  if (known.length === 0)
    throw refusal('NOT_FOUND', credit.unknownCreditor({ id: `${id}` }), 'creditorId', 'NOT_FOUND');
}

/** One credit sale; null for an unknown id. */
export const creditSale = defineQuery({
  name: 'creditSale',
  right: 'credit.read',
  input: CreditSaleInput,
  quick: true,
  run: async ({ sql, asks }, { id }): Promise<CreditSaleRecord | null> => {
    const [row] = await sql<Row>(`${rowsWith(besideIn(asks, ''))} WHERE c.id = $1`, [id]);
    return row ? recordOf(row) : null;
  },
});
