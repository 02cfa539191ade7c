import { shell } from '../../../i18n/en/screens/shell';
import { ui } from '../../../i18n/en/screens/ui';
import { TRANSLATIONS, type Translated } from '../../../i18n/languages';

/** Used on every page, so bundled from the start in English. */
export const START_TEXTS = { ...ui, ...shell };

/** Loaders of each area's English texts; pages load those they need (app/routes.ts). */
export const AREAS = {
  access: () => import('../../../i18n/en/screens/access.ts'),
  approvals: () => import('../../../i18n/en/screens/approvals.ts'),
  cash: () => import('../../../i18n/en/screens/cash.ts'),
  charts: () => import('../../../i18n/en/screens/charts.ts'),
  closing: () => import('../../../i18n/en/screens/closing.ts'),
  credit: () => import('../../../i18n/en/screens/credit.ts'),
  documents: () => import('../../../i18n/en/screens/documents.ts'),
  help: () => import('../../../i18n/en/screens/help.ts'),
  home: () => import('../../../i18n/en/screens/home.ts'),
  masters: () => import('../../../i18n/en/screens/masters.ts'),
  memos: () => import('../../../i18n/en/screens/memos.ts'),
  messages: () => import('../../../i18n/en/screens/messages.ts'),
  navigation: () => import('../../../i18n/en/screens/navigation.ts'),
  reports: () => import('../../../i18n/en/screens/reports.ts'),
  settings: () => import('../../../i18n/en/screens/settings.ts'),
  shell: async () => ({ shell }),
  shifts: () => import('../../../i18n/en/screens/shifts.ts'),
  staff: () => import('../../../i18n/en/screens/staff.ts'),
  stock: () => import('../../../i18n/en/screens/stock.ts'),
  system: () => import('../../../i18n/en/screens/system.ts'),
  ui: async () => ({ ui }),
};

export type Area = keyof typeof AREAS;

export const ALL_AREAS = Object.keys(AREAS) as Area[];

/** Areas that load with the frame: its own, and those of the change requests that every page can open. */
export const FRAME_TEXTS: readonly Area[] = ['navigation', 'documents', 'approvals'];

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
