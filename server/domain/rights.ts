/** What a right allows, in the words of the roles page. */
interface RightEntry {
  name: string;
  area: Area;
  description: string;
}

/** The areas of the roles page, in its order. */
export const AREAS = [
  { name: 'shifts', label: 'Shifts' },
  { name: 'credit', label: 'Credit and bills' },
  { name: 'stock', label: 'Stock and decanting' },
  { name: 'cash', label: 'Cash and card payments' },
  { name: 'employees', label: 'Employees and pay' },
  { name: 'books', label: 'Books and figures' },
  { name: 'changes', label: 'Changes and limits' },
  { name: 'masters', label: 'Masters' },
  { name: 'station', label: 'Station and users' },
] as const;
type Area = (typeof AREAS)[number]['name'];

/**
 * All rights of the station. Every command, query, report, master and subscription names the one it needs.
 * A role is a set of them.
 */
export const RIGHTS = [
  { name: 'shift.read', area: 'shifts', description: 'See shifts, their readings, sales and sheets' },
  { name: 'shift.start', area: 'shifts', description: 'Start a shift' },
  { name: 'shift.startAhead', area: 'shifts', description: 'Start a shift more than a day ahead of the next one due' },
  { name: 'shift.crew', area: 'shifts', description: 'Change who is on duty in the running shift' },
  { name: 'shift.close', area: 'shifts', description: 'Close the running shift' },
  { name: 'shift.lateEntry', area: 'shifts', description: 'Enter what was forgotten in a closed shift' },
  { name: 'shift.undo', area: 'shifts', description: 'Undo the last close, or cancel the running shift' },
  { name: 'shift.correct', area: 'shifts', description: 'Correct a closed shift' },
  { name: 'meters.record', area: 'shifts', description: 'Record repairs and resets of meters, and take them back' },
  { name: 'credit.read', area: 'credit', description: 'See credit sales, bills, payments and what creditors owe' },
  { name: 'credit.record', area: 'credit', description: 'Record credit sales, enter slip books, and void slips' },
  {
    name: 'credit.overLimit',
    area: 'credit',
    description: "Sell above a creditor's limit, whatever the station settings say",
  },
  { name: 'credit.receive', area: 'credit', description: "Record creditors' payments" },
  {
    name: 'credit.adjust',
    area: 'credit',
    description: 'Record credit notes, discounts, bad debts and tax deducted by creditors',
  },
  { name: 'credit.bill', area: 'credit', description: 'Make bills' },
  { name: 'credit.interest', area: 'credit', description: 'See interest due and charge it' },
  { name: 'stock.read', area: 'stock', description: 'See stock, dips, densities, invoices and stock reports' },
  { name: 'stock.record', area: 'stock', description: 'Record invoices, stock-ins, dips, densities and inspections' },
  {
    name: 'stock.correct',
    area: 'stock',
    description: 'Record a stock-in in a closed shift, and remove an inspection',
  },
  { name: 'cash.read', area: 'cash', description: 'See the safe, cash documents, card payments and cash memos' },
  {
    name: 'cash.record',
    area: 'cash',
    description: 'Record collections, expenditures, transfers and exchanges of notes',
  },
  {
    name: 'cash.settle',
    area: 'cash',
    description: 'Settle card payments with the bank, move money between accounts, and say what became of cheques',
  },
  {
    name: 'cash.opening',
    area: 'cash',
    description: 'Enter notes already in the safe, and opening balances of accounts, employees and suppliers',
  },
  { name: 'employees.read', area: 'employees', description: 'See advances, attendance and shortages of employees' },
  { name: 'employees.advance', area: 'employees', description: 'Record advances to employees' },
  { name: 'employees.papers', area: 'employees', description: 'See and set the documents and pictures of employees' },
  { name: 'pay.read', area: 'employees', description: 'See pay rates and salaries' },
  { name: 'pay.record', area: 'employees', description: 'Pay salaries, and change pay rates' },
  { name: 'books.read', area: 'books', description: 'See the day book, the trial balance, and profit and loss' },
  { name: 'figures.read', area: 'books', description: 'See the key figures on the home page' },
  { name: 'audit.read', area: 'books', description: 'See the audit: who changed what, when and why' },
  { name: 'changes.request', area: 'changes', description: 'Request changes and deletions of recorded entries' },
  {
    name: 'changes.decide',
    area: 'changes',
    description: 'Decide on requested changes, and change entries without approval (not with four eyes)',
  },
  { name: 'limits.exceed', area: 'changes', description: 'Record at once what waits by the station settings' },
  { name: 'masters.read', area: 'masters', description: 'See the lists of products, tanks, creditors, employees …' },
  { name: 'masters.creditor.add', area: 'masters', description: 'Add creditors and their vehicles' },
  { name: 'masters.employee.add', area: 'masters', description: 'Add employees' },
  { name: 'masters.currency.add', area: 'masters', description: 'Add notes and coins' },
  { name: 'masters.product.add', area: 'masters', description: 'Add products and permitted variations' },
  { name: 'masters.rate.add', area: 'masters', description: 'Add product rates' },
  { name: 'masters.equipment.add', area: 'masters', description: 'Add tanks, pumps and nozzles, and enter dip charts' },
  {
    name: 'masters.account.add',
    area: 'masters',
    description: 'Add accounts, payment modes, card machines, expenditure categories and suppliers',
  },
  { name: 'views.share', area: 'station', description: 'Share saved views with everyone, and remove shared ones' },
  { name: 'messages.manage', area: 'station', description: 'Choose who gets which message, and see the outbox' },
  { name: 'station.configure', area: 'station', description: 'Change the station settings and the shifts of the day' },
  { name: 'keys.manage', area: 'station', description: 'Create and revoke API keys for other programs' },
  { name: 'users.manage', area: 'station', description: 'Create and change users and roles' },
] as const satisfies readonly RightEntry[];

