import { ASKING_CODES } from '../domain/entered-before';
import type { Message } from '../domain/kernel/message';
import { type Problem, ProblemError, refusal, refuseIf } from '../domain/kernel/problem';
import type { Tx } from './submit';

/** An entry that may be kept after a question. */
interface Asked {
  confirmed?: boolean | null;
}

/**
 * Throws ProblemError FIGURE_UNUSUAL with what `look` says of a figure, unless that is nothing or the entry is kept: it is
 * confirmed, or an admin has accepted it.
 */
export async function askAboutFigure(
  { acceptedBy }: Tx,
  { confirmed }: Asked,
  field: string,
  look: () => Message | null | Promise<Message | null>,
): Promise<void> {
  if (confirmed === true || acceptedBy !== undefined) return;
  const text = await look();
  if (text !== null) throw refusal('FIGURE_UNUSUAL', text, field);
}

/** Asks all questions of an entry at once, since `confirmed` answers all of them. */
export async function askTogether(...questions: (() => Promise<void>)[]): Promise<void> {
  const asked: Problem[] = [];
  for (const question of questions)
    await question().catch((error: unknown) => {
      if (!(error instanceof ProblemError) || !error.problems.every(({ code }) => ASKING_CODES.includes(code)))
        throw error;
      asked.push(...error.problems);
    });
  refuseIf(asked, 'REFUSED');
}
