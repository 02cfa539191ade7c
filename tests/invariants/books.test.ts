import type { PoolClient } from 'pg';
import { breachesOf } from '../../server/books/check-books';
import { invariants } from '../../server/books/invariants';
import { ofDatedDocument, ofPaidDocument } from '../../server/books/invariants/cash';
import { datedDocuments, paidDocuments } from '../../server/modules/changes/documents';
import type { DatedDocument } from '../../server/modules/documents/dated-document';
import type { PaidDocument } from '../../server/modules/documents/paid-document';
import { columnOf } from '../../server/platform/column-of';
import { type Sql, sqlOn } from '../../server/platform/sql';
import { aBankTransfer, aDebitNote, aShiftIsClosed, aShiftRuns } from '../contract/work';
import { workShifts } from '../reports/worked-shifts';
import { billLate } from '../support/bill-late';
import { receiveInvoice } from '../support/deliveries';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

const LAST_RUNS = "UPDATE shift SET state = 'RUNNING', closed_at = NULL WHERE id = (SELECT MAX(id) FROM shift)";

/** A document that the ledger does not have. */
const withoutEntry = ({ table, subject }: PaidDocument): string =>
  `INSERT INTO ${table} (shift_id, ${columnOf(subject.field)}, amount) VALUES (1, 1, 2000)`;

/** A document whose entry has another amount. */
const withOtherAmount = ({ table }: DatedDocument): string => `UPDATE ${table} SET amount = amount + 1`;

