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

/**
 * Messages in Marathi, by area and key. A draft: no accountant has read it yet.
 *
 * The words of this language, one for each concept:
 * - shift शिफ्ट, on duty ड्युटीवर, employee कर्मचारी, attendance हजेरी, salary पगार, advance उचल, shortage तूट, excess जास्त;
 * - pump पंप, nozzle नोझल, meter मीटर, reading रीडिंग, open सुरू, close अखेर, testing टेस्टिंग, meter event मीटर घटना;
 * - tank टाकी, dip डिप, volume and stock साठा, book stock वही साठा, variation तफावत, density घनता, inspection तपासणी;
 * - stock-in माल आवक, invoice इनव्हॉइस, delivery note चलन, claimed कळवलेले, measured मोजलेले, unload उतरवणे;
 * - product उत्पादन, quantity लिटर, rate दर, amount रक्कम, total एकूण, sale विक्री;
 * - credit उधारी, creditor उधारी ग्राहक, slip स्लिप, vehicle वाहन, limit मर्यादा, bill बिल, interest व्याज, statement खाते उतारा;
 * - payment by a creditor जमा, receipt पावती, outstanding येणे बाकी, settled चुकते, paid in advance आगाऊ;
 * - cash रोख, collection वसुली, safe तिजोरी, notes and coins नोटा आणि नाणी, uncounted cash न मोजलेली रोख;
 * - expenditure खर्च, category वर्ग, deposit भरणा, withdrawal काढलेली रक्कम, account खाते, charges शुल्क, swipe स्वाइप;
 * - as per books वहीनुसार, ledger खातेवही, debit डेबिट, credit (of an account) क्रेडिट, balance शिल्लक, opening आरंभीची, closing अखेरची;
 * - carried forward पुढे नेले, day book रोजकीर्द, trial balance तेरीज, profit and loss नफा-तोटा, difference फरक;
 * - record नोंदवणे, entry नोंद, save जतन करणे, draft मसुदा, discard सोडून देणे, delete हटवणे, undo मागे घेणे, disable बंद करणे;
 * - request विनंती, approval मंजुरी, accept मंजूर करणे, reject नामंजूर करणे, withdraw मागे घेणे, comment शेरा, reason कारण;
 * - report अहवाल, view दृश्य, message मेसेज, event प्रसंग, recipient मिळणारा, notification सूचना, notice नोटीस, rights अधिकार, page पान.
 */
export const mr: Areas = {
  access,
  apiKeys,
  approvals,
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
  mails,
  masters,
  memos,
  messages,
  meter,
  prints,
  reporting,
  requests,
  safe,
  settings,
  shifts,
  slips,
  staff,
  tank,
  unusual,
  variation,
  views,
};
