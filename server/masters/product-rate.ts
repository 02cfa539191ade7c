import { type BusinessDate, daysBetween } from '../domain/kernel/business-date';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { unusual } from '../domain/unusual.messages';
import { DAYS_FAR_OFF, FUEL_RATE_BAND, isFarFromFuelRates, usualUnlessNear } from '../domain/unusual-figure.rules';
import { mayPass } from '../platform/permission';
import type { Tx } from '../platform/submit';
import { defineApprovalLine } from '../services/approvals/approval-line';
import { requireApproval } from '../services/approvals/require-approval';
import { type FigureQuestion, Master } from './master';
import { MasterField } from './master-field';
import { MasterRow } from './master-row';
import { Product } from './product';
import { correctUsedRate } from './rate-correction';
import { ShiftType } from './shift-type';

/** The newest shift that has started at that date and shift or later, if any. */
async function newestBegun(
  tx: Tx,
  { shiftDate, shiftTypeId }: ProductRate,
): Promise<{ date: string; name: string } | undefined> {
  const [begun] = await tx.sql<{ date: string; name: string }>(
    `SELECT s.shift_date AS date, u.name FROM shift s
     JOIN shift_type u ON u.id = s.shift_type_id, shift_type t
     WHERE t.id = $2 AND (s.shift_date, u.position) >= ($1::date, t.position)
     ORDER BY s.id DESC LIMIT 1`,
    [shiftDate, shiftTypeId],
  );
  return begun;
}

/** A shift stores a copy of its rates, so a rate set for a started shift would never have been charged. */
async function problemsOfPast(tx: Tx, rate: ProductRate): Promise<Problem[]> {
  const begun = await newestBegun(tx, rate);
  if (begun === undefined) return [];
  return [{ code: 'SHIFT_BEGUN', ...texts.shiftBegun({ date: begun.date, shift: begun.name }), field: 'shiftDate' }];
}

/** A product and the first shift at a rate of it. */
type RateKey = Pick<ProductRate, 'productId' | 'shiftDate' | 'shiftTypeId'>;

/** The product's rate before that shift, in paise per litre; undefined for its first rate. */
export async function rateUntil(
  { sql }: Pick<Tx, 'sql'>,
  { productId, shiftDate, shiftTypeId }: RateKey,
): Promise<number | undefined> {
  const [row] = await sql<{ rate: number }>(
    `SELECT r.rate FROM product_rate r JOIN shift_type t ON t.id = r.shift_type_id, shift_type own
     WHERE own.id = $3 AND r.product_id = $1 AND (r.shift_date, t.position) < ($2::date, own.position)
     ORDER BY r.shift_date DESC, t.position DESC LIMIT 1`,
    [productId, shiftDate, shiftTypeId],
  );
  return row?.rate;
}

/** A forgotten rate is entered later: the shifts since then, which used the one before it, are corrected. */
async function problemsOfNew(tx: Tx, rate: ProductRate): Promise<Problem[]> {
  const problems = await problemsOfPast(tx, rate);
  if (problems.length === 0 || !mayPass('shift.correct', tx.actor)) return problems;
  return (await rateUntil(tx, rate)) === undefined ? problems : [];
}

/** A rate that shifts have used is corrected, as their readings are; when it began to hold is a fact of the past. */
const mayCorrect = ({ actor }: Tx, after: ProductRate, before: ProductRate): boolean =>
  mayPass('shift.correct', actor) &&
  after.rate !== before.rate &&
  after.shiftDate === before.shiftDate &&
  after.shiftTypeId === before.shiftTypeId;

/** Says in place of these problems how the start of a rate that shifts have used is corrected, to those who may. */
async function withWay(tx: Tx, problems: Problem[], before: ProductRate): Promise<Problem[]> {
  if (!mayPass('shift.correct', tx.actor)) return problems;
  const { rate } = before;
  const former = await rateUntil(tx, before);
  const way = former === undefined ? texts.rateHeldFirst({ rate }) : texts.rateHeld({ rate, former });
  return problems.map(({ code, field }) => ({ code, field, ...way }));
}

/** Whether something else is charged after a change; a deletion disables the row. */
const changesPrice = (after: ProductRate & { disabled?: boolean }, before: ProductRate): boolean =>
  after.disabled === true ||
  (['productId', 'rate', 'shiftDate', 'shiftTypeId'] as const).some((name) => after[name] !== before[name]);

/** The product's rate before that shift, or its first one after it; none for the first rate of a product. */
async function ratesBeside(tx: Tx, { id, productId, shiftDate, shiftTypeId }: ProductRate): Promise<number[]> {
  const rates = await tx.sql<{ rate: number }>(
    `SELECT r.rate FROM product_rate r JOIN shift_type t ON t.id = r.shift_type_id, shift_type own
     WHERE own.id = $4 AND r.product_id = $2 AND r.id IS DISTINCT FROM $1::int
     ORDER BY (r.shift_date, t.position) <= ($3::date, own.position) DESC, abs(r.shift_date - $3::date),
              CASE WHEN (r.shift_date, t.position) <= ($3::date, own.position) THEN -t.position ELSE t.position END
     LIMIT 1`,
    [id ?? null, productId, shiftDate, shiftTypeId],
  );
  return rates.map(({ rate }) => rate);
}

/** What is said of a rate that is far from the one beside it, or of a first one from what its kind of fuel costs. */
async function questionsOfFar(tx: Tx, after: ProductRate): Promise<FigureQuestion[]> {
  const { rate } = after;
  const beside = await ratesBeside(tx, after);
  if (beside.length === 0) return questionsOfFirst(tx, after);
  const usual = usualUnlessNear('rate', rate, beside);
  return usual === null ? [] : [{ field: 'rate', text: unusual.rate({ figure: rate, usual }) }];
}

