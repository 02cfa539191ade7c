import { isAskingCode } from '../../../server/domain/entered-before';
import { isMessage, type MessageText } from '../../../server/domain/kernel/message';

/** Whether a refusal only asks: the same entry is recorded when it is sent again with `confirmed`. */
export const isAsking = (refusal: MessageText | undefined): boolean =>
  typeof refusal === 'object' && 'code' in refusal && isAskingCode(String(refusal.code));

/** What a question says, without the instruction to save a form again. */
export function askedFact(question: MessageText): MessageText {
  const fact = typeof question === 'object' ? question.params?.fact : undefined;
  return isAsking(question) && isMessage(fact) ? fact : question;
}
