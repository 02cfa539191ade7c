import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { askAgain } from './ask-again';
import { hasIdempotencyKey, newIdempotencyKey, withIdempotencyKey } from './idempotency';
import { keepAnswers } from './kept-answers';
import { liveSocket } from './live-socket';
import { isOnline, noteAnswer, noteNoAnswer } from './network-state';
import { gotNoAnswer, isUnauthenticated } from './no-answer';
import { bearer, dropToken, onTokenChange, readToken, rememberPath } from './session';

const ANSWER_WITHIN_MS = 30_000;
const ATTEMPTS = 3;

/** A refused log-in ends here, whichever query met it; the path is kept for after the next log-in. */
const endRefusedSession = new ErrorLink(({ error, operation }) => {
  const token = readToken();
  if (!isUnauthenticated(error) || token === null) return;
  // What an older log-in had sent says nothing of this one.
  const { authorization = bearer(token) } = operation.getContext().headers ?? {};
  if (authorization !== bearer(token)) return;
  rememberPath(location.pathname + location.search);
  dropToken();
});

/** Before the first send, so that every repeat of a mutation carries the same key. */
const fixIdempotencyKey = new ApolloLink((operation, forward) => {
  const { headers, ...context } = operation.getContext();
  if (operation.operationType === OperationTypeNode.MUTATION && !hasIdempotencyKey({ headers })) {
    operation.setContext({ ...context, headers: { ...headers, ...withIdempotencyKey(newIdempotencyKey()).headers } });
  }
  return forward(operation);
});

/** Repeats what got no answer; an answer, even a refusal, is never asked for twice. Offline nobody waits for one. */
const repeatUnanswered = new RetryLink({
  delay: { initial: 300, max: 3_000 },
  attempts: { max: ATTEMPTS, retryIf: (error) => isOnline() && gotNoAnswer(error) },
});

/** Every attempt tells whether there is a server to be reached. */
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

/** Before the first send, as the key: what one user sent is never repeated as another one's. */
const addToken = new SetContextLink(({ headers }) => {
  const token = readToken();
  return token === null || headers?.authorization ? {} : { headers: { ...headers, authorization: bearer(token) } };
});

const overHttp = new HttpLink({
  uri: '/graphql',
  fetch: (address, options) => {
    const timeOut = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const signal = options?.signal ? AbortSignal.any([options.signal, timeOut]) : timeOut;
    return fetch(address, { ...options, signal });
  },
});

export const apolloClient = new ApolloClient({
  link: ApolloLink.from([
    endRefusedSession,
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(liveSocket),
      ApolloLink.from([fixIdempotencyKey, keepAnswers, addToken, repeatUnanswered, watchNetwork, overHttp]),
    ),
  ]),
  // `reports` has a field per report and no id: what one page asked for joins what another one did.
  // A ReferenceChoice is a row of some master: its id alone does not tell which row it is.
  cache: new InMemoryCache({ typePolicies: { Reports: { merge: true }, ReferenceChoice: { keyFields: false } } }),
});

// Another user must not see what this one has loaded, whether or not there was nobody in between.
let loadedBy = readToken();
onTokenChange(() => {
  const before = loadedBy;
  loadedBy = readToken();
  liveSocket.terminate();
  if (loadedBy === null) void apolloClient.clearStore();
  else if (before !== null && before !== loadedBy) void askAgain(() => apolloClient.resetStore());
});
