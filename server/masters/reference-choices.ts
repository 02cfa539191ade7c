import { refusal } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { toldApart } from '../domain/told-apart';
import { ask, defineQuery, type Query } from '../platform/ask';
import { IsText } from '../platform/is-text';
import type { Master } from './master';
import { nameOfReference } from './master-field';
import type { MasterModule } from './master-module';
import type { MasterRow } from './master-row';

/** A row of a master as an option of a picker. */
export interface ReferenceChoice {
  id: number;
  title: string;
  /** Another name that lists and slips show: 'HS'. Null if the row has none, or it is the title. */
  shortName: string | null;
}

export class ReferenceInput {
  @IsText('reference', 100) reference!: string;
}

/**
 * A unique title of a row: 'T1', or 'P1 N1' if names are unique only within another row. A disabled row is marked: 'T3
 * (disabled)'.
 */
export function choiceTitle<Row extends MasterRow>({ fields, title }: Master<Row>, row: Row): string {
  const values = row as unknown as Readonly<Record<string, unknown>>;
  const nameIn = (property: string): unknown => {
    const field = fields.find(({ name }) => name === property);
    return values[field?.options.reference ? nameOfReference(field) : property];
  };
  const unique = fields.find(({ name }) => name === title)?.options.unique;
  const within = Array.isArray(unique) ? unique : [];
  const words = [...within, title].map((property) => String(nameIn(property)));
  return [...words, ...(isDisabled(row) ? ['(disabled)'] : [])].join(' ');
}

const phoneOf = (row: MasterRow): string | null => {
  const { contactNo, phoneNo } = row as MasterRow & { contactNo?: string | null; phoneNo?: string | null };
  return contactNo ?? phoneNo ?? null;
};

function shortNameOf(row: MasterRow, title: string): string | null {
  const { shortName = null } = row as MasterRow & { shortName?: string };
  return shortName === title ? null : shortName;
}

/** Whether the row is out of use; a master without that has none. */
export const isDisabled = (row: MasterRow): boolean => 'disabled' in row && row.disabled === true;

/**
 * The rows of a master in list order for users who may read the list: first those in use, then the disabled ones, which
 * earlier documents still name. Throws ProblemError: INVALID for an unknown master, FORBIDDEN without the permission.
 */
export const referenceChoicesOf = (modules: readonly MasterModule[]): Query<ReferenceInput, ReferenceChoice[]> =>
  defineQuery({
    name: 'referenceChoices',
    right: 'signedIn',
    input: ReferenceInput,
    async run({ ctx }, { reference }) {
      const module = modules.find(({ master }) => master.name === reference);
      if (module === undefined) throw refusal('UNKNOWN', texts.unknownList(), 'reference', 'INVALID');
      const rows = await ask(ctx, module.queries.list, { includeDisabled: true });
      const titles = toldApart(
        rows.map((row) => ({ id: row.id, name: choiceTitle(module.master, row), contactNo: phoneOf(row) })),
      );
      return [...rows.filter((row) => !isDisabled(row)), ...rows.filter(isDisabled)].map((row) => {
        const title = titles.get(row.id)!;
        return { id: row.id, title, shortName: shortNameOf(row, title) };
      });
    },
  });