/** A way to break each invariant, bypassing the triggers, foreign keys and checks that guard it too. */
const WAYS_TO_BREAK: Record<string, string> = {
  "1 an entry's postings sum to zero":
    'UPDATE posting SET amount = amount + 1 WHERE id = (SELECT MIN(id) FROM posting)',
  '1 every entry moves something':
    "INSERT INTO journal_entry (business_date, document_kind, document_id) VALUES ('2025-04-01', 'NOTHING', 1)",
  "a posting's day is its entry's": 'UPDATE posting SET business_date = business_date + 1',
  "the monthly balance of an account is the sum of its postings up to each month's end":
    'UPDATE account_month SET debit = debit + 1, credit = credit + 1',
  '19 the chain of audit rows is complete: each follows from the one before it, none is missing':
    "UPDATE audit_row SET after = '{}' WHERE chain_sequence = 3",
  '19 the chain ends at its head':
    'DELETE FROM audit_row WHERE chain_sequence = (SELECT MAX(chain_sequence) FROM audit_row)',
  '19 masters, rights and pay are as the audit last says': 'UPDATE product_rate SET rate = rate + 1',
  '17 the end of each request is in the audit, once': `
    INSERT INTO change_request (table_name, row_id, permission, title, changes, before, row_version, state,
                                requested_by_id, decided_by_id, decided_at)
    SELECT 'expenditure', 1, 1, 'tea', '{}', '{}', 1, 'REJECTED', MIN(id), MAX(id), now() FROM app_user`,
  '3 a meter opens where it closed': 'UPDATE nozzle_reading SET open = open - 1 WHERE sequence = 2',
  '3 readings are in order': `ALTER TABLE nozzle_reading DROP CONSTRAINT ck_nozzle_reading_testing;
    UPDATE nozzle_reading SET testing = -1 WHERE sequence = 1`,
  '4 a meter has no reading missing between two others': 'DELETE FROM nozzle_reading WHERE sequence = 2',
  'a meter event joins two legs of one nozzle in its shift, the second beginning the next chain': `
    INSERT INTO meter_event (shift_id, kind, ended_leg_id, begun_leg_id, reason)
    SELECT shift_id, 'RESET', id, id, 'a leg is not its own next' FROM nozzle_reading LIMIT 1`,
  'every chain of a meter after its first begins with a meter event':
    'UPDATE nozzle_reading SET chain = 2 WHERE sequence = 5',
  '4 every reading of a closed shift is complete, the last ones of a running shift are open':
    'UPDATE nozzle_reading SET close = NULL WHERE sequence = 5',
  '5 amount = consumption × rate, rounded half up once': 'UPDATE nozzle_reading SET amount = amount + 1',
  "5 a shift's readings carry the shift's rate": 'UPDATE shift_rate SET rate = rate + 1',
  '6 no more litres on credit than a pump sold': 'UPDATE daily_total SET credit_litres = litres + 1',
  '6 credit litres need the product at the pump': 'DELETE FROM daily_total',
  '7 cash ≤ sale − credit, swipe ≤ sale − credit − cash': 'UPDATE pump_close SET swipe = sale + 1',
  '8 sale = credit + cash + swipe + last + shortage − short and over':
    'UPDATE pump_close SET short_and_over = short_and_over + 1',
  '8 a shortage is the whole rupees above the tolerance of ₹10': 'UPDATE pump_close SET shortage = shortage + 100',
  '8 frozen figures are those of the documents': 'UPDATE swipe_collection SET amount = amount + 1',
  '8 every pump of a closed shift is closed, and none of a running one': 'DELETE FROM pump_close',
  "a closed shift's clearing account is zero":
    "UPDATE posting SET amount = amount + 1 WHERE account_id = (SELECT MIN(id) FROM ledger_account WHERE kind = 'SHIFT_CLEARING')",
  'daily totals are those of the readings and credit sales': 'UPDATE daily_total SET testing = testing + 1',
  '9 book stock after a close is what was measured':
    "UPDATE stock_movement SET litres = litres + 1 WHERE kind = 'VARIATION'",
  '9 what a running shift opened on and moved since is all that moved ever': `${LAST_RUNS};
    UPDATE shift_tank SET opening_volume = opening_volume + 1`,
  '9 a close takes out of each tank what its nozzles sold':
    "UPDATE stock_movement SET litres = litres + 1 WHERE kind = 'SALE'",
  '9 variation = measured − book': 'UPDATE tank_dip SET variation = variation + 1',
  '9 variation in the ledger is that of the dips': 'UPDATE tank_dip SET variation = variation + 1',
  '9 each stock-in is in the stock ledger with its litres, and none without its document': `
    INSERT INTO stock_in (shift_id, is_backward, stock_in_date_time, invoice_line_id, tank_id, is_atg, start_volume, end_volume,
                          before_reading, after_reading, quantity, stock_quantity)
    VALUES (1, false, '2025-04-01 10:00', 1, 1, true, 0, 900, 1, 101, 1000, 1000)`,
  '10 a shift opens on the last level': 'UPDATE shift_tank SET opening_volume = opening_volume + 1',
  '11 what is unloaded of an invoice line is the sum of its stock-ins':
    'UPDATE invoice_line SET unloaded = unloaded + 1',
  '16 each change of a paid salary is of its employee and its days, posted when it was paid':
    "INSERT INTO journal_entry (business_date, document_kind, document_id) VALUES ('2025-04-01', 'SALARY_CHANGE', 0)",
  "an invoice's lines come to its amount": 'UPDATE invoice_line SET amount = amount + 1',
  'what a supplier is owed is its opening balance and its invoices less payments and debit notes':
    'UPDATE supplier SET opening_balance = opening_balance + 1',
  'each invoice is owed to its supplier by its amount and on its day, and none without its document':
    'DELETE FROM invoice',
  'purchases in the ledger are those of the invoice lines, product by product':
    'UPDATE invoice_line SET product_id = (SELECT MIN(id) FROM product)',
  '12 the safe has the notes that its movements add up to': 'UPDATE denomination SET available = available + 1',
  '12 notes × values = cash in the ledger': 'UPDATE denomination SET available = available + 1',
  "12 an entry's notes are its cash": 'UPDATE note_movement SET count = count + 1',
  '13 one shift runs at most, and shifts are in time order':
    "UPDATE shift SET shift_date = '2030-01-01' WHERE id = (SELECT MIN(id) FROM shift)",
  '14 a reversal is the exact opposite': `INSERT INTO journal_entry (business_date, document_kind, document_id, reverses_id)
    SELECT business_date, document_kind, document_id, id FROM journal_entry e
    WHERE reverses_id IS NULL AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id) ORDER BY id LIMIT 1`,
  '15 each credit sale is in the ledger with its amount': 'UPDATE credit_sale SET amount = amount + 1',
  '15 no credit sale is in the ledger without its document': 'DELETE FROM credit_sale',
  '15 a bill of sales comes to its sales, which are of its creditor and its days':
    "UPDATE creditor_bill SET to_date = from_date WHERE kind = 'SALES'",
  '15 billed and unbilled sales are all that the ledger has of a creditor':
    "UPDATE creditor_bill SET amount = amount + 1, closing = closing + 1, settled = settled + 1 WHERE kind = 'SALES'",
  'a bill of interest comes to its charges and is in the ledger on its day, and none without its bill':
    'UPDATE interest_charge SET amount = amount + 1',
  'interest is charged on bills of sales of the creditor who is charged':
    'UPDATE interest_charge SET bill_id = interest_bill_id',
  'the days of a bill are charged interest once, one charge after the other from its due date on':
    'UPDATE interest_charge SET charged_from = charged_from - 1',
  "a bill's payments are those that no bill before it has seen, and each is on one bill":
    'UPDATE creditor_bill SET paid = paid + 1, closing = closing - 1',
  'what a bill says is due in the end is what its creditor owed on its last day by what the bill has seen':
    'UPDATE creditor_bill SET opening = opening + 1, closing = closing + 1',
  'a cancelled bill is deleted, and its number is in the audit as cancelled': `
    INSERT INTO cancelled_bill (id, creditor_id, kind, series, financial_year, sequence, number, bill_date, from_date, to_date, amount)
    SELECT id, creditor_id, kind, series, financial_year, sequence, number, bill_date, from_date, to_date, amount FROM creditor_bill
    LIMIT 1`,
  'bills, including cancelled ones, are numbered from the first number on without a gap, by series and year':
    "UPDATE bill_sequence SET last = last + 1 WHERE series = 'CR'",
  "a bill's number is the prefix of its series and year with its sequence, and the year is that of its day":
    "UPDATE bill_sequence SET prefix = 'B-' WHERE series = 'CR'",
  'a leaf is in its book, and the number of its slip is that leaf': `
    INSERT INTO slip_book (prefix, first, last, digits) VALUES ('S', 1, 3, 1);
    UPDATE credit_sale SET slip_book_id = (SELECT id FROM slip_book), leaf = 4 WHERE slip_no = 'S4'`,
  'the sales on a leaf are of one creditor and one shift': `
    INSERT INTO slip_book (prefix, first, last, digits) VALUES ('S', 1, 3, 1);
    UPDATE credit_sale SET slip_book_id = (SELECT id FROM slip_book), leaf = 1`,
  'no leaf is both used and void': `
    INSERT INTO slip_book (prefix, first, last, digits) VALUES ('S', 1, 3, 1);
    UPDATE credit_sale SET slip_book_id = (SELECT id FROM slip_book), leaf = 1 WHERE slip_no = 'S1';
    INSERT INTO void_leaf (slip_book_id, leaf, reason) SELECT slip_book_id, leaf, 'torn' FROM credit_sale WHERE leaf = 1`,
  "each creditor's payment is in the ledger with its amount, way and day, and none without its document":
    'UPDATE creditor_payment SET account_id = (SELECT MIN(id) FROM transaction_account)',
  'each adjustment is in the ledger with its amount and day against the account of its kind, and none without its document':
    "INSERT INTO creditor_payment (shift_id, creditor_id, amount, kind) VALUES (1, 1, 2000, 'DISCOUNT')",
  'what is allocated of a payment, and settled of a bill and of an opening balance, is the sum of its allocations':
    'UPDATE creditor_payment SET allocated = allocated - 1 WHERE allocated > 0',
  'each opening balance is in the ledger with its amount, account and day, and none without its row':
    'UPDATE transaction_account SET opening_balance = opening_balance + 1',
  'no opening balance of an employee, a transaction account or a supplier comes after its first document': `
    INSERT INTO journal_entry (business_date, document_kind, document_id) VALUES ('2030-01-01', 'EMPLOYEE_OPENING', 1);
    INSERT INTO posting (entry_id, account_id, business_date, amount)
    SELECT (SELECT MAX(id) FROM journal_entry), MIN(id), '2030-01-01', 1 FROM ledger_account WHERE kind = 'EMPLOYEE'`,
  'a payment or an advance at the start settles debts of its own creditor, from the day on which both were there':
    'UPDATE payment_allocation SET allocated_on = allocated_on - 1',
  'what payments settle is what their order and the order of the debts make of it: by date, then by creation':
    'UPDATE payment_allocation SET amount = amount - 1',
  'a bill is settled from the day of its last allocation': 'UPDATE creditor_bill SET settled_on = settled_on + 1',
  'a creditor with an open debt has no advance': 'UPDATE creditor_bill SET settled = settled - 1, settled_on = NULL',
  'cheques in the ledger are those in hand and deposited': "DELETE FROM cheque WHERE state = 'HELD'",
  'each cheque that the bank paid is in its account from that day, and none without its cheque':
    'UPDATE cheque SET cleared_on = cleared_on + 1',
  'each cheque that came back is in the ledger with its charge and day, and none without its cheque':
    'UPDATE cheque SET bank_charge = bank_charge + 1 WHERE bank_charge > 0',
  'a payment has come back if its cheque has, on the same day': 'UPDATE creditor_payment SET returned_on = NULL',
  'a cheque is deposited and comes back from the day of its payment on, and is deposited from its date on':
    'UPDATE cheque SET cheque_date = deposited_on + 1 WHERE deposited_on IS NOT NULL',
  'each charge for a returned cheque is in the ledger on the day of its bill, and none without it':
    "UPDATE creditor_bill SET amount = amount + 1, settled = settled + 1, closing = closing + 1 WHERE kind = 'CHARGE'",
  'each bill of a charge is that of a cheque of its creditor, made on the day of the return':
    'UPDATE cheque SET charge_bill_id = NULL',
  'each cash collection is in the ledger with its amount, and none without its document':
    'DELETE FROM cash_collection WHERE is_last',
  'swipe collections of closed shifts are in the ledger, machine by machine':
    'UPDATE swipe_collection SET swipe_machine_id = (SELECT MAX(id) + 1 FROM swipe_machine) WHERE swipe_machine_id = (SELECT MAX(id) FROM swipe_machine)',
  'each deposit and withdrawal is in the ledger with its amount, account and day, and none without its document':
    "INSERT INTO cash_transfer (shift_id, kind, account_id, amount) VALUES (1, 'DEPOSIT', 1, 2000)",
  'money in transit comes to zero for each document': `
    INSERT INTO ledger_account (kind, ref_id) VALUES ('IN_TRANSIT', 0);
    UPDATE posting SET account_id = (SELECT MAX(id) FROM ledger_account) WHERE id = (SELECT MIN(id) FROM posting)`,
  'each swipe settlement is in the ledger with paid, charges, machine and day, and none without its document':
    'UPDATE swipe_settlement SET paid_on = paid_on + 1',
  'the days of a swipe settlement come to paid and charges':
    'UPDATE swipe_settlement SET paid = paid - 1, charges = charges + 2',
  'the outstanding amount of a swipe machine is what it took and the bank has not settled':
    'DELETE FROM swipe_settlement_day',
  'sales of closed shifts are in the ledger, product by product':
    'UPDATE nozzle_reading SET amount = amount + 1 WHERE sequence = 1',
  '16 shortages of closed shifts are in the ledger, employee by employee':
    'UPDATE employee_shortage SET employee_id = (SELECT MAX(id) + 1 FROM employee)',
  '8 what was short and over in closed shifts is in the ledger':
    'UPDATE pump_close SET short_and_over = short_and_over + 1',
  '16 each salary is in the ledger with what was earned and what was paid from where, and none without its document':
    'DELETE FROM salary_payment',
  "16 what a salary carries is the balance of its employee's account by the entries before it, of its shift or of an earlier one": `ALTER TABLE salary_payment DROP CONSTRAINT ck_salary_payment_carried;
    UPDATE salary_payment SET carried = carried + 1`,
  "a salary's lines come to what was earned": 'DELETE FROM salary_line',
  "an employee's pay rate is that of the newest terms": 'UPDATE employee SET pay_rate = pay_rate + 1',
  'a density has a challan only by an invoice line, and that is of its product': `
    INSERT INTO density_reading (business_date, occasion, product_id, tank_id, density, temperature, density_at_15, challan_density)
    SELECT '2025-04-01', 'MORNING', product_id, id, 7400, 150, 7400, 7425 FROM tank LIMIT 1`,
  ...Object.fromEntries(
    paidDocuments.map(({ definition }) => [ofPaidDocument(definition).name, withoutEntry(definition)]),
  ),
  ...Object.fromEntries(
    datedDocuments.map(({ definition }) => [ofDatedDocument(definition).name, withOtherAmount(definition)]),
  ),
  'a stored idempotency key has its answer': 'UPDATE idempotency_key SET answer = NULL',
  '25 the volume of a dip chart rises with the dip': 'UPDATE dip_chart_row SET volume = 0',
};

