import type { Changeable } from '../services/approvals/changeable';
import { type Master, masterOf } from './master';
import { type MasterCommands, masterCommands } from './master.commands';
import { type MasterQueries, masterQueries } from './master.queries';
import { masterResolvers, type ResolverClass } from './master.resolver';
import { changeableOfMaster } from './master-change';
import type { MasterClass, MasterRow } from './master-row';

/** All that the engine makes of a master. */
export interface MasterModule<Row extends MasterRow = MasterRow> {
  master: Master<Row>;
  /** Its entry in the registry of what may be asked to change. */
  changeable: Changeable;
  queries: MasterQueries<Row>;
  commands: MasterCommands<Row>;
  resolvers: ResolverClass[];
}

const modules = new Map<object, MasterModule>();

/** What the engine makes of a class: made once, entered into the registries of commands and queries. */
export function moduleOf<Row extends MasterRow>(target: MasterClass<Row>): MasterModule<Row> {
  const made = modules.get(target);
  if (made !== undefined) return made as unknown as MasterModule<Row>;
  const master = masterOf(target);
  const queries = masterQueries(master);
  const changeable = changeableOfMaster(master);
  const commands = masterCommands({ master, changeable });
  const module = { master, changeable, queries, commands, resolvers: masterResolvers(master, queries, commands) };
  modules.set(target, module as unknown as MasterModule);
  return module;
}
