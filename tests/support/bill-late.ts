import { actorOf } from '../../server/access/session';
import { commands, submit } from '../../server/platform/submit';
import { clockOn } from './clock-on';
import type { Station } from './station';

/** Bills the first creditor the sales of the first two days, and charges the interest of two months without payment. */
export async function billLate({ request, database, adminToken, ids }: Station): Promise<void> {
  const actor = await actorOf(database, adminToken);
  const creditorId = ids.creditors[0];
  const on = (day: string, command: string, input: object) =>
    submit(request({ actor, clock: clockOn(day) }), commands.get(command)! as never, { creditorId, ...input });
  await on('2025-04-03', 'makeBill', { from: '2025-04-01', to: '2025-04-02' });
  await on('2025-06-01', 'chargeInterest', { asAt: '2025-06-01' });
}
