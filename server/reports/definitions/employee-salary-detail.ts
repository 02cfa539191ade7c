import { cells } from '../../domain/cells.messages';
import { addDays } from '../../domain/kernel/business-date';
import { type StatementLine, statementOf } from '../../domain/statement';
import { Employee } from '../../masters/employee';
import { balanceOf } from '../../services/ledger/balances.queries';
import { NOT_REVERSED } from '../../services/ledger/not-reversed';
import { account } from '../../services/ledger/post';
import { FIGURE_COLUMNS, FIGURES, TURNOVER } from '../account-figures';
import { date, key, message, money, text } from '../column';
import { inWords } from '../ledger-words';
import { labelInSql, messageInSql, nested } from '../message-in-sql';
import { accountLines, isCounted, SHOW_CORRECTIONS } from '../order-of-account';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';
import { PAY_PERIOD, PAYSLIP } from '../salary-rows';
import type { Row } from '../section';

/** The employee's ledger account before and at the end of the days. */
const ACCOUNT = `
  SELECT e.name AS employee, ${FIGURES}
  FROM employee e
  LEFT JOIN ledger_account a ON a.kind = 'EMPLOYEE' AND a.ref_id = e.id ${TURNOVER}
  WHERE e.id = :employee`;

const KIND = nested(`
  CASE j.document_kind
    WHEN 'EMPLOYEE_OPENING' THEN ${messageInSql(cells.openingBalance, {})}
    WHEN 'EMPLOYEE_ADVANCE' THEN ${messageInSql(cells.advance, {})}
    WHEN 'SHIFT_CLOSE' THEN ${messageInSql(cells.shortage, {})}
    WHEN 'CLOSE_CHANGE' THEN CASE WHEN $5 THEN ${messageInSql(cells.shortageChanged, {})} ELSE ${messageInSql(cells.shortage, {})} END
    WHEN 'SALARY_CHANGE' THEN ${messageInSql(cells.payCorrected, {})}
    WHEN 'SALARY' THEN CASE WHEN (p.amount < 0) = (j.reverses_id IS NULL) THEN ${messageInSql(cells.salaryEarned, {})}
                            ELSE ${messageInSql(cells.salaryPaid, {})} END
    ELSE ${labelInSql(inWords('j.document_kind'))}
  END`);

/** A line of the account with the days of the salary, which a deleted one has not, or the kind of shift. */
const lineOf = (of: ReturnType<typeof nested> | string): string => `
  CASE WHEN j.reverses_id IS NULL THEN ${messageInSql(cells.accountLine, { kind: KIND, of })}
       ELSE ${messageInSql(cells.accountLineReversed, { kind: KIND, of })} END`;

const LINE = `
  CASE WHEN d.id IS NOT NULL THEN ${lineOf(nested(PAY_PERIOD))}
       WHEN st.name IS NOT NULL AND j.document_kind <> 'SALARY' THEN ${lineOf('st.name')}
       WHEN j.reverses_id IS NULL THEN ${KIND.nested}
       ELSE ${messageInSql(cells.onlyReversed, { kind: KIND })} END`;

/** A line with the correction `c` that posted it, in the same transaction: it may be one of the shift before. */
const OF_CORRECTION = messageInSql(cells.ofCorrection, {
  line: nested('line.told'),
  day: 'c.day',
  shift: 'c.shift',
  at: 'c.at',
  reason: 'c.reason',
});

const ofClose = (entry: string): string => `${entry}.document_kind IN ('SHIFT_CLOSE', 'CLOSE_CHANGE')`;

/** The shortages of the shift `j.document_id` as they are now, and the first posting of them. */
const SHORTAGES_OF_SHIFT = `
  SELECT MIN(q.id) AS first, SUM(q.amount) AS amount
  FROM posting q JOIN journal_entry e ON e.id = q.entry_id
  WHERE q.account_id = a.id AND e.document_id = j.document_id AND ${ofClose('e')} AND ${NOT_REVERSED}`;

const { joins, isShown, order } = accountLines('j', '$5');

/**
 * A salary credits the employee with what was earned and debits what is paid; a reversal does the opposite. The opening
 * balance comes first, whenever it was entered. Corrected pay has the day of its salary, and the shift of another one.
 * Without corrections, the shortages of a shift are one line of what they are now.
 */
