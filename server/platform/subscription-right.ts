import { Extensions } from 'type-graphql';
import type { Access } from '../domain/rights';

const RIGHT = 'right';

/**
 * Names the right that a subscription needs. Events carry ids only, and reading what they name needs its own right, so
 * most subscriptions are open to everyone who is logged in. A user who loses a right loses the socket
 * (api/graphql/end-sockets).
 */
export const SubscriptionRight = (access: Access): MethodDecorator =>
  Extensions({ [RIGHT]: access }) as MethodDecorator;

type SchemaField = { name: string; extensions: Readonly<Record<string, unknown>> };

/** The right that a subscription field names; throws if it names none. */
export function rightOfSubscription({ name, extensions }: SchemaField): Access {
  const right = extensions[RIGHT];
  if (typeof right !== 'string') throw new Error(`Subscription without a right: ${name}`);
  return right as Access;
}
