import { textOf } from '../../services/approvals/change-field';
import type { Master } from '../master';
import type { MasterField } from '../master-field';
import type { MasterRow } from '../master-row';
import { type FoundTable, importedFieldsOf } from './headings';

/** A value of all new rows. */
export interface AssumedValue {
  field: MasterField;
  /** As a cell. */
  value: string;
  /** The heading of another field that implies it; null for the default of the field. */
  heading: string | null;
}

/** What the headings imply for empty cells; a row that is known now may be new once its name is corrected. */
export const impliedValues = (columns: FoundTable['columns'], lines: FoundTable['rows']): AssumedValue[] =>
  columns.flatMap(({ field, at, implied }) =>
    implied && lines.some(({ cells }) => (cells[at] ?? '').trim() === '') ? [{ field, ...implied }] : [],
  );

/** The defaults of the fields without a column. */
export const defaultValues = <Row extends MasterRow>(
  master: Master<Row>,
  columns: FoundTable['columns'],
): AssumedValue[] =>
  importedFieldsOf(master).flatMap((field): AssumedValue[] => {
    const { kind, default: standard } = field.options;
    if (standard === undefined || typeof standard === 'function') return [];
    if (columns.some((column) => column.field === field)) return [];
    return [{ field, value: textOf({ kind }, standard) ?? '', heading: null }];
  });
