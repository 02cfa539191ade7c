import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { askAgain } from '../graphql/ask-again';
import { isLive, onLiveChange, onReconnect } from '../graphql/live-socket';

const GATHER_MS = 100;
const POLL_MS = 30_000;
const RESUBSCRIBE_MS = 5_000;

/**
 * Calls `refetch` when the topic has news (a burst of events is one call), when the socket is back after a gap,
 * and every 30 seconds for as long as there is no socket. So a missed event costs nothing.
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
    // From the first event on, so that one after another without a pause still shows.
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
    const stopReconnect = onReconnect(gather);
    return () => {
      window.clearTimeout(gathering);
      window.clearTimeout(resubscribing);
      stopReconnect();
      subscription.unsubscribe();
    };
  }, [client, topic, wanted, skip]);

  useEffect(() => {
    if (skip) return;
    let polling: number | undefined;
    const pollWhileDown = (): void => {
      window.clearInterval(polling);
      if (!isLive()) polling = window.setInterval(onNews, POLL_MS);
    };
    pollWhileDown();
    const stop = onLiveChange(pollWhileDown);
    return () => {
      window.clearInterval(polling);
      stop();
    };
  }, [skip]);
}
