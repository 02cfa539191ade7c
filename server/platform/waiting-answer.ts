import { approvals } from '../domain/approvals.messages';
import type { ChangeState } from '../domain/change-request.rules';
import { labelled } from '../domain/kernel/message';
import { ProblemError } from '../domain/kernel/problem';
import type { Sql } from './sql';

/** The answer to a call that waits for approval, as stored under its key: the id of its request, and a label for the caller. */
export interface WaitingAnswer {
  waitingRequestId: number;
  message: string;
}

export const isWaiting = (answer: unknown): answer is WaitingAnswer =>
  typeof answer === 'object' && answer !== null && 'waitingRequestId' in answer;

/**
 * What a call is answered that waits for approval, or did when its key is repeated: ACCEPTED if it was recorded since, and
 * DECIDED if it was rejected or withdrawn.
 */
export async function answerOfWaiting(sql: Sql, { waitingRequestId, message }: WaitingAnswer): Promise<ProblemError> {
  const [request] = await sql<{ state: ChangeState; who: string | null }>(
    `SELECT r.state, u.name AS who FROM change_request r LEFT JOIN app_user u ON u.id = r.decided_by_id WHERE r.id = $1`,
    [waitingRequestId],
  );
  if (request === undefined || request.state === 'PENDING')
    return new ProblemError([{ code: 'WAITS_FOR_APPROVAL', ...labelled(message) }], 'WAITING');
  const { state } = request;
  const who = request.who ?? '-';
  return state === 'ACCEPTED'
    ? new ProblemError([{ code: 'ACCEPTED', ...approvals.recorded({ who }) }], 'WAITING')
    : new ProblemError([{ code: 'DECIDED', ...approvals.decidedBy({ state, who }) }]);
}
