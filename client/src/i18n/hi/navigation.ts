/** The names of menus, their sections and every page in them. */
export const navigation = {} as Record<keyof typeof import('../en/navigation').navigation, string>;
