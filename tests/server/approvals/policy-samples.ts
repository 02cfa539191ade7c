import { addDays } from '../../../server/domain/kernel/business-date';
import type { Paise } from '../../../server/domain/kernel/money';
import { standingCloseOf, versionOfClose } from '../../../server/modules/closing/standing-close.queries';
import type { ApprovalSetting } from '../../../server/services/approvals/approval-line';
import { aShiftIsClosed, aShiftRuns } from '../../contract/work';
import type { Station } from '../../support/station';

/** How the tests make the entry of a line of the approval policy. */
export interface PolicySample {
  /** The table that gets a row for each entry. */
  table: string;
  /** The shift that must run, or be closed, before the entry. */
  ready?(station: Station): Promise<void>;
  /** The input of the command, for a line with an amount of so many paise. */
  input(station: Station, amount: Paise): object | Promise<object>;
}

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

/** A sample for every line: a line without one does not compile. */
export const policySamples: Record<ApprovalSetting, PolicySample> = {
  advanceByStaff: {
    table: 'employee_advance',
    ready: aShiftRuns,
    input: (station, amount) => ({ employeeId: station.ids.employees[0], ...fromAccount(station, amount) }),
  },
  expenditureByStaff: {
    table: 'expenditure',
    ready: aShiftRuns,
    input: (station, amount) => ({
      expenditureCategoryId: station.ids.expenditureCategories[0],
      ...fromAccount(station, amount),
    }),
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
  },
  employeeByStaff: { table: 'employee', input: newEmployee },
  employeeChangeByStaff: {
    table: 'employee',
    async input(station) {
      const { id } = await station.act('createEmployee', newEmployee());
      return { id, version: 1, contactNo: '9123456780', reason: 'A new number' };
    },
  },
  creditorLimitByStaff: { table: 'creditor', input: (_station, amount) => newFirm(amount) },
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
    }),
  },
  payRateByAdmin: {
    table: 'pay_terms',
    async input(station) {
      const { id: employeeId } = await station.act('createEmployee', newEmployee());
      return { employeeId, since: '2026-11-01', payBasis: 'MONTH', payRate: 1_800_000, reason: 'A year here' };
    },
  },
  undoCloseByAdmin: { table: 'shift_run', ready: aShiftIsClosed, input: () => ({}) },
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
};
