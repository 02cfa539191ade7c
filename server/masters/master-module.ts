import type { EditableTable } from '../services/approvals/editable-table';
import { type Master, masterOf } from './master';
import { type MasterCommands, masterCommands } from './master.commands';
import { type MasterQueries, masterQueries } from './master.queries';
import { masterResolvers, type ResolverClass } from './master.resolver';
import { editableTableOfMaster } from './master-change';
import type { MasterClass, MasterRow } from './master-row';

/** Everything the engine generates for a master. */
export interface MasterModule<Row extends MasterRow = MasterRow> {
  master: Master<Row>;
  /** Its entry in the registry of editable tables. */
  editableTable: EditableTable;
  queries: MasterQueries<Row>;
  commands: MasterCommands<Row>;
  resolvers: ResolverClass[];
}

const modules = new Map<object, MasterModule>();

/** Generates the module of a class once, and registers its commands and queries. */
export function moduleOf<Row extends MasterRow>(target: MasterClass<Row>): MasterModule<Row> {
  const made = modules.get(target);
  if (made !== undefined) return made as unknown as MasterModule<Row>;
  const master = masterOf(target);
  const queries = masterQueries(master);
  const editableTable = editableTableOfMaster(master);
  const commands = masterCommands({ master, editableTable });
  const module = { master, editableTable, queries, commands, resolvers: masterResolvers(master, queries, commands) };
  modules.set(target, module as unknown as MasterModule);
  return module;
}
