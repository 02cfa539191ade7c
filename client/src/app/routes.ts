import { routes as access } from '../features/access/routes';
import { routes as approvals } from '../features/approvals/routes';
import { routes as cash, actions as cashActions } from '../features/cash/routes';
import { routes as closing, actions as closingActions } from '../features/closing/routes';
import { routes as credit } from '../features/credit/routes';
import { routes as home } from '../features/home/routes';
import { routes as masters } from '../features/masters/routes';
import { routes as memos } from '../features/memos/routes';
import { routes as messages } from '../features/messages/routes';
import { routes as notFound } from '../features/not-found/routes';
import { routes as reports } from '../features/reports/routes';
import { routes as settings } from '../features/settings/routes';
import { routes as shifts, actions as shiftsActions } from '../features/shifts/routes';
import { routes as staff } from '../features/staff/routes';
import { routes as stock, actions as stockActions } from '../features/stock/routes';
import { routes as system } from '../features/system/routes';
import { routes as unsent } from '../features/unsent/routes';
import type { Area } from '../i18n/areas';
import type { ActionEntry, RouteEntry } from '../ui/page/route-entry';
import { withTexts } from './load-page';

/** Adds the text areas that these entries load. Those of the frame are always loaded. */
const saying = <Part, Entry extends { lazy: () => Promise<Part> }>(areas: readonly Area[], entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, lazy: withTexts(areas, entry.lazy) }));

/** All pages: one line per feature, with the text areas it needs. */
export const routes: readonly RouteEntry[] = [
  ...saying(['access'], access),
  ...approvals,
  ...saying(['cash'], cash),
  ...saying(['closing', 'stock'], closing),
  ...saying(['credit'], credit),
  ...saying(['home'], home),
  ...saying(['masters'], masters),
  ...saying(['memos'], memos),
  ...saying(['messages'], messages),
  ...notFound,
  ...saying(['reports', 'charts'], reports),
  ...saying(['settings'], settings),
  ...saying(['shifts'], shifts),
  ...saying(['staff'], staff),
  ...saying(['stock'], stock),
  ...saying(['system'], system),
  ...unsent,
];

/** The dialogs that open from a menu: one line per feature that has any. */
export const actions: readonly ActionEntry[] = [
  ...saying(['cash'], cashActions),
  ...saying(['closing'], closingActions),
  ...saying(['shifts'], shiftsActions),
  ...saying(['stock'], stockActions),
];
