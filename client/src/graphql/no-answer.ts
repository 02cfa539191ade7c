import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import type { Problem } from '../../../server/domain/kernel/problem';
import { SET_UP_FIRST } from '../../../server/domain/second-factor.rules';

/** Refused permanently; 429 is temporary. */
const isFinal = (status: number): boolean => status < 500 && status !== 429;

/** Whether the session was rejected, so that nothing was done. */
export const isUnauthenticated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401;

/** Whether the server refused everything until a second factor is set up. */
export const needsSetUpFirst = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => (extensions?.problems as Problem[] | undefined)?.[0]?.code === SET_UP_FIRST);

/** Whether there was no answer, or only one from a proxy in front of the server; a retry may succeed. */
export const gotNoAnswer = (error: unknown): boolean =>
  !CombinedGraphQLErrors.is(error) && !(ServerError.is(error) && isFinal(error.statusCode));