/** What is said of a rate that begins long after the newest shift, if there is one. */
async function questionsOfFarAhead({ sql }: Tx, { shiftDate: date }: ProductRate): Promise<FigureQuestion[]> {
  const [newest] = await sql<{ day: BusinessDate }>('SELECT shift_date AS day FROM shift ORDER BY id DESC LIMIT 1');
  if (newest === undefined || daysBetween(newest.day, date) < DAYS_FAR_OFF) return [];
  return [{ field: 'shiftDate', text: texts.rateFarAhead({ date, day: newest.day }) }];
}

async function questionsOfFirst({ sql }: Tx, { productId, rate }: ProductRate): Promise<FigureQuestion[]> {
  const [row] = await sql<{ shortName: string }>('SELECT short_name AS "shortName" FROM product WHERE id = $1', [
    productId,
  ]);
  const { shortName } = row!;
  if (!isFarFromFuelRates(shortName, rate)) return [];
  return [{ field: 'rate', text: unusual.firstRate({ figure: rate, product: shortName, ...FUEL_RATE_BAND }) }];
}

const RATE_LINE = defineApprovalLine({
  setting: 'productRateByAdmin',
  shown: {
    label: 'New product rate',
    description: 'ALLOWED or ADMINS: whether a new product rate waits for somebody else who decides on requests.',
    order: 40,
  },
  initial: 'ALLOWED',
  command: 'createProductRate',
  label: 'New product rate',
  exempt: null,
  hasAmount: false,
  ofChanges: true,
  stored: { table: 'product_rate', title: ['productId', 'rate', 'shiftDate'] },
});

@Master<ProductRate>({
  label: 'Product rate',
  description: 'Selling price of a product from a shift on',
  path: '/page/product-rate',
  addedBy: 'masters.rate.add',
  title: 'productId',
  orderBy: 't.shift_date DESC, shift_type.position DESC, product.name',
  reasonOfNew: 'Why the rate is entered late; required if a closed shift has used the one before it',
  created: ({ productName }) => texts.rateAdded({ product: productName }),
  updated: ({ productName }) => texts.rateUpdated({ product: productName }),
  check: async (tx, after, before) => {
    if (before !== null && !changesPrice(after, before)) return [];
    await requireApproval(tx, RATE_LINE);
    if (before === null) return problemsOfNew(tx, after);
    const problems = await problemsOfPast(tx, before);
    if (problems.length > 0) return mayCorrect(tx, after, before) ? [] : withWay(tx, problems, before);
    return problemsOfPast(tx, after);
  },
  async asks(tx, after, before) {
    const { rate } = after;
    const ahead = after.shiftDate === before?.shiftDate ? [] : await questionsOfFarAhead(tx, after);
    if (rate === before?.rate) return ahead;
    const begun = before === null ? await newestBegun(tx, after) : undefined;
    const far = [...(await questionsOfFar(tx, after)), ...ahead];
    if (begun === undefined) return far;
    const was = (await rateUntil(tx, after))!;
    return [
      ...far,
      { field: 'shiftDate', text: texts.rateOfBegun({ date: begun.date, shift: begun.name, was, rate }) },
    ];
  },
  async afterCreate(tx, row, _given, reason) {
    const isLate = (await newestBegun(tx, row)) !== undefined;
    const before = isLate ? (await rateUntil(tx, row))! : null;
    const effectTexts = await correctUsedRate(tx, { ...row, before, after: row.rate, reason });
    if (isLate || effectTexts.length > 0) return { effectTexts };
  },
  /** Shifts that have used the rate get the right one. */
  async afterUpdate(tx, after, before, reason) {
    if (!changesPrice(after, before)) return [];
    const { rate } = after;
    const isMoved = after.shiftDate !== before.shiftDate || after.shiftTypeId !== before.shiftTypeId;
    const used = (await newestBegun(tx, before)) === undefined ? null : before.rate;
    return [
      ...(isMoved ? await correctUsedRate(tx, { ...before, before: null, after: rate, reason }) : []),
      ...(await correctUsedRate(tx, { ...after, before: used, after: rate, reason })),
    ];
  },
  afterRemove: (tx, row, reason) => correctUsedRate(tx, { ...row, before: null, after: row.rate, reason }),
})
export class ProductRate extends MasterRow {
  @MasterField({
    label: 'Product',
    kind: 'reference',
    reference: () => Product,
    required: true,
    inList: true,
    readOnlyAfterCreate: true,
    message: 'Select Product',
    legacy: 'productId',
  })
  productId!: number;
  /** Included in every answer. */
  productName!: string;
  @MasterField({
    label: 'Rate',
    description: 'Rupees per litre',
    kind: 'rate',
    min: 1,
    max: 1_000_000,
    required: true,
    inList: true,
    legacy: 'sellingPrice',
    message: 'please enter a valid rate',
  })
  rate!: number;
  @MasterField({
    label: 'Shift date',
    kind: 'date',
    required: true,
    inList: true,
    message: 'Please enter a valid shift date',
    legacy: 'shiftDate',
  })
  shiftDate!: string;
  @MasterField({
    label: 'Shift',
    description: 'First shift of that date at the new rate, by shift type id',
    kind: 'reference',
    reference: () => ShiftType,
    required: true,
    unique: ['productId', 'shiftDate'],
    inList: true,
    message: 'Please select a shift',
    legacy: 'shiftId',
  })
  shiftTypeId!: number;
}
