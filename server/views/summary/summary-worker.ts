import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { lockShiftSequence } from '../../modules/shifts/running-shift';
import type { Clock } from '../../platform/clock';
import { poolOf, type Sql, sqlOn } from '../../platform/sql';
import { transaction } from '../../platform/transaction';
import { startWorkLoop, type WorkLoop } from '../../platform/work-loop';
import { tellSubscribers } from '../../services/messages/tell-subscribers';
import { summaryOf } from './day-summary';

const LOOK_EVERY_MS = 60_000;

/**
 * SQL: the days whose summary is due, from 23:30 of the day on, once none of its shifts runs, so that the night shift
 * is included. They remain due for twelve hours, so that a server that was down catches up, and a new subscriber gets
 * no old summaries. A day without a shift has none.
 */
const DUE = `
  SELECT d.date FROM (
    SELECT shift_date AS date, GREATEST(MAX(closed_at), (shift_date + time '23:30') AT TIME ZONE $2) AS due
    FROM shift WHERE shift_date > (COALESCE($1::timestamptz, now()) AT TIME ZONE $2)::date - 7
      AND ($3::date IS NULL OR shift_date = $3)
    GROUP BY shift_date HAVING bool_and(state = 'CLOSED')) d
  WHERE COALESCE($1::timestamptz, now()) BETWEEN d.due AND d.due + interval '12 hours'
    AND NOT EXISTS (SELECT FROM outbox_message m WHERE m.event_key = 'daySummary:' || d.date)
  ORDER BY d.date`;

interface Summing {
  database: DataSource;
  clock: Pick<Clock, 'timeZone'>;
  log: Logger;
}

/**
 * Notifies subscribers of the days that are due at a moment, by the database's clock if none is given. Each is sent
 * once, however many processes run this concurrently.
 */
export async function notifyOfDueDays({ database, clock, log }: Summing, at: Date | null = null): Promise<void> {
  for (const date of await dueDays(sqlOn(poolOf(database)), clock, at))
    await transaction(database, async (open) => {
      // Blocks undo and start of shifts and then checks the day again: a day that runs again is sent later.
      await lockShiftSequence(open);
      await open.sql('SELECT FROM shift WHERE shift_date = $1 ORDER BY id FOR SHARE', [date]);
      if ((await dueDays(open.sql, clock, at, date)).length === 0) return;
      await tellSubscribers({ ...open, ctx: { log } }, 'daySummary', {
        key: date,
        facts: () => summaryOf(open.sql, date),
      });
    });
}

async function dueDays(
  sql: Sql,
  { timeZone }: Pick<Clock, 'timeZone'>,
  at: Date | null,
  only: BusinessDate | null = null,
): Promise<BusinessDate[]> {
  const due = await sql<{ date: BusinessDate }>(DUE, [at, timeZone, only]);
  return due.map(({ date }) => date);
}

/** Checks every minute, in each server process, until stopped. */
export const startSummaryWorker = (summing: Summing): WorkLoop =>
  startWorkLoop(() => notifyOfDueDays(summing).then(() => false), {
    everyMs: LOOK_EVERY_MS,
    failed: 'sending the daily summary failed',
    log: summing.log,
  });
