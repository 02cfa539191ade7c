import { access } from './en/access';
import { approvals } from './en/approvals';
import { cash } from './en/cash';
import { charts } from './en/charts';
import { closing } from './en/closing';
import { credit } from './en/credit';
import { home } from './en/home';
import { masters } from './en/masters';
import { memos } from './en/memos';
import { messages } from './en/messages';
import { navigation } from './en/navigation';
import { reports } from './en/reports';
import { settings } from './en/settings';
import { shell } from './en/shell';
import { shifts } from './en/shifts';
import { staff } from './en/staff';
import { stock } from './en/stock';
import { system } from './en/system';
import { ui } from './en/ui';

/** Every English text; each area has its own file and a line here. */
export const english = {
  ...ui,
  ...shell,
  ...settings,
  ...navigation,
  ...home,
  ...access,
  ...closing,
  ...masters,
  ...reports,
  ...charts,
  ...shifts,
  ...credit,
  ...cash,
  ...staff,
  ...stock,
  ...messages,
  ...memos,
  ...system,
  ...approvals,
};

export type Catalogue = typeof english;
export type MessageKey = keyof Catalogue;
