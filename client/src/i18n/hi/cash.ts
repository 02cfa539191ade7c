/** Cash of the safe: collections, exchanges, expenditure, transfers; and what swipe machines bring. */
export const cash = {} as Record<keyof typeof import('../en/cash').cash, string>;
