/** Recording credit sales. */
export const credit = {} as Record<keyof typeof import('../en/credit').credit, string>;
