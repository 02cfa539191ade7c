// These imports register their commands.
import '../../services/messages/create-message';
import '../../services/messages/create-receive-category';
import type { Sql } from '../../platform/sql';
import type { EventName } from '../../services/messages/station-events';
import type { DemoStation } from './demo-masters';

type Make = <Made>(command: string, input: object) => Promise<Made>;

/** Events that the demo's admin subscribes to. */
const FOR_OWNER: readonly EventName[] = ['shiftClosed', 'daySummary', 'changeRequested'];

/** The demo's subscriptions: the owner to days and requests, two creditors to their bills. */
export async function subscribePeople(make: Make, sql: Sql, { creditorIds }: DemoStation, ownerId: number) {
  const events = await sql<{ id: number; event: EventName }>('SELECT id, event FROM event_category ORDER BY id');
  const categoryOf = async (name: string, receivers: object): Promise<number> =>
    (await make<{ receiveCategoryId: number }>('createReceiveCategory', { name, ...receivers })).receiveCategoryId;
  const tell = async (told: readonly EventName[], receiveCategoryId: number, recipientIds: number[]) => {
    for (const { id } of events.filter(({ event }) => told.includes(event)))
      await make('createMessage', { receiveCategoryId, eventCategoryId: id, recipientIds });
  };
  const owners = await categoryOf('Owners', {
    tableName: 'app_user',
    pkFieldName: 'userId',
    displayName: 'name',
    routePath: '/api/v1/user/auto',
  });
  await tell(FOR_OWNER, owners, [ownerId]);
  const firms = await categoryOf('Firms', {
    tableName: 'creditor',
    pkFieldName: 'creditorId',
    displayName: 'shortName',
    routePath: '/api/v1/creditorauto',
  });
  await tell(['billMade'], firms, creditorIds.slice(0, 2));
}
