import { Int } from 'type-graphql';
import { hasControlCharacter } from '../domain/field-rules';
import { type BusinessDate as Day, isBusinessDate, isMonth, monthOf } from '../domain/kernel/business-date';
import type { MasterClass } from '../masters/master-row';
import { BusinessDate } from '../platform/scalars';

export type ParameterKind = 'date' | 'month' | 'integer' | 'reference' | 'text' | 'flag';

/** A report's parameters as they came, or completed; null where there is none. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

export interface Parameter {
  label: string;
  kind: ParameterKind;
  required: boolean;
  /** Part of the path: /report/closed-shift-report/{shiftId}/{shiftDate}. */
  inPath: boolean;
  /** Of a reference: the master that it chooses from. */
  reference: (() => MasterClass) | null;
  /** It only tells people what the address is of: asked for in the path, and not read. */
  isLabel: boolean;
  /** What it is when left out. */
  fallback?: (given: Values, today: Day) => string | number;
  /** Why it cannot stand beside the others, completed or as they were given. */
  problem?: (values: Values, given: Values) => string | null;
}

const LONGEST_TEXT = 200;
const GREATEST_INT = 2_147_483_647;

interface KindOfParameter {
  /** The type it is bound with. */
  sql: string;
  graphql: object;
  graphqlName: string;
  accepts(value: unknown): boolean;
  /** What its refusal says after the label. */
  wanted(value: unknown): string;
}

/** A day or month of a year that no calendar of the station has. */
const isTooEarly = (value: unknown): boolean => typeof value === 'string' && /^0[0-9]{3}(-[0-9]{2}){1,2}$/.test(value);

const isId = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= GREATEST_INT;

export const PARAMETER_KINDS: Record<ParameterKind, KindOfParameter> = {
  date: {
    sql: 'date',
    graphql: BusinessDate,
    graphqlName: 'BusinessDate',
    accepts: (value) => typeof value === 'string' && isBusinessDate(value),
    wanted: (value) => (isTooEarly(value) ? 'must not be before 1000-01-01' : 'must be a day, YYYY-MM-DD'),
  },
  month: {
    sql: 'text',
    graphql: String,
    graphqlName: 'String',
    accepts: (value) => typeof value === 'string' && isMonth(value),
    wanted: (value) => (isTooEarly(value) ? 'must not be before 1000-01' : 'must be a month, YYYY-MM'),
  },
  integer: { sql: 'int', graphql: Int, graphqlName: 'Int', accepts: isId, wanted: () => 'must be a whole number' },
  reference: {
    sql: 'int',
    graphql: Int,
    graphqlName: 'Int',
    accepts: isId,
    wanted: () => 'must be chosen from the list',
  },
  text: {
    sql: 'text',
    graphql: String,
    graphqlName: 'String',
    accepts: (value) => typeof value === 'string' && value.length <= LONGEST_TEXT && !hasControlCharacter(value),
    wanted: () => `must be a text of at most ${LONGEST_TEXT} characters`,
  },
  flag: {
    sql: 'boolean',
    graphql: Boolean,
    graphqlName: 'Boolean',
    accepts: (value) => typeof value === 'boolean',
    wanted: () => 'must be true or false',
  },
};

type Rest = Partial<Omit<Parameter, 'label' | 'kind'>>;

/** A parameter of a kind: required where it is part of the path, optional elsewhere unless it says otherwise. */
export const parameter = (kind: ParameterKind, label: string, rest: Rest = {}): Parameter => ({
  label,
  kind,
  required: rest.inPath ?? false,
  inPath: false,
  reference: null,
  isLabel: false,
  ...rest,
});

/** A choice among the rows of a master: `reference('Employee', () => Employee)`. */
export const reference = (label: string, master: () => MasterClass, rest: Rest = {}): Parameter =>
  parameter('reference', label, { reference: master, ...rest });

/** From one day to another, both included; the current month where neither is given. */
export const dateRange = {
  from: parameter('date', 'From', { fallback: ({ to }, today) => monthOf((to as Day | null) ?? today).from }),
  to: parameter('date', 'To', {
    fallback: ({ from }, today) => monthOf((from as Day | null) ?? today).to,
    problem: ({ from, to }) => (to! < from! ? 'To must not be before From' : null),
  }),
} satisfies Record<string, Parameter>;

/** Days that may be left out: all of them then. In SQL `(:from IS NULL OR day >= :from) AND (:to IS NULL OR day <= :to)`. */
export const openDateRange = {
  from: parameter('date', 'From'),
  to: parameter('date', 'To', {
    problem: ({ from, to }) => (from && to && to < from ? 'To must not be before From' : null),
  }),
} satisfies Record<string, Parameter>;

/** As things stood at the end of a day, today's where none is given: `parameters: { ...asAt }`, in SQL `:asAt`. */
export const asAt = {
  asAt: parameter('date', 'As at', { fallback: (_given, today) => today }),
} satisfies Record<string, Parameter>;

/** The name in a path such as /report/credit-report-billed-bycreditor/{id}/{firmName}: whatever it is, the id decides. */
export const nameInPath = (label: string): Parameter =>
  parameter('text', label, { inPath: true, required: false, isLabel: true });

/**
 * Known to every report beside its parameters: the station's day and its time zone, in SQL `:today` and `:timeZone`, and
 * whether who reads it may see other people's pay, `:seesPay`, 1 or 0.
 */
export const ALWAYS_KNOWN = {
  today: parameter('date', 'Today'),
  timeZone: parameter('text', 'Time zone'),
  seesPay: parameter('integer', 'Sees pay'),
} satisfies Record<string, Parameter>;
