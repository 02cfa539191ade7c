import { access } from '../../../i18n/en/screens/access';
import { approvals } from '../../../i18n/en/screens/approvals';
import { cash } from '../../../i18n/en/screens/cash';
import { charts } from '../../../i18n/en/screens/charts';
import { closing } from '../../../i18n/en/screens/closing';
import { credit } from '../../../i18n/en/screens/credit';
import { documents } from '../../../i18n/en/screens/documents';
import { help } from '../../../i18n/en/screens/help';
import { home } from '../../../i18n/en/screens/home';
import { masters } from '../../../i18n/en/screens/masters';
import { memos } from '../../../i18n/en/screens/memos';
import { messages } from '../../../i18n/en/screens/messages';
import { navigation } from '../../../i18n/en/screens/navigation';
import { reports } from '../../../i18n/en/screens/reports';
import { settings } from '../../../i18n/en/screens/settings';
import { shell } from '../../../i18n/en/screens/shell';
import { shifts } from '../../../i18n/en/screens/shifts';
import { staff } from '../../../i18n/en/screens/staff';
import { stock } from '../../../i18n/en/screens/stock';
import { system } from '../../../i18n/en/screens/system';
import { ui } from '../../../i18n/en/screens/ui';

/** Every English text; each area has its own file and a line here. */
export const english = {
  ...ui,
  ...shell,
  ...settings,
  ...navigation,
  ...help,
  ...home,
  ...access,
  ...closing,
  ...masters,
  ...reports,
  ...charts,
  ...shifts,
  ...credit,
  ...documents,
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
