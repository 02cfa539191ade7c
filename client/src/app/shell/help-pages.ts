import type { Right } from '../../../../server/domain/rights';
import type { MessageKey } from '../../i18n/catalogue.en';
import type { HelpTopic } from '../../i18n/help-topic';
import { DOCUMENT_PAGES, type DocumentTopic } from '../document-pages';

interface HelpKey {
  /** Shortcuts such as 'Alt+J', or what is typed, such as '+450.125'. */
  keys: readonly string[];
  label: MessageKey & `help.key.${string}`;
  /** Alternatives: without all rights of one of them the key does nothing. */
  rights?: readonly (readonly Right[])[];
}

interface HelpPage {
  /** The page's path, or the action's id. */
  path: string;
  keys: readonly HelpKey[];
}

const next: HelpKey = { keys: ['Enter'], label: 'help.key.next' };
const down: HelpKey = { keys: ['Enter'], label: 'help.key.down' };
const notes: HelpKey = { keys: ['Enter'], label: 'help.key.notes' };
const cell: HelpKey = { keys: ['Enter'], label: 'help.key.cell' };
const save: HelpKey = { keys: ['Ctrl+Enter'], label: 'help.key.save' };
const review: HelpKey = { keys: ['Ctrl+Enter'], label: 'help.key.review' };
const toLines: HelpKey = { keys: ['Ctrl+Enter'], label: 'help.key.toLines' };
const bills: HelpKey = { keys: ['Ctrl+Enter'], label: 'help.key.bills' };
const charge: HelpKey = { keys: ['Ctrl+Enter'], label: 'help.key.charge' };
const memos: HelpKey = { keys: ['Ctrl+Enter'], label: 'help.key.memos' };
const column: HelpKey = { keys: ['↑', '↓'], label: 'help.key.column' };
const repeat: HelpKey = { keys: ['Alt+J'], label: 'help.key.repeat' };
const line: HelpKey = { keys: ['Alt+Y'], label: 'help.key.line' };
const keep: HelpKey = { keys: ['Alt+W'], label: 'help.key.keep' };
const late: HelpKey = {
  keys: ['Alt+O'],
  label: 'help.key.late',
  rights: [
    ['shift.read', 'shift.lateEntry'],
    ['shift.read', 'changes.request'],
  ],
};
const count: HelpKey = { keys: ['Alt+M'], label: 'help.key.count' };
const rest: HelpKey = { keys: ['Alt+Enter'], label: 'help.key.rest' };
const undo: HelpKey = { keys: ['Alt+U'], label: 'help.key.undo' };
const file: HelpKey = { keys: ['Space'], label: 'help.key.file' };
const plus: HelpKey = { keys: ['+450.125'], label: 'help.key.plus' };
const sum: HelpKey = { keys: ['250+90'], label: 'help.key.sum' };
const date: HelpKey = { keys: ['t', '-1', '21', '2111'], label: 'help.key.date' };
const dateTime: HelpKey = { keys: ['t', '22:15', '20 2215'], label: 'help.key.dateTime' };
const calendar: HelpKey = { keys: ['Alt+↓'], label: 'help.key.calendar' };

const sheet = [down, column, review, count, rest, undo, plus, sum];

const DOCUMENTS = Object.fromEntries(
  DOCUMENT_PAGES.map(({ help, path, isCounted, isDated }) => [
    help,
    {
      path,
      keys: isDated ? [next, save, sum, date, calendar] : [next, save, ...(isCounted ? [count] : []), late, sum],
    },
  ]),
) as unknown as Record<DocumentTopic, HelpPage>;

/** The pages with a help text, and their keys. tests/client/help.test.ts compares the keys with the pages' code. */
export const HELP_PAGES: Readonly<Record<HelpTopic, HelpPage>> = {
  creditSale: { path: '/page/credit-entry', keys: [next, save, repeat, line, keep, late, sum] },
  payment: { path: '/page/creditor-payment-entry', keys: [next, save, count, late, sum] },
  collection: { path: '/page/employee-cash-collection', keys: [notes, column, save, late, sum] },
  exchange: { path: '/page/exchange', keys: [notes, column, save, late, sum] },
  transfer: { path: '/page/cash-transfer', keys: [notes, column, save, late, sum] },
  settlement: { path: '/page/swipe-settlement', keys: [next, save, sum, date, calendar] },
  cheques: { path: '/page/cheques', keys: [next, save, sum, date, calendar] },
  ...DOCUMENTS,
  salary: { path: '/page/salary', keys: [next, save, count, late, sum, date, calendar] },
  startShift: { path: '/page/start-shift', keys: [next, save, date, calendar] },
  closeShift: { path: '/closeshift', keys: sheet },
  correctShift: { path: '/page/correct-shift', keys: sheet },
  rates: { path: '/page/product-rate', keys: [next, save, sum, date, calendar] },
  invoice: { path: 'create-invoice', keys: [next, toLines, file, sum, dateTime, calendar] },
  stockIn: { path: '/page/stock-in', keys: [next, save, plus, sum, dateTime, calendar] },
  dip: { path: 'measure-tank', keys: [next, save, sum] },
  density: { path: 'density-reading', keys: [next, save, sum, date, calendar] },
  makeBills: { path: '/page/make-bills', keys: [bills, date, calendar] },
  import: { path: '/page/import', keys: [cell] },
  payRate: { path: '/page/pay-rate', keys: [next, save, sum, date, calendar] },
  slipBooks: { path: '/page/slip-books', keys: [next, save] },
  inspection: { path: '/page/last-inspection-entry', keys: [next, save, sum, date, calendar] },
  onDuty: { path: '/page/on-duty', keys: [next, save] },
  cashMemo: { path: '/page/instant-cash-memo', keys: [memos, sum, date, calendar] },
  backwardStockIn: { path: '/page/backward-stockin', keys: [next, save, plus, sum, date, dateTime, calendar] },
  meterEvent: { path: 'meter-event', keys: [next, save, plus, sum] },
  interest: { path: '/page/charge-interest', keys: [charge, date, calendar] },
  list: { path: '/page/create-creditor', keys: [next, save] },
};

/** All masters but the rates share a help. */
const PATH_OF_MASTER =
  /^\/(page\/(create-|creditor-vehicle|permitted-variation|roles|user-edit|mpd-nozzel-edit)|edit-page\/)/;

/** What Enter, Ctrl+Enter and Esc do where a page has no help of its own. */
export const KEYS_OF_FORMS: readonly HelpKey[] = [next, save, { keys: ['Esc'], label: 'help.key.close' }];

/** The topic of the page at this path. */
export const topicAt = (path: string): HelpTopic | undefined =>
  (Object.keys(HELP_PAGES) as HelpTopic[]).find((topic) => HELP_PAGES[topic].path === path) ??
  (PATH_OF_MASTER.test(path) ? 'list' : undefined);
