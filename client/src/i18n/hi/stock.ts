/** Invoices, stock-in, inspections, dips, densities and meter events: a group of each. */
export const stock = {} as Record<keyof typeof import('../en/stock').stock, string>;
