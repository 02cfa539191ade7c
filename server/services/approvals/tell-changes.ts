import { events } from '../../domain/events.messages';
import { labelled, type Message } from '../../domain/kernel/message';
import type { Tx } from '../../platform/submit';
import { tellSubscribers } from '../messages/tell-subscribers';
import { ChangePermission } from './change-request.entity';
import { labelOf } from './editable-table';

type Requested = Exclude<ChangePermission, ChangePermission.OTHER>;

/** What was asked for, and what was done. */
const KINDS: Readonly<Record<Requested, { asked: () => Message; done: () => Message }>> = {
  [ChangePermission.DELETE]: { asked: events.deletionAsked, done: events.deleted },
  [ChangePermission.MODIFY]: { asked: events.changeAsked, done: events.changed },
  [ChangePermission.ENTER]: { asked: events.entryAsked, done: events.entered },
};

interface Asked {
  requestId: number;
  /** Of the row: 'Credit sale' and 'NORTH ROADWAYS, slip 1011'. */
  label: string;
  title: string;
  permission: Requested;
  comment: string | null;
  /** An admin made the change alone. */
  isDone: boolean;
}

/** Notifies subscribers that a change was requested, or made by an admin alone. */
export const notifyOfRequest = (
  tx: Tx,
  { requestId, label, title, permission, comment, isDone }: Asked,
): Promise<void> =>
  tellSubscribers(tx, 'changeRequested', {
    key: requestId,
    facts: {
      what: events.entry({ label: labelled(label), title }),
      by: tx.actor.name,
      comment: comment?.trim() || '-',
      kind: KINDS[permission][isDone ? 'done' : 'asked'](),
    },
  });

/** Notifies subscribers of an admin's decision on a request. */
export const notifyOfDecision = (tx: Tx, requestId: number, decision: 'accepted' | 'rejected'): Promise<void> =>
  tellSubscribers(tx, 'changeDecided', {
    key: requestId,
    facts: async () => {
      const [request] = await tx.sql<{ table: string; title: string; askedBy: string }>(
        `SELECT r.table_name AS "table", r.title, u.name AS "askedBy"
         FROM change_request r JOIN app_user u ON u.id = r.requested_by_id WHERE r.id = $1`,
        [requestId],
      );
      const { table, title, askedBy } = request!;
      return {
        what: events.entry({ label: labelled(labelOf(table)), title }),
        by: tx.actor.name,
        askedBy,
        decision: events[decision](),
      };
    },
  });
