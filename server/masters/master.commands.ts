import { type Command, defineCommand } from '../platform/submit';
import { type ChangedMaster, enable, remove, update } from './ask-master-change';
import { create, type MasterAnswer, storedOf } from './change-master';
import { inputsOf, type MasterInputs, RemovalInput, type UpdateInput } from './master-input';
import type { MasterRow } from './master-row';

export interface MasterCommands<Row extends MasterRow> {
  inputs: MasterInputs;
  create: Command<object, MasterAnswer<Row>>;
  /** Null if no field of an existing row can be changed. */
  update: Command<UpdateInput, MasterAnswer<Row>> | null;
  remove: Command<RemovalInput, MasterAnswer<Row>>;
  /** Null if rows are never disabled. */
  enable: Command<RemovalInput, MasterAnswer<Row>> | null;
}

/**
 * Registers the commands of a master. A user who can read a row can request its change
 * (docs/design/domain.md#change-requests).
 */
export function masterCommands<Row extends MasterRow>(changed: ChangedMaster<Row>): MasterCommands<Row> {
  const { master } = changed;
  const { name, options } = master;
  const inputs = inputsOf(master);
  const right = options.readBy ?? 'changes.request';
  const removal = { right, input: RemovalInput };
  return {
    inputs,
    create: defineCommand({
      name: `create${name}`,
      right: options.addedBy,
      input: inputs.create,
      prepare: (_ctx, input) => storedOf(master, { ...input }),
      run: (tx, input, stored) => create(tx, master, { ...input }, stored),
    }),
    update:
      inputs.changes &&
      defineCommand({
        name: `update${name}`,
        right,
        input: inputs.update,
        run: (tx, input) => update(tx, changed, input),
      }),
    remove: defineCommand({ name: `remove${name}`, ...removal, run: (tx, input) => remove(tx, changed, input) }),
    enable: master.canBeDisabled
      ? defineCommand({ name: `enable${name}`, ...removal, run: (tx, input) => enable(tx, changed, input) })
      : null,
  };
}
