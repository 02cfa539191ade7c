/** Changing what is recorded: asking for it, deciding on it, and what the bell says of it. */
export const approvals = {} as Record<keyof typeof import('../en/approvals').approvals, string>;