const LINES = `
  SELECT row_number() OVER (ORDER BY j.document_kind <> 'EMPLOYEE_OPENING', j.document_kind = 'SALARY_CHANGE' AND NOT $5, ${order}, p.amount > 0, p.id)::int AS id, o.counts, p.business_date AS date,
         GREATEST(n.amount, 0) AS debit, GREATEST(-n.amount, 0) AS credit, d.id AS "salaryPaymentId",
         j.document_kind IN ('SALARY', 'SALARY_CHANGE') AS "isSalary",
         CASE WHEN s.state = 'CLOSED' AND j.document_kind IN ('SHIFT_CLOSE', 'CLOSE_CHANGE', 'SALARY_CHANGE') THEN s.id END AS "shiftId",
         CASE WHEN v.comment IS NOT NULL
              THEN ${messageInSql(cells.withComment, { line: nested('line.told'), comment: 'v.comment' })}
              WHEN c.at IS NOT NULL THEN ${OF_CORRECTION}
              ELSE line.told END AS what
  FROM ledger_account a
  JOIN posting p ON p.account_id = a.id
  JOIN journal_entry j ON j.id = p.entry_id ${joins}
  LEFT JOIN shift s ON s.id = j.shift_id
  LEFT JOIN shift_type st ON st.id = s.shift_type_id
  LEFT JOIN salary_payment d ON j.document_kind = 'SALARY' AND d.id = j.document_id
  LEFT JOIN employee_advance v ON j.document_kind = 'EMPLOYEE_ADVANCE' AND v.id = j.document_id
  LEFT JOIN LATERAL (
    SELECT x.shift_date AS day, xt.name AS shift, c.reason, to_char(c.corrected_at AT TIME ZONE $4, 'DD-MM-YYYY HH24:MI') AS at
    FROM shift_correction c JOIN shift x ON x.id = c.shift_id JOIN shift_type xt ON xt.id = x.shift_type_id
    WHERE (j.document_kind = 'SALARY_CHANGE' OR (j.document_kind = 'CLOSE_CHANGE' AND $5))
      AND j.reverses_id IS NULL AND c.corrected_at = j.at
    ORDER BY c.shift_id = j.shift_id DESC, c.id LIMIT 1) c ON true
  LEFT JOIN LATERAL (${SHORTAGES_OF_SHIFT}) close ON ${ofClose('j')} AND o.counts AND NOT $5
  CROSS JOIN LATERAL (SELECT CASE WHEN close.first IS NULL THEN p.amount WHEN close.first = p.id THEN close.amount ELSE 0 END::bigint AS amount) n
  CROSS JOIN LATERAL (SELECT ${LINE} AS told) line
  WHERE a.kind = 'EMPLOYEE' AND a.ref_id = $1 AND p.business_date BETWEEN $2 AND $3 AND ${isShown} AND (close.first IS NULL OR n.amount <> 0)`;

/** An employee's account line by line: advances and shortages against earnings. */
export const employeeSalaryDetail = defineReport({
  route: 'employee-salary-detail',
  right: 'employees.read',
  title: 'Employee account',
  description: 'Advances, shortages and payments in debit, earnings in credit',
  menu: 'EMPLOYEE',
  parameters: {
    employee: reference('Employee', () => Employee, { required: true }),
    ...dateRange,
    ...SHOW_CORRECTIONS,
  },
  sections: {
    account: {
      title: 'Account',
      asFacts: true,
      missing: 'This employee was not found',
      columns: [text('employee'), ...FIGURE_COLUMNS],
      pay: FIGURE_COLUMNS.map(({ name }) => name),
      sql: ACCOUNT,
    },
    lines: {
      title: 'Transactions',
      columns: [
        key('salaryPaymentId'),
        key('shiftId'),
        // Of a shortage or corrected attendance only: its figure is corrected with its shift.
        date('date', { drill: '/report/closed-shift-report/{shiftId}/{date}' }),
        message('what', { drill: PAYSLIP }),
        money('debit', { total: true }),
        money('credit', { total: true }),
        money('balance', { label: 'Balance (owed to the employee −)' }),
      ],
      pay: ['credit', 'balance'],
      // Staff see advances and shortages only: the debit of a salary would reveal the pay.
      async calculate(sql, { employee, from, to, corrections, seesPay, timeZone }) {
        const opening = await balanceOf(sql, account('EMPLOYEE', Number(employee)), addDays(String(from), -1));
        const lines = await sql<Row & StatementLine & { isSalary: boolean }>(LINES, [
          ...[employee, from, to, timeZone, corrections === true],
        ]);
        return statementOf(opening, lines).lines.map(({ isSalary, ...line }) =>
          isSalary && seesPay !== 1 ? { ...line, debit: null } : line,
        );
      },
      counts: isCounted,
    },
  },
});
