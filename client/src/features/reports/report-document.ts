import { gql, type TypedDocumentNode } from '@apollo/client';
import type { PageAsked, ReportDefinition, ReportSection } from './report-definition';

/** Cells as they come over the wire: figures are decimal text. */
export type ReportRow = Readonly<Record<string, string | number | null | undefined>>;

/** What a section answers; totals and subtotals where it has columns with a total. */
export interface SectionAnswer {
  rows: readonly ReportRow[];
  /** Of all of them, on this page or not. */
  rowCount: number;
  subtotals?: readonly ReportRow[];
  totals?: ReportRow;
}

export interface ReportData {
  reports: { report: SectionAnswer | Readonly<Record<string, SectionAnswer>> };
}

/** The values of the filters, and which rows where not the first ones. */
export type ReportVariables = Readonly<Record<string, string | number | PageAsked>>;

export type ReportDocument = TypedDocumentNode<ReportData, ReportVariables>;

const made = new WeakMap<ReportDefinition, ReportDocument>();

/** The query of a report, made from its definition; the same one for the same definition. */
export function documentOf(report: ReportDefinition): ReportDocument {
  const document = made.get(report) ?? gql(queryOf(report));
  made.set(report, document);
  return document;
}

const PAGE = { name: 'page', graphqlType: 'ReportPage', required: false };

/** The text of the query: each parameter a variable, each column a field. */
export function queryOf({ graphqlField, isPaged, parameters, sections }: ReportDefinition): string {
  const inBraces = (parts: string[]): string => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  const asked = [...parameters, ...(isPaged ? [PAGE] : [])];
  const variables = asked.map(({ name, graphqlType, required }) => `$${name}: ${graphqlType}${required ? '!' : ''}`);
  const passed = asked.map(({ name }) => `${name}: $${name}`);
  const fields = sections.map((section) =>
    section.name === null ? fieldsOf(section) : `${section.name} { ${fieldsOf(section)} }`,
  );
  return `query Report${inBraces(variables)} {
    reports { report: ${graphqlField}${inBraces(passed)} { ${fields.join(' ')} } } }`;
}

function fieldsOf({ columns, subtotalBy, changes }: ReportSection): string {
  const names = [...columns.map(({ name }) => name), ...(changes ? ['changeId'] : [])].join(' ');
  const totals = columns.flatMap(({ name, total }) => (total ? [name] : []));
  if (totals.length === 0) return `rowCount rows { ${names} }`;
  const subtotals = subtotalBy === null ? '' : `subtotals { ${[subtotalBy, ...totals].join(' ')} }`;
  return `rowCount rows { ${names} } ${subtotals} totals { ${totals.join(' ')} }`;
}

/** A section with what it answered. */
export interface AnsweredSection {
  section: ReportSection;
  answer: SectionAnswer;
}

/** The sections with what they answered, in order. */
export const answersOf = ({ sections }: ReportDefinition, { reports: { report } }: ReportData): AnsweredSection[] =>
  sections.map((section) => ({
    section,
    answer:
      section.name === null ? (report as SectionAnswer) : (report as Record<string, SectionAnswer>)[section.name]!,
  }));
