import { access } from '../../../server/domain/language/mr/screens/access';
import { approvals } from '../../../server/domain/language/mr/screens/approvals';
import { cash } from '../../../server/domain/language/mr/screens/cash';
import { charts } from '../../../server/domain/language/mr/screens/charts';
import { closing } from '../../../server/domain/language/mr/screens/closing';
import { credit } from '../../../server/domain/language/mr/screens/credit';
import { home } from '../../../server/domain/language/mr/screens/home';
import { masters } from '../../../server/domain/language/mr/screens/masters';
import { memos } from '../../../server/domain/language/mr/screens/memos';
import { messages } from '../../../server/domain/language/mr/screens/messages';
import { navigation } from '../../../server/domain/language/mr/screens/navigation';
import { reports } from '../../../server/domain/language/mr/screens/reports';
import { settings } from '../../../server/domain/language/mr/screens/settings';
import { shell } from '../../../server/domain/language/mr/screens/shell';
import { shifts } from '../../../server/domain/language/mr/screens/shifts';
import { staff } from '../../../server/domain/language/mr/screens/staff';
import { stock } from '../../../server/domain/language/mr/screens/stock';
import { system } from '../../../server/domain/language/mr/screens/system';
import { ui } from '../../../server/domain/language/mr/screens/ui';
import type { MessageKey } from './catalogue.en';

/** The Marathi texts: a draft, not offered to users yet. */
export const marathi = {
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
} satisfies Partial<Record<MessageKey, string>>;
