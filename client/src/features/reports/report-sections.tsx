import { t } from '../../i18n/translate';
import { DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { SkeletonRows } from '../../ui/loading';
import { rowHrefOf, tableColumnsOf } from './report-columns';
import type { ReportDefinition, ReportSection } from './report-definition';
import type { ReportRow, SectionAnswer } from './report-document';
import { ReportFacts } from './report-facts';
import classes from './report-sections.module.css';

interface ReportSectionsProps {
  report: ReportDefinition;
  /** The filters in words. */
  lookedFor: string;
  /** Undefined while they are on their way. */
  answers: { section: ReportSection; answer: SectionAnswer }[] | undefined;
}

/** The tables of a report: one over the whole page, or several one under the other. */
export function ReportSections({ report, lookedFor, answers }: ReportSectionsProps) {
  if (!answers) return <SkeletonRows rows={12} />;
  const [only] = answers;
  if (only && only.section.name === null) {
    const empty = <EmptyState title={t('reports.nothing')} text={lookedFor} />;
    return <SectionTable {...only} label={report.title} empty={empty} />;
  }
  return (
    <div className={classes.sheet}>
      {answers.map(({ section, answer }) => (
        <div key={section.name}>
          <h2 className={classes.heading}>{section.title}</h2>
          {section.asFacts ? (
            <ReportFacts columns={section.columns} row={answer.rows[0]} />
          ) : (
            <SectionTable section={section} answer={answer} label={section.title} empty={<None />} maxHeight="none" />
          )}
        </div>
      ))}
    </div>
  );
}

const None = () => <p className={classes.none}>{t('reports.none')}</p>;

interface SectionTableProps {
  section: ReportSection;
  answer: SectionAnswer;
  label: string;
  empty: React.ReactNode;
  maxHeight?: string;
}

function SectionTable({ section: { columns, subtotalBy }, answer, label, empty, maxHeight }: SectionTableProps) {
  const by = columns.find(({ name }) => name === subtotalBy);
  const summed = columns.filter((column) => column === by || column.total);
  const each = by && t('reports.each', { what: by.label.toLowerCase() });
  const places = new Map(answer.rows.map((row, place) => [row, place]));
  return (
    <>
      <DataTable<ReportRow>
        label={label}
        columns={tableColumnsOf(columns)}
        rows={answer.rows}
        rowKey={(row) => places.get(row)!}
        rowHref={rowHrefOf(columns)}
        totals={answer.totals}
        empty={empty}
        maxHeight={maxHeight}
      />
      {by && answer.subtotals && answer.subtotals.length > 0 && (
        <div className={classes.subtotals}>
          <h3 className={classes.subheading}>{each}</h3>
          <DataTable<ReportRow>
            label={`${label}, ${each}`}
            columns={tableColumnsOf(summed.map((column) => ({ ...column, drill: null })))}
            rows={answer.subtotals}
            rowKey={(row) => String(row[by.name])}
            maxHeight="none"
          />
        </div>
      )}
    </>
  );
}
