import type { Values } from '../../server/reports/parameter';
import type { Report } from '../../server/reports/report';
import type { Station } from '../support/station';
import { workBills } from './worked-bills';
import { spend, type WorkedMoney, workMoney } from './worked-money';
import { workShifts } from './worked-shifts';
import { workStock } from './worked-stock';

/**
 * Works shifts that give every report rows in each of its sections. Returns the parameter values to use for a report.
 */
export async function workForReports(station: Station): Promise<(report: Report) => Values> {
  await workShifts(station);
  let money: WorkedMoney | undefined;
  const { shiftId } = await workStock(station, async () => {
    money = await workMoney(station);
  });
  const { billId, billNumber, smallCreditorId, bankPaymentId } = await workBills(station);
  await spend(station);
  await tellAdmin(station);
  const { id: supplier } = await station.act<{ id: number }>('createSupplier', {
    name: 'OIL COMPANY',
    paymentDays: 7,
    openingBalance: 250_000,
    openingDate: '2025-04-02',
  });
  const { products, tanks, pumps, creditors, accounts } = station.ids;
  const { debitNoteId } = await station.act<{ debitNoteId: number }>('recordDebitNote', {
    ...{ supplierId: supplier, productId: products.diesel, kind: 'DENSITY', amount: 12_300, noteDate: '2025-04-03' },
  });
  await station.act('recordBankTransfer', {
    ...{ fromAccountId: accounts[0], toAccountId: accounts[1], amount: 78_900, transferDate: '2025-04-03' },
    ...{ charges: 590, expenditureCategoryId: station.ids.expenditureCategories[0] },
  });
  const forgotten = { shiftId, lateReason: 'The certificate came late', confirmed: true };
  const { creditorAdjustmentId } = await station.act<{ creditorAdjustmentId: number }>('recordCreditorAdjustment', {
    ...{ kind: 'TAX_DEDUCTED', creditorId: creditors[0], amount: 12_300, reference: 'T-1' },
    ...forgotten,
  });
  const chequeMode = { name: 'Cheque', isCheque: true };
  const { id: paymentModeId } = await station.act<{ id: number }>('createPaymentMode', chequeMode);
  await station.act('createAccountPaymentMode', { accountId: accounts[0], paymentModeId });
  await station.act('recordSupplierPayment', {
    ...{ supplierId: supplier, amount: 45_600, accountId: accounts[0], paymentModeId, notes: [], ...forgotten },
    ...{ reference: '000417', chequeDate: '2025-04-03', lateReason: 'The counterfoil came late' },
  });
  /**
   * A value for each parameter that a report may have; a report with a new one adds it here. A month is used only
   * without days.
   */
  const samples: Record<string, string | number> = {
    from: '2025-04-01',
    to: '2025-04-04',
    asAt: '2025-06-30',
    shiftId,
    shiftDate: '2025-04-03',
    product: products.diesel,
    tank: tanks.diesel,
    pump: pumps[0].id,
    nozzle: pumps[0].diesel,
    supplier,
    creditor: smallCreditorId,
    vehicle: 'ab1234',
    // The name in a path may be anything.
    id: creditors[0]!,
    creditorId: creditors[0]!,
    creditorBillId: billId,
    firmName: 'A/B & SONS 100%',
    billNo: billNumber,
    creditorPaymentId: bankPaymentId,
    salaryPaymentId: money!.salaries[1],
    debitNoteId,
    creditorAdjustmentId,
    employee: station.ids.employees[0]!,
    category: station.ids.expenditureCategories[0]!,
    machine: station.ids.swipeMachines[0]!,
    account: station.ids.accounts[0]!,
    event: 'of the day',
    recipient: 'admin',
  };
  /** Values of a report that needs others, by its route. */
  const ownSamples: Record<string, Record<string, string | number>> = {
    // A small creditor has no bills.
    'get-interest-report': { creditor: creditors[0]! },
    // The first creditor's sales are all billed.
    'credit-report-unbilled-bycreditor': { id: creditors[2]! },
    // The audit has the time of entry, which is today, whatever day the entry is for.
    audit: { from: '2000-01-01', to: '2999-12-31' },
  };

  return ({ route, parameters }) => {
    const known = { ...samples, ...ownSamples[route] };
    return Object.fromEntries(
      Object.entries(parameters).flatMap(([name, { required }]) => {
        if (known[name] === undefined && required) throw new Error(`There is no sample for the parameter ${name}`);
        return known[name] === undefined ? [] : [[name, known[name]]];
      }),
    );
  };
}

/** Subscribes the admin to the day summaries. */
async function tellAdmin(station: Station): Promise<void> {
  await station.act('createReceiveCategory', {
    name: 'Users',
    tableName: 'app_user',
    pkFieldName: 'userId',
    displayName: 'name',
    routePath: '/api/v1/user/auto',
  });
  const [ids] = await station.sql<{ receiveCategoryId: number; eventCategoryId: number }>(
    `SELECT r.id AS "receiveCategoryId", e.id AS "eventCategoryId" FROM receive_category r, event_category e
     WHERE e.event = 'daySummary'`,
  );
  await station.act('createMessage', { ...ids, recipientIds: [station.ids.admin] });
}
