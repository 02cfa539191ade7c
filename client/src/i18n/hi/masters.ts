/** The pages of the masters. What a master and its fields are called comes with the catalogue from the server. */
export const masters = {} as Record<keyof typeof import('../en/masters').masters, string>;
