import { reportRows } from '../../../server/api/rest/report-rows';
import { reports } from '../../../server/reports';
import type { Values } from '../../../server/reports/parameter';
import type { Report } from '../../../server/reports/report';
import { isForStaff } from '../../support/rights';
import { FIRST_DAY } from '../../support/small-station';
import type { Reply, Station } from '../../support/station';
import {
  aBill,
  aCreditorAdjustment,
  aCreditorPayment,
  aDebitNote,
  aSalary,
  aShiftIsClosed,
  aSmallCreditor,
  aSupplier,
} from '../work';
import type { Case, Cases } from './case';

export const printCases: Cases = {
  'POST /api/v1/print': {
    good: () => ({
      body: {
        data: [
          ['Firm', 'Amount'],
          ['SHREE TRANSPORT', 185],
        ],
        widths: ['*', 'auto'],
        title: 'Credit',
      },
    }),
    look: ({ headers, body }: Reply) => {
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    },
    bad: { body: { data: [], widths: ['*'] }, msg: 'data must have a head row', field: 'data' },
  },
};

/** A value for each kind of report parameter. */
const SAMPLES: Record<Report['parameters'][string]['kind'], Values[string]> = {
  date: FIRST_DAY,
  month: FIRST_DAY.slice(0, 7),
  integer: 1,
  reference: 1,
  text: 'x',
  flag: true,
};

/** Some reports need data first: a document, or a creditor of their kind. */
const DOCUMENTS: Record<string, (station: Station) => Promise<Values>> = {
  'credit-report-billed-by-id': async (station) => ({ billNo: (await aBill(station)).number }),
  'credit-report-bybillid': async (station) => ({
    creditorId: station.ids.creditors[1]!,
    creditorBillId: (await aBill(station)).billId,
  }),
  'creditor-adjustment-note': async (station) => ({ creditorAdjustmentId: await aCreditorAdjustment(station) }),
  'creditor-payment-receipt': async (station) => ({ creditorPaymentId: await aCreditorPayment(station) }),
  'debit-note': async (station) => ({ debitNoteId: await aDebitNote(station) }),
  'salary-payslip': async (station) => ({ salaryPaymentId: await aSalary(station) }),
  'supplier-account': async (station) => ({ supplier: await aSupplier(station) }),
  'small-creditor-account-statement': async (station) => ({ creditor: await aSmallCreditor(station) }),
};

/** Reports have their own tests. This one checks that the path works and refuses unknown parameters. */
function caseOf(path: string): Case {
  const { route, parameters, right }: Report = reports.find(({ route, aliases }) =>
    [route, ...aliases].includes(path.split('/')[4]!),
  )!;
  const filled = async (station: Station): Promise<string> => {
    const known = await DOCUMENTS[route]?.(station);
    const sample = (name: string) => String(known?.[name] ?? SAMPLES[parameters[name]!.kind]);
    const required = Object.keys(parameters).filter((name) => parameters[name]!.required);
    const query = new URLSearchParams(required.map((name) => [name, sample(name)]));
    return `${path.replace(/:(\w+)/g, (_, name: string) => sample(name))}?${query}`;
  };
  return {
    ...(!isForStaff(right) && { isAdminOnly: true }),
    given: aShiftIsClosed,
    good: async (station) => ({ path: await filled(station) }),
    look: ({ body }: Reply) => {
      const tables = Array.isArray(body) ? [body] : Object.values(body);
      expect(tables.map(Array.isArray)).toEqual(tables.map(() => true));
    },
    bad: async (station) => ({
      path: `${await filled(station)}&format=xml`,
      msg: 'format must be json, csv, xlsx, pdf or roll',
      field: 'format',
    }),
  };
}

export const reportCases: Cases = Object.fromEntries(reportRows.map(({ path }) => [`GET ${path}`, caseOf(path)]));
