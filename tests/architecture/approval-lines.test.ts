import 'reflect-metadata';
import '../../server/api/graphql/resolvers';
import '../../server/api/rest/routes';
import { masters } from '../../server/masters';
import { commands } from '../../server/platform/submit';
import { approvalLines, waitingCommands } from '../../server/services/approvals/approval-line';
import { editableTables } from '../../server/services/approvals/editable-table';

/**
 * Every command and every editable table has a line of the approval policy, which tests/server/approvals tries by every
 * way, or a reason here. Adding to a reason is a deliberate decision.
 */

const lines = [...approvalLines.values()];
const namesIn = (reasons: Record<string, string>): string[] =>
  Object.values(reasons).flatMap((text) => text.split(' '));

/** Commands of which no entry waits. Those that wait only late, or as the correction of a closed shift, have a line. */
const COMMANDS_WITHOUT_LINE = {
  'Decides, withdraws or shows what waits': 'decideChange withdrawChange seeNotices',
  'Its rows or its changes pass the lines of their own tables': 'importRows changeRow',
  'Stores nothing': 'rehearseChange rehearseRowChange rehearseCorrection rehearseRateCorrection',
  'Follows what happens at the pumps, which does not wait for an admin':
    'startShift changeCrew closeShift recordMeterEvent takeBackMeterEvent moveShift cancelRunningShift',
  'Measures or counts what is there': 'measureTank recordDensity recordInspection removeInspection setDipChart',
  'Fuel is in the tank; a dip shows what is missing': 'recordStockIn recordBackwardStockIn createInvoice',
  'The amount follows from what is recorded': 'makeBill chargeInterest settleSwipe',
  'Says what the bank did with a recorded payment': 'depositCheque clearCheque returnCheque undoChequeStep',
  'Moves neither money nor fuel': 'createSlipBook voidSlip setPersonFile keepFile setStationLogo setBillSeries',
  'Opens or defines what entries choose from, by a right of its own':
    'createProduct createTank createPump createNozzle createShiftType createPermittedVariation createSwipeMachine ' +
    'createExpenditureCategory createTransactionAccount createPaymentMode createAccountPaymentMode createSupplier ' +
    'createCreditorVehicle createDenomination',
  'Gives no right that the actor lacks, and is announced to the others who manage users or keys':
    'createRole createApiKey revokeApiKey issuePasswordLink resetSecondFactor',
  'Says who is written to':
    'createEventCategory createMessage createReceiveCategory removeSubscription retryFailedMessages retryMessage ' +
    'sendMessage setMessageTemplate',
};

/** Tables without a line of their own: a change waits unless the actor decides on changes (ADR 14). */
const TABLES_WITHOUT_LINE = {
  'For who manages users; it waits with four eyes, and is announced otherwise': 'role app_user',
  'For who sets up the station; it waits with four eyes, and is announced otherwise': 'station_setting',
  'Its new rows have no limit either':
    'product tank pump nozzle shift_type permitted_variation swipe_machine expenditure_category transaction_account ' +
    'payment_mode account_payment_mode supplier creditor_vehicle denomination',
  'A fact of fuel or of measuring': 'stock_in invoice invoice_line density_reading inspection tank_dip',
  'Its new entries wait only late': 'creditor_payment salary_payment cash_transfer cash_exchange cash_collection',
  'Entered by who has the right to waive debts': 'creditor_adjustment',
  'The amount follows from what is recorded': 'creditor_bill swipe_settlement',
  'Moves neither money nor fuel': 'slip_book void_leaf cheque',
};

/** A command that changes a row of a master goes through the engine of changes, as `changeRow` does. */
const CHANGES = masters.flatMap(({ commands: { update, remove, enable } }) =>
  [update, remove, enable].flatMap((command) => command?.name ?? []),
);

test('every command has a line of the approval policy or a reason for having none', () => {
  const own = [...commands.values()].filter(({ right }) => right === 'anyone' || right === 'ownAccount');
  const known = [...waitingCommands(), ...CHANGES, ...own.map(({ name }) => name), ...namesIn(COMMANDS_WITHOUT_LINE)];
  expect([...commands.keys()].filter((name) => !known.includes(name))).toEqual([]);
});

test('every editable table has a line for its changes or a reason for having none', () => {
  const held = lines.flatMap((line) => [
    ...(line.ofChanges === true ? [line.stored!.table!] : []),
    ...(!line.hasAmount && line.changesOf !== undefined ? [line.changesOf] : []),
  ]);
  const known = [...held, ...namesIn(TABLES_WITHOUT_LINE)];
  expect([...editableTables.keys()].filter((table) => !known.includes(table))).toEqual([]);
});

test('no reason is given twice, for a line, or for what does not exist', () => {
  const reasons = [...namesIn(COMMANDS_WITHOUT_LINE), ...namesIn(TABLES_WITHOUT_LINE)];
  expect(reasons.filter((name, index) => reasons.indexOf(name) !== index)).toEqual([]);
  expect(reasons.filter((name) => waitingCommands().includes(name) || CHANGES.includes(name))).toEqual([]);
  expect(reasons.filter((name) => !commands.has(name as never) && !editableTables.has(name))).toEqual([]);
});

/** A row of a shift may be changed after its close, where a correction waits. */
test('every editable table of a shift says whether a row counts in a closed one', () => {
  const silent = [...editableTables.values()].filter(({ ofShift, isOfClosedShift }) => ofShift && !isOfClosedShift);
  expect(silent.map(({ table }) => table)).toEqual([]);
});
