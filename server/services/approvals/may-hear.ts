import type { Actor } from '../../platform/context';
import { mayPass } from '../../platform/permission';
import { changeables } from './changeable';

/** What is told of a request: its row, and who made it. Nothing of it after a reconnect. */
export type RequestIds = Partial<{ requestId: number; table: string; rowId: number; requestedById: number }>;

/**
 * Whether one hears of a request: who may ask for changes of its table, and who made it. That events may be lost is
 * everybody's to hear.
 */
export function mayHear({ requestId, table, requestedById }: RequestIds, actor: Actor): boolean {
  if (requestId === undefined || requestedById === actor.userId) return true;
  const changeable = changeables.get(table ?? '');
  return changeable !== undefined && mayPass(changeable.permission, actor);
}
