import { calls } from '../specification/calls';

/** The path as in the table of rows, where the review of a row is one wildcard segment. */
const asRow = (path: string): string =>
  path.replace('{tableName}-{rowId}', '*').replace(/\{(\w+)\}/g, (_part, name: string) => `:${name}`);

/** The calls of the specification's section 7, by the names of their rows. */
export const SECTION_SEVEN: readonly string[] = calls.map(([method, path]) => `${method} ${asRow(path)}`);

/** What the specification mentions without showing its calls: the paths chosen for it. */
export const BESIDE_SECTION_SEVEN = [
  'POST /api/v1/login',
  'POST /api/v1/nozzel',
  'POST /api/v1/product-rate',
  'POST /api/v1/employee',
  'POST /api/v1/credit',
  'POST /api/v1/creditor-payment',
  'POST /api/v1/employee-advance',
  'POST /api/v1/employee-cash-collection',
  'POST /api/v1/expenditure',
  'POST /api/v1/currency',
  'POST /api/v1/dip-table',
  'POST /api/v1/mis/undo-last-shift',
] as const;

/** Whether a call, as sent, belongs to a row. */
export function isCallOf(row: string, call: string): boolean {
  const pattern = row.replace(/[.]/g, '\\.').replace(/\*|:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(call.split('?')[0]!);
}
