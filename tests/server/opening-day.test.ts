import { stationClock } from '../../server/platform/clock';
import { closeRunningShift } from '../support/close-running-shift';
import { type Act, actAs } from '../support/closing-station';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

let opened: OpenClosingStation;
beforeEach(async () => {
  opened = await openClosingStation();
});
afterEach(async () => {
  await expectBooksInOrder(opened.backend.database);
  await opened.backend.close();
});

/** Runs commands on a day of the calendar, whatever the shift's date is. */
const actOn = (day: string): Act =>
  actAs({ ...opened.ctx, clock: { ...stationClock('Asia/Kolkata'), today: () => day, minute: () => `${day}T09:00` } });

const firm = (firmName: string, openingBalance: number) => ({
  firmName,
  shortName: firmName,
  proprietorName: 'OWNER',
  email: 'accounts@firm.example',
  contactNo: '9876543210',
  address: 'MAIN ROAD',
  maxLimit: 100_000_000,
  openingBalance,
});

const openings = () =>
  opened.backend.sql(
    `SELECT e.document_kind AS kind, e.business_date AS day, SUM(p.amount)::bigint AS amount
     FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
     WHERE e.document_kind IN ('CREDITOR_OPENING', 'DENOMINATION_OPENING') AND a.kind IN ('CREDITOR', 'CASH')
     GROUP BY 1, 2 HAVING SUM(p.amount) <> 0 ORDER BY 1, 2`,
  );

test('a customer added after midnight opens in the shift that still runs, and on its bill', async () => {
  const { station } = opened;
  const yesterday = actOn('2026-01-01');
  await yesterday('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.night });
  const today = actOn('2026-01-02');
  const { id: creditorId } = await today('createCreditor', firm('LATE CUSTOMER', 5_000_000));
  await today('recordCreditSale', { creditorId, pumpId: station.pumps[0], productId: station.hs, litres: 100_000 });
  const { billId } = await today<{ billId: number }>('makeBill', { creditorId, from: '2026-01-01', to: '2026-01-01' });
  const [bill] = await opened.backend.sql('SELECT opening, amount, closing FROM creditor_bill WHERE id = $1', [billId]);
  expect(bill).toEqual({ opening: 5_000_000, amount: 925_000, closing: 5_925_000 });
});

test('notes found while an earlier day is entered are in the safe on that day', async () => {
  const { station, act, backend } = opened;
  await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.morning });
  await actOn('2026-01-20')('createDenomination', { value: 200_000, available: 3 });
  expect(await openings()).toContainEqual({
    kind: 'DENOMINATION_OPENING',
    day: '2026-01-01',
    amount: expect.any(Number),
  });
  expect(await openings()).toHaveLength(1);
  await closeRunningShift({ act, sql: backend.sql, ids: station }, []);
});

test('openings entered before the first shift are never after it', async () => {
  const before = await openings();
  const { station } = opened;
  await actOn('2026-02-20')('createCreditor', firm('ENTERED LATER', 100_000));
  await actOn('2026-02-20')('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.morning });
  const notes = before.find((row) => (row as { kind: string }).kind === 'DENOMINATION_OPENING') as { amount: number };
  expect(await openings()).toEqual([
    { kind: 'CREDITOR_OPENING', day: '2026-01-01', amount: 100_000 },
    { kind: 'DENOMINATION_OPENING', day: '2026-01-01', amount: notes.amount },
  ]);
});

test('an opening balance entered later belongs to the newest shift', async () => {
  const { station, act } = opened;
  await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.morning });
  const today = actOn('2026-01-05');
  await today('createCreditor', firm('FIRST WITHOUT', 0));
  const [row] = await opened.backend.sql<{ id: number; version: number }>(
    "SELECT id, version FROM creditor WHERE firm_name = 'FIRST WITHOUT'",
  );
  await today('updateCreditor', { ...row!, openingBalance: 7_700, reason: 'Was forgotten' });
  expect(await openings()).toContainEqual({ kind: 'CREDITOR_OPENING', day: '2026-01-01', amount: 7_700 });
});
