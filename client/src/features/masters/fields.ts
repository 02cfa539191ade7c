import { unitsText } from '../../../../server/domain/kernel/decimal';
import type { Right } from '../../../../server/domain/rights';
import { t } from '../../i18n/translate';
import type { WireValues } from '../../ui/inputs/field-definition';
import { type ControlKind, type FieldDefinition, type FieldValues, PLACES } from '../../ui/inputs/field-definition';
import type { Option } from '../../ui/inputs/match-options';
import { LOADING, type OptionSource } from '../../ui/inputs/use-suggestions';
import type { Column, ColumnKind } from '../../ui/table/table-column';
import { roleName } from '../../ui/text/role-name';
import { today } from '../../ui/text/station-zone';
import type { MasterDefinition, MasterField } from './catalogue';
import type { MasterRow } from './documents';

/** The choices of reference fields, by master name. */
export type References = Readonly<Record<string, readonly Option[]>> | typeof LOADING;

/** The right to add rows of each master, by its name. */
export type Adders = Readonly<Record<string, Right>>;

/** The fields that are given for a new row. */
export const givenFieldsOf = ({ fields }: MasterDefinition): MasterField[] =>
  fields.filter(({ inForm, onlyInChanges }) => inForm && !onlyInChanges);

/** The values that a new row has unless they are changed, as in its form. */
export const standardValues = (master: MasterDefinition): WireValues => ({
  ...Object.fromEntries(
    givenFieldsOf(master).flatMap(({ name, kind, default: standard }): [string, string | boolean][] => {
      // An amount that the row begins with is typed: a 0 in the field would hide that it is missing.
      if (!standard || standard === '0') return [];
      if (kind === 'flag') return standard === 'true' ? [[name, true]] : [];
      const places = PLACES[kind as ControlKind] ?? 0;
      return [[name, places > 0 ? unitsText(Number(standard), places) : standard]];
    }),
  ),
  ...(master.name === 'Employee' && { joinDate: today() }),
});

/** The fields of a form for a new row. */
export const newFieldsOf = (master: MasterDefinition, references: References, adders: Adders): FieldDefinition[] =>
  givenFieldsOf(master).map((field) => ({
    ...controlOf(field, references, adders),
    required: field.required || field.isAsked,
    hint: hintOf(field),
  }));

/**
 * The form fields of an existing row: passwords are not loaded, and fixed fields are read-only. `only` lists those that
 * staff may request.
 */
export const rowFieldsOf = (
  { fields }: MasterDefinition,
  references: References,
  adders: Adders,
  row: MasterRow,
  only?: readonly string[],
): FieldDefinition[] =>
  fields
    .filter(({ inForm, shownBy, name, changedBy }) =>
      only ? only.includes(name) && changedBy == null : inForm && shownBy,
    )
    .map((field) => ({
      ...controlOf(field, references, adders),
      disabled: field.readOnlyAfterCreate,
      chosen: field.reference ? { value: String(row[field.name]), label: shown(field, row) } : undefined,
    }));

/** Not copied: what a row has of its own, and what it began with. */
const OWN_KINDS: ReadonlySet<string> = new Set(['password', 'email', 'phone', 'multiline']);
const isOwnOfRow = ({ name, kind, unique }: MasterField): boolean =>
  unique || OWN_KINDS.has(kind) || name === 'initialReading' || name.startsWith('opening');

/** The initial values of a row that is added like another one. */
export const copiedValues = (master: MasterDefinition, row: MasterRow): WireValues =>
  Object.fromEntries(
    givenFieldsOf(master)
      .filter((field) => field.shownBy && field.name !== master.title && !isOwnOfRow(field))
      .map(({ name }) => [name, row[name] as WireValues[string]]),
  );

/** The initial values of a new row that the address names: `?productId=3`. */
export const askedValues = (master: MasterDefinition, asked: URLSearchParams): WireValues =>
  Object.fromEntries(givenFieldsOf(master).flatMap(({ name }) => (asked.has(name) ? [[name, asked.get(name)]] : [])));

/** A field of a master as one of a form. */
export function controlOf(field: MasterField, references: References, adders: Adders = {}): FieldDefinition {
  const { name, label, kind, required, message, hint, options, reference } = field;
  return {
    name,
    label,
    kind: kind as ControlKind,
    required,
    message,
    hint,
    min: field.min ?? undefined,
    max: field.max ?? undefined,
    case: (field.case as FieldDefinition['case']) ?? undefined,
    adds: reference ?? undefined,
    addedWith: reference ? adders[reference] : undefined,
    options: kind === 'choice' ? options : reference ? choicesOf(references, reference) : undefined,
  };
}

const choicesOf = (references: References, reference: string): OptionSource =>
  references === LOADING ? LOADING : (references[reference] ?? []);

/** The hint of a password is its rules. */
const hintOf = ({ kind, hint, message }: MasterField): string | undefined =>
  kind === 'password' ? message : (hint ?? undefined);

/** The unique field whose typed value another listed row already has; null if none. */
export function takenField(
  { fields }: MasterDefinition,
  typed: FieldValues,
  rows: readonly MasterRow[],
): string | null {
  const alike = (one: unknown, other: unknown): boolean =>
    String(one ?? '')
      .trim()
      .toLowerCase() ===
    String(other ?? '')
      .trim()
      .toLowerCase();
  const unique = fields.find(({ name, unique, kind }) => unique && kind === 'text' && typed[name]);
  return unique && rows.some((row) => alike(row[unique.name], typed[unique.name])) ? unique.name : null;
}

/** The form values that differ from the initial row. */
export const changesOf = (values: WireValues, row: MasterRow): WireValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => String(value ?? '') !== String(row[name] ?? '')));

/** A field's value as text, as in the list. */
export function shown(field: MasterField, row: MasterRow): string {
  const value = row[field.shownBy ?? field.name];
  if (field.kind === 'flag') return t(value === true ? 'masters.yes' : 'masters.no');
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? '';
  const text = String(value ?? '');
  return field.reference === 'Role' || (row.builtIn && field.name === 'name') ? roleName(text) : text;
}

/** The display name of a row. */
export function nameOf({ name: master, title, fields, label }: MasterDefinition, row: MasterRow): string {
  const field = fields.find(({ name }) => name === title);
  if (field === undefined) return label;
  return master === 'Role' ? roleName(shown(field, row)) : shown(field, row);
}

/** The kinds of columns of figures and days; the other fields are texts. */
export const COLUMN_KINDS: Partial<Record<string, ColumnKind>> = {
  money: 'money',
  rate: 'rate',
  litres: 'litres',
  percent: 'percent',
  integer: 'count',
  date: 'date',
};

const MOST_ON_PHONE = 4;

/** The columns of the list, with the state if disabled rows are shown too. */
export function columnsOf({ fields }: MasterDefinition, withState: boolean): Column<MasterRow>[] {
  const columns = fields
    .filter(({ inList }) => inList)
    .map((field, index): Column<MasterRow> => {
      const { name, label } = field;
      const kind = COLUMN_KINDS[field.kind] ?? 'text';
      const words = kind === 'text' ? { value: (row: MasterRow) => shown(field, row) } : {};
      return { key: name, label, kind, hideOnPhone: index >= MOST_ON_PHONE, ...words };
    });
  const state = (row: MasterRow): string => (row.disabled ? t('masters.disabled') : '');
  return withState ? [...columns, { key: 'disabled', label: t('masters.state'), kind: 'text', value: state }] : columns;
}
