/** Starting a shift. */
export const shifts = {} as Record<keyof typeof import('../en/shifts').shifts, string>;
