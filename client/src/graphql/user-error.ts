import type { MessageParams } from '../../../server/domain/kernel/message';

/** A mutation's refusal: the server's message, and the input field it concerns. */
export interface UserError {
  code: string;
  message: string;
  messageId?: string | null;
  params?: MessageParams | null;
  field?: string | null;
}
