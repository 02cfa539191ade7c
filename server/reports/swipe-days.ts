/**
 * Takings of each machine on each day of the range, the settled amount including charges, and the day of the last
 * settlement that paid for it, except one that recovers an overpayment. A machine's takings are known from the close of
 * the shift.
 */
export const SWIPE_DAYS = `
  SELECT date, machine_id, SUM(taken) AS taken, SUM(settled) AS settled, MAX(paid_on) AS paid_on
  FROM (
    SELECT s.shift_date AS date, c.swipe_machine_id AS machine_id, c.amount AS taken, 0 AS settled, NULL::date AS paid_on
    FROM shift s JOIN swipe_collection c ON c.shift_id = s.id
    WHERE s.shift_date BETWEEN :from AND :to
    UNION ALL
    SELECT d.business_date, x.swipe_machine_id, 0, d.amount, CASE WHEN d.amount > 0 THEN x.paid_on END
    FROM swipe_settlement_day d JOIN swipe_settlement x ON x.id = d.swipe_settlement_id
    WHERE d.business_date BETWEEN :from AND :to) day
  GROUP BY date, machine_id`;
