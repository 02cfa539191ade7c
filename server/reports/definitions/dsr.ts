import { densityText } from '../../domain/density';
import { type BusinessDate, monthOf } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import { rateText } from '../../domain/kernel/money';
import { lossHints } from '../../domain/loss-hints';
import { reporting } from '../../domain/reporting.messages';
import { variation } from '../../domain/variation.messages';
import {
  type PermittedVariation,
  sizeInWords,
  type Verdict,
  verdictOn,
  yearlyAverage,
} from '../../domain/variation-band';
import { Product } from '../../masters/product';
import { breaksBetween, dailyStockOf, type ReportedDay } from '../../modules/stock/daily-stock';
import { countedOf, lastDayOf } from '../../modules/stock/daily-stock.queries';
import { openLinesOf, tankHistoriesOf } from '../../modules/stock/tank-history.queries';
import { variationBasisOf } from '../../modules/stock/variation-basis';
import { type Fuel, fuelsOf } from '../../modules/stock/variation-basis.queries';
import type { Sql } from '../../platform/sql';
import { type StockRaisedBy, stationSetting } from '../../platform/station-setting';
import { date, litres, message as messageColumn, money, percent, product, rate, tenths, text, words } from '../column';
import { dateRange, parameter, reference, type Values } from '../parameter';
import { defineReport } from '../report';
import type { Row, SectionDefinition } from '../section';
import { stockRegister } from '../stock-register';

interface Asked {
  product: number | null;
  from: BusinessDate;
  to: BusinessDate;
}

const askedOf = (values: Values): Asked => ({
  product: values.product as number | null,
  from: values.from as BusinessDate,
  to: values.to as BusinessDate,
});

const { from, to } = dateRange;

/** A month sets both ends of the range. */
const inMonth =
  (end: 'from' | 'to') =>
  (given: Values, today: BusinessDate): string | number =>
    given.month == null ? dateRange[end].fallback!(given, today) : monthOf(`${given.month}-01`)[end];

const WORDS: Record<Verdict['code'], string> = {
  WITHIN: 'Within',
  GAIN_OUTSIDE: 'Gain outside',
  LOSS_OUTSIDE: 'Loss outside',
};

const NOT_JUDGED: Record<keyof PermittedVariation, null> = {
  afterTesting: null,
  receipts: null,
  dipSales: null,
  variation: null,
  band: null,
  outside: null,
  toLimit: null,
};

/** A day's own variation has limits besides that since the inspection. */
const limitsOf = (permitted: PermittedVariation | null) => {
  const { band, outside, toLimit } = permitted ?? NOT_JUDGED;
  return { band, outside, toLimit };
};

/** Rows of each selected fuel, one fuel after the other. */
const perFuel =
  (rowsOf: (sql: Sql, fuel: Fuel, asked: Asked) => Promise<Row[]>) =>
  async (sql: Sql, values: Values): Promise<Row[]> => {
    const asked = askedOf(values);
    const rows: Row[] = [];
    for (const fuel of await fuelsOf(sql, asked.product)) rows.push(...(await rowsOf(sql, fuel, asked)));
    return rows;
  };

/** An entry without a time is an old one, or was made before the station opened. */
const BEFORE_FIRST_SHIFT = 'Before the first shift';

/** Several values of one day as one cell; null if there are none. */
const severalIn = (values: readonly string[]): string | null => (values.length === 0 ? null : values.join(', '));

const QUANTITIES: Record<StockRaisedBy, string> = {
  ENTERED: 'the quantity entered',
  MEASURED: 'the quantity measured',
};
const PARTLY = 'partly one, partly the other';

/** The quantities by which the stock-ins of the days raised the stock; without any, the current setting. */
async function raisedBy(sql: Sql, { id }: Fuel, asked: Asked): Promise<string> {
  const counted = await countedOf(sql, id, asked.from, asked.to);
  if (counted.length > 1) return PARTLY;
  return QUANTITIES[counted[0] ?? (await stationSetting(sql, 'stockRaisedBy'))];
}

