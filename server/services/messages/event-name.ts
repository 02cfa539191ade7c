import type { Message } from '../../domain/kernel/message';

/** An event's name as a parameter of a message. It has no id, so other languages translate it by its phrase. */
export const eventName = (name: string): Message => ({ messageId: '', params: {}, message: name });
