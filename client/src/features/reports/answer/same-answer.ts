import type { ReportDefinition, ReportSection } from '../report-definition';
import { answersOf, type ReportData, type ReportRow, type SectionAnswer } from './report-document';

/** Whether two answers of a report are equal, so that the page need not change. */
export function isSameAnswer(report: ReportDefinition, one: ReportData, other: ReportData): boolean {
  const others = answersOf(report, other);
  return answersOf(report, one).every(({ section, answer }, index) => isSame(section, answer, others[index]!.answer));
}

/** How many more rows a later answer has, at least 0. */
export function moreRows(report: ReportDefinition, one: ReportData, later: ReportData): number {
  const count = (data: ReportData): number =>
    answersOf(report, data).reduce((sum, { answer }) => sum + answer.rowCount, 0);
  return Math.max(0, count(later) - count(one));
}

function isSame({ columns }: ReportSection, one: SectionAnswer, other: SectionAnswer): boolean {
  if (one.rowCount !== other.rowCount) return false;
  const names = [...columns.map(({ name }) => name), 'changeId'];
  const isSameRow = (a: ReportRow | undefined, b: ReportRow | undefined): boolean =>
    names.every((name) => (a?.[name] ?? null) === (b?.[name] ?? null));
  const areSame = (a: readonly ReportRow[] = [], b: readonly ReportRow[] = []): boolean =>
    a.length === b.length && a.every((row, index) => isSameRow(row, b[index]));
  return (
    areSame(one.rows, other.rows) && areSame(one.subtotals, other.subtotals) && isSameRow(one.totals, other.totals)
  );
}
