import { lazy, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/translate';
import { LazyBoundary } from '../../../ui/feedback/lazy-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { usePhone } from '../../../ui/page/breakpoints';
import type { Sort } from '../../../ui/table/sort';
import type { AnsweredSection } from '../answer/report-document';
import { isLong, otherPage, placeOf, searchOnPage, searchSorted, sortIn, sortOfPage } from '../answer/report-paging';
import type { PageAsked, ReportDefinition } from '../report-definition';
import { useReportSearch } from '../use-report-search';
import { hiddenIn } from './hidden-columns';
import { NothingFound } from './nothing-found';
import { ReportFacts } from './report-facts';
import { ReportPager } from './report-pager';
import classes from './report-sections.module.css';
import { SectionTable } from './section-table';
import { useCorrectionColumn } from './shift-correction';

// Lazy: few reports have charts, and the chart library is large.
const ReportCharts = lazy(() => import('../charts/report-charts'));

interface ReportSectionsProps {
  report: ReportDefinition;
  /** The filters as text. */
  lookedFor: string;
  /** Undefined while loading. */
  answers: AnsweredSection[] | undefined;
  /** The page of rows in the answers. */
  page: PageAsked | null;
  /** Whether the answers belong to the current address rather than the previous one. */
  isCurrent: boolean;
}

/** The tables of a report: one over the full page, or several below each other. */
export function ReportSections({ report, lookedFor, answers, page, isCurrent }: ReportSectionsProps) {
  const [search] = useSearchParams();
  // Its cards would separate the charts by a screen per day.
  const phone = usePhone();
  if (!answers) return <SkeletonRows rows={12} />;
  const hide = [...hiddenIn(search)].join(',');
  const shown = answers.filter(isShown);
  const [only] = answers;
  if (only && only.section.name === null)
    return (
      <OnlyTable report={report} lookedFor={lookedFor} only={only} hide={hide} page={page} isCurrent={isCurrent} />
    );
  return (
    <div className={classes.sheet}>
      {phone && shown.map(({ section, answer }) => <Charts key={section.name} section={section} answer={answer} />)}
      {shown.map(({ section, answer }) => (
        <div key={section.name}>
          <h2 className={classes.heading}>{section.title}</h2>
          {section.asFacts ? (
            <ReportFacts columns={section.columns} row={answer.rows[0]} />
          ) : (
            <>
              {!phone && <Charts section={section} answer={answer} />}
              <OneOfSeveral report={report} section={section} answer={answer} hide={hide} />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

interface OneOfSeveralProps extends AnsweredSection {
  report: ReportDefinition;
  hide: string;
}

/** One of several tables of a report. */
const OneOfSeveral = ({ report, section, answer, hide }: OneOfSeveralProps) => (
  <SectionTable
    section={section}
    answer={answer}
    hide={hide}
    label={section.title}
    more={useCorrectionColumn(report, section.name)}
    empty={<None />}
    // A chart's table may have many days.
    maxHeight={section.charts.length === 0 ? 'none' : undefined}
  />
);

interface OnlyTableProps extends Omit<ReportSectionsProps, 'answers'> {
  only: AnsweredSection;
  hide: string;
}

/** The only table of a report, with its order in the address; a long report shows one page, sorted by the server. */
function OnlyTable({ report, lookedFor, only: { section, answer }, hide, page, isCurrent }: OnlyTableProps) {
  const [search, setSearch] = useReportSearch();
  const more = useCorrectionColumn(report, null);
  const long = isLong(answer);
  const place = placeOf(page, answer);
  const other = isCurrent ? otherPage(search, answer) : null;
  const turnTo = (wanted: number): void => setSearch(searchOnPage(search, wanted));
  const turnToOther = useEffectEvent(turnTo);
  useEffect(() => {
    if (other !== null) turnToOther(other);
  }, [other]);
  const onSort = (sort: Sort | null): void => setSearch(searchSorted(search, sort, long));
  const serverSort = sortOfPage(page);
  // "The first" is the only label for a chart of some rows, so they must be the first ones.
  const isFromStart = !long || (place.page === 1 && serverSort === null);
  return (
    <>
      {isFromStart && <Charts section={section} answer={answer} />}
      <SectionTable
        section={section}
        answer={answer}
        hide={hide}
        label={report.title}
        more={more}
        empty={<NothingFound report={report} lookedFor={lookedFor} />}
        sort={long ? serverSort : sortIn(search)}
        onSort={onSort}
        paged={long ? { before: place.first - 1, rowCount: answer.rowCount } : undefined}
      />
      {long && <ReportPager place={place} rowCount={answer.rowCount} onPage={turnTo} />}
    </>
  );
}

/** Charts above their table, which has the same figures; on a phone above all tables. */
const Charts = ({ section, answer }: AnsweredSection) =>
  section.charts.length > 0 &&
  answer.rows.length > 0 && (
    <LazyBoundary fallback={<SkeletonRows rows={8} />}>
      <ReportCharts section={section} answer={answer} />
    </LazyBoundary>
  );

const isShown = ({ section, answer }: AnsweredSection): boolean => !section.optional || answer.rows.length > 0;

const None = () => <p className={classes.none}>{t('reports.none')}</p>;
