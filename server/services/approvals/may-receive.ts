import type { Actor } from '../../platform/context';
import { mayPass } from '../../platform/permission';
import { editableTables } from './editable-table';
import { storedCommand } from './stored-command';

/** Event about a request: its row, and who made it. Empty after a reconnect. */
export type RequestIds = Partial<{ requestId: number; table: string; rowId: number; requestedById: number }>;

/**
 * Whether a user may hear of a request: those who may request changes of its table or make its entry, and its requester. Everybody hears
 * that events may have been lost.
 */
export function mayReceive({ requestId, table, requestedById }: RequestIds, actor: Actor): boolean {
  if (requestId === undefined || requestedById === actor.userId) return true;
  const { right } = editableTables.get(table ?? '') ?? storedCommand(table ?? '') ?? {};
  return right !== undefined && mayPass(right, actor);
}
