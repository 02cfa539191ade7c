import type { Master } from '../master';
import { type MasterField, nameOfReference } from '../master-field';
import type { MasterRow } from '../master-row';

type Values = Readonly<Record<string, unknown>>;

/**
 * The fields by which a row of a sheet is recognised as one of the list: the title if it is unique, perhaps within other
 * fields, else what the master declares unique, else the title.
 */
export function keyFieldsOf<Row extends MasterRow>({ fields, title }: Master<Row>): MasterField[] {
  const unique = fields.filter(({ options }) => options.unique);
  const last = unique.find(({ name }) => name === title) ?? unique[0];
  if (last === undefined) return fields.filter(({ name }) => name === title);
  return fieldsOfUnique({ fields }, last);
}

/** A unique field with those within which it is unique. */
export function fieldsOfUnique({ fields }: Pick<Master, 'fields'>, last: MasterField): MasterField[] {
  const within = Array.isArray(last.options.unique) ? last.options.unique : [];
  return [...fields.filter(({ name }) => within.includes(name)), last];
}

/** The phone number, which tells rows of the same name apart where names are not unique. */
export const phoneFieldOf = <Row extends MasterRow>({ fields }: Master<Row>): MasterField | undefined =>
  fields.find(({ options }) => options.kind === 'phone');

/** Whether something besides the key is unique. */
export function hasMoreUniques<Row extends MasterRow>(master: Master<Row>): boolean {
  const key = keyFieldsOf(master);
  return master.fields.some((field) => field.options.unique && !key.includes(field));
}

/** Whether two rows may have the same key: the names of people. */
export const hasAmbiguousKey = <Row extends MasterRow>(master: Master<Row>): boolean =>
  keyFieldsOf(master).every(({ options }) => !options.unique);

/** A comparable form of some values: texts ignoring case and repeated blanks. Null if one is missing. */
export function keyOf(fields: readonly MasterField[], values: Values): string | null {
  const parts = fields.map(({ name }) => values[name]);
  if (parts.some((part) => part === null || part === undefined || part === '')) return null;
  return JSON.stringify(parts.map((part) => (typeof part === 'string' ? wordsKey(part) : part)));
}

export const wordsKey = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The name of a field's value in a row: that of the referenced row for a reference. */
export const shownOf = (field: MasterField, row: MasterRow): unknown =>
  (row as unknown as Values)[field.options.reference ? nameOfReference(field) : field.name];
