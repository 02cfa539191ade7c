/** Home and the page for a wrong address. */
export const home = {} as Record<keyof typeof import('../en/home').home, string>;