/** The day of the last row, or the end of the range without rows. */
async function dayJudged(sql: Sql, { id }: Fuel, asked: Asked): Promise<BusinessDate> {
  const last = await lastDayOf(sql, id, asked.to);
  return last === null || last < asked.from ? asked.to : last;
}

const basis: SectionDefinition & { title: string } = {
  title: 'Basis of the permitted variation',
  columns: [
    product('product'),
    date('inspected', { label: 'Last inspection' }),
    words('inspectedAt', [BEFORE_FIRST_SHIFT], { label: 'At' }),
    litres('readingSum', { label: 'Reading sum' }),
    litres('totalStock'),
    litres('totalBeforeStock', { label: 'Stock received before it' }),
    litres('testingBefore', { label: 'Testing before it' }),
    words('raisedBy', [...Object.values(QUANTITIES), PARTLY], { label: 'Added to stock' }),
    percent('ofStock', { label: 'Permitted of stock' }),
    percent('ofSale', { label: 'Evaporation, of sale' }),
    words('outlet', ['Large', 'Not large']),
    litres('yearlySale', { label: 'Sale in a year' }),
    messageColumn('missing'),
  ],
  calculate: perFuel(async (sql, fuel, asked) => {
    const day = await dayJudged(sql, fuel, asked);
    const { inspection, allowance, isLarge, inYear, missing } = await variationBasisOf(sql, fuel, day);
    const { date: inspected = null, readingSum = null, totalStock = null, totalBeforeStock = null } = inspection ?? {};
    return [
      {
        product: fuel.shortName,
        inspected,
        readingSum,
        totalStock,
        totalBeforeStock,
        inspectedAt: inspection && (inspection.time ?? BEFORE_FIRST_SHIFT),
        testingBefore: inspection?.testingBefore ?? null,
        raisedBy: await raisedBy(sql, fuel, asked),
        ofStock: allowance?.stock ?? null,
        ofSale: allowance?.evaporation ?? null,
        outlet: allowance && (isLarge ? 'Large' : 'Not large'),
        yearlySale: inYear === null ? 0 : yearlyAverage(inYear),
        missing,
      },
    ];
  }),
};

const days: SectionDefinition & { title: string } = {
  title: 'Each day: gain +, loss −',
  subtotalBy: 'product',
  charts: [{ title: 'Variation by day', kind: 'bar', x: 'date', y: ['variation'], by: 'product' }],
  columns: [
    date('date'),
    product('product'),
    litres('opening'),
    litres('receipt', { label: 'Receipts', total: true }),
    litres('total'),
    litres('meterSale', { total: true }),
    litres('testing', { total: true }),
    litres('netSale', { total: true }),
    litres('bookClosing'),
    litres('dipClosing'),
    litres('variation', { total: true }),
    litres('cumulativeSale'),
    litres('cumulativeVariation'),
    litres('band', { label: 'Permitted' }),
    litres('outside', { alarm: true }),
    litres('toLimit', { label: 'Left to the limit' }),
    words('verdict', Object.values(WORDS)),
    tenths('density', { label: 'Density at 15 °C' }),
    text('densities', { label: 'Densities by tank, where they differ' }),
    rate('rate'),
    text('rates', { label: 'Rates, where it changed' }),
    money('saleValue', { total: true }),
  ],
  calculate: perFuel(async (sql, fuel, asked) => {
    const rows = await dailyStockOf(sql, fuel, asked.from, asked.to);
    return rows.map(({ cumulative, since, permitted, densities, rates, ...day }) => ({
      ...day,
      product: fuel.shortName,
      cumulativeSale: since?.sale ?? null,
      cumulativeVariation: since?.variation ?? null,
      densities: severalIn(densities.map(({ tank, density }) => `${tank ?? ''} ${densityText(density)}`.trim())),
      rates: severalIn(rates.map(rateText)),
      ...limitsOf(permitted),
      verdict: permitted && WORDS[verdictOn(permitted).code],
    }));
  }),
};

