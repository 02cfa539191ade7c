import { seedStation } from '../../server/database/seed/seed-station';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask } from '../../server/platform/ask';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { type Backend, openBackend } from '../server/backend';

/**
 * The demo's shifts have past times, but its ledger entries have the times of the seeding, so the sheets must not
 * depend on the clock.
 */
let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
  await seedStation({ ...backend.request(), isEmbedded: true }, 8);
}, 60_000);
afterAll(() => backend?.close());

interface ShiftRow {
  id: number;
  shiftDate: string;
}

async function sheetOf({ id, shiftDate }: ShiftRow) {
  const actor = {
    kind: 'user' as const,
    userId: 1,
    sessionId: 0,
    mustConfirm: false,
    name: 'ADMIN',
    email: 'admin@demo.example',
    rights: BUILT_IN_ROLES.admin,
  };
  const answer = await ask(backend.request({ actor }), closedShiftReport.query, { shiftId: id, shiftDate });
  const section = (name: string) => answer.sections[closedShiftReport.sections.findIndex((one) => one.name === name)]!;
  const [cash, notes] = [section('cash'), section('notes')];
  return {
    opening: Number(cash.rows.find(({ what }) => what === 'Opening')?.amount ?? 0),
    closing: Number(cash.totals!.amount),
    tookIn: Number(notes.totals!.amount),
    inSafe: Number(notes.totals!.safeAmount),
    notes: notes.rows.map(({ note, inSafe, safeAmount }) => ({ note, inSafe, safeAmount })),
  };
}

const lastShifts = (count: number): Promise<ShiftRow[]> =>
  backend.sql<ShiftRow>(
    `SELECT id, shift_date AS "shiftDate" FROM shift WHERE state = 'CLOSED' ORDER BY id DESC LIMIT ${count}`,
  );

test('the last sheet has the current contents of the safe, by notes and in the ledger', async () => {
  const [last] = await lastShifts(1);
  const sheet = await sheetOf(last!);
  const safe = await backend.sql<{ value: number; available: number }>(
    'SELECT value, available FROM denomination WHERE available <> 0 AND NOT is_uncounted ORDER BY denomination.value DESC',
  );
  const counted = sheet.notes.filter(({ inSafe }) => inSafe !== null && inSafe !== 0);
  expect(counted.map(({ inSafe, safeAmount }) => [inSafe, safeAmount])).toEqual(
    safe.map(({ value, available }) => [available, value * available]),
  );
  const [ledger] = await backend.sql<{ cash: number }>(
    `SELECT SUM(p.amount)::bigint AS cash FROM posting p JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CASH'`,
  );
  expect([sheet.closing, sheet.inSafe]).toEqual([ledger!.cash, ledger!.cash]);
});

test('each of the last ten sheets opens with the closing of the previous one', async () => {
  const shifts = (await lastShifts(11)).toReversed();
  expect(shifts).toHaveLength(11);
  let before = await sheetOf(shifts[0]!);
  for (const shift of shifts.slice(1)) {
    const sheet = await sheetOf(shift);
    expect(sheet.opening).toBe(before.closing);
    expect([sheet.opening + sheet.tookIn, sheet.inSafe]).toEqual([sheet.closing, sheet.closing]);
    before = sheet;
  }
});

test('the first sheet opens with the initial notes of the station', async () => {
  const [first] = await backend.sql<ShiftRow>('SELECT id, shift_date AS "shiftDate" FROM shift ORDER BY id LIMIT 1');
  const [given] = await backend.sql<{ cash: number }>(
    `SELECT SUM(v.count * d.value)::bigint AS cash FROM note_movement v JOIN denomination d ON d.id = v.denomination_id
     JOIN journal_entry j ON j.id = v.entry_id AND j.document_kind = 'DENOMINATION_OPENING'`,
  );
  expect((await sheetOf(first!)).opening).toBe(given!.cash);
});
