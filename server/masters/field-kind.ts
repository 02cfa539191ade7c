import { Int } from 'type-graphql';
import type { FieldKind } from '../domain/field-rules';
import { GREATEST_VOLUME } from '../domain/kernel/litres';
import { GREATEST_AMOUNT } from '../domain/kernel/money';
import { percentText, WHOLE } from '../domain/kernel/percent';
import { BusinessDate, Litres, Money, Percent, Rate } from '../platform/scalars';

/** What a master's field holds. The first ones are the domain's; the others look or point differently. */
export type MasterFieldKind = FieldKind | 'multiline' | 'phone' | 'percent' | 'reference';

/** What follows from a kind: the rule that judges it, its column, its GraphQL type. */
interface Kind {
  rule: FieldKind;
  column: 'text' | 'int' | 'bigint' | 'date' | 'boolean';
  graphql: object;
  graphqlName: string;
  /** What its refusal says after the label, where the field has no message of its own. */
  refusal(label: string, min?: number, max?: number): string;
}

const text = { column: 'text', graphql: String, graphqlName: 'String' } as const;
const lengths = (label: string, min = 0, max = 0): string => `${label} must be between ${min} to ${max} characters`;
const figure = (label: string): string => `${label} must be a valid number`;
const percents = (label: string, min = 0, max = WHOLE): string =>
  `${label} must be from ${percentText(min)} to ${percentText(max)}, with at most 2 decimals`;
const selection = (label: string): string => `Select ${label}`;

export const KINDS: Record<MasterFieldKind, Kind> = {
  text: { ...text, rule: 'text', refusal: lengths },
  multiline: { ...text, rule: 'text', refusal: lengths },
  phone: { ...text, rule: 'text', refusal: lengths },
  password: { ...text, rule: 'password', refusal: lengths },
  email: { ...text, rule: 'email', refusal: (label) => `${label} must be a valid email` },
  choice: { ...text, rule: 'choice', refusal: selection },
  integer: {
    rule: 'integer',
    column: 'int',
    graphql: Int,
    graphqlName: 'Int',
    refusal: (label) => `${label} must be a valid integer`,
  },
  reference: { rule: 'integer', column: 'int', graphql: Int, graphqlName: 'Int', refusal: selection },
  money: { rule: 'money', column: 'bigint', graphql: Money, graphqlName: 'Money', refusal: figure },
  rate: { rule: 'rate', column: 'bigint', graphql: Rate, graphqlName: 'Rate', refusal: figure },
  litres: { rule: 'litres', column: 'bigint', graphql: Litres, graphqlName: 'Litres', refusal: figure },
  // Hundredths of a percent: two decimals, as a rate has.
  percent: { rule: 'rate', column: 'int', graphql: Percent, graphqlName: 'Percent', refusal: percents },
  date: {
    rule: 'date',
    column: 'date',
    graphql: BusinessDate,
    graphqlName: 'BusinessDate',
    refusal: (label) => `please enter a valid ${label} YYYY-MM-DD format`,
  },
  flag: {
    rule: 'flag',
    column: 'boolean',
    graphql: Boolean,
    graphqlName: 'Boolean',
    refusal: (label) => `${label} must be yes or no`,
  },
};

/** What fits a column of PostgreSQL's int. */
const GREATEST_INT = 2_147_483_647;

/** The greatest figure a field of the kind takes unless it says so itself; null where the kind is no figure. */
export function greatestOf(kind: MasterFieldKind): number | null {
  const { column } = KINDS[kind];
  if (column === 'int') return GREATEST_INT;
  if (column !== 'bigint') return null;
  return kind === 'litres' ? GREATEST_VOLUME : GREATEST_AMOUNT;
}
