import { newIdempotencyKey } from '../../../graphql/idempotency';
import { readDraft, writeDraft } from '../../../hooks/draft-store';

/** A creditor, and the input that bills it or charges it interest. */
export interface BillOrder<Input> {
  firmName: string;
  input: Input;
}

/** An order that was sent and has no answer yet, with its idempotency key. */
export interface SentBill<Input> extends BillOrder<Input> {
  key: string;
}

export const sameOrder = (one: BillOrder<unknown>, other: BillOrder<unknown>): boolean =>
  JSON.stringify(one.input) === JSON.stringify(other.input);

const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((sent) => typeof sent?.key === 'string' && typeof sent.input === 'object');

/** The orders on this device whose answers were lost, oldest first. */
export const unansweredBills = <Input>(storage: Storage, storageKey: string): SentBill<Input>[] =>
  (readDraft(storage, storageKey, isList)?.value ?? []) as SentBill<Input>[];

/** Stores an order until it is answered; sent again, the same order has the same key. */
export function keepSent<Input>(storage: Storage, storageKey: string, order: BillOrder<Input>): SentBill<Input> {
  const unanswered = unansweredBills<Input>(storage, storageKey);
  const before = unanswered.find((sent) => sameOrder(sent, order));
  if (before) return before;
  const sent = { ...order, key: newIdempotencyKey() };
  writeDraft(storage, storageKey, [...unanswered, sent]);
  return sent;
}

/** Removes an answered order. */
export function discardSent(storage: Storage, storageKey: string, order: BillOrder<unknown>): void {
  const left = unansweredBills(storage, storageKey).filter((sent) => !sameOrder(sent, order));
  if (left.length === 0) storage.removeItem(storageKey);
  else writeDraft(storage, storageKey, left);
}
