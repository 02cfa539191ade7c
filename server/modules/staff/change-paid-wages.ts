import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import { employeeLabel } from '../../masters/employee-label';
import { moveOpeningsBefore } from '../../masters/move-openings';
import { mayPass } from '../../platform/permission';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import { account, post, transfer } from '../../services/ledger/post';
import type { NamedShift } from '../shifts/running-shift';
import { OF_EMPLOYEE } from './pay-days.queries';
import { payHistoryOf } from './pay-history.queries';

/** The document of an entry that changes the pay of a day whose salary is paid. Its id is that of the salary. */
export const SALARY_CHANGE = 'SALARY_CHANGE';

/** A shift that the attendance of an employee gains or loses on a day whose salary is paid. */
export interface PaidShift {
  salaryPaymentId: number;
  employeeId: number;
  employee: string;
  /** The day on which the salary was paid. */
  paidOn: string;
  /** Pay of the shift before and after, in paise. */
  before: Paise;
  after: Paise;
}

/** What the attendance of an employee in a shift changes in a paid salary; null if it changes none. */
export async function paidShiftOf(
  sql: Sql,
  employeeId: number,
  { shiftDate }: NamedShift,
  isOnDuty: boolean,
): Promise<PaidShift | null> {
  const [salary] = await sql<Pick<PaidShift, 'salaryPaymentId' | 'employee' | 'paidOn'>>(
    `SELECT d.id AS "salaryPaymentId", (SELECT ${employeeLabel('e')} FROM employee e WHERE e.id = $1) AS employee,
            (SELECT shift_date FROM shift WHERE id = d.shift_id) AS "paidOn"
     FROM salary_payment d WHERE ${OF_EMPLOYEE} AND $2 BETWEEN from_date AND to_date`,
    [employeeId, shiftDate],
  );
  const history = await payHistoryOf(sql, employeeId);
  // The first terms also pay for shifts worked before them.
  const { payBasis, payRate } = history.findLast(({ since }) => since <= shiftDate) ?? history[0]!;
  if (salary === undefined || payBasis === 'MONTH') return null;
  const [before, after] = isOnDuty ? [0, payRate] : [payRate, 0];
  return { ...salary, employeeId, before, after };
}

/**
 * Posts the differences of pay to the employees' accounts on the day on which the salary was paid, which would have paid
 * them; a payslip never changes. Returns the effects: `shown` to everybody, and `pay` only to those who may see it, which of
 * an accepted request is who accepts it.
 */
export async function postPaidShifts(
  tx: Tx,
  shift: NamedShift,
  changes: readonly PaidShift[],
): Promise<{ shown: Message[]; pay: Message[] }> {
  const shown: Message[] = [];
  const pay: Message[] = [];
  for (const { salaryPaymentId, employeeId, employee, paidOn, before, after } of changes) {
    shown.push(texts.attendancePaid({ employee }));
    pay.push(movedMoney(texts.payForShift({ employee }), before, after));
    shown.push(...(await moveOpeningsBefore(tx, paidOn, { employee: employeeId })));
    await post(tx, tx.actor.userId, [
      {
        document: { kind: SALARY_CHANGE, id: salaryPaymentId },
        businessDate: paidOn,
        shiftId: shift.id,
        lines: transfer(account('SALARIES'), account('EMPLOYEE', employeeId), after - before),
      },
    ]);
  }
  return { shown, pay: mayPass('pay.read', tx.acceptedBy ?? tx.actor) ? pay : [] };
}
