import { normaliseField, problemOfField } from '../../domain/field-rules';
import type { Problem } from '../../domain/kernel/problem';
import { cellText } from '../../domain/sheet';
import { refuseUnlessAllowed } from '../../platform/permission';
import type { Tx } from '../../platform/submit';
import { create } from '../change-master';
import { type Master, masterOf } from '../master';
import type { MasterField } from '../master-field';
import type { FoundTable } from './headings';
import { wordsKey } from './natural-key';

/** Names of a column that are no rows of the list that it refers to. */
export interface MissingRows {
  field: MasterField;
  referred: Master;
  /** As first written, each once, in the order of the sheet. */
  names: string[];
}

/** The cells of a line as they are written, and what is wrong with them. */
interface ReadLine {
  typed: readonly string[];
  problems: readonly Problem[];
}

/** The rows that the columns of references name and that are missing, by what was read of each line. */
export function missingRows(columns: FoundTable['columns'], read: readonly ReadLine[]): MissingRows[] {
  return columns.flatMap(({ field }, at): MissingRows[] => {
    const { reference } = field.options;
    if (!reference) return [];
    const typed = read.flatMap(({ typed: cells, problems }) =>
      problems.some(({ code, field: wrong }) => code === 'NOT_FOUND' && wrong === field.name)
        ? [cellText('text', cells[at]!)]
        : [],
    );
    const names = new Map<string, string>();
    for (const name of typed) if (!names.has(wordsKey(name))) names.set(wordsKey(name), name);
    return names.size === 0 ? [] : [{ field, referred: masterOf(reference()), names: [...names.values()] }];
  });
}

const titleOf = ({ fields, title }: Master) => fields.find(({ name }) => name === title)!;

/** Whether a name is all that rows that are missing need, and all names are valid. */
export function canBeAdded({ referred, names }: MissingRows): boolean {
  const { name: title, rule } = titleOf(referred);
  return referred.options.addedByName === true && names.every((name) => problemOfField(title, rule, name) === null);
}

/**
 * Adds the missing rows of other lists by their names, each by the function of its own command. Throws ProblemError
 * FORBIDDEN without the right to add them.
 */
export async function addMissing(tx: Tx, missing: readonly MissingRows[]): Promise<void> {
  for (const { referred, names } of missing) {
    refuseUnlessAllowed(referred.options.addedBy, tx.ctx);
    const { name: title, rule } = titleOf(referred);
    for (const name of names) await create(tx, referred, { [title]: normaliseField(rule, name) }, {});
  }
}
