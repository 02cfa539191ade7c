/** The frame around every page. */
export const shell = {} as Record<keyof typeof import('../en/shell').shell, string>;
