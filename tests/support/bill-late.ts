import { commands, submit } from '../../server/platform/submit';
import { actorOf } from '../../server/services/access/session';
import { clockOn } from './clock-on';
import type { Station } from './station';

/** On the second day, bills the first creditor's earlier sales, due at once, and charges a day's interest. */
export async function billLate({ request, database, sql, adminToken, ids }: Station): Promise<void> {
  const actor = await actorOf(database, adminToken);
  const creditorId = ids.creditors[0];
  const on = (day: string, command: string, input: object) =>
    submit(request({ actor, clock: clockOn(day) }), commands.get(command)! as never, { creditorId, ...input });
  await sql('UPDATE creditor SET credit_days = 0 WHERE id = $1', [creditorId]);
  await on('2025-04-02', 'makeBill', { from: '2025-04-01', to: '2025-04-02' });
  await on('2025-04-03', 'chargeInterest', { asAt: '2025-04-03' });
}