let station: Station;
let client: PoolClient;
let sql: Sql;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  const { diesel, petrol } = station.ids.products;
  await receiveInvoice(station, [
    { productId: diesel, quantity: 12_000_000 },
    { productId: petrol, quantity: 4_000_000 },
  ]);
  await station.act('settleSwipe', {
    swipeMachineId: station.ids.swipeMachines[0],
    paid: 3_960_000,
    charges: 40_000,
    paidOn: '2025-04-03',
    accountId: station.ids.accounts[0],
    expenditureCategoryId: station.ids.expenditureCategories[0],
  });
  await billLate(station);
  await pay(station);
  client = await station.tester.connect();
  sql = sqlOn(client);
}, 60_000);
/** Two cheques of ₹100.00, of which the bank has paid one, and one came back: the creditor is charged ₹5.00. */
async function payByCheques({ act, ids, sql }: Station): Promise<void> {
  const [accountId] = ids.accounts;
  const { id: paymentModeId } = await act('createPaymentMode', { name: 'A cheque', isCheque: true });
  await act('createAccountPaymentMode', { accountId, paymentModeId });
  const [shift] = await sql<{ day: string }>("SELECT shift_date::text AS day FROM shift WHERE state = 'RUNNING'");
  const { day } = shift!;
  const given = { creditorId: ids.creditors[0], amount: 10_000, accountId, paymentModeId, confirmed: true };
  for (const reference of ['1', '2', '3'])
    await act('recordCreditorPayment', { ...given, reference, chequeBank: 'BANK', chequeDate: day });
  const [first, second] = await sql<{ id: number }>('SELECT id FROM cheque ORDER BY id');
  for (const { id: chequeId } of [first!, second!])
    await act('depositCheque', { chequeId, depositedOn: day, accountId });
  await act('clearCheque', { chequeId: first!.id, clearedOn: day });
  const cost = { bankCharge: 200, expenditureCategoryId: ids.expenditureCategories[0], customerCharge: 500 };
  await act('returnCheque', { chequeId: second!.id, returnedOn: day, reason: 'Funds insufficient', ...cost });
}

