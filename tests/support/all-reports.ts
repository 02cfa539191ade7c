import type { BusinessDate } from '../../server/domain/kernel/business-date';
import { Creditor } from '../../server/masters/creditor';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import type { Values } from '../../server/reports/parameter';
import type { Report } from '../../server/reports/report';
import type { Row, Section } from '../../server/reports/section';
import type { OpenClosingStation } from './open-closing-station';

/** A station whose reports are asked. */
type AskedStation = Pick<OpenClosingStation, 'ctx'> & { backend: Pick<OpenClosingStation['backend'], 'sql'> };

export interface Exception {
  /** Columns that are not compared; all of them if omitted. */
  columns?: readonly string[];
  /** Of these sections only. */
  sections?: readonly string[];
  why: string;
}

const PAID = 'a salary that was paid stays; the account has the difference';

/** What may differ between a history that was put right and one that was right at once. A report without a line must not. */
const EXCEPTIONS: Readonly<Record<string, readonly Exception[]>> = {
  audit: [{ why: 'it lists every change' }],
  'day-book': [{ why: 'it lists what was posted: an original and its difference, instead of the right figure' }],
  'closed-shift-report': [
    { sections: ['corrections', 'lateEntries'], why: 'they are the marks of what was put right' },
    { sections: ['shift'], columns: ['corrections', 'auditHead'], why: 'it says how often it was corrected' },
  ],
  'employee-salary-detail': [
    { sections: ['lines'], why: 'a changed shortage is a line of its own, with its reason' },
    { sections: ['account'], columns: ['debit', 'credit'], why: 'they are the sums of these lines' },
  ],
  'employee-attendance-shortage': [{ columns: ['recovered'], why: PAID }],
  'salary-payslip': [{ sections: ['payment', 'recovered'], why: PAID }],
  'salary-payment-by-date': [
    {
      columns: ['before', 'advances', 'shortages', 'balance'],
      why: PAID,
    },
  ],
  'creditor-payment-receipt': [{ columns: ['receiptNo'], why: 'receipts are numbered as they are entered' }],
  'current-shift-cash-transaction': [
    { sections: ['movements'], why: 'a corrected collection is its original and its difference' },
    { sections: ['position'], columns: ['in', 'out'], why: 'they are the sums of these movements' },
  ],
};

/** Identify a document or the moment of its entry, which late entries and corrections change. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['key', 'path', 'instant', 'dateTime', 'action', 'file']);

/** The values with which a report is asked: for each shift, bill, creditor and so on that it can be about. */
async function valuesOf(report: Report, { backend: { sql } }: AskedStation, days: Days): Promise<Values[]> {
  const rows: Record<string, () => Promise<Values[]>> = {
    shiftId: () => sql(`SELECT id AS "shiftId", shift_date AS "shiftDate" FROM shift WHERE state = 'CLOSED'`),
    creditorBillId: () =>
      sql('SELECT creditor_id AS "creditorId", id AS "creditorBillId" FROM creditor_bill WHERE kind = \'SALES\''),
    billNo: () => sql('SELECT number AS "billNo" FROM creditor_bill'),
    creditorPaymentId: () =>
      sql('SELECT id AS "creditorPaymentId" FROM creditor_payment WHERE kind = \'CREDITOR_PAYMENT\''),
    creditorAdjustmentId: () =>
      sql('SELECT id AS "creditorAdjustmentId" FROM creditor_payment WHERE kind <> \'CREDITOR_PAYMENT\''),
    debitNoteId: () => sql('SELECT id AS "debitNoteId" FROM debit_note'),
    salaryPaymentId: () => sql('SELECT id AS "salaryPaymentId" FROM salary_payment'),
  };
  const about = Object.keys(rows).find((name) => name in report.parameters);
  if (about !== undefined) return rows[about]!();
  let all: Values[] = [{}];
  for (const [name, { kind, required, inPath, reference }] of Object.entries(report.parameters)) {
    const given = await givenTo(name);
    if (given !== null) all = all.flatMap((values) => given.map((value) => ({ ...values, [name]: value })));

    async function givenTo(parameter: string): Promise<(string | number)[] | null> {
      if (parameter === 'from') return [days.from];
      if (parameter === 'to') return [days.to];
      if (kind === 'date') return days.each;
      if (kind !== 'reference' || !(required || inPath)) return null;
      const isSmall = report.route.includes('small-creditor') ? 'WHERE is_small' : '';
      const table = reference!() === Creditor ? `creditor ${isSmall}` : reference!().name.toLowerCase();
      return (await sql<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);
    }
  }
  return all;
}

export interface Days {
  from: BusinessDate;
  to: BusinessDate;
  /** On which reports of one day are asked. */
  each: BusinessDate[];
}

const exceptionsOf = (all: readonly Exception[], { name }: Section): Exception[] =>
  all.filter(({ sections }) => sections === undefined || sections.includes(name ?? ''));

/** A row without what may differ, and without what identifies a document. */
function comparable(row: Row, section: Section, exceptions: readonly Exception[]): string {
  const excepted = exceptions.flatMap(({ columns = [] }) => columns);
  const shown = section.columns.filter(({ name, kind }) => !NOT_COMPARED.has(kind) && !excepted.includes(name));
  return JSON.stringify(Object.fromEntries(shown.map(({ name }) => [name, row[name] ?? null])));
}

/**
 * What all reports say, in an order of their own: rows of one day may have been entered in another one. `besides` has
 * more that may differ, by route.
 */
export async function answersOfReports(
  station: AskedStation,
  days: Days,
  besides: Readonly<Record<string, readonly Exception[]>> = {},
): Promise<Record<string, string[]>> {
  const answers: Record<string, string[]> = {};
  for (const report of reports) {
    const { route } = report;
    const ofReport = [...(EXCEPTIONS[route] ?? []), ...(besides[route] ?? [])];
    const said: string[] = [];
    for (const values of await valuesOf(report, station, days)) {
      const { sections } = await ask(station.ctx, report.query, values as never);
      for (const [index, section] of report.sections.entries()) {
        const exceptions = exceptionsOf(ofReport, section);
        if (exceptions.some(({ columns }) => columns === undefined)) continue;
        const { rows, totals } = sections[index]!;
        const shown = rows.map((row) => comparable(row, section, exceptions)).toSorted();
        if (totals) shown.push(comparable(totals, section, exceptions));
        said.push(`${section.name}: ${shown.join('\n')}`);
      }
    }
    answers[route] = said.toSorted();
  }
  return answers;
}
