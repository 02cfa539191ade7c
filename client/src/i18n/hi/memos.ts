/** Instant cash memos. */
export const memos = {} as Record<keyof typeof import('../en/memos').memos, string>;
