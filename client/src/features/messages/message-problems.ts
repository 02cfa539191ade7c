import type { Problem } from '../../../../server/domain/kernel/problem';
import { MESSAGE_TEXTS } from '../../../../server/domain/message.rules';

export interface TypedMessage {
  /** Ids as the choices leave them; empty while nothing is chosen. */
  receiveCategoryId: string;
  eventCategoryId: string;
  recipientIds: readonly number[];
}

const missing = (field: keyof TypedMessage, message: string): Problem => ({ code: 'REQUIRED', message, field });

/** What a message still needs, in the form's order (specification, section 5); the third is asked for by what the category shows. */
export function problemsOfMessage(
  { receiveCategoryId, eventCategoryId, recipientIds }: TypedMessage,
  displayName: string | null,
): Problem[] {
  const problems: Problem[] = [];
  if (receiveCategoryId === '') problems.push(missing('receiveCategoryId', MESSAGE_TEXTS.receiveCategory));
  if (eventCategoryId === '') problems.push(missing('eventCategoryId', MESSAGE_TEXTS.eventCategory));
  if (displayName !== null && recipientIds.length === 0)
    problems.push(missing('recipientIds', MESSAGE_TEXTS.recipient(displayName)));
  return problems;
}
