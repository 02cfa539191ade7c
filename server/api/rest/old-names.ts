import { masters } from '../../masters';
import type { Master } from '../../masters/master';

/** What the old tools call the fields of recorded documents, where the registry of changes calls them otherwise. */
const OF_DOCUMENTS: Readonly<Record<string, string>> = {
  pumpId: 'mpdId',
  litres: 'quantity',
  expenditureCategoryId: 'exCatId',
  accountId: 'trAccountId',
  paymentModeId: 'payModeId',
  machineName: 'swipeMachineName',
  startVolume: 'startDipVolume',
  endVolume: 'endDipVolume',
};

const OF_TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  invoice: { amount: 'invoiceAmount' },
  inspection: { inspectionDate: 'date' },
  tank_dip: { volume: 'volumeInLtrs' },
};

/** Ids of section 3 that nobody changes, so the registry of changes has no field for them: the row's name of each. */
const UNCHANGED_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The type's, as `stockIn` takes it.
  stock_in: { productId: 'productId', shiftId: 'shiftTypeId', invoiceDetailId: 'invoiceLineId', tankId: 'tankId' },
  invoice: { document: 'documentId' },
  invoice_line: { invoiceId: 'invoiceId', productId: 'productId' },
  inspection: { productId: 'productId' },
};

const byTable = new Map(masters.map(({ master }) => [master.table, master]));
const byName = new Map(masters.map(({ master }) => [master.name, master]));

const legacyOf = ({ fields }: Master, name: string): string | undefined =>
  fields.find((field) => field.name === name)?.options.legacy;

const withId = (table: string): string =>
  `${table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}Id`;

/** What the old tools call the id of a row: 'creditorId', 'mpdId', 'stockInId' (specification, section 3). */
export const oldIdOf = (table: string): string =>
  table === 'invoice_line' ? 'invoiceDetailId' : (byTable.get(table)?.options.legacyId ?? withId(table));

/** What the old tools call a field of a table that is open to changes: 'hasSmallCreditor' of isSmall, 'mpdId' of pumpId. */
export function oldFieldOf(table: string, name: string): string {
  const master = byTable.get(table);
  if (master !== undefined) return legacyOf(master, name) ?? name;
  return OF_TABLES[table]?.[name] ?? OF_DOCUMENTS[name] ?? name;
}

/** The ids in a row of a table that old tools read beside its fields, under the names that they call them. */
export const oldIdsIn = (table: string, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(UNCHANGED_IDS[table] ?? {}).map(([old, name]) => [old, row[name] ?? null]));

/** A minute as the old tools read it: the specification writes that of a stock-in with a blank, others with a T. */
export const oldMinuteOf = (table: string, name: string, value: unknown): unknown =>
  table === 'stock_in' && name === 'stockInDateTime' && typeof value === 'string' ? value.replace('T', ' ') : value;

/** What the old tools call the title of the master that a reference points to: 'mpdName' of a Pump. */
export function oldTitleOf(masterName: string): string | undefined {
  const master = byName.get(masterName);
  return master && legacyOf(master, master.title);
}
