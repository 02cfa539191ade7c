import { addDays, type BusinessDate } from '../../domain/kernel/business-date';
import type { Sql } from '../../platform/sql';
import type { Work } from './demo-work';

const NONE: never[] = [];
/** Notes of 500 beyond this number go to the bank. */
const KEPT = 60;

/** Daily expenses: tea in cash, occasional repairs, electricity through the bank on the tenth. */
export async function spend({ act, chance, station }: Work, day: BusinessDate): Promise<void> {
  const { categories, accountIds, modes } = station;
  const inCash = (expenditureCategoryId: number, amount: number, comment: string) =>
    act('recordExpenditure', { expenditureCategoryId, amount, comment, notes: NONE });
  await inCash(categories.tea, chance.between(6, 18) * 1_000, 'Tea and water for the crew');
  if (chance.happens(12)) await inCash(categories.repairs, chance.between(3, 30) * 10_000, 'Nozzle boot and hose');
  if (!day.endsWith('-10')) return;
  await act('recordExpenditure', {
    expenditureCategoryId: categories.electricity,
    amount: chance.between(180_000, 260_000) * 10,
    accountId: accountIds[0],
    paymentModeId: modes.neft,
    reference: `EB${day.slice(0, 7)}`,
    notes: NONE,
  });
}

/** Gives some employees an advance. */
export async function giveAdvances({ act, chance, station }: Work): Promise<void> {
  if (!chance.happens(25)) return;
  const employeeId = chance.oneOf(station.employeeIds);
  await act('recordEmployeeAdvance', { employeeId, amount: chance.between(2, 10) * 10_000, notes: NONE });
}

/** On the first of a month pays everyone who worked since the last salary, up to the day before, through the bank. */
export async function payCrew({ act, station }: Work, sql: Sql, day: BusinessDate): Promise<void> {
  if (!day.endsWith('-01')) return;
  const to = addDays(day, -1);
  for (const { employeeId, from, amount } of await salariesDue(sql, to)) {
    const way = amount === 0 ? {} : { accountId: station.accountIds[0], paymentModeId: station.modes.neft };
    await act('paySalary', { employeeId, from, to, amount, ...way, notes: NONE });
  }
}

/** All demo employees are paid per shift, at a rate that never changed. */
const salariesDue = (
  sql: Sql,
  to: BusinessDate,
): Promise<{ employeeId: number; from: BusinessDate; amount: number }[]> =>
  sql(
    `SELECT e.id AS "employeeId", worked.from,
            GREATEST(0, e.pay_rate * worked.shifts - COALESCE(account_balance(a.id, 'infinity'), 0))::bigint AS amount
     FROM employee e
     CROSS JOIN LATERAL (SELECT MIN(s.shift_date) AS from, COUNT(*) AS shifts
                         FROM attendance d JOIN shift s ON s.id = d.shift_id
                         WHERE d.employee_id = e.id AND s.shift_date <= $1
                           AND s.shift_date > COALESCE((SELECT MAX(to_date) FROM salary_payment WHERE employee_id = e.id), '-infinity')) worked
     LEFT JOIN ledger_account a ON a.kind = 'EMPLOYEE' AND a.ref_id = e.id
     WHERE worked.shifts > 0 ORDER BY e.id`,
    [to],
  );

/** Large notes go to the bank every second morning, and change comes back every second week. */
export async function visitBank({ act, station }: Work, sql: Sql, day: BusinessDate): Promise<void> {
  const accountId = station.accountIds[0];
  const place = Number(day.slice(8));
  const [held] = await sql<{ available: number }>('SELECT available FROM denomination WHERE value = 50000');
  if (place % 2 === 0 && held!.available > KEPT)
    await act('transferCash', {
      kind: 'DEPOSIT',
      accountId,
      reference: `DS${day.replaceAll('-', '')}`,
      notes: [{ value: 500, in: 0, out: held!.available - KEPT }],
      confirmed: true,
    });
  if (place % 14 === 0)
    await act('transferCash', { kind: 'DRAWING', accountId, notes: [{ value: 10, in: 100, out: 0 }] });
}

/** What stays in the account for salaries and electricity, in paise. */
const KEPT_IN_BANK = 50_000_000;
const THOUSAND = 100_000;

