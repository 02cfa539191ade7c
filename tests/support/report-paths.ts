import { reports } from '../../server/reports';
import { dateRange, type Parameter } from '../../server/reports/parameter';
import { pathParametersOf, type Report } from '../../server/reports/report';
import type { Backend } from '../server/backend';

/** Values of the demo for the parameters of reports, by name, such as the creditor of its newest payment of a bill. */
const RECORDED = `
  SELECT p.creditor_id AS "creditorId", c.firm_name AS "firmName", b.id AS "creditorBillId", b.number AS "billNo",
         p.id AS "creditorPaymentId", w.id AS "salaryPaymentId", w.employee_id AS employee, s.id AS "shiftId",
         s.shift_date::text AS "shiftDate",
         to_char(s.shift_date, 'YYYY-MM') AS month, date_trunc('month', s.shift_date)::date::text AS "from",
         (SELECT MIN(id) FROM creditor WHERE is_small) AS small, (SELECT MIN(id) FROM supplier) AS supplier,
         (SELECT MIN(id) FROM debit_note) AS "debitNoteId",
         (SELECT MIN(id) FROM creditor_adjustment) AS "creditorAdjustmentId"
  FROM creditor_payment p
  JOIN payment_allocation a ON a.payment_id = p.id
  JOIN creditor_bill b ON b.id = a.bill_id
  JOIN creditor c ON c.id = p.creditor_id
  CROSS JOIN (SELECT * FROM salary_payment ORDER BY id DESC LIMIT 1) w
  CROSS JOIN (SELECT * FROM shift WHERE state = 'CLOSED' ORDER BY id DESC LIMIT 1) s
  ORDER BY p.id DESC LIMIT 1`;

/** Whether the default of a parameter is in the current month; that of the audit is a week. */
const isOfMonth = ({ kind, fallback }: Parameter): boolean =>
  fallback !== undefined && (kind === 'month' || fallback === dateRange.from.fallback);

const SMALL = 'small-creditor-account-statement';

/**
 * The path of each report, under each of its routes, with values of the demo for its path and its required filters, and
 * of the month of its newest shift: on the first day of a month, the current one has none yet.
 */
export async function reportPaths({ sql }: Pick<Backend, 'sql'>): Promise<Readonly<Record<string, string>>> {
  const [recorded] = await sql<Record<string, string | number>>(RECORDED);
  const known = { ...recorded!, id: recorded!.creditorId!, creditor: recorded!.creditorId! };
  return Object.fromEntries(
    reports.flatMap((report) =>
      [report.route, ...report.aliases].map((route) => [
        route,
        pathOf(route, report, report.route === SMALL ? { ...known, creditor: recorded!.small! } : known),
      ]),
    ),
  );
}

function pathOf(route: string, report: Report, known: Readonly<Record<string, string | number>>): string {
  const inPath = pathParametersOf(report);
  const partOf = (name: string): string => {
    if (known[name] === undefined) throw new Error(`Nothing of the demo is known for ${name} of ${report.route}`);
    return encodeURIComponent(known[name]);
  };
  const filters = Object.entries(report.parameters)
    .filter(([name, parameter]) => (parameter.required || isOfMonth(parameter)) && !inPath.includes(name))
    .map(([name]) => `${name}=${partOf(name)}`);
  return [
    [`/report/${route}`, ...inPath.map(partOf)].join('/'),
    ...(filters.length > 0 ? [filters.join('&')] : []),
  ].join('?');
}
