import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { CONFIRM_SESSION } from '../../../server/domain/second-factor.rules';
import { askToConfirm } from './session-question';
import type { UserError } from './user-error';

/** Whether a mutation was refused because its session was not confirmed in the last minutes. */
function needsConfirmation(data: unknown): boolean {
  const payloads = Object.values((data ?? {}) as Record<string, { userErrors?: readonly UserError[] } | null>);
  return payloads.some((payload) => payload?.userErrors?.some(({ code }) => code === CONFIRM_SESSION));
}

/**
 * Asks the user to confirm the session when a mutation needs it, and then sends the mutation again, with the same
 * idempotency key. If the user does not, the refusal is returned as any other.
 */
export const confirmSessionFirst = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  return new Observable((observer) => {
    let sent = forward(operation).subscribe({
      next: (answer) => {
        if (!needsConfirmation(answer.data)) {
          observer.next(answer);
          observer.complete();
          return;
        }
        void askToConfirm().then((isConfirmed) => {
          if (observer.closed) return;
          if (isConfirmed) {
            sent = forward(operation).subscribe(observer);
            return;
          }
          observer.next(answer);
          observer.complete();
        });
      },
      error: (error) => observer.error(error),
    });
    return () => sent.unsubscribe();
  });
});
