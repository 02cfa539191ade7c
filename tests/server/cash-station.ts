import { sum } from '../../server/domain/kernel/sum';
import type { Context } from '../../server/platform/context';
import { clockOn } from '../support/clock-on';
import { type Act, actAs, type ClosingStation, notesOf } from '../support/closing-station';
import { type OpenClosingStation, openSeededStation } from '../support/open-closing-station';
import type { Backend } from './backend';

/** Ten of each note and coin. */
export const IN_SAFE = 888_000;
export const FIRST_DAY = '2026-01-01';

/** Balance of each ledger account, in paise. */
export type Balances = Record<string, number>;

async function seedCash({ ctx }: OpenClosingStation) {
  const act = actAs({ ...ctx, clock: clockOn('2026-03-31') });
  const create = async (master: string, input: object) => (await act(`create${master}`, input)).id;
  const bank = await create('TransactionAccount', { name: 'STATE BANK' });
  const wallet = await create('TransactionAccount', { name: 'WALLET' });
  const modes = {
    cash: await create('PaymentMode', { name: 'Cash' }),
    neft: await create('PaymentMode', { name: 'NEFT' }),
    upi: await create('PaymentMode', { name: 'UPI' }),
  };
  await create('AccountPaymentMode', { accountId: bank, paymentModeId: modes.neft });
  const tea = await create('ExpenditureCategory', { name: 'Tea' });
  const charges = await create('ExpenditureCategory', { name: 'Bank charges' });
  return { bank, wallet, modes, tea, charges };
}

/** The closing station with accounts, modes and categories: the bank takes NEFT, the wallet takes no mode yet. */
export class CashStation {
  private constructor(
    readonly backend: Backend,
    readonly ctx: Context,
    readonly act: Act,
    readonly ids: ClosingStation,
    readonly bank: number,
    readonly wallet: number,
    readonly modes: { cash: number; neft: number; upi: number },
    readonly tea: number,
    readonly charges: number,
  ) {}

  static async open(today = '2026-03-31'): Promise<CashStation> {
    const { backend, ctx: base, station: ids, more } = await openSeededStation('forecourt_cash', seedCash);
    const ctx = { ...base, clock: clockOn(today) };
    const { bank, wallet, modes, tea, charges } = more;
    return new CashStation(backend, ctx, actAs(ctx), ids, bank, wallet, modes, tea, charges);
  }

  get sql() {
    return this.backend.sql;
  }

  async start(shiftDate = FIRST_DAY, shift: 'morning' | 'night' = 'morning'): Promise<number> {
    const started = { shiftDate, shiftTypeId: this.ids[shift] };
    return (await this.act<{ shiftId: number }>('startShift', started)).shiftId;
  }

  /** Collects cash from the first pump, counted in notes. */
  collect(rupees: number): Promise<{ cashCollectionId: number }> {
    const at = { pumpId: this.ids.pumps[0], employeeId: this.ids.employees[0] };
    return this.act('collectCash', { ...at, notes: notesOf(rupees * 100) });
  }

  /**
   * Closes the running shift. The first pump sold enough diesel for its credit sales and the given swipes (paise); the rest was handed in
   * uncounted.
   */
  async close(swipes: { swipeMachineId: number; amount: number }[] = []): Promise<void> {
    const legs = await this.sql<{ nozzleId: number; pumpId: number; productId: number; open: number; cash: number }>(
      `SELECT r.nozzle_id AS "nozzleId", r.pump_id AS "pumpId", r.product_id AS "productId", r.open,
              (SELECT COALESCE(SUM(amount), 0)::bigint
               FROM (SELECT shift_id, pump_id, amount FROM cash_collection
                     UNION ALL SELECT shift_id, pump_id, amount FROM credit_sale) c
               WHERE c.shift_id = s.id AND c.pump_id = r.pump_id) AS cash
       FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING'`,
    );
    const [first] = this.ids.pumps;
    const taken = sum(swipes, ({ amount }) => amount) + legs.find(({ pumpId }) => pumpId === first)!.cash;
    const litres = taken === 0 ? 0 : Math.floor(taken / 9250) + 1;
    await this.act('closeShift', {
      pumps: this.ids.pumps.map((pumpId) => ({
        pumpId,
        nozzles: legs
          .filter((leg) => leg.pumpId === pumpId)
          .map(({ nozzleId, productId, open }) => {
            const sold = pumpId === first && productId === this.ids.hs ? litres * 1000 : 0;
            return { nozzleId, open, close: open + sold, testing: 0 };
          }),
        swipes: pumpId === first ? swipes : [],
        ...(pumpId === first && litres > 0
          ? { lastCollection: { employeeId: this.ids.employees[0], amount: litres * 9250 - taken, notes: [] } }
          : {}),
        shortages: [],
      })),
      tanks: this.ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
    });
  }

  /** Every ledger account with a balance, by names like 'CASH 0', in paise. */
  async balances(): Promise<Balances> {
    const rows = await this.sql<{ name: string; balance: number }>(
      `SELECT a.kind || ' ' || a.ref_id AS name, SUM(p.amount)::bigint AS balance
       FROM ledger_account a JOIN posting p ON p.account_id = a.id GROUP BY 1 HAVING SUM(p.amount) <> 0`,
    );
    return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
  }

  /** The number of notes in the safe by rupees, and the uncounted cash in paise. */
  async safe(): Promise<Record<string, number>> {
    const rows = await this.sql<{ name: string; available: number }>(
      `SELECT CASE WHEN is_uncounted THEN 'uncounted' ELSE (value / 100)::text END AS name, available FROM denomination`,
    );
    return Object.fromEntries(rows.map(({ name, available }) => [name, available]));
  }
}

/** The problems of a refusal as field and message; fails if the call succeeds. */
export async function problemsOf(work: Promise<unknown>): Promise<[string | undefined, string][]> {
  try {
    await work;
  } catch (error) {
    const { problems } = error as { problems?: { field?: string; message: string }[] };
    if (problems === undefined) throw error;
    return problems.map(({ field, message }) => [field, message]);
  }
  throw new Error('It was not refused');
}

/** For calls made concurrently: how many succeeded, and the messages of those refused. */
export async function atOnce(works: (() => Promise<unknown>)[]): Promise<{ done: number; refused: string[] }> {
  const results = await Promise.allSettled(works.map((work) => work()));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const reason of refused) if (!('problems' in reason)) throw reason;
  return { done: results.length - refused.length, refused: refused.map(({ message }) => message) };
}
