import { Int } from 'type-graphql';
import { BusinessDate, Litres, LocalDateTime, Money, Percent, Rate, Tenths } from '../platform/scalars';
import type { ColumnKind } from './column';

/** What follows from a kind: the type its figures are cast to in SQL, and its type on the wire. */
export const COLUMN_KINDS: Record<ColumnKind, { sql: string; graphql: object }> = {
  date: { sql: 'date', graphql: BusinessDate },
  dateTime: { sql: 'timestamp', graphql: LocalDateTime },
  instant: { sql: 'timestamptz', graphql: Date },
  text: { sql: 'text', graphql: String },
  product: { sql: 'text', graphql: String },
  money: { sql: 'bigint', graphql: Money },
  litres: { sql: 'bigint', graphql: Litres },
  rate: { sql: 'bigint', graphql: Rate },
  percent: { sql: 'bigint', graphql: Percent },
  tenths: { sql: 'bigint', graphql: Tenths },
  count: { sql: 'bigint', graphql: Int },
  action: { sql: 'text', graphql: String },
  file: { sql: 'uuid', graphql: String },
  key: { sql: 'bigint', graphql: Int },
  path: { sql: 'text', graphql: String },
};
