import { Int } from 'type-graphql';
import type { FieldKind } from '../domain/field-rules';
import { GREATEST_VOLUME } from '../domain/kernel/litres';
import { GREATEST_AMOUNT } from '../domain/kernel/money';
import { percentText, WHOLE } from '../domain/kernel/percent';
import { BusinessDate, Litres, Money, Percent, Rate } from '../platform/scalars';

/** Kinds of master fields. The first are those of the domain; the others differ in their control or refer to rows. */
export type MasterFieldKind = FieldKind | 'multiline' | 'phone' | 'percent' | 'reference' | 'rights';

/** What depends on a kind: its validation rule, its column, its GraphQL type. */
interface Kind {
  rule: FieldKind;
  column: 'text' | 'int' | 'bigint' | 'date' | 'boolean';
  graphql: object;
  graphqlName: string;
  /** The rest of its refusal after the label, if the field has no message of its own. */
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
  // Names of rights, separated by blanks.
  rights: { ...text, rule: 'text', refusal: lengths },
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
  // Hundredths of a percent, so two decimals.
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

/** The maximum of PostgreSQL's int. */
const GREATEST_INT = 2_147_483_647;

/** The default maximum of a numeric kind; null for other kinds. */
export function greatestOf(kind: MasterFieldKind): number | null {
  const { column } = KINDS[kind];
  if (column === 'int') return GREATEST_INT;
  if (column !== 'bigint') return null;
  return kind === 'litres' ? GREATEST_VOLUME : GREATEST_AMOUNT;
}
