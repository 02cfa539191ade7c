import { type ClassConstructor, Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { showDate } from '../domain/kernel/business-date';
import { labelled, type Message } from '../domain/kernel/message';
import { type Problem, refusal, refuseIf } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { prints } from '../domain/prints.messages';
import { reporting } from '../domain/reporting.messages';
import { masterOf } from '../masters/master';
import { readRow } from '../masters/master.queries';
import { choiceTitle } from '../masters/reference-choices';
import { Checked } from '../platform/checked';
import type { Clock } from '../platform/clock';
import type { Context } from '../platform/context';
import { mayPass } from '../platform/permission';
import type { Sql } from '../platform/sql';
import { PageInput } from './page';
import { PARAMETER_KINDS, type Parameter, type Values } from './parameter';

export type Parameters = Readonly<Record<string, Parameter>>;

/** The input class of a report: its GraphQL arguments, and the validation rules for every API. */
export function inputOf(
  parameters: Parameters,
  isPaged: boolean,
): ClassConstructor<Values & { page?: PageInput | null }> {
  class ReportInput {}
  if (isPaged) {
    const options = { nullable: true, description: 'Pagination and sorting; the first page by default' };
    Field(() => PageInput, options)(ReportInput.prototype, 'page');
    IsOptional()(ReportInput.prototype, 'page');
    ValidateNested()(ReportInput.prototype, 'page');
    Type(() => PageInput)(ReportInput.prototype, 'page');
  }
  for (const [name, parameter] of Object.entries(parameters)) {
    const { label, kind, required, isLabel } = parameter;
    const { graphql, accepts, wanted } = PARAMETER_KINDS[kind];
    // A name in a path filters nothing, so GraphQL refuses it.
    if (!isLabel)
      Field(() => graphql as never, { nullable: !required, description: describe(parameter) })(
        ReportInput.prototype,
        name,
      );
    if (!required) IsOptional()(ReportInput.prototype, name);
    Checked(kind, (value) =>
      accepts(value) ? null : reporting.parameter({ label: labelled(label), wanted: wanted(value) }),
    )(ReportInput.prototype, name);
  }
  ArgsType()(ReportInput);
  return ReportInput as ClassConstructor<Values & { page?: PageInput | null }>;
}

function describe({ label, kind, required, fallback }: Parameter): string {
  const absent = kind === 'flag' ? '; default: false' : fallback ? '; default: see reportCatalogue' : '; default: all';
  return `${label}: ${PARAMETER_KINDS[kind].wanted(null).message}${required ? '' : absent}`;
}

/** The context of reading a report: the clock and the reader's rights. */
export interface ReadAt extends Pick<Clock, 'today' | 'timeZone'> {
  /** Whether the reader may see other people's pay (ADR 13). False by default. */
  seesPay?: boolean;
}

export const readAtOf = ({ clock, actor }: Pick<Context, 'clock' | 'actor'>): ReadAt => ({
  today: () => clock.today(),
  timeZone: clock.timeZone,
  seesPay: mayPass('pay.read', actor),
});

/**
 * All parameters with their given or default values, and the values known to every report. Throws ProblemError INVALID
 * with the field.
 */
export function completed(parameters: Parameters, given: Values, clock: ReadAt): Values {
  const today = clock.today();
  const values: Values = {
    ...Object.fromEntries(
      Object.entries(parameters).map(([name, { fallback }]) => [name, given[name] ?? fallback?.(given, today) ?? null]),
    ),
    today,
    timeZone: clock.timeZone,
    seesPay: clock.seesPay ? 1 : 0,
  };
  refuseIf(
    Object.entries(parameters).flatMap(([field, { problem }]): Problem[] => {
      const message = problem?.(values, given) ?? null;
      return message === null ? [] : [{ code: 'INVALID', ...message, field }];
    }),
  );
  return values;
}

/** A parameter for the head of a report. */
export interface Filter {
  label: string;
  /** A value as text, or 'Yes' for a flag. */
  text: string | Message;
}

/** The filters in words; a reference by its row's title. Throws ProblemError INVALID if that row does not exist. */
export async function filtersOf(sql: Sql, parameters: Parameters, values: Values): Promise<Filter[]> {
  const filters: Filter[] = [];
  for (const [name, { label, kind, reference, isLabel }] of Object.entries(parameters)) {
    const value = values[name];
    if (value === null || value === undefined || value === false || isLabel) continue;
    const shown =
      kind === 'flag' ? prints.yes() : kind === 'date' || kind === 'month' ? showDate(String(value)) : String(value);
    filters.push({ label, text: reference === null ? shown : await titleOf(sql, reference, Number(value), name) });
  }
  return filters;
}

/** 'creditor' for 'Creditor' within a sentence, while 'MPD' stays. */
const inSentence = (label: string): Message =>
  labelled(
    label,
    label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase()),
  );

async function titleOf(sql: Sql, reference: NonNullable<Parameter['reference']>, id: number, field: string) {
  const master = masterOf(reference());
  const row = await readRow(sql, master, id);
  if (row === null)
    throw refusal('UNKNOWN', texts.unknownRow({ master: inSentence(master.options.label) }), field, 'INVALID');
  return choiceTitle(master, row);
}
