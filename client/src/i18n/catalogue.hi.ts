import type { MessageKey } from './catalogue.en';
import { access } from './hi/access';
import { approvals } from './hi/approvals';
import { cash } from './hi/cash';
import { charts } from './hi/charts';
import { closing } from './hi/closing';
import { credit } from './hi/credit';
import { home } from './hi/home';
import { masters } from './hi/masters';
import { memos } from './hi/memos';
import { messages } from './hi/messages';
import { navigation } from './hi/navigation';
import { reports } from './hi/reports';
import { settings } from './hi/settings';
import { shell } from './hi/shell';
import { shifts } from './hi/shifts';
import { staff } from './hi/staff';
import { stock } from './hi/stock';
import { system } from './hi/system';
import { ui } from './hi/ui';

/** Every Hindi text, with the same keys as in English; loaded on demand. A missing key does not compile. */
export const hindi: Record<MessageKey, string> = {
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