/**
 * A sixth shift: the first creditor pays all its dues and more; an employee gets an advance of ₹500.00, and is paid
 * ₹1,000.00 of the ₹1,750.00 left from five shifts at ₹450.00.
 */
async function pay(station: Station): Promise<void> {
  const { act, ids } = station;
  const [employeeId] = ids.employees;
  await aShiftRuns(station);
  await act('recordCreditorPayment', { creditorId: ids.creditors[0], amount: 50_000_000, confirmed: true });
  await act('recordEmployeeAdvance', { employeeId, amount: 50_000 });
  await payByCheques(station);
  await aDebitNote(station);
  await aBankTransfer(station);
  await act('paySalary', { employeeId, from: '2025-04-01', to: '2025-04-03', amount: 100_000 });
  await aShiftIsClosed(station);
}
afterAll(async () => {
  client?.release();
  await station?.close();
});

test('five shifts with a delivery keep every invariant', () => expectBooksInOrder(station.database));

test('each invariant has a unique name and a way to break it', () => {
  expect(Object.keys(WAYS_TO_BREAK).toSorted()).toEqual(invariants.map(({ name }) => name).toSorted());
});

/** The problems found after these statements, which are then rolled back. */
async function brokenBy(statements: string): Promise<string[]> {
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(statements);
    return (await breachesOf(sql)).map(({ invariant }) => invariant);
  } finally {
    await client.query('ROLLBACK');
  }
}

test.each(Object.entries(WAYS_TO_BREAK))('finds a broken invariant: %s', async (name, statements) => {
  expect(await brokenBy(statements)).toContain(name);
});

test('finds an audit row missing in the middle', async () => {
  expect(await brokenBy('DELETE FROM audit_row WHERE chain_sequence = 4')).toContain(
    '19 the chain of audit rows is complete: each follows from the one before it, none is missing',
  );
});

test('finds a meter with a closing reading in a running shift', async () => {
  expect(await brokenBy(LAST_RUNS)).toContain(
    '4 every reading of a closed shift is complete, the last ones of a running shift are open',
  );
});
