import type { MessageParams } from '../../../server/domain/kernel/message';

/** A mutation's refusal: the server's message, and the input field it concerns. */
export interface UserError {
  code: string;
  message: string;
  messageId?: string | null;
  params?: MessageParams | null;
  field?: string | null;
}

/** Whether nothing is wrong with the entry, but it waits for approval by an admin, or was accepted since it was sent. */
export const waitsForApproval = (errors: readonly Pick<UserError, 'code'>[]): boolean =>
  errors.length > 0 && errors.every(({ code }) => code === 'WAITS_FOR_APPROVAL' || code === 'ACCEPTED');
