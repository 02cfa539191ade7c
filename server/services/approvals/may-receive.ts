import { BELL_RIGHTS } from '../../domain/bell-rights';
import type { Access, Right } from '../../domain/rights';
import type { Context } from '../../platform/context';
import { mayPass, refuseUnlessAllowed } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import { waitingCommands } from './approval-line';
import { editableTables } from './editable-table';
import { storedCommand } from './stored-command';

/** Event about a request: its row, and who made it. Empty after a reconnect. */
export type RequestIds = Partial<{ requestId: number; table: string; rowId: number; requestedById: number }>;

/** Tables with notices whose rows nobody requests changes of. */
const TOLD_TABLES: ReadonlyMap<string, { right: Right }> = new Map([['api_key', { right: 'keys.manage' }]]);

const BELL_ACCESS: ReadonlySet<Access> = new Set(BELL_RIGHTS);

/** The right to request a change of the table's rows, to make the entry of a stored command, or to read its notices. */
const rightOfRequest = (table: string): Access | undefined =>
  (editableTables.get(table) ?? TOLD_TABLES.get(table) ?? storedCommand(table))?.right;

/**
 * Whether a user may receive events about a request: those who may request changes of its table or make its entry, and
 * its requester. Everybody receives the event of a reconnect.
 */
export function mayReceive({ requestId, table, requestedById }: RequestIds, actor: Actor): boolean {
  if (requestId === undefined || requestedById === actor.userId) return true;
  const right = rightOfRequest(table ?? '');
  return right !== undefined && mayPass(right, actor);
}

/**
 * Who decides on requests also needs the right of the table or the entry: who must not manage users does not decide on
 * a change of one. An unknown table is refused where it is read.
 */
export const refuseUnlessDecider = (table: string, ctx: Context): void =>
  refuseUnlessAllowed(rightOfRequest(table) ?? 'changes.decide', ctx);

/**
 * Tables and stored commands that the actor's bell leaves out: those without their right, and, for who does not decide on
 * changes, all but users, roles and API keys.
 */
export const tablesNotTold = (actor: Actor): string[] =>
  [...editableTables.keys(), ...TOLD_TABLES.keys(), ...waitingCommands()].filter((table) => {
    const right = rightOfRequest(table) ?? 'changes.decide';
    return !mayPass(right, actor) || !(mayPass('changes.decide', actor) || BELL_ACCESS.has(right));
  });
