import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

/** Refused for good; 429 is of a moment. */
const isFinal = (status: number): boolean => status < 500 && status !== 429;

/** Whether the log-in is refused: nothing was done. */
export const isUnauthenticated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401;

/** Whether nobody answered, or only something that stands before the server; sent again it may be answered. */
export const gotNoAnswer = (error: unknown): boolean =>
  !CombinedGraphQLErrors.is(error) && !(ServerError.is(error) && isFinal(error.statusCode));
