import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

/** Refused permanently; 429 is temporary. */
const isFinal = (status: number): boolean => status < 500 && status !== 429;

/** Whether the session was rejected, so that nothing was done. */
export const isUnauthenticated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401;

/** Whether there was no answer, or only one from a proxy in front of the server; a retry may succeed. */
export const gotNoAnswer = (error: unknown): boolean =>
  !CombinedGraphQLErrors.is(error) && !(ServerError.is(error) && isFinal(error.statusCode));
