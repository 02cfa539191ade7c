import { KINDS } from '../../masters/field-kind';
import { type Master, masterOf } from '../../masters/master';
import { type MasterField, nameOfReference } from '../../masters/master-field';
import { moduleOf } from '../../masters/master-module';
import type { MasterClass, MasterRow } from '../../masters/master-row';
import { inLitres, lastId, rupees } from './present';
import { askRow, type Row, submitRow } from './route';
import { body, type Fields, flag, parameters, text, typed, whole } from './shape';

type OldValues = Record<string, unknown>;

/** GET: the rows in use with these old fields; `q` in the query searches the texts of the list. */
export function listRow<Of extends MasterRow>(path: string, target: MasterClass<Of>, keys: readonly string[]): Row {
  const { master, queries } = moduleOf(target);
  return askRow({
    method: 'GET',
    path,
    query: queries.list,
    shape: parameters({ search: text('q') }),
    present: (rows) =>
      rows.map((row) => {
        const old = oldRow(master, row);
        return Object.fromEntries(keys.map((key) => [key, old[key]]));
      }),
  });
}

/** GET …/:id: the row with all of its old fields, as a list of one or as an object, as the old path did. */
export function oneRow<Of extends MasterRow>(path: string, target: MasterClass<Of>, as: 'list' | 'object'): Row {
  const { master, queries } = moduleOf(target);
  return askRow({
    method: 'GET',
    path,
    query: queries.existing,
    shape: parameters({ id: whole(path.split(':')[1]!) }),
    present: (row) => (as === 'list' ? [oldRow(master, row)] : oldRow(master, row)),
  });
}

/** POST: a new row from its old fields. */
export function createRow<Of extends MasterRow>(path: string, target: MasterClass<Of>, bodies?: Row['bodies']): Row {
  const { master, commands } = moduleOf(target);
  return submitRow({
    method: 'POST',
    path,
    ...(bodies && { bodies }),
    command: commands.create,
    shape: body({
      ...fieldsOf(master),
      ...answerOf(master),
      ...(master.options.reasonOfNew !== undefined && { reason: typed('comment') }),
    }),
    present: ({ id }) => lastId(id),
  });
}

interface OldChange {
  /** The object in the body that holds the changed row. */
  within: string;
  /** The field with the version that the old tool read and sends back. */
  version: string;
}

/** PUT: changes a row, with the reason in `comment`. */
export function updateRow<Of extends MasterRow>(path: string, target: MasterClass<Of>, { within, version }: OldChange) {
  const { master, commands } = moduleOf(target);
  return submitRow({
    method: 'PUT',
    path,
    command: commands.update!,
    shape: body({
      ...fieldsOf(master, { within, isChange: true }),
      id: whole(`${within}.${master.options.legacyId}`),
      version: whole(version),
      reason: typed('comment'),
      ...answerOf(master),
      ...(master.canBeDisabled && { disabled: typed(`${within}.disabled`) }),
    }),
    present: ({ message }) => ({ msg: message }),
  });
}

/** For masters that ask about figures. */
const answerOf = <Of extends MasterRow>({ options }: Master<Of>): Fields =>
  options.asks ? { confirmed: flag('confirmed', false) } : {};

/** The fields of a new or changed row under their old names. */
function fieldsOf<Of extends MasterRow>({ fields }: Master<Of>, { within = '', isChange = false } = {}): Fields {
  const taken = fields.filter(
    ({ options }) => options.legacy && !(isChange && options.readOnlyAfterCreate && !options.changedElsewhere),
  );
  const prefix = within === '' ? '' : `${within}.`;
  return Object.fromEntries(taken.map(({ name, options }) => [name, typed(`${prefix}${options.legacy}`)]));
}

/** A row under its old names, with its id, its version and the titles of its references. */
function oldRow<Of extends MasterRow>(master: Master<Of>, row: Of): OldValues {
  const values = { ...row } as OldValues;
  const { legacyId } = master.options;
  const shown = master.fields.filter(({ options }) => options.legacy && options.kind !== 'password');
  return {
    ...(legacyId && { [legacyId]: row.id }),
    ...Object.fromEntries(shown.flatMap((field) => [...oldValue(field, values), ...oldTitle(field, values)])),
    ...(master.canBeDisabled && { disabled: values.disabled }),
    version: row.version,
  };
}

const oldValue = ({ name, options }: MasterField, values: OldValues): [string, unknown][] => [
  [options.legacy!, values[name] === null ? null : oldFigure(options.kind, values[name])],
];

function oldTitle(field: MasterField, values: OldValues): [string, unknown][] {
  if (field.options.reference === undefined) return [];
  const { title, fields } = masterOf(field.options.reference());
  const legacy = fields.find(({ name }) => name === title)?.options.legacy;
  return legacy === undefined ? [] : [[legacy, values[nameOfReference(field)]]];
}

function oldFigure(kind: MasterField['options']['kind'], value: unknown): unknown {
  switch (KINDS[kind].rule) {
    case 'money':
    case 'rate':
      return rupees(value as number);
    case 'litres':
      return inLitres(value as number);
    case 'flag':
      return Number(value);
    default:
      return value;
  }
}
