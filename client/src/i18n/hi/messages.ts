/** Who is told of what, in which words, and the outbox. */
export const messages = {} as Record<keyof typeof import('../en/messages').messages, string>;
