export const charts = {} as Record<keyof typeof import('../en/charts').charts, string>;
