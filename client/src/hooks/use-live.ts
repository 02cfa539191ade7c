import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { askAgain } from '../graphql/ask-again';
import { askWhileDown, onGap } from '../graphql/live-state';

const GATHER_MS = 100;
const POLL_MS = 30_000;
const RESUBSCRIBE_MS = 5_000;

/**
 * Calls `refetch` when the topic has an event (bursts are batched), when the socket connects, and every 30 seconds
 * while it is down. A missed event thus costs only a delay.
 */
export function useLive<Variables extends OperationVariables>(
  topic: TypedDocumentNode<unknown, Variables>,
  refetch: () => unknown,
  { variables, skip = false }: { variables?: Variables; skip?: boolean } = {},
): void {
  const client = useApolloClient();
  const onNews = useEffectEvent(() => void askAgain(refetch));
  const wanted = JSON.stringify(variables ?? {});

  useEffect(() => {
    if (skip) return;
    let gathering: number | undefined;
    let resubscribing: number | undefined;
    // Timed from the first event of a burst, so that continuous events still update the page.
    const gather = (): void => {
      gathering ??= window.setTimeout(() => {
        gathering = undefined;
        onNews();
      }, GATHER_MS);
    };
    const listen = () =>
      client.subscribe({ query: topic, variables: JSON.parse(wanted) as Variables }).subscribe({
        next: gather,
        error: (error: unknown) => {
          console.warn('A live topic ended', error);
          resubscribing = window.setTimeout(() => {
            subscription = listen();
          }, RESUBSCRIBE_MS);
        },
      });
    let subscription = listen();
    const stopGap = onGap(gather);
    return () => {
      window.clearTimeout(gathering);
      window.clearTimeout(resubscribing);
      stopGap();
      subscription.unsubscribe();
    };
  }, [client, topic, wanted, skip]);

  useEffect(() => {
    if (skip) return;
    return askWhileDown(onNews, POLL_MS);
  }, [skip]);
}
