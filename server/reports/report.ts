import type { ClassConstructor } from 'class-transformer';
import type { Message } from '../domain/kernel/message';
import { refusal } from '../domain/kernel/problem';
import { sum } from '../domain/kernel/sum';
import { reporting } from '../domain/reporting.messages';
import type { Right } from '../domain/rights';
import { defineQuery, type Query } from '../platform/ask';
import type { Wording } from '../platform/language';
import type { Sql } from '../platform/sql';
import type { PrintedTable } from './export/printed';
import { MOST_ROWS_OF_SHEET, type Page, type PageInput, pageAskedFor } from './page';
import type { Paper } from './papers/paper';
import type { Values } from './parameter';
import { completed, type Filter, filtersOf, inputOf, type Parameters, type ReadAt, readAtOf } from './parameter-values';
import { type Section, type SectionAnswer, type SectionDefinition, sectionOf } from './section';

type Menu = 'SWIPE' | 'EMPLOYEE' | 'CREDIT' | 'PRODUCT' | 'EXPENDITURE' | 'SHIFT' | 'ADMIN';

interface ReportHead {
  /** Below /report/, without path parameters. */
  route: string;
  /** Other spellings of the route. */
  aliases?: readonly string[];
  title: string;
  description?: string;
  /** Absent for a report that is linked from another one. */
  menu?: Menu;
  right: Right;
  parameters?: Parameters;
  /** Printed for another party: without its filters, and with a signature space. */
  isDocument?: boolean;
  /** Prints as a letter to a party, with a signature space. */
  letter?: Letter;
  /** Prints landscape sheets with other tables in place of one of its sections. */
  onPaper?: PaperLayout;
  /** Prints with a space for who filled it in and who checked it. */
  isSigned?: boolean;
  /** Prints as it was issued (ADR 61). */
  paper?: PaperOfReport;
}

/** The party of a report that goes to it. */
export interface Letter {
  partyIs: Message;
  /** SQL: a `Party`, by the report's parameters. */
  party: string;
  /** What it asks the party to pay, in paise; 0 and below for nothing. */
  asksFor(sections: Readonly<Record<string, SectionAnswer>>): number;
}

interface PaperLayout {
  insteadOf: string;
  tables(sql: Sql, values: Values, answer: SectionAnswer, said: Wording): Promise<PrintedTable[]>;
}

/** The paper of a report that shows one document. */
export interface PaperOfReport extends Paper {
  /** SQL: the id of the document, by the report's parameters. */
  document: string;
}

/** A report of one table. */
type TableDefinition = ReportHead & SectionDefinition;

/** A report of several tables, one below the other. */
type SheetDefinition = ReportHead & { sections: Readonly<Record<string, SectionDefinition & { title: string }>> };

/** The result of a report, section by section, all from one snapshot. */
interface ReportAnswer {
  /** The parameters with their defaults. */
  values: Values;
  filters: Filter[];
  sections: SectionAnswer[];
}

export interface Report {
  route: string;
  aliases: readonly string[];
  /** Its field in GraphQL: closeShiftReportBetweenTwoDay. */
  name: string;
  title: string;
  description: string | null;
  menu: Menu | null;
  right: Right;
  parameters: Parameters;
  isDocument: boolean;
  isSigned: boolean;
  paper: PaperOfReport | null;
  letter: Letter | null;
  onPaper: PaperLayout | null;
  /** Whether it is a single table, whose pages can be requested. */
  isPaged: boolean;
  sections: readonly Section[];
  input: ClassConstructor<ReportInput>;
  /** The entry point with its checks: a report of one table returns a page of its rows, by default the first. */
  query: Query<ReportInput, ReportAnswer>;
  /** All of it, or a page of each section, without checks, from the snapshot of `sql`. */
  read(sql: Sql, given: Values, clock: ReadAt, page?: Page): Promise<ReportAnswer>;
}

/** The parameters, and the page for a report of one table. */
export type ReportInput = Values & { page?: PageInput | null };

const nameOf = (route: string): string => route.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Declares a report: its parameters, and the columns and SQL of each section. Page, GraphQL field, print and REST path
 * follow from it; a line in index.ts adds it to the station.
 */
export function defineReport(definition: TableDefinition | SheetDefinition): Report {
  const {
    route,
    aliases = [],
    title,
    description = null,
    menu = null,
    right,
    parameters = {},
    isDocument = false,
    isSigned = false,
    paper = null,
    letter = null,
    onPaper = null,
  } = definition;
  const sections =
    'sections' in definition
      ? Object.entries(definition.sections).map(([name, section]) =>
          sectionOf(name, section.title, section, parameters),
        )
      : [sectionOf(null, title, definition, parameters)];
  const name = nameOf(route);
  const isPaged = sections[0]!.name === null && !sections[0]!.asFacts;
  const input = inputOf(parameters, isPaged);
  const read = async (sql: Sql, given: Values, clock: ReadAt, page?: Page): Promise<ReportAnswer> => {
    const values = completed(parameters, given, clock);
    const filters = await filtersOf(sql, parameters, values);
    const answers: SectionAnswer[] = [];
    for (const section of sections) answers.push(await section.read(sql, values, page));
    return { values, filters, sections: answers };
  };
  const query = defineQuery({
    name,
    right,
    input,
    snapshot: true,
    async run({ sql, ctx }, { page, ...given }) {
      const answer = await read(
        sql,
        given,
        readAtOf(ctx),
        isPaged ? pageAskedFor(page, sections[0]!.columns) : undefined,
      );
      refuseTooManyRows(sum(answer.sections, ({ rows }) => rows.length));
      return answer;
    },
  });
  return {
    route,
    aliases,
    name,
    title,
    description,
    menu,
    right,
    parameters,
    isDocument,
    isSigned,
    paper,
    letter,
    onPaper,
    isPaged,
    sections,
    input,
    query,
    read,
  };
}

function refuseTooManyRows(rows: number): void {
  if (rows <= MOST_ROWS_OF_SHEET) return;
  throw refusal('TOO_MANY_ROWS', reporting.tooManyForSheet({ most: MOST_ROWS_OF_SHEET, rows }), undefined, 'INVALID');
}

/** The path parameters, in order. */
export const pathParametersOf = ({ parameters }: Pick<Report, 'parameters'>): string[] =>
  Object.entries(parameters).flatMap(([name, { inPath }]) => (inPath ? [name] : []));
