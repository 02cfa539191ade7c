import { TRANSLATIONS, type Translated } from '../../../server/domain/language/languages';
import { shell } from './en/shell';
import { ui } from './en/ui';

/** Used on every page, so bundled from the start in English. */
export const START_TEXTS = { ...ui, ...shell };

/** Loaders of each area's English texts; pages load those they need (app/routes.ts). */
export const AREAS = {
  access: () => import('./en/access.ts'),
  approvals: () => import('./en/approvals.ts'),
  cash: () => import('./en/cash.ts'),
  charts: () => import('./en/charts.ts'),
  closing: () => import('./en/closing.ts'),
  credit: () => import('./en/credit.ts'),
  home: () => import('./en/home.ts'),
  masters: () => import('./en/masters.ts'),
  memos: () => import('./en/memos.ts'),
  messages: () => import('./en/messages.ts'),
  navigation: () => import('./en/navigation.ts'),
  reports: () => import('./en/reports.ts'),
  settings: () => import('./en/settings.ts'),
  shell: async () => ({ shell }),
  shifts: () => import('./en/shifts.ts'),
  staff: () => import('./en/staff.ts'),
  stock: () => import('./en/stock.ts'),
  system: () => import('./en/system.ts'),
  ui: async () => ({ ui }),
};

export type Area = keyof typeof AREAS;

export const ALL_AREAS = Object.keys(AREAS) as Area[];

/** The keys of an area. */
type KeysIn<Of extends Area> = keyof (Awaited<ReturnType<(typeof AREAS)[Of]>> & Record<Of, object>)[Of];
/** The loaders of a language's texts, with the same areas and keys as in English. */
type Screens = {
  readonly [Of in Area]: () => Promise<Record<Of, Record<KeysIn<Of>, string>>>;
};
type DraftScreens = {
  readonly [Of in Area]?: () => Promise<Record<Of, Partial<Record<KeysIn<Of>, string>>>>;
};

/** Each language with its screens: a text that is missing in one that is no draft does not compile. */
export const SCREENS: {
  readonly [Of in Translated]: {
    screens: () => Promise<{ screens: (typeof TRANSLATIONS)[Of]['isDraft'] extends true ? DraftScreens : Screens }>;
  };
} = TRANSLATIONS;