export type Right = (typeof RIGHTS)[number]['name'];

export const ALL_RIGHTS: ReadonlySet<Right> = new Set(RIGHTS.map(({ name }) => name));

/** The roles that every station has. Nobody changes them, and `admin` gains each new right with its version. */
export const BUILT_IN_ROLES = {
  admin: ALL_RIGHTS,
  /** Who works a shift. The specification fixes it: what a user who is no admin may do. */
  staff: new Set<Right>([
    'shift.read',
    'shift.start',
    'shift.crew',
    'shift.close',
    'credit.read',
    'credit.record',
    'credit.receive',
    'credit.bill',
    'stock.read',
    'stock.record',
    'cash.read',
    'cash.record',
    'cash.settle',
    'employees.read',
    'employees.advance',
    'changes.request',
    'masters.read',
    'masters.creditor.add',
    'masters.employee.add',
    'masters.currency.add',
  ]),
  /**
   * Who keeps the books: reads everything about money, makes bills, charges interest, adjusts what creditors owe
   * and settles card payments. Records
   * nothing at the pump and pays nothing out; corrections are requested.
   */
  accountant: new Set<Right>([
    'shift.read',
    'credit.read',
    'credit.adjust',
    'credit.bill',
    'credit.interest',
    'stock.read',
    'cash.read',
    'cash.settle',
    'employees.read',
    'pay.read',
    'books.read',
    'figures.read',
    'audit.read',
    'changes.request',
    'masters.read',
  ]),
} as const satisfies Readonly<Record<string, ReadonlySet<Right>>>;

export type BuiltInRole = keyof typeof BUILT_IN_ROLES;

/** The names of the built-in roles, which are labels; other names are typed. */
export const BUILT_IN_NAMES: Readonly<Record<BuiltInRole, string>> = {
  admin: 'Admin',
  staff: 'Staff',
  accountant: 'Accountant',
};

/**
 * Rights over others: to create accounts, to decide for others, or to set what they may do. The station can require
 * two-step login of users with one of them.
 */
export const POWERS: readonly Right[] = [
  'users.manage',
  'keys.manage',
  'station.configure',
  'changes.decide',
  'limits.exceed',
];

/** A role as it is stored: a built-in one takes its rights from `BUILT_IN_ROLES`, another one from this text. */
export interface StoredRole {
  builtIn: BuiltInRole | null;
  /** Names of rights, separated by blanks. */
  rights: string;
}

export const isRight = (name: string): name is Right => (ALL_RIGHTS as ReadonlySet<string>).has(name);

/** The rights of a role. A name that this version does not know gives none. */
export const rightsOfRole = ({ builtIn, rights }: StoredRole): ReadonlySet<Right> =>
  builtIn === null ? new Set(rightNames(rights).filter(isRight)) : BUILT_IN_ROLES[builtIn];

/** The names in a role's stored text, known or not. */
export const rightNames = (rights: string): string[] => rights.split(/\s+/).filter((name) => name !== '');

/**
 * Who may call an entry point: anyone, even without a log-in; everyone who is logged in, with an API key too; every
 * person who is logged in, as it is about their own account; those who have one of `BELL_RIGHTS`; or those who have the
 * right.
 */
export type Access = 'anyone' | 'signedIn' | 'ownAccount' | 'bell' | Right;
