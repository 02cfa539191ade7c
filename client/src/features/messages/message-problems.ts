import type { Problem } from '../../../../server/domain/kernel/problem';
import { MESSAGE_TEXTS } from '../../../../server/domain/message.rules';

export interface TypedMessage {
  /** Ids as strings from the selects; empty if nothing is chosen. */
  receiveCategoryId: string;
  eventCategoryId: string;
  recipientIds: readonly number[];
}

const missing = (field: keyof TypedMessage, message: string): Problem => ({ code: 'REQUIRED', message, field });

/** What a message lacks, in form order (specification, section 5); the label of the third depends on the category. */
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
