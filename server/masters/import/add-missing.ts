import { normaliseField, problemOfField } from '../../domain/field-rules';
import { refuseUnlessAllowed } from '../../platform/permission';
import type { Tx } from '../../platform/submit';
import { create } from '../change-master';
import type { Master } from '../master';
import type { MissingRows } from './plan';

const titleOf = ({ fields, title }: Master) => fields.find(({ name }) => name === title)!;

/** Whether rows that are missing need no more than their names, and all names are valid. */
export function canBeAdded({ referred, names }: MissingRows): boolean {
  const title = titleOf(referred);
  const isEnough = referred.fields.every(
    ({ rule, options }) => options === title.options || !rule.required || options.default !== undefined,
  );
  return (
    isEnough &&
    title.options.kind === 'text' &&
    names.every((name) => problemOfField(title.name, title.rule, name) === null)
  );
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
