import { shell } from './en/shell';
import { ui } from './en/ui';

/** The texts of an area, under its name. */
type Texts = Promise<Readonly<Record<string, object>>>;

/** Used on every page, so bundled from the start in English. */
export const START_TEXTS = { ...ui, ...shell };

/** Loaders of each area's texts, by language; pages load those they need (app/routes.ts). */
export const AREAS = {
  access: { en: (): Texts => import('./en/access.ts'), hi: (): Texts => import('./hi/access.ts') },
  approvals: { en: (): Texts => import('./en/approvals.ts'), hi: (): Texts => import('./hi/approvals.ts') },
  cash: { en: (): Texts => import('./en/cash.ts'), hi: (): Texts => import('./hi/cash.ts') },
  charts: { en: (): Texts => import('./en/charts.ts'), hi: (): Texts => import('./hi/charts.ts') },
  closing: { en: (): Texts => import('./en/closing.ts'), hi: (): Texts => import('./hi/closing.ts') },
  credit: { en: (): Texts => import('./en/credit.ts'), hi: (): Texts => import('./hi/credit.ts') },
  home: { en: (): Texts => import('./en/home.ts'), hi: (): Texts => import('./hi/home.ts') },
  masters: { en: (): Texts => import('./en/masters.ts'), hi: (): Texts => import('./hi/masters.ts') },
  memos: { en: (): Texts => import('./en/memos.ts'), hi: (): Texts => import('./hi/memos.ts') },
  messages: { en: (): Texts => import('./en/messages.ts'), hi: (): Texts => import('./hi/messages.ts') },
  navigation: { en: (): Texts => import('./en/navigation.ts'), hi: (): Texts => import('./hi/navigation.ts') },
  reports: { en: (): Texts => import('./en/reports.ts'), hi: (): Texts => import('./hi/reports.ts') },
  settings: { en: (): Texts => import('./en/settings.ts'), hi: (): Texts => import('./hi/settings.ts') },
  shell: { en: async (): Texts => ({ shell }), hi: (): Texts => import('./hi/shell.ts') },
  shifts: { en: (): Texts => import('./en/shifts.ts'), hi: (): Texts => import('./hi/shifts.ts') },
  staff: { en: (): Texts => import('./en/staff.ts'), hi: (): Texts => import('./hi/staff.ts') },
  stock: { en: (): Texts => import('./en/stock.ts'), hi: (): Texts => import('./hi/stock.ts') },
  system: { en: (): Texts => import('./en/system.ts'), hi: (): Texts => import('./hi/system.ts') },
  ui: { en: async (): Texts => ({ ui }), hi: (): Texts => import('./hi/ui.ts') },
};

export type Area = keyof typeof AREAS;

export const ALL_AREAS = Object.keys(AREAS) as Area[];
