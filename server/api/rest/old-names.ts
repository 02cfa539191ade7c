import { masters } from '../../masters';
import type { Master } from '../../masters/master';

/** Old names of documents' fields that differ from the names in the registry of changes. */
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

/** Ids of the specification's section 3 that cannot be changed, so the registry has no field for them: old name to column. */
const UNCHANGED_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The id of the shift type, as `stockIn` takes it.
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

/** The old name of a row's id: 'creditorId', 'mpdId', 'stockInId' (specification, section 3). */
export const oldIdOf = (table: string): string =>
  table === 'invoice_line' ? 'invoiceDetailId' : (byTable.get(table)?.options.legacyId ?? withId(table));

/** The old name of a editable table's field: 'hasSmallCreditor' for isSmall, 'mpdId' for pumpId. */
export function oldFieldOf(table: string, name: string): string {
  const master = byTable.get(table);
  if (master !== undefined) return legacyOf(master, name) ?? name;
  return OF_TABLES[table]?.[name] ?? OF_DOCUMENTS[name] ?? name;
}

/** The unchangeable ids of a row, under their old names. */
export const oldIdsIn = (table: string, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(UNCHANGED_IDS[table] ?? {}).map(([old, name]) => [old, row[name] ?? null]));

/** A minute in the old format: with a blank for a stock-in, with a T for others (specification). */
export const oldMinuteOf = (table: string, name: string, value: unknown): unknown =>
  table === 'stock_in' && name === 'stockInDateTime' && typeof value === 'string' ? value.replace('T', ' ') : value;

/** The old name of the title of a referenced master: 'mpdName' for Pump. */
export function oldTitleOf(masterName: string): string | undefined {
  const master = byName.get(masterName);
  return master && legacyOf(master, master.title);
}
