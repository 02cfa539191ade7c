import { cells } from '../../domain/cells.messages';
import { paidDocuments } from '../../modules/changes/documents';
import { joinSubject, titleColumnOf } from '../../modules/documents/document';
import { cashOfShift } from '../../modules/shifts/cash-of-shift';
import { instant, message, money } from '../column';
import { CURRENT_SHIFT, CURRENT_SHIFT_ID } from '../current-shift';
import { inWords } from '../ledger-words';
import { labelInSql, messageInSql, nested } from '../message-in-sql';
import { defineReport } from '../report';

const CASH = `WITH ${cashOfShift(CURRENT_SHIFT_ID)}`;

const TRANSFER = 'FROM cash_transfer d JOIN transaction_account a ON a.id = d.account_id WHERE d.id = m.document_id';

/** SQL: what a defined document says of itself, and of whom or what it was paid for. */
const DEFINED = paidDocuments
  .map(({ definition }) => {
    const { kind, table, lists } = definition;
    const { named, param, value = `s.${titleColumnOf(definition)}`, plain } = lists.inCash;
    const gone = plain === undefined ? labelInSql(inWords(`'${kind}'`)) : messageInSql(plain, {});
    return `WHEN '${kind}' THEN COALESCE((
      SELECT ${messageInSql(named, { [param]: value })}
      FROM ${table} d ${joinSubject(definition)}
      WHERE d.id = m.document_id), ${gone})`;
  })
  .join('\n    ');

/** What moved the cash, and the other party. The document of a reversed entry may be deleted. */
const WHAT = `
  CASE m.document_kind
    WHEN 'CASH_COLLECTION' THEN COALESCE((
      SELECT CASE WHEN d.is_last THEN ${messageInSql(cells.lastCollectionAt, { pump: 'p.name', employee: 'e.name' })}
                  ELSE ${messageInSql(cells.collectionAt, { pump: 'p.name', employee: 'e.name' })} END
      FROM cash_collection d JOIN pump p ON p.id = d.pump_id JOIN employee e ON e.id = d.employee_id
      WHERE d.id = m.document_id), ${messageInSql(cells.collection, {})})
    WHEN 'CREDITOR_PAYMENT' THEN COALESCE((
      SELECT ${messageInSql(cells.receivedFrom, { creditor: 'c.firm_name' })}
      FROM creditor_payment d JOIN creditor c ON c.id = d.creditor_id
      WHERE d.id = m.document_id), ${messageInSql(cells.received, {})})
    ${DEFINED}
    WHEN 'SALARY' THEN CASE WHEN :seesPay = 1 THEN COALESCE((
      SELECT ${messageInSql(cells.salaryOfEmployee, { employee: 'e.name' })}
      FROM salary_payment d JOIN employee e ON e.id = d.employee_id
      WHERE d.id = m.document_id), ${messageInSql(cells.salaryOf, {})}) ELSE ${messageInSql(cells.salary, {})} END
    WHEN 'CASH_TRANSFER' THEN CASE WHEN (m.amount > 0) <> m.taken_back
      THEN COALESCE((SELECT ${messageInSql(cells.withdrawnFrom, { account: 'a.name' })} ${TRANSFER}),
                    ${messageInSql(cells.withdrawn, {})})
      ELSE COALESCE((SELECT ${messageInSql(cells.depositedInto, { account: 'a.name' })} ${TRANSFER}),
                    ${messageInSql(cells.deposited, {})}) END
    WHEN 'DENOMINATION_OPENING' THEN ${messageInSql(cells.openingNotes, {})}
    ELSE ${labelInSql(inWords('m.document_kind'))}
  END`;

/** Every movement of cash in the current shift, in the order of the ledger: together they are its CASH account. */
export const currentShiftCashTransaction = defineReport({
  route: 'current-shift-cash-transaction',
  right: 'cash.read',
  title: 'Cash of this shift',
  description: 'Cash into and out of the safe, in order, with the balance after each',
  menu: 'SHIFT',
  sections: {
    shift: CURRENT_SHIFT,
    position: {
      title: 'Cash in the safe',
      asFacts: true,
      columns: [money('opening'), money('in'), money('out'), money('closing')],
      sql: `
        ${CASH}
        SELECT o.amount AS opening, t."in", t."out", o.amount + t."in" - t."out" AS closing
        FROM opening o
        CROSS JOIN (SELECT COALESCE(SUM(amount) FILTER (WHERE amount > 0), 0) AS "in",
                           COALESCE(-SUM(amount) FILTER (WHERE amount < 0), 0) AS "out" FROM moved) t`,
    },
    movements: {
      title: 'Transactions',
      columns: [
        instant('at', { label: 'Time' }),
        message('document'),
        money('in', { total: true }),
        money('out', { total: true }),
        money('running', { label: 'In the safe' }),
      ],
      sql: `
        ${CASH}
        SELECT m.at, CASE WHEN m.taken_back THEN ${messageInSql(cells.reversed, { what: nested('w.what') })} ELSE w.what END AS document,
               CASE WHEN m.amount > 0 THEN m.amount END AS "in", CASE WHEN m.amount < 0 THEN -m.amount END AS "out",
               o.amount + SUM(m.amount) OVER (ORDER BY m.id) AS running
        FROM moved m CROSS JOIN opening o CROSS JOIN LATERAL (SELECT ${WHAT} AS what) w
        ORDER BY m.id`,
    },
  },
});
