import { DefaultNamingStrategy, type Table } from 'typeorm';

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
const tableOf = (table: Table | string): string => (typeof table === 'string' ? table : table.name).split('.').at(-1)!;
const named = (prefix: string, table: Table | string, columns: string[]): string =>
  `${prefix}_${tableOf(table)}_${columns.join('_')}`.slice(0, 63);

/** snake_case columns, and constraint names that people and error messages can use. */
export class StationNaming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined): string {
    return custom ?? snake(property);
  }
  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }
  override primaryKeyName(table: Table | string): string {
    return `pk_${tableOf(table)}`;
  }
  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return named('uq', table, columns);
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return named('fk', table, columns);
  }
  override indexName(table: Table | string, columns: string[]): string {
    return named('ix', table, columns);
  }
}
