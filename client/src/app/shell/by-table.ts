interface OfTable {
  tableName: string;
  tableLabel: string;
}

/** Groups notifications by table, in the order in which each table first appears. */
export function byTable<Entry extends OfTable>(entries: readonly Entry[]): (OfTable & { entries: Entry[] })[] {
  const groups = new Map<string, OfTable & { entries: Entry[] }>();
  for (const entry of entries) {
    const { tableName, tableLabel } = entry;
    const group = groups.get(tableName) ?? { tableName, tableLabel, entries: [] };
    group.entries.push(entry);
    groups.set(tableName, group);
  }
  return [...groups.values()];
}
