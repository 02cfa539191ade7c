import type { Tx } from '../../platform/submit';
import { tellSubscribers } from '../messages/tell-subscribers';
import { ChangePermission } from './change-request.entity';
import { labelOf } from './editable-table';

type Requested = Exclude<ChangePermission, ChangePermission.OTHER>;

const KINDS: Readonly<Record<Requested, string>> = {
  [ChangePermission.DELETE]: 'deletion',
  [ChangePermission.MODIFY]: 'change',
  [ChangePermission.ENTER]: 'new entry',
};

interface Asked {
  requestId: number;
  /** Title of the row: 'Credit sale: NORTH ROADWAYS, slip 1011'. */
  what: string;
  permission: Requested;
  comment: string | null;
  /** An admin made the change alone. */
  isDone: boolean;
}

/** Notifies subscribers that a change was requested, or made by an admin alone. */
export const notifyOfRequest = (tx: Tx, { requestId, what, permission, comment, isDone }: Asked): Promise<void> =>
  tellSubscribers(tx, 'changeRequested', {
    key: requestId,
    facts: {
      what,
      by: tx.actor.name,
      comment: comment?.trim() || '-',
      kind: isDone ? KINDS[permission] : `request for a ${KINDS[permission]}`,
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
      return { what: `${labelOf(table)}: ${title}`, by: tx.actor.name, askedBy, decision };
    },
  });
