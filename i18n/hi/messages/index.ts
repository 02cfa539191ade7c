import type { Areas } from '../../renderer';
import { access } from './access';
import { apiKeys } from './api-keys';
import { approvals } from './approvals';
import { cash } from './cash';
import { cells } from './cells';
import { closing } from './closing';
import { correction } from './correction';
import { credit } from './credit';
import { decanting } from './decanting';
import { density } from './density';
import { effects } from './effects';
import { events } from './events';
import { fields } from './fields';
import { imports } from './imports';
import { inspection } from './inspection';
import { invoices } from './invoices';
import { mails } from './mails';
import { masters } from './masters';
import { memos } from './memos';
import { messages } from './messages';
import { meter } from './meter';
import { prints } from './prints';
import { reporting } from './reporting';
import { requests } from './requests';
import { safe } from './safe';
import { settings } from './settings';
import { shifts } from './shifts';
import { slips } from './slips';
import { staff } from './staff';
import { tank } from './tank';
import { unusual } from './unusual';
import { variation } from './variation';
import { views } from './views';

/** Messages in Hindi, by area and key. */
export const hi: Areas = {
  apiKeys,
  cash,
  cells,
  closing,
  correction,
  credit,
  decanting,
  density,
  effects,
  events,
  fields,
  imports,
  inspection,
  invoices,
  memos,
  messages,
  meter,
  prints,
  reporting,
  requests,
  safe,
  shifts,
  slips,
  staff,
  tank,
  unusual,
  variation,
  views,
  access,
  approvals,
  settings,
  mails,
  masters,
};
