import { addDays, type BusinessDate, monthOf } from '../../domain/kernel/business-date';
import type { Paise } from '../../domain/kernel/money';
import type { Sql } from '../../platform/sql';
import { notesOf } from './demo-notes';
import type { Work } from './demo-work';

const FIRST_SLIP = 1001;
const LEAVES = 1000;
const BOOKS = 2;
/** The interval of spoilt leaves, and that of missing ones. */
const SPOILT_EVERY = 97;
const MISSING_EVERY = 211;

/** The first slip books of the station, one after the other. */
export async function openSlipBooks({ act }: Pick<Work, 'act'>): Promise<void> {
  for (let book = 0; book < BOOKS; book++) await openSlipBook(act, book);
}

async function openSlipBook(act: Work['act'], book: number): Promise<void> {
  const first = FIRST_SLIP + book * LEAVES;
  await act('createSlipBook', { firstSlip: String(first), lastSlip: String(first + LEAVES - 1), creditorId: null });
}

/**
 * The next slip for a sale. Voids spoilt slips before it, and leaves a few missing. Opens a further book when the
 * previous ones are used up, so that a demo of any length has slips.
 */
export async function nextSlip(work: Pick<Work, 'act' | 'slips'>): Promise<string> {
  const place = work.slips++;
  if (place >= BOOKS * LEAVES && place % LEAVES === 0) await openSlipBook(work.act, place / LEAVES);
  const slipNo = String(FIRST_SLIP + place);
  if (place % SPOILT_EVERY === SPOILT_EVERY - 1) {
    await work.act('voidSlip', { slipNo, reason: 'Written on wrongly' });
    return nextSlip(work);
  }
  return place % MISSING_EVERY === MISSING_EVERY - 1 ? nextSlip(work) : slipNo;
}

interface Owing {
  id: number;
  isSmall: boolean;
  due: number;
}

const owing = (sql: Sql): Promise<Owing[]> =>
  sql<Owing>(
    `SELECT c.id, c.is_small AS "isSmall", account_balance(a.id, 'infinity') AS due
     FROM creditor c JOIN ledger_account a ON a.kind = 'CREDITOR' AND a.ref_id = c.id ORDER BY c.id`,
  );

/** One or two creditors pay their due, or a round part of it: small ones in cash, others through the bank. */
export async function takePayments({ act, chance, station }: Work, sql: Sql): Promise<void> {
  const firms = (await owing(sql)).filter(({ due }) => due > 100_000);
  for (let times = chance.between(1, 2); times > 0 && firms.length > 0; times--) {
    const { id, isSmall, due } = firms.splice(chance.between(0, firms.length - 1), 1)[0]!;
    const amount = chance.happens(60) ? due : due - (due % 100_000);
    const rupees = amount - (amount % 100);
    const { accountIds, modes } = station;
    const way = isSmall
      ? { amount: rupees, notes: notesOf(rupees) }
      : {
          amount,
          notes: [],
          accountId: chance.oneOf(accountIds),
          paymentModeId: modes.neft,
          reference: `N${chance.between(100_000, 999_999)}`,
          // Chance may draw a number twice.
          confirmed: true,
        };
    await act('recordCreditorPayment', { creditorId: id, ...way });
  }
}

interface Bill {
  creditorId: number;
  amount: Paise;
}

/** The first firm deducts 0.1 % of its bill as tax; the certificate is still to come. */
const deductTax = (act: Work['act'], { creditorId, amount }: Bill): Promise<unknown> =>
  act('recordCreditorAdjustment', {
    kind: 'TAX_DEDUCTED',
    creditorId,
    amount: (amount - (amount % 1000)) / 1000,
    comment: 'TDS 0.1 %',
  });

/** Bills the previous month on the first of a month, for every creditor with unbilled sales. */
export async function billMonth({ act }: Work, sql: Sql, day: BusinessDate, firstDay: BusinessDate): Promise<void> {
  if (!day.endsWith('-01')) return;
  const to = addDays(day, -1);
  const from = monthOf(to).from < firstDay ? firstDay : monthOf(to).from;
  if (to < firstDay) return;
  const firms = await sql<{ id: number }>(
    `SELECT c.id FROM creditor c WHERE NOT c.is_small AND EXISTS (
       SELECT FROM credit_sale s JOIN shift h ON h.id = s.shift_id AND h.shift_date <= $1
       WHERE s.creditor_id = c.id AND s.bill_id IS NULL) ORDER BY c.id`,
    [to],
  );
  for (const { id } of firms) await act('makeBill', { creditorId: id, from, to });
  const [first] = await sql<Bill>(
    'SELECT creditor_id AS "creditorId", amount FROM creditor_bill WHERE bill_date = $1 ORDER BY id LIMIT 1',
    [day],
  );
  if (first) await deductTax(act, first);
}
