import type { Message } from '../../../../server/domain/kernel/message';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { messages } from '../../../../server/domain/messages.messages';

export interface TypedMessage {
  /** Ids as strings from the selects; empty if nothing is chosen. */
  receiveCategoryId: string;
  eventCategoryId: string;
  recipientIds: readonly number[];
}

const missing = (field: keyof TypedMessage, message: Message): Problem => ({ code: 'REQUIRED', ...message, field });

/** What a message lacks, in form order (specification, section 5); the label of the third depends on the category. */
export function problemsOfMessage(
  { receiveCategoryId, eventCategoryId, recipientIds }: TypedMessage,
  displayName: string | null,
): Problem[] {
  const problems: Problem[] = [];
  if (receiveCategoryId === '') problems.push(missing('receiveCategoryId', messages.selectReceiveCategory()));
  if (eventCategoryId === '') problems.push(missing('eventCategoryId', messages.selectEventCategory()));
  if (displayName !== null && recipientIds.length === 0)
    problems.push(missing('recipientIds', messages.selectRecipient({ name: displayName })));
  return problems;
}
