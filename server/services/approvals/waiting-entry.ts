import { ChangePermission } from './change-request.entity';

/** SQL of `change_request r`: a new entry that waits for approval. */
export const WAITING_ENTRY = `r.state = 'PENDING' AND r.permission = ${ChangePermission.ENTER}`;

/**
 * SQL of `change_request r`: it was sent before the request `$n`, or that is null. So of two requests that wait, the later
 * one is asked about, and the first one is named.
 */
export const waitsBefore = (parameter: string): string => `(${parameter}::int IS NULL OR r.id < ${parameter})`;
