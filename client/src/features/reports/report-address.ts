import { isBusinessDate, isMonth, monthOf, showDate } from '../../../../server/domain/kernel/business-date';
import { languageAsked } from '../../i18n/language';
import type { ReportRow } from './answer/report-document';
import type { Choices, ReportDefinition, ReportParameter, ReportValues } from './report-definition';

/** Parses a parameter's value from an address; null if invalid. */
function readValue({ kind }: ReportParameter, text: string): string | number | boolean | null {
  // An address without the flag means off.
  if (kind === 'flag') return text === 'true' ? true : null;
  if (kind === 'integer' || kind === 'reference') return /^[0-9]{1,10}$/.test(text) ? Number(text) : null;
  if (kind === 'date') return isBusinessDate(text) ? text : null;
  if (kind === 'month') return isMonth(text) ? text : null;
  return text;
}

/** Decodes a path segment; null if malformed. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * Parses the encoded path after the route ('12/A%2FB'): a name may contain a slash. Null if the path does not fit the
 * report.
 */
export function valuesOfPath({ pathParameters, parameters }: ReportDefinition, rest: string): ReportValues | null {
  const parts = rest.split('/').filter((part) => part !== '');
  if (parts.length !== pathParameters.length) return null;
  const values: Record<string, string | number | boolean> = {};
  for (const [place, name] of pathParameters.entries()) {
    const text = decoded(parts[place]!);
    if (text === null) return null;
    const parameter = parameters.find((one) => one.name === name);
    // A name beside an id is for the reader.
    if (parameter === undefined) continue;
    const value = readValue(parameter, text);
    if (value === null) return null;
    values[name] = value;
  }
  return values;
}

/** The parameters that are filters: all that are not in the path. */
export const filtersOf = ({ parameters, pathParameters }: ReportDefinition): ReportParameter[] =>
  parameters.filter(({ name }) => !pathParameters.includes(name));

/** The required filters without a value. */
export const lackingIn = (report: ReportDefinition, values: ReportValues): ReportParameter[] =>
  filtersOf(report).filter(({ name, required }) => required && values[name] === undefined);

/** Parses the query of an address ('?from=2026-11-01'); invalid values are left out. */
export function valuesOfSearch(report: ReportDefinition, search: URLSearchParams): ReportValues {
  const values: Record<string, string | number | boolean> = {};
  for (const parameter of filtersOf(report)) {
    const value = readValue(parameter, search.get(parameter.name) ?? '');
    if (value !== null && value !== '') values[parameter.name] = value;
  }
  return values;
}

/** The address after a filter was changed, back on page 1; a month and a range of days replace each other. */
export function searchAfter(
  report: ReportDefinition,
  search: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  const kindOf = (name: string) => filtersOf(report).find((filter) => filter.name === name)?.kind;
  for (const [name, text] of Object.entries(changes)) {
    const replaced = { month: 'date', date: 'month' }[kindOf(name) ?? ''];
    for (const filter of filtersOf(report)) if (filter.kind === replaced) next.delete(filter.name);
    if (text === '') next.delete(name);
    else next.set(name, text);
  }
  if (Object.entries(changes).some(([name, text]) => text !== '' && kindOf(name) === 'date'))
    keepOtherDays(report, search, next, changes);
  return next;
}

/**
 * A changed day leaves the other days as they are shown: without them the server would choose others. A range that would
 * then end before it begins takes the month of the changed day instead.
 */
function keepOtherDays(
  report: ReportDefinition,
  search: URLSearchParams,
  next: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): void {
  const values = valuesOfSearch(report, search);
  for (const filter of filtersOf(report)) {
    const { name, kind } = filter;
    if (kind !== 'date' || Object.hasOwn(changes, name)) continue;
    const shown = filterValue(report, filter, values);
    if (isReversed({ ...changes, [name]: shown })) next.delete(name);
    else if (shown !== '') next.set(name, shown);
  }
}

const isReversed = ({ from, to }: Readonly<Record<string, string>>): boolean =>
  from !== undefined && to !== undefined && to !== '' && from > to;

/** A filter's value: the chosen one, else the server's default, such as the days of a chosen month. */
export function filterValue(report: ReportDefinition, filter: ReportParameter, values: ReportValues): string {
  const { name, kind, default: standard } = filter;
  const chosen = values[name];
  if (chosen !== undefined) return String(chosen);
  if (kind !== 'date' || standard == null || (name !== 'from' && name !== 'to')) return standard ?? '';
  const month = filtersOf(report).find((other) => other.kind === 'month' && values[other.name] !== undefined);
  // As on the server: with one day alone, the other one is in its month.
  const day = month ? `${values[month.name]}-01` : (values.from ?? values.to);
  return day === undefined ? standard : monthOf(String(day))[name];
}

/** The filters as text: 'From 01-11-2026 · To 30-11-2026 · Tank T1'. */
export const filtersInWords = (report: ReportDefinition, values: ReportValues, choices: Choices | null): string =>
  filtersOf(report)
    .flatMap((filter) => {
      const { name, label, kind } = filter;
      const value = filterValue(report, filter, values);
      const shown =
        kind === 'date' || kind === 'month'
          ? showDate(value)
          : (choices?.[name]?.find((choice) => choice.value === value)?.label ?? value);
      if (kind === 'flag') return value === '' ? [] : [label];
      return value === '' ? [] : [`${label} ${shown}`];
    })
    .join(' · ');

/**
 * The target of a cell's link; undefined if its row lacks a part of the path. '{name}' alone is a complete path from
 * the row.
 */
export function drillPath(template: string, row: ReportRow): string | undefined {
  const [, whole] = /^\{(\w+)\}$/.exec(template) ?? [];
  if (whole !== undefined) return row[whole] == null ? undefined : String(row[whole]);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (names.some((name) => row[name] === null || row[name] === undefined)) return undefined;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(row[name])));
}

export type FileFormat = 'pdf' | 'xlsx' | 'csv';

/** The address of the report as a file, with all rows and columns. */
export const fileAddress = ({ route }: ReportDefinition, values: ReportValues, format: FileFormat | 'roll'): string =>
  `/api/v1/report/${route}?${new URLSearchParams({ ...texts(values), format, ...languageAsked() })}`;

const texts = (values: ReportValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
