import { Field, Int, ObjectType } from 'type-graphql';
import { DipChartPoint } from '../../masters/dip-chart.resolver';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate, Litres, LocalDateTime } from '../../platform/scalars';
import { stationSetting } from '../../platform/station-setting';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';
import { chartedTankStocks } from '../shifts/tank-stock.queries';
import { meterSumsOf } from './meter-sums.queries';

@ObjectType({ description: 'A shift that a stock-in can be entered in.' })
export class StockInShiftView {
  @Field(() => Int) shiftId!: number;
  @Field(() => BusinessDate) shiftDate!: string;
  @Field(() => String) shiftName!: string;
}

@ObjectType({ description: 'A tank to unload into.' })
export class TankOfShift {
  @Field(() => Int) tankId!: number;
  @Field(() => String) tankName!: string;
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => Litres, { nullable: true }) capacity!: number | null;
  @Field(() => [DipChartPoint], { description: 'Dip chart, smallest dip first; empty if none.' })
  chart!: DipChartPoint[];
}

@ObjectType({
  description: 'A tank to unload into now. The book volume does not include the sales of the running shift.',
})
export class StockInTank extends TankOfShift {
  @Field(() => Litres) bookVolume!: number;
  @Field(() => Litres, {
    description:
      'Sum of the meters of its nozzles at the start of the running shift, litres; the reading before unloading cannot be lower.',
  })
  readingSum!: number;
  @Field(() => Litres, {
    description:
      'Last known sum of these meters, litres: after the last stock-in into the tank in the running shift, or at the start of the shift.',
  })
  lastReading!: number;
}

@ObjectType({ description: 'Data for the stock-in form, read in one snapshot.' })
export class StockInForm {
  @Field(() => StockInShiftView, { nullable: true, description: 'The running shift.' }) shift!: StockInShiftView | null;
  @Field(() => LocalDateTime, { description: "Current minute in the station's time zone." }) now!: string;
  @Field(() => String, { description: 'ENTERED or MEASURED: the quantity of a stock-in that is added to the stock.' })
  counts!: string;
  @Field(() => [StockInTank]) tanks!: StockInTank[];
}

/** Without a running shift: the tanks in use at their last levels, with the opening meters of the last shift. */
export const stockInForm = defineQuery({
  name: 'stockInForm',
  right: 'stock.record',
  input: NoInput,
  snapshot: true,
  async run({ sql, ctx }): Promise<StockInForm> {
    const [last] = await sql<StockInShiftView & { state: string }>(
      `SELECT s.id AS "shiftId", s.shift_date AS "shiftDate", t.name AS "shiftName", s.state
       FROM shift s JOIN shift_type t ON t.id = s.shift_type_id ORDER BY s.id DESC LIMIT 1`,
    );
    const meters = last === undefined ? new Map() : await meterSumsOf(sql, last.shiftId);
    const tanks = await chartedTankStocks(sql);
    const unloadings = await sql<{ tankId: number; after: number }>(
      'SELECT tank_id AS "tankId", MAX(after_reading) AS after FROM stock_in WHERE shift_id = $1 GROUP BY tank_id',
      [last?.shiftId ?? null],
    );
    const afterUnloading = new Map(unloadings.map(({ tankId, after }) => [tankId, after]));
    return {
      shift: last?.state === 'RUNNING' ? last : null,
      now: ctx.clock.minute(),
      counts: await stationSetting(sql, 'stockRaisedBy'),
      tanks: tanks.map((tank) => {
        const readingSum = meters.get(tank.tankId)?.least ?? 0;
        return { ...tank, readingSum, lastReading: Math.max(readingSum, afterUnloading.get(tank.tankId) ?? 0) };
      }),
    };
  },
});

@ObjectType({ description: 'A stock-in: a delivery into a tank.' })
export class StockInView {
  @Field(() => Int) id!: number;
  @Field(() => LocalDateTime) stockInDateTime!: string;
  @Field(() => String) invoiceNumber!: string;
  @Field(() => String) tankName!: string;
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => Litres, { description: 'Quantity claimed by the documents, in litres.' }) quantity!: number;
  @Field(() => Litres, { description: 'Litres measured by the tank and the meters.' }) measured!: number;
  @Field(() => Litres, { description: 'Measured minus claimed litres; below 0 is short.' }) difference!: number;
  @Field(() => Boolean) isAtg!: boolean;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  @Field(() => BusinessDate) shiftDate!: string;
  @Field(() => String) shiftName!: string;
  @Field(() => Boolean, {
    description: 'Whether it has an unexplained difference that waits for a review (right stock.correct).',
  })
  toReview!: boolean;
}

const stockInsWhere = (which: string): string =>
  `SELECT n.id, n.stock_in_date_time AS "stockInDateTime", i.invoice_number AS "invoiceNumber", t.name AS "tankName",
          p.name AS "productName", COALESCE(p.short_name, p.name) AS "shortName", n.quantity, n.measured,
          n.measured - n.quantity AS difference, n.is_atg AS "isAtg", u.name AS "enteredBy",
          s.shift_date AS "shiftDate", st.name AS "shiftName", n.to_review AS "toReview"
   FROM stock_in n
   JOIN shift s ON s.id = n.shift_id
   JOIN shift_type st ON st.id = s.shift_type_id
   JOIN invoice_line l ON l.id = n.invoice_line_id
   JOIN invoice i ON i.id = l.invoice_id
   JOIN tank t ON t.id = n.tank_id
   JOIN product p ON p.id = l.product_id
   LEFT JOIN app_user u ON u.id = n.created_by_id
   WHERE ${which} ORDER BY n.id DESC`;

/** Stock-ins of the running shift, or of another one, newest first. */
export const stockInsOfShift = defineQuery({
  name: 'stockInsOfShift',
  right: 'stock.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) => sql<StockInView>(stockInsWhere(`s.id = ${LISTED_SHIFT}`), [shiftId]),
});

/** The newest ones; older ones follow once these are reviewed. */
export const MOST_TO_REVIEW = 200;

/** Stock-ins with an unexplained gap, newest first; adding a comment ends the review. */
export const stockInsToReview = defineQuery({
  name: 'stockInsToReview',
  right: 'stock.correct',
  input: NoInput,
  run: ({ sql }) => sql<StockInView>(`${stockInsWhere('n.to_review')} LIMIT ${MOST_TO_REVIEW}`),
});
