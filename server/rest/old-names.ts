import { masters } from '../masters';
import type { Master } from '../masters/master';

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

/** What the old tools call the title of the master that a reference points to: 'mpdName' of a Pump. */
export function oldTitleOf(masterName: string): string | undefined {
  const master = byName.get(masterName);
  return master && legacyOf(master, master.title);
}