/** Every third day the oil company gets what is due by its terms, in whole thousands, as far as the account allows. */
export async function payOilCompany({ act, station }: Work, sql: Sql, day: BusinessDate): Promise<void> {
  if (Number(day.slice(8)) % 3 !== 0) return;
  const { supplierId, accountIds, modes } = station;
  const [accountId] = accountIds;
  const [row] = await sql<{ due: number; held: number }>(
    `SELECT (-COALESCE(account_balance(o.id, 'infinity'), 0)
             - (SELECT COALESCE(SUM(amount), 0) FROM invoice
                WHERE supplier_id = v.id AND received_on >= $3::date - v.payment_days))::bigint AS due,
            COALESCE(account_balance(b.id, 'infinity'), 0)::bigint AS held
     FROM supplier v
     LEFT JOIN ledger_account o ON o.kind = 'SUPPLIER' AND o.ref_id = v.id
     LEFT JOIN ledger_account b ON b.kind = 'BANK' AND b.ref_id = $2
     WHERE v.id = $1`,
    [supplierId, accountId, day],
  );
  const { due, held } = row!;
  const amount = Math.floor(Math.min(due, held - KEPT_IN_BANK) / THOUSAND) * THOUSAND;
  if (amount <= 0) return;
  const reference = `RTGS${day.replaceAll('-', '')}`;
  await act('recordSupplierPayment', {
    supplierId,
    amount,
    accountId,
    paymentModeId: modes.neft,
    reference,
    notes: NONE,
  });
}

/** Litres that the monthly claim is for. */
const SHORT = 40;

/** On the sixth of a month the oil company gets a debit note for litres that the last tanker did not bring. */
export async function claimShortage({ act, station }: Work, sql: Sql, day: BusinessDate): Promise<void> {
  if (!day.endsWith('-06')) return;
  const { supplierId } = station;
  const [line] = await sql<{ invoiceId: number; productId: number; amount: number }>(
    `SELECT i.id AS "invoiceId", l.product_id AS "productId", (l.amount * 1000 * $2 / l.quantity)::bigint AS amount
     FROM invoice i JOIN invoice_line l ON l.invoice_id = i.id
     WHERE i.supplier_id = $1 ORDER BY i.received_on DESC, i.id DESC, l.id LIMIT 1`,
    [supplierId, SHORT],
  );
  if (line === undefined) return;
  const comment = `${SHORT} L short by the dip before and after unloading`;
  await act('recordDebitNote', { supplierId, ...line, kind: 'SHORTAGE', noteDate: day, comment });
}

/** Transfers ₹25,000.00 from the account of UPI to the one from which the station pays, on the last day. */
export async function moveToBank({ act, station }: Work, day: BusinessDate): Promise<void> {
  const [toAccountId, fromAccountId] = station.accountIds;
  await act('recordBankTransfer', {
    ...{
      fromAccountId,
      toAccountId,
      amount: 2_500_000,
      transferDate: day,
      reference: `IMPS${day.replaceAll('-', '')}`,
    },
    ...{ charges: 590, expenditureCategoryId: station.categories.bank },
  });
}

interface Machine {
  id: number;
  toCome: number;
}

/**
 * The bank pays the machines' takings up to yesterday, less one percent for cards and nothing for UPI. One payment is
 * late.
 */
export async function receiveSwipes({ act, station }: Work, sql: Sql, day: BusinessDate): Promise<void> {
  const [late] = station.swipeMachineIds;
  const machines = await sql<Machine>(
    `SELECT m.id, COALESCE((SELECT account_balance(id, 'infinity') FROM ledger_account
                            WHERE kind = 'SWIPE' AND ref_id = m.id), 0)::bigint AS "toCome"
     FROM swipe_machine m ORDER BY m.id`,
  );
  for (const [place, { id, toCome }] of machines.entries()) {
    if (toCome === 0 || (id === late && Number(day.slice(8)) % 4 !== 0)) continue;
    const charges = place < 2 ? Math.floor(toCome / 100) : 0;
    await act('settleSwipe', {
      swipeMachineId: id,
      accountId: station.accountIds[place < 2 ? 0 : 1],
      paidOn: day,
      paid: toCome - charges,
      charges,
      expenditureCategoryId: charges > 0 ? station.categories.bank : null,
      reference: `SET${day.replaceAll('-', '')}${id}`,
    });
  }
}
