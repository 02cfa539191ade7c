/** The report pages. Titles and columns come with the reports themselves. */
export const reports = {} as Record<keyof typeof import('../en/reports').reports, string>;
