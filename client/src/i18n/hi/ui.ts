/** What the shared parts (forms, tables, dialogs, toasts) say. */
export const ui = {} as Record<keyof typeof import('../en/ui').ui, string>;
