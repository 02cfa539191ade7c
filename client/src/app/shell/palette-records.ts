import { searchWordsFor } from '../../../../i18n/search-words';
import { t } from '../../i18n/translate';
import type { NavigationItem } from '../navigation';
import type { FoundRecord, PaletteEntry } from './palette-groups';

type Items = readonly NavigationItem[];

/** The page that lists records of a kind without detail pages. */
const PAGE_OF_KIND: Readonly<Record<string, string>> = {
  CreditorVehicle: '/page/creditor-vehicle',
  Pump: '/page/mpd-nozzel-edit',
  Nozzle: '/page/mpd-nozzel-edit',
  Tank: '/page/create-tank',
  Product: '/page/create-product',
  SwipeMachine: '/page/create-swipe',
  TransactionAccount: '/page/create-transaction-account',
  ExpenditureCategory: '/page/create-expenditure',
  Supplier: '/page/create-supplier',
  PaymentMode: '/page/create-paymode',
  User: '/page/user-edit',
};

type CommandText = Extract<Parameters<typeof t>[0], `palette.of.${string}`>;
type Command = [text: CommandText, aliases: string, pathOf: (record: FoundRecord) => string];

/** The id identifies the record, the name is a label; it may contain a slash. */
const drill =
  (route: string) =>
  ({ id, title }: FoundRecord): string =>
    `/report/${route}/${id}/${encodeURIComponent(title)}`;
const asked =
  (path: string, name: string) =>
  ({ id }: FoundRecord): string =>
    `${path}?${name}=${id}`;

/** Commands for records of a kind, the most frequent first. */
const COMMANDS: Readonly<Record<string, readonly Command[]>> = {
  Creditor: [
    ['palette.of.unbilled', 'unbilled', drill('credit-report-unbilled-bycreditor')],
    ['palette.of.bills', 'billed', drill('credit-report-billed-bycreditor')],
    ['palette.of.payments', 'paid', drill('creditor-payment-bycreditorId')],
    ['palette.of.statement', 'account', asked('/report/credit-statement', 'creditor')],
    ['palette.of.takePayment', 'receive', asked('/page/creditor-payment-entry', 'creditor')],
    ['palette.of.edit', 'change', asked('/edit-page/creditor', 'id')],
  ],
  CreditorVehicle: [['palette.of.edit', 'change', asked('/page/creditor-vehicle', 'id')]],
  Employee: [
    ['palette.of.account', 'salary', asked('/report/employee-salary-detail', 'employee')],
    ['palette.of.advances', '', asked('/report/employee-advance-between-two-day', 'employee')],
    ['palette.of.attendance', 'shortage', asked('/report/employee-attendance-shortage', 'employee')],
    ['palette.of.edit', 'change', asked('/edit-page/employee', 'id')],
  ],
};

const isThere = (items: Items, to: string): boolean => {
  const [path] = to.split('?');
  // Drill pages are in no menu and are open to every user who can find the creditor.
  return path!.split('/').length > 3 || items.some((item) => item.path === path);
};

/** The commands of a creditor or an employee whose pages exist for this user. */
export const commandsOf = (record: FoundRecord, items: Items): PaletteEntry[] =>
  (COMMANDS[record.kind] ?? []).flatMap(([text, aliases, pathOf]) => {
    const to = pathOf(record);
    const words = `${aliases} ${searchWordsFor(text)}`;
    return isThere(items, to) ? { value: to, group: 'commands', label: t(text), aliases: words, to } : [];
  });

const isSaid = (part: string | null): part is string => part !== null && part !== '';

/** A record as an entry of the palette; empty if the user can open no page for it. */
export function entryOfRecord(record: FoundRecord, items: Items): PaletteEntry[] {
  const page = items.find(({ path }) => path === PAGE_OF_KIND[record.kind]);
  const isOpened = record.kind in COMMANDS;
  const to = isOpened ? commandsOf(record, items)[0]?.to : page?.path;
  if (to === undefined) return [];
  const disabled = record.disabled ? t('palette.disabled') : null;
  return [
    {
      value: `${record.kind} ${record.id}`,
      group: record.kind === 'Creditor' ? 'creditors' : record.kind === 'Employee' ? 'employees' : 'station',
      label: record.title,
      hint: [page ? t(page.label) : null, record.hint, disabled].filter(isSaid).join(' · '),
      to,
      ...(isOpened && { record }),
    },
  ];
}
