/** Log-in, passwords, the user's own account and the first visit. */
export const access = {} as Record<keyof typeof import('../en/access').access, string>;
