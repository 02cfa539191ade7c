import type { TypedDocumentNode } from '@apollo/client';
import type { WordedText } from '../../../../../server/domain/kernel/message';
import { type Asked, madeDocument } from '../../../graphql/made-document';
import type { CellValue } from '../../../ui/table/cell-value';
import type { PageAsked, ReportDefinition, ReportSection } from '../report-definition';

/** Cells as transferred: figures are decimal text. */
export type ReportRow = Readonly<Record<string, CellValue>> & {
  /** Messages of cells by column, to render in the reader's language. */
  readonly cellMessages?: Readonly<Record<string, WordedText>>;
};

/** A section's answer; totals and subtotals if it has total columns. */
export interface SectionAnswer {
  rows: readonly ReportRow[];
  /** Of all rows, not only this page's. */
  rowCount: number;
  subtotals?: readonly ReportRow[];
  totals?: ReportRow;
}

export interface ReportData {
  reports: { report: SectionAnswer | Readonly<Record<string, SectionAnswer>> };
}

/** Filter values, and page and order if not the default. */
export type ReportVariables = Readonly<Record<string, string | number | boolean | PageAsked>>;

export type ReportDocument = TypedDocumentNode<ReportData, ReportVariables>;

const made = new WeakMap<ReportDefinition, ReportDocument>();

/** The query of a report: each parameter a variable, each column a field. Memoised per definition. */
export function documentOf(report: ReportDefinition): ReportDocument {
  const document = made.get(report) ?? makeDocument(report);
  made.set(report, document);
  return document;
}

function makeDocument({ graphqlField, isPaged, parameters, sections }: ReportDefinition): ReportDocument {
  const variables = Object.fromEntries(
    parameters.map(({ name, graphqlType, required }) => [name, `${graphqlType}${required ? '!' : ''}`]),
  );
  if (isPaged) variables.page = 'ReportPage';
  const report = {
    field: graphqlField,
    as: 'report',
    given: Object.keys(variables),
    of: sections.flatMap((section): Asked[] =>
      section.name === null ? fieldsOf(section) : [{ field: section.name, of: fieldsOf(section) }],
    ),
  };
  return madeDocument('query', 'Report', variables, [{ field: 'reports', of: [report] }]);
}

function fieldsOf({ columns, subtotalBy, changes }: ReportSection): Asked[] {
  const names = [...columns.map(({ name }) => name), ...(changes ? ['changeId'] : [])];
  const totals = columns.flatMap(({ name, total }) => (total ? [name] : []));
  const asked: Asked[] = ['rowCount', { field: 'rows', of: withMessages(columns, names) }];
  if (totals.length === 0) return asked;
  if (subtotalBy !== null) asked.push({ field: 'subtotals', of: withMessages(columns, [subtotalBy, ...totals]) });
  return [...asked, { field: 'totals', of: totals }];
}

/** The fields of a row, with its messages if a column of them has any. */
const withMessages = (columns: ReportSection['columns'], names: readonly string[]): readonly string[] =>
  columns.some(({ name, kind }) => kind === 'message' && names.includes(name)) ? [...names, 'cellMessages'] : names;

/** A section with its answer. */
export interface AnsweredSection {
  section: ReportSection;
  answer: SectionAnswer;
}

/** Pairs the sections with their answers, in order. */
export const answersOf = ({ sections }: ReportDefinition, { reports: { report } }: ReportData): AnsweredSection[] =>
  sections.map((section) => ({
    section,
    answer:
      section.name === null ? (report as SectionAnswer) : (report as Record<string, SectionAnswer>)[section.name]!,
  }));
