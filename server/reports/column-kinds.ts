import { Int } from 'type-graphql';
import { BusinessDate, Litres, LocalDateTime, Money, Percent, Rate, Tenths } from '../platform/scalars';
import type { Column, ColumnKind } from './column';

/** What depends on a kind: the SQL type its figures are cast to, its GraphQL type, and its unit in words. */
export const COLUMN_KINDS: Record<ColumnKind, { sql: string; graphql: object; unit?: string }> = {
  date: { sql: 'date', graphql: BusinessDate },
  dateTime: { sql: 'timestamp', graphql: LocalDateTime },
  instant: { sql: 'timestamptz', graphql: Date },
  text: { sql: 'text', graphql: String },
  words: { sql: 'text', graphql: String },
  message: { sql: 'jsonb', graphql: String },
  product: { sql: 'text', graphql: String },
  money: { sql: 'bigint', graphql: Money, unit: ', in rupees' },
  litres: { sql: 'bigint', graphql: Litres, unit: ', in litres' },
  rate: { sql: 'bigint', graphql: Rate, unit: ', in rupees a litre' },
  percent: { sql: 'bigint', graphql: Percent, unit: ', in per cent' },
  tenths: { sql: 'bigint', graphql: Tenths },
  count: { sql: 'bigint', graphql: Int },
  action: { sql: 'text', graphql: String },
  file: { sql: 'uuid', graphql: String },
  key: { sql: 'bigint', graphql: Int },
  path: { sql: 'text', graphql: String },
};

/** Labels that name the unit themselves: Litres, Quantity (L), Share (%). */
const NAMES_UNIT = /\bLitres\b|\(L\)|%/;

/** The description of a column in the schema: its label with its unit. */
export const descriptionOfColumn = ({ label, kind }: Column): string =>
  NAMES_UNIT.test(label) ? label : `${label}${COLUMN_KINDS[kind].unit ?? ''}`;
