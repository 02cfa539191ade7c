import { reports } from '../../../server/reports';
import type { Values } from '../../../server/reports/parameter';
import type { Report } from '../../../server/reports/report';
import { reportRows } from '../../../server/rest/report-rows';
import { FIRST_DAY } from '../../support/small-station';
import type { Reply } from '../../support/station';
import { aShiftIsClosed } from '../work';
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

/** A value of each kind that a report's parameter may have. */
const SAMPLES: Record<Report['parameters'][string]['kind'], Values[string]> = {
  date: FIRST_DAY,
  month: FIRST_DAY.slice(0, 7),
  integer: 1,
  reference: 1,
  text: 'x',
};

/** A report's own tests judge it: here, that it is reached, and that it refuses what it does not know. */
function caseOf(path: string): Case {
  const { parameters, permission }: Report = reports.find(({ route, aliases }) =>
    [route, ...aliases].includes(path.split('/')[4]!),
  )!;
  const sample = (name: string) => String(SAMPLES[parameters[name]!.kind]);
  const required = Object.keys(parameters).filter((name) => parameters[name]!.required);
  const query = new URLSearchParams(required.map((name) => [name, sample(name)]));
  const filled = `${path.replace(/:(\w+)/g, (_, name: string) => sample(name))}?${query}`;
  return {
    ...(permission === 'admin' && { isAdminOnly: true }),
    given: aShiftIsClosed,
    good: () => ({ path: filled }),
    look: ({ body }: Reply) => {
      const tables = Array.isArray(body) ? [body] : Object.values(body);
      expect(tables.map(Array.isArray)).toEqual(tables.map(() => true));
    },
    bad: { path: `${filled}&format=xml`, msg: 'format must be json or pdf', field: 'format' },
  };
}

export const reportCases: Cases = Object.fromEntries(reportRows.map(({ path }) => [`GET ${path}`, caseOf(path)]));
