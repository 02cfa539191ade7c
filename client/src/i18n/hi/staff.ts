/** Advances, salaries and pay rates of employees. */
export const staff = {} as Record<keyof typeof import('../en/staff').staff, string>;
