import { type Command, defineCommand } from '../platform/submit';
import { create, enable, type MasterAnswer, remove, storedOf, update } from './change-master';
import type { Master } from './master';
import { inputsOf, type MasterInputs, RowVersionInput, type UpdateInput } from './master-input';
import type { MasterRow } from './master-row';

export interface MasterCommands<Row extends MasterRow> {
  inputs: MasterInputs;
  create: Command<object, MasterAnswer<Row>>;
  /** Null where no field may change once the row is there. */
  update: Command<UpdateInput, MasterAnswer<Row>> | null;
  remove: Command<RowVersionInput, MasterAnswer<Row>>;
  /** Null where rows are never disabled. */
  enable: Command<RowVersionInput, MasterAnswer<Row>> | null;
}

/** The commands of a master, entered into the registry. */
export function masterCommands<Row extends MasterRow>(master: Master<Row>): MasterCommands<Row> {
  const { name, options } = master;
  const inputs = inputsOf(master);
  const admins = { permission: 'admin', input: RowVersionInput } as const;
  return {
    inputs,
    create: defineCommand({
      name: `create${name}`,
      permission: options.createdBy ?? 'admin',
      input: inputs.create,
      prepare: (_ctx, input) => storedOf(master, { ...input }),
      run: (tx, input, stored) => create(tx, master, { ...input }, stored),
    }),
    update:
      inputs.changes &&
      defineCommand({
        name: `update${name}`,
        permission: 'admin',
        input: inputs.update,
        run: (tx, input) => update(tx, master, input),
      }),
    remove: defineCommand({ name: `remove${name}`, ...admins, run: (tx, input) => remove(tx, master, input) }),
    enable: master.canBeDisabled
      ? defineCommand({ name: `enable${name}`, ...admins, run: (tx, input) => enable(tx, master, input) })
      : null,
  };
}
