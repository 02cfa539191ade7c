import { gql, type TypedDocumentNode } from '@apollo/client';
import type { ReportDefinition, ReportSection, ReportValues } from './report-definition';

/** Cells as they come over the wire: figures are decimal text. */
export type ReportRow = Readonly<Record<string, string | number | null | undefined>>;

/** What a section answers; totals and subtotals where it has columns with a total. */
export interface SectionAnswer {
  rows: readonly ReportRow[];
  subtotals?: readonly ReportRow[];
  totals?: ReportRow;
}

interface ReportData {
  reports: { report: SectionAnswer | Readonly<Record<string, SectionAnswer>> };
}

export type ReportDocument = TypedDocumentNode<ReportData, ReportValues>;

const made = new WeakMap<ReportDefinition, ReportDocument>();

/** The query of a report, made from its definition; the same one for the same definition. */
export function documentOf(report: ReportDefinition): ReportDocument {
  const document = made.get(report) ?? gql(queryOf(report));
  made.set(report, document);
  return document;
}

/** The text of the query: each parameter a variable, each column a field. */
export function queryOf({ graphqlField, parameters, sections }: ReportDefinition): string {
  const inBraces = (parts: string[]): string => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  const variables = parameters.map(
    ({ name, graphqlType, required }) => `$${name}: ${graphqlType}${required ? '!' : ''}`,
  );
  const passed = parameters.map(({ name }) => `${name}: $${name}`);
  const fields = sections.map((section) =>
    section.name === null ? fieldsOf(section) : `${section.name} { ${fieldsOf(section)} }`,
  );
  return `query Report${inBraces(variables)} {
    reports { report: ${graphqlField}${inBraces(passed)} { ${fields.join(' ')} } } }`;
}

function fieldsOf({ columns, subtotalBy, changes }: ReportSection): string {
  const names = [...columns.map(({ name }) => name), ...(changes ? ['changeId'] : [])].join(' ');
  const totals = columns.flatMap(({ name, total }) => (total ? [name] : []));
  if (totals.length === 0) return `rows { ${names} }`;
  const subtotals = subtotalBy === null ? '' : `subtotals { ${[subtotalBy, ...totals].join(' ')} }`;
  return `rows { ${names} } ${subtotals} totals { ${totals.join(' ')} }`;
}

/** The sections with what they answered, in order. */
export const answersOf = (
  { sections }: ReportDefinition,
  { reports: { report } }: ReportData,
): { section: ReportSection; answer: SectionAnswer }[] =>
  sections.map((section) => ({
    section,
    answer:
      section.name === null ? (report as SectionAnswer) : (report as Record<string, SectionAnswer>)[section.name]!,
  }));
