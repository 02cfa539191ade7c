/** The system check. */
export const system = {} as Record<keyof typeof import('../en/system').system, string>;
