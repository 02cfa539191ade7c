/** What the station decides about itself, and who changed what. */
export const settings = {} as Record<keyof typeof import('../en/settings').settings, string>;
