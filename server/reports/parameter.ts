import { Int } from 'type-graphql';
import { hasControlCharacter } from '../domain/field-rules';
import { type BusinessDate as Day, isBusinessDate, isMonth, monthOf } from '../domain/kernel/business-date';
import type { Message } from '../domain/kernel/message';
import { reporting } from '../domain/reporting.messages';
import { requests } from '../domain/requests.messages';
import type { MasterClass } from '../masters/master-row';
import { BusinessDate } from '../platform/scalars';

export type ParameterKind = 'date' | 'month' | 'integer' | 'reference' | 'text' | 'flag';

/** A report's parameters, as given or completed; null if absent. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

export interface Parameter {
  label: string;
  kind: ParameterKind;
  required: boolean;
  /** Part of the path: /report/closed-shift-report/{shiftId}/{shiftDate}. */
  inPath: boolean;
  /** For a reference: its master. */
  reference: (() => MasterClass) | null;
  /** A readable part of the path: required there, and ignored. */
  isLabel: boolean;
  /** The default value. */
  fallback?: (given: Values, today: Day) => string | number;
  /** Why it conflicts with the other parameters, completed or as given. */
  problem?: (values: Values, given: Values) => Message | null;
}

const LONGEST_TEXT = 200;
const GREATEST_INT = 2_147_483_647;

interface KindOfParameter {
  /** The SQL type of the bound value. */
  sql: string;
  graphql: object;
  graphqlName: string;
  accepts(value: unknown): boolean;
  /** The rest of its refusal after the label. */
  wanted(value: unknown): Message;
}

/** Whether the year is below 1000. */
const isTooEarly = (value: unknown): boolean => typeof value === 'string' && /^0[0-9]{3}(-[0-9]{2}){1,2}$/.test(value);

const isId = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= GREATEST_INT;

export const PARAMETER_KINDS: Record<ParameterKind, KindOfParameter> = {
  date: {
    sql: 'date',
    graphql: BusinessDate,
    graphqlName: 'BusinessDate',
    accepts: (value) => typeof value === 'string' && isBusinessDate(value),
    wanted: (value) => (isTooEarly(value) ? reporting.dateTooEarly() : reporting.notDate()),
  },
  month: {
    sql: 'text',
    graphql: String,
    graphqlName: 'String',
    accepts: (value) => typeof value === 'string' && isMonth(value),
    wanted: (value) => (isTooEarly(value) ? reporting.monthTooEarly() : reporting.notMonth()),
  },
  integer: { sql: 'int', graphql: Int, graphqlName: 'Int', accepts: isId, wanted: () => reporting.notWhole() },
  reference: {
    sql: 'int',
    graphql: Int,
    graphqlName: 'Int',
    accepts: isId,
    wanted: () => reporting.notChosen(),
  },
  text: {
    sql: 'text',
    graphql: String,
    graphqlName: 'String',
    accepts: (value) => typeof value === 'string' && value.length <= LONGEST_TEXT && !hasControlCharacter(value),
    wanted: () => reporting.notText({ most: LONGEST_TEXT }),
  },
  flag: {
    sql: 'boolean',
    graphql: Boolean,
    graphqlName: 'Boolean',
    accepts: (value) => typeof value === 'boolean',
    wanted: () => reporting.notFlag(),
  },
};

type Rest = Partial<Omit<Parameter, 'label' | 'kind'>>;

/** A parameter of a kind: required as part of the path, otherwise optional by default. */
export const parameter = (kind: ParameterKind, label: string, rest: Rest = {}): Parameter => ({
  label,
  kind,
  required: rest.inPath ?? false,
  inPath: false,
  reference: null,
  isLabel: false,
  ...rest,
});

/** A reference to a row of a master: `reference('Employee', () => Employee)`. */
export const reference = (label: string, master: () => MasterClass, rest: Rest = {}): Parameter =>
  parameter('reference', label, { reference: master, ...rest });

/** From one day to another, both included; by default the current month. */
export const dateRange = {
  from: parameter('date', 'From', { fallback: ({ to }, today) => monthOf((to as Day | null) ?? today).from }),
  to: parameter('date', 'To', {
    fallback: ({ from }, today) => monthOf((from as Day | null) ?? today).to,
    problem: ({ from, to }) => (to! < from! ? requests.toBeforeFrom() : null),
  }),
} satisfies Record<string, Parameter>;

/** Optional days: all days if omitted. In SQL `(:from IS NULL OR day >= :from) AND (:to IS NULL OR day <= :to)`. */
export const openDateRange = {
  from: parameter('date', 'From'),
  to: parameter('date', 'To', {
    problem: ({ from, to }) => (from && to && to < from ? requests.toBeforeFrom() : null),
  }),
} satisfies Record<string, Parameter>;

/** The end of a day, by default today: `parameters: { ...asAt }`, in SQL `:asAt`. */
export const asAt = {
  asAt: parameter('date', 'As at', { fallback: (_given, today) => today }),
} satisfies Record<string, Parameter>;

/** The name in a path such as /report/credit-report-billed-bycreditor/{id}/{firmName}; only the id decides. */
export const nameInPath = (label: string): Parameter =>
  parameter('text', label, { inPath: true, required: false, isLabel: true });

/**
 * Available to every report besides its parameters: the station's day and time zone, in SQL `:today` and `:timeZone`,
 * and whether the reader may see other people's pay, `:seesPay`, 1 or 0.
 */
export const ALWAYS_KNOWN = {
  today: parameter('date', 'Today'),
  timeZone: parameter('text', 'Time zone'),
  seesPay: parameter('integer', 'Sees pay'),
} satisfies Record<string, Parameter>;
