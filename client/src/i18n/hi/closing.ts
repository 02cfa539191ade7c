/** The close of a shift, and its undoing. */
export const closing = {} as Record<keyof typeof import('../en/closing').closing, string>;
