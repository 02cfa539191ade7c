import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { type NotificationsQuery, SeeNoticesDocument } from '../../graphql/generated/graphql';
import { markOpened } from '../../hooks/opened-requests';
import { PERMISSION } from '../../ui/row-changes/row-changes';

type Notification = NotificationsQuery['notifications'][number];

/** Marks a row's notifications as seen when its page is opened; they leave the bell. */
export function useOpened(
  notifications: readonly Notification[] | undefined,
  row: { table: string; rowId: number },
): void {
  const client = useApolloClient();
  const told = useRef(new Set<number>());
  useEffect(() => {
    const ofRow = (notifications ?? []).filter(
      ({ tableName, rowId, notificationId }) =>
        tableName === row.table && rowId === row.rowId && !told.current.has(notificationId),
    );
    if (ofRow.length === 0) return;
    markOpened(ofRow.map(({ notificationId }) => notificationId));
    for (const { notificationId, permission } of ofRow) {
      told.current.add(notificationId);
      if (permission !== PERMISSION.OTHER) continue;
      const variables = { input: { notificationId } };
      client.mutate({ mutation: SeeNoticesDocument, variables }).catch((error: unknown) => {
        // It stays in the bell and is marked with the next visit.
        console.warn('A notice was not marked as seen', error);
      });
    }
  }, [client, notifications, row.table, row.rowId]);
}