const verdict: SectionDefinition & { title: string } = {
  title: 'Variation since the inspection, on the last day',
  columns: [
    product('product'),
    date('date'),
    litres('afterTesting', { label: 'Sold by meters' }),
    litres('receipts', { label: 'Receipts' }),
    litres('dipSales', { label: 'Sold by dips' }),
    litres('variation'),
    litres('band', { label: 'Permitted' }),
    litres('outside', { alarm: true }),
    messageColumn('verdict'),
    messageColumn('size', { label: 'Size of the outlet' }),
  ],
  calculate: perFuel(async (sql, fuel, asked) => {
    const last = (await dailyStockOf(sql, fuel, asked.from, asked.to)).at(-1);
    const judged = last?.permitted ?? NOT_JUDGED;
    const sentence = await verdictIn(sql, fuel, last);
    const size = last?.permitted ? await sizeOn(sql, fuel, last.date) : null;
    return [{ ...judged, product: fuel.shortName, date: last?.date ?? null, verdict: sentence, size }];
  }),
};

/** Shown with the verdict, since the permitted evaporation depends on the size. */
async function sizeOn(sql: Sql, fuel: Fuel, day: BusinessDate): Promise<Message | null> {
  const { isLarge, inYear } = await variationBasisOf(sql, fuel, day);
  return inYear && sizeInWords(isLarge, inYear);
}

async function verdictIn(sql: Sql, fuel: Fuel, day: ReportedDay | undefined): Promise<Message> {
  if (day === undefined) return variation.noShiftClosed();
  if (day.permitted !== null) return verdictOn(day.permitted).sentence;
  const { missing } = await variationBasisOf(sql, fuel, day.date);
  return variation.notJudged({ missing: missing! });
}

const hints: SectionDefinition & { title: string } = {
  title: 'Likely cause',
  columns: [product('product'), text('tank'), messageColumn('hint', { label: 'What the figures show' })],
  async calculate(sql, values) {
    const asked = askedOf(values);
    const fuels = await fuelsOf(sql, asked.product);
    const ids = fuels.map(({ id }) => id);
    const tanks = await tankHistoriesOf(sql, ids, asked.from, asked.to);
    const found = lossHints(tanks, await openLinesOf(sql, ids, asked.to)).map(
      ({ tankId, messageId, params, message }): Row => {
        const tank = tanks.find((history) => history.tankId === tankId)!;
        return { product: tank.productName, tank: tank.tankName, hint: { messageId, params, message } };
      },
    );
    for (const fuel of fuels)
      for (const days of await breaksBetween(sql, fuel, asked.from, asked.to))
        found.push({ product: fuel.shortName, tank: null, hint: variation.tanksChanged({ days }) });
    return found.length === 0 ? [{ product: null, tank: null, hint: variation.noLikelyCause() }] : found;
  },
};

/**
 * The daily stock report (docs/design/domain.md#daily-stock-report); the domain calculates every figure from closed
 * shifts.
 */
export const dsr = defineReport({
  route: 'dsr',
  right: 'stock.read',
  title: 'Daily stock report',
  description:
    'Opening stock, receipts, sales and variation of each product by day, and whether the variation is permitted',
  menu: 'PRODUCT',
  isSigned: true,
  parameters: {
    product: reference('Product', () => Product),
    from: { ...from, fallback: inMonth('from') },
    to: { ...to, fallback: inMonth('to') },
    month: parameter('month', 'Month', {
      problem: (_, { month, from, to }) =>
        month != null && (from != null || to != null) ? reporting.monthOrDays() : null,
    }),
  },
  sections: { verdict, hints, days, basis },
  onPaper: { insteadOf: 'days', tables: stockRegister },
});
