import { normaliseField, problemOfField } from '../../domain/field-rules';
import { refuseUnlessAllowed } from '../../platform/permission';
import type { Tx } from '../../platform/submit';
import { create } from '../change-master';
import type { Master } from '../master';
import type { MissingRows } from './plan';

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
