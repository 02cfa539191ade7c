import { addDays } from '../../../server/domain/kernel/business-date';
import { moneyText, type Paise } from '../../../server/domain/kernel/money';
import { standingCloseOf, versionOfClose } from '../../../server/modules/closing/standing-close.queries';
import type { PolicySetting } from '../../../server/platform/station-setting';
import { aShiftIsClosed, aShiftRuns } from '../../contract/work';
import type { Station } from '../../support/station';

/** How the tests make the entry of a line of the approval policy. */
export interface PolicySample {
  /** The table whose rows each entry adds or changes. */
  table: string;
  /** The shift that must run, or be closed, before the entry. */
  ready?(station: Station): Promise<void>;
  /** The input of the command, for a line with an amount of so many paise. */
  input(station: Station, amount: Paise): object | Promise<object>;
  /** The change of the last row of the table to that amount, for a line that holds for changes. */
  changed?(amount: Paise): { field: string; value: string };
}

const inRupees =
  (field: string, more = 0) =>
  (amount: Paise) => ({ field, value: moneyText(amount + more) });

let made = 0;
const another = (): string => String(++made);

const person = { contactNo: '9876543210', address: 'MAIN ROAD' };

const newFirm = (maxLimit: Paise) => {
  const firmName = `FIRM ${another()}`;
  return { firmName, shortName: firmName, proprietorName: 'OWNER', email: 'owner@firm.example', ...person, maxLimit };
};

const newEmployee = () => ({
  name: `ghost worker ${another()}`,
  ...person,
  payRate: 9_999_900,
  joinDate: '2025-04-01',
});

const fromAccount = ({ ids }: Station, amount: Paise) => ({
  amount,
  accountId: ids.accounts[0],
  paymentModeId: ids.paymentModes[1],
  notes: [],
});

const LIMIT = 100_000;
let suppliers = 0;

/** A sample for every line of the policy. */
const SAMPLES = {
  advanceByStaff: {
    table: 'employee_advance',
    ready: aShiftRuns,
    input: (station, amount) => ({ employeeId: station.ids.employees[0], ...fromAccount(station, amount) }),
    changed: inRupees('amount'),
  },
  expenditureByStaff: {
    table: 'expenditure',
    ready: aShiftRuns,
    input: (station, amount) => ({
      expenditureCategoryId: station.ids.expenditureCategories[0],
      ...fromAccount(station, amount),
    }),
    changed: inRupees('amount'),
  },
  supplierPaymentByStaff: {
    table: 'supplier_payment',
    ready: aShiftRuns,
    async input(station, amount) {
      const { id: supplierId } = await station.act('createSupplier', { name: `SUPPLIER ${++suppliers}` });
      return { supplierId, ...fromAccount(station, amount) };
    },
    changed: inRupees('amount'),
  },
  debitNoteByStaff: {
    table: 'debit_note',
    async input(station, amount) {
      const { id: supplierId } = await station.act('createSupplier', {
        name: `SUPPLIER ${++suppliers}`,
        openingBalance: 9_999_999_999,
      });
      const claim = { productId: station.ids.products.diesel, kind: 'RATE', noteDate: '2025-04-01', confirmed: true };
      return { supplierId, amount, ...claim };
    },
    changed: inRupees('amount'),
  },
  bankTransferByStaff: {
    table: 'bank_transfer',
    ready: aShiftRuns,
    async input({ ids, sql }, amount) {
      const [first] = await sql<{ day: string }>('SELECT MIN(shift_date)::text AS day FROM shift');
      const [fromAccountId, toAccountId] = ids.accounts;
      return { fromAccountId, toAccountId, amount, transferDate: first!.day, confirmed: true };
    },
    changed: inRupees('amount'),
  },
  overLimitByStaff: {
    table: 'credit_sale',
    ready: aShiftRuns,
    async input(station, amount) {
      const { id: creditorId } = await station.act('createCreditor', newFirm(LIMIT));
      return {
        creditorId,
        pumpId: station.ids.pumps[0].id,
        productId: station.ids.products.diesel,
        amount: LIMIT + amount,
        overLimitReason: 'The owner said so',
      };
    },
    changed: inRupees('amount', LIMIT),
  },
  employeeByStaff: { table: 'employee', input: newEmployee },
  employeeChangeByStaff: {
    table: 'employee',
    async input(station) {
      const { id } = await station.act('createEmployee', newEmployee());
      return { id, version: 1, contactNo: '9123456780', reason: 'A new number' };
    },
    changed: () => ({ field: 'contactNo', value: '9123456781' }),
  },
  creditorLimitByStaff: {
    table: 'creditor',
    input: (_station, amount) => newFirm(amount),
    changed: inRupees('maxLimit'),
  },
  newUserByAdmin: {
    table: 'app_user',
    input: () => ({
      name: 'A NEW USER',
      email: `new-user-${another()}@station.example`,
      password: 'sesame-1',
      phoneNo: '9876543210',
      address: 'MAIN ROAD',
    }),
  },
  productRateByAdmin: {
    table: 'product_rate',
    input: ({ ids }) => ({
      productId: ids.products.diesel,
      rate: 9_300,
      shiftDate: addDays('2030-01-01', ++made),
      shiftTypeId: ids.shiftTypes.morning,
      // Each has a day of its own, far ahead.
      confirmed: true,
    }),
    changed: () => ({ field: 'rate', value: '93.50' }),
  },
  payRateByAdmin: {
    table: 'pay_terms',
    async input(station) {
      const { id: employeeId } = await station.act('createEmployee', newEmployee());
      return { employeeId, since: '2026-11-01', payBasis: 'MONTH', payRate: 1_800_000, reason: 'A year here' };
    },
  },
  undoCloseByAdmin: { table: 'shift', ready: aShiftIsClosed, input: () => ({}) },
  correctionByAdmin: {
    table: 'shift_correction',
    ready: aShiftIsClosed,
    async input({ sql }) {
      const [shift] = await sql<{ id: number }>("SELECT MAX(id) AS id FROM shift WHERE state = 'CLOSED'");
      const { input } = await standingCloseOf(sql, shift!.id);
      const expectedVersion = await versionOfClose(sql, shift!.id);
      return { ...input, comment: `Counted again, ${another()}`, expectedVersion, reason: 'A slip of the pen' };
    },
  },
} satisfies Record<PolicySetting, PolicySample>;

export const policySamples: Record<keyof typeof SAMPLES, PolicySample> = SAMPLES;

/** The sample of a line; throws if it has none. */
export function sampleOf(name: PolicySetting): PolicySample {
  const sample = (policySamples as Record<PolicySetting, PolicySample>)[name];
  if (sample === undefined) throw new Error(`Add a sample entry of ${name} to policy-samples.ts`);
  return sample;
}
