import { approvals } from '../../domain/approvals.messages';
import type { Message } from '../../domain/kernel/message';

/** The reason of an accepted change in the audit: in English, because the audit is a chain of hashes (ADR 62). */
export function reasonAtRequest(reason: string | null | undefined, name: string): string {
  if (reason == null) return approvals.atRequestOf({ name }).message;
  return approvals.reasonAtRequest({ reason: reason, name }).message;
}

/** The texts around the values of a message that ends with a name: what comes before it, and after it. */
const around = (made: (name: string) => Message): [string, string] =>
  made('\n').message.split('\n') as [string, string];

const [BEFORE_NAME, AFTER_NAME] = around((name) => approvals.atRequestOf({ name }));
const [BEFORE_ADDED, AFTER_ADDED] = around((name) => approvals.reasonAtRequest({ reason: '', name }));

/** The reasons that nobody types. */
const REASONS_OF_SERVER = [approvals.acceptedAfterClose(), approvals.enteredOffline()];

const reasonOfServer = (reason: string): Message | undefined =>
  REASONS_OF_SERVER.find(({ message }) => message === reason);

/**
 * What the server itself wrote into a stored reason, as a message for the reader's language; the rest in it is as typed.
 * Null for a reason that was only typed.
 */
export function reasonTextOf(reason: string | null): Message | null {
  if (reason === null) return null;
  const own = reasonOfServer(reason);
  if (own !== undefined) return own;
  if (reason.startsWith(BEFORE_NAME))
    return approvals.atRequestOf({ name: reason.slice(BEFORE_NAME.length, reason.length - AFTER_NAME.length) });
  const at = reason.lastIndexOf(BEFORE_ADDED);
  if (at < 0 || !reason.endsWith(AFTER_ADDED)) return null;
  const given = reason.slice(0, at);
  const name = reason.slice(at + BEFORE_ADDED.length, reason.length - AFTER_ADDED.length);
  return approvals.reasonAtRequest({ reason: reasonOfServer(given) ?? given, name });
}
