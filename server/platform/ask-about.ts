import { type AskingCode, isAskingCode } from '../domain/entered-before';
import type { Message } from '../domain/kernel/message';
import { type Problem, ProblemError, refusal, refuseIf } from '../domain/kernel/problem';
import { unusual } from '../domain/unusual.messages';
import type { Tx } from './submit';

/** An entry that may be confirmed after a question. */
interface Asked {
  confirmed?: boolean | null;
}

/**
 * Throws ProblemError with what `look` says of the field, unless that is nothing or the entry is confirmed. Of a request
 * that is reviewed or accepted it is collected, even if its maker confirmed it: the one who decides must see it too.
 */
export async function askAbout(
  { questions }: Pick<Tx, 'questions'>,
  { confirmed }: Asked,
  code: AskingCode,
  field: string,
  look: () => Message | null | Promise<Message | null>,
): Promise<void> {
  if (confirmed === true && questions === undefined) return;
  const fact = await look();
  if (fact === null) return;
  if (questions !== undefined) questions.push({ code, field, fact });
  else throw refusal(code, unusual.saveAgain({ fact }), field);
}

/** Asks all questions of an entry at once, since `confirmed` answers all of them. */
export async function askTogether(...questions: (() => Promise<void>)[]): Promise<void> {
  const asked: Problem[] = [];
  for (const question of questions)
    await question().catch((error: unknown) => {
      if (!(error instanceof ProblemError) || !error.problems.every(({ code }) => isAskingCode(code))) throw error;
      asked.push(...error.problems);
    });
  refuseIf(asked, 'REFUSED');
}
