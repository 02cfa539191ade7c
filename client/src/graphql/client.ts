import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { cacheAnswers } from './answer-cache';
import { askAgain } from './ask-again';
import { CACHE_POLICIES } from './cache-policies';
import { confirmSessionFirst } from './confirm-session';
import { MeDocument } from './generated/graphql';
import { hasIdempotencyKey, newIdempotencyKey, withIdempotencyKey } from './idempotency';
import { liveSocket } from './live-socket';
import { isOnline, noteAnswer, noteNoAnswer } from './network-state';
import { gotNoAnswer, isUnauthenticated, needsSetUpFirst } from './no-answer';
import { noteServerTime } from './server-clock';
import { bearer, dropToken, onTokenChange, readToken, rememberPath } from './session';
import { SHEETS_ADDRESS } from './sheets';

const ANSWER_WITHIN_MS = 30_000;
/** Ten thousand rows take a minute or two. */
const SHEET_WITHIN_MS = 300_000;
const ATTEMPTS = 3;

/** A rejected session ends here, whichever query met it; the path is remembered for the next log-in. */
const endRefusedSession = new ErrorLink(({ error, operation }) => {
  const token = readToken();
  if (!isUnauthenticated(error) || token === null) return;
  // A rejection of a previous session's token does not end the current one.
  const { authorization = bearer(token) } = operation.getContext().headers ?? {};
  if (authorization !== bearer(token)) return;
  rememberPath(location.pathname + location.search);
  dropToken();
});

/** Loads the session again when the station has begun to require a second factor: the shell then shows its set-up. */
const noteSetUpFirst = new ErrorLink(({ error }) => {
  if (needsSetUpFirst(error)) void apolloClient.refetchQueries({ include: [MeDocument] });
});

/** Set before the first send, so that every retry of a mutation carries the same key. */
const fixIdempotencyKey = new ApolloLink((operation, forward) => {
  const { headers, ...context } = operation.getContext();
  if (operation.operationType === OperationTypeNode.MUTATION && !hasIdempotencyKey({ headers })) {
    operation.setContext({ ...context, headers: { ...headers, ...withIdempotencyKey(newIdempotencyKey()).headers } });
  }
  return forward(operation);
});

/** Retries requests without an answer; an answer, even a refusal, is never retried. Offline, requests fail at once. */
const repeatUnanswered = new RetryLink({
  delay: { initial: 300, max: 3_000 },
  attempts: { max: ATTEMPTS, retryIf: (error) => isOnline() && gotNoAnswer(error) },
});

/** Every attempt shows whether the server is reachable. */
const watchNetwork = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) =>
      forward(operation).subscribe({
        next: (answer) => {
          noteAnswer();
          observer.next(answer);
        },
        error: (error) => {
          if (gotNoAnswer(error)) noteNoAnswer();
          else noteAnswer();
          observer.error(error);
        },
        complete: () => observer.complete(),
      }),
    ),
);

/** Set before the first send, like the key: a request of one user is never retried as another. */
const addToken = new SetContextLink(({ headers }) => {
  const token = readToken();
  return token === null || headers?.authorization ? {} : { headers: { ...headers, authorization: bearer(token) } };
});

const overHttp = new HttpLink({
  uri: '/graphql',
  fetch: async (address, options) => {
    const timeOut = AbortSignal.timeout(address === SHEETS_ADDRESS ? SHEET_WITHIN_MS : ANSWER_WITHIN_MS);
    const signal = options?.signal ? AbortSignal.any([options.signal, timeOut]) : timeOut;
    const askedAt = Date.now();
    const answer = await fetch(address, { ...options, signal });
    noteServerTime(answer.headers, askedAt);
    return answer;
  },
});

export const apolloClient = new ApolloClient({
  link: ApolloLink.from([
    endRefusedSession,
    noteSetUpFirst,
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(liveSocket),
      ApolloLink.from([
        fixIdempotencyKey,
        confirmSessionFirst,
        cacheAnswers,
        addToken,
        repeatUnanswered,
        watchNetwork,
        overHttp,
      ]),
    ),
  ]),
  cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }),
});

// Another user must not see this user's data, even without a sign-out in between.
let loadedBy = readToken();
onTokenChange(() => {
  const before = loadedBy;
  loadedBy = readToken();
  liveSocket.terminate();
  if (loadedBy === null) void apolloClient.clearStore();
  else if (before !== null && before !== loadedBy) void askAgain(() => apolloClient.resetStore());
});
