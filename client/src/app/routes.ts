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
import { routes as shifts } from '../features/shifts/routes';
import { routes as staff } from '../features/staff/routes';
import { routes as stock, actions as stockActions } from '../features/stock/routes';
import { routes as system } from '../features/system/routes';
import { routes as unsent } from '../features/unsent/routes';
import type { ActionEntry, RouteEntry } from '../ui/route-entry';

/** The pages that there are: one line per feature. */
export const routes: readonly RouteEntry[] = [
  ...access,
  ...approvals,
  ...cash,
  ...closing,
  ...credit,
  ...home,
  ...masters,
  ...memos,
  ...messages,
  ...notFound,
  ...reports,
  ...settings,
  ...shifts,
  ...staff,
  ...stock,
  ...system,
  ...unsent,
];

/** The dialogs that open from a menu: one line per feature that has any. */
export const actions: readonly ActionEntry[] = [...cashActions, ...closingActions, ...stockActions];
