import type { ApolloClient } from '@apollo/client';
import { ChangeRowDocument, RowToChangeDocument } from '../../graphql/generated/graphql';
import { newIdempotencyKey, withIdempotencyKey } from '../../graphql/idempotency';
import { said, t } from '../../i18n/translate';
import { toastFailure, toastSuccess } from '../feedback/toast';
import { toastNotice } from '../feedback/toast-notice';
import { PERMISSION } from './row-changes';

/** A recorded entry, as changes name it. */
export interface RecordedEntry {
  table: string;
  rowId: number;
}

/** Hides the offer before: the shortcut is for the last entry. */
let withdraw = (): void => undefined;

/**
 * Offers for some seconds to undo an entry that the user has just made, if it may be deleted at once: by an admin, or where
 * the station lets staff delete their own new entries. Never rejects, since the entry is recorded.
 */
export async function offerUndo(client: ApolloClient, { table, rowId }: RecordedEntry): Promise<void> {
  withdraw();
  try {
    const { data } = await client.query({
      query: RowToChangeDocument,
      variables: { table, rowId },
      fetchPolicy: 'network-only',
    });
    const row = data?.changeableRow;
    if (!row?.isDeletedAtOnce || !row.canBeDeleted || row.whyNotDeleted) return;
    const run = (): void => void undo(client, { table, rowId }, row.version);
    withdraw = toastNotice(t('changes.undo.offer', { title: row.title }), {
      label: t('changes.undo'),
      keys: 'Alt+Z',
      run,
    });
  } catch (error) {
    console.warn('No undo is offered', error);
  }
}

async function undo(client: ApolloClient, entry: RecordedEntry, version: number): Promise<void> {
  const input = { ...entry, version, permission: PERMISSION.DELETE, changes: [], comment: t('changes.undo.reason') };
  try {
    const { data } = await client.mutate({
      mutation: ChangeRowDocument,
      variables: { input },
      context: withIdempotencyKey(newIdempotencyKey()),
    });
    const refusals = data?.changeRow.userErrors ?? [];
    if (refusals.length > 0) toastFailure(refusals.map((refusal) => said(refusal)).join('\n'));
    else toastSuccess(t(data?.changeRow.state === 'DONE' ? 'changes.undone' : 'changes.sent'));
    await client.refetchQueries({ include: 'active' });
  } catch (error) {
    console.warn('The undo got no answer', error);
    toastFailure(t('changes.undo.failed'));
  }
}
