import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/empty-state';
import { SkeletonRows } from '../../ui/loading';
import type { ReportDefinition, ReportSection } from './report-definition';
import type { SectionAnswer } from './report-document';
import { ReportFacts } from './report-facts';
import classes from './report-sections.module.css';
import { SectionTable } from './section-table';
import { useSortInAddress } from './use-sort-in-address';

interface ReportSectionsProps {
  report: ReportDefinition;
  /** The filters in words. */
  lookedFor: string;
  /** Undefined while they are on their way. */
  answers: { section: ReportSection; answer: SectionAnswer }[] | undefined;
}

/** The tables of a report: one over the whole page, or several one under the other. */
export function ReportSections({ report, lookedFor, answers }: ReportSectionsProps) {
  const [sort, onSort] = useSortInAddress();
  if (!answers) return <SkeletonRows rows={12} />;
  const [only] = answers;
  if (only && only.section.name === null) {
    const empty = <EmptyState title={t('reports.nothing')} text={lookedFor} />;
    return <SectionTable {...only} label={report.title} empty={empty} sort={sort} onSort={onSort} />;
  }
  return (
    <div className={classes.sheet}>
      {answers.filter(isShown).map(({ section, answer }) => (
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

const isShown = ({ section, answer }: { section: ReportSection; answer: SectionAnswer }): boolean =>
  !section.optional || answer.rows.length > 0;

const None = () => <p className={classes.none}>{t('reports.none')}</p>;
