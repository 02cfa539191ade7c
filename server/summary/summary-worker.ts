import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { BusinessDate } from '../domain/kernel/business-date';
import { tellSubscribers } from '../messages/tell-subscribers';
import type { Clock } from '../platform/clock';
import { poolOf, type Sql, sqlOn } from '../platform/sql';
import { transaction } from '../platform/transaction';
import { startWorkLoop, type WorkLoop } from '../platform/work-loop';
import { summaryOf } from './day-summary';

const LOOK_EVERY_MS = 60_000;

/**
 * The days whose summary is due: from 23:30 of the day on, once none of its shifts runs, so that a night's shift is in it;
 * for twelve hours, so that a server that was down catches up, and nobody who subscribes today is told of last week. A day
 * without a shift has none.
 */
const DUE = `
  SELECT d.date FROM (
    SELECT shift_date AS date, GREATEST(MAX(closed_at), (shift_date + time '23:30') AT TIME ZONE $2) AS due
    FROM shift WHERE shift_date > ($1::timestamptz AT TIME ZONE $2)::date - 7
    GROUP BY shift_date HAVING bool_and(state = 'CLOSED')) d
  WHERE $1::timestamptz BETWEEN d.due AND d.due + interval '12 hours'
    AND NOT EXISTS (SELECT FROM outbox_message m WHERE m.event_key = 'daySummary:' || d.date)
  ORDER BY d.date`;

interface Summing {
  database: DataSource;
  clock: Clock;
  log: Logger;
}

/** Tells whoever is subscribed of the days that are due. However many processes do so at once, each is told once. */
export async function tellOfDueDays({ database, clock, log }: Summing): Promise<void> {
  const due = await dueDays(sqlOn(poolOf(database)), clock);
  for (const date of due)
    await transaction(database, (open) =>
      tellSubscribers({ ...open, ctx: { log } }, 'daySummary', { key: date, facts: () => summaryOf(open.sql, date) }),
    );
}

const dueDays = async (sql: Sql, clock: Clock): Promise<BusinessDate[]> =>
  (await sql<{ date: BusinessDate }>(DUE, [clock.now(), clock.timeZone])).map(({ date }) => date);

/** Looks every minute, in each server process, until it is stopped. */
export const startSummaryWorker = (summing: Summing): WorkLoop =>
  startWorkLoop(() => tellOfDueDays(summing).then(() => false), {
    everyMs: LOOK_EVERY_MS,
    failed: 'the summary of the day could not be told',
    log: summing.log,
  });
