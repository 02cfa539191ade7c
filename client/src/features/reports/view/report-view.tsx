import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHotkeys } from '../../../hooks/use-hotkeys';
import { t } from '../../../i18n/translate';
import { beginInField, focusField } from '../../../ui/dialog/focus-field';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { showFile } from '../../../ui/inputs/show-file';
import { ActionIcon, Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { Text } from '../../../ui/kit/text';
import { usePhone } from '../../../ui/page/breakpoints';
import { Page } from '../../../ui/page/page';
import { PageNotes } from '../../../ui/page/page-notes';
import { showTime } from '../../../ui/text/show-time';
import type { AnsweredSection } from '../answer/report-document';
import { pageAsked } from '../answer/report-paging';
import { useReportAnswer } from '../answer/use-report-answer';
import { ExportMenu } from '../export/export-menu';
import { ExportProgress } from '../export/export-progress';
import { useExport } from '../export/use-export';
import { useChoices } from '../reference-choices';
import { fileAddress, filtersInWords, lackingIn, valuesOfSearch } from '../report-address';
import type { ReportDefinition, ReportValues } from '../report-definition';
import { ViewsMenu } from '../saved-views/views-menu';
import { ColumnsMenu } from './columns-menu';
import { NewEntries } from './new-entries';
import { ReportBack } from './report-back';
import { FilterFields, ReportFilters } from './report-filters';
import { ReportSections } from './report-sections';
import { ReportTrouble } from './report-trouble';
import classes from './report-view.module.css';
import { CorrectShiftButton } from './shift-correction';
import { useScrollRestoration } from './use-scroll-restoration';

interface ReportViewProps {
  report: ReportDefinition;
  pathValues: ReportValues;
}

/** A report: its filters, stored in the address, and its tables below each other. */
export function ReportView({ report, pathValues }: ReportViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const refresh = useRef<HTMLButtonElement>(null);
  const [search] = useSearchParams();
  const values = { ...pathValues, ...valuesOfSearch(report, search) };
  const lacking = lackingIn(report, values);
  const page = pageAsked(report, search);
  const answer = useReportAnswer(report, values, page, lacking.length > 0);
  const { answers, asOf, loading, trouble, newer, refetch } = answer;
  const choices = useChoices(report);
  // On a phone, Export opens the same sheet.
  const phone = usePhone();
  const { inFlight, start } = useExport(report, values);
  useScrollRestoration(root, answers !== undefined);
  const lackingNames = lacking.map(({ name }) => name);
  useFocusOnLacking(root, lackingNames);
  useFocusOnChosen(root, lackingNames);

  const [isPrinting, setPrinting] = useState(false);
  const print = (format: 'pdf' | 'roll'): void => {
    if (!answers || isPrinting) return;
    setPrinting(true);
    void showFile(report.title, fileAddress(report, values, format)).finally(() => setPrinting(false));
  };
  useHotkeys([{ keys: 'Ctrl+P', label: t('reports.print'), run: () => print('pdf') }]);

  const actions = (
    <>
      <ReportBack />
      <CorrectShiftButton report={report} pathValues={pathValues} />
      <ViewsMenu report={report} />
      <ColumnsMenu report={report} />
      {!phone && (
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          data-hotkey="Ctrl+P"
          disabled={!answers}
          loading={isPrinting}
          onClick={() => print('pdf')}
        >
          {t('reports.print')}
        </Button>
      )}
      <ExportMenu
        disabled={!answers || inFlight !== null}
        onExport={(format) => void start(format)}
        onRoll={report.isPaper ? () => print('roll') : undefined}
      />
    </>
  );
  const lookedFor = filtersInWords(report, values, choices);
  const filters = { report, choices, refused: trouble?.fields ?? {} };
  return (
    <Page title={report.title} notes={phone ? null : report.description} actions={actions} wide iconsOnPhone>
      <div ref={root} className={classes.report} aria-busy={loading}>
        {inFlight && <ExportProgress inFlight={inFlight} rowCount={rowCountOf(answers)} />}
        <div className={classes.bar}>
          <ReportFilters {...filters} />
          {answers && (
            <Group gap="xs" className={classes.state}>
              <div role="status">{newer && <NewEntries newer={newer} onShow={() => refresh.current?.focus()} />}</div>
              <Text size="sm" c="dimmed" className={classes.words}>
                {[phone && lookedFor, stateInWords(answers, asOf)].filter(Boolean).join(' · ')}
              </Text>
              {phone && report.description && <PageNotes text={report.description} />}
              <ActionIcon
                ref={refresh}
                aria-label={t('reports.refresh')}
                title={t('reports.refresh')}
                loading={loading}
                onClick={refetch}
              >
                <IconRefresh size={16} />
              </ActionIcon>
            </Group>
          )}
        </div>
        {answers && trouble && asOf && <p className={classes.old}>{t('reports.old', { time: showTime(asOf) })}</p>}
        {lacking.length > 0 ? (
          <EmptyState
            title={t('reports.choose', { what: lacking.map(({ label }) => label).join(', ') })}
            action={
              <div className={classes.lacking}>
                <FilterFields {...filters} filters={lacking} />
              </div>
            }
          />
        ) : trouble && !answers ? (
          <ReportTrouble trouble={trouble} onRetry={refetch} />
        ) : (
          <ReportSections
            report={report}
            lookedFor={lookedFor}
            answers={answers}
            page={answer.page}
            isCurrent={asOf !== null}
          />
        )}
      </div>
    </Page>
  );
}

/** The number of rows in the whole report, not only on this page. */
const rowCountOf = (answers: readonly AnsweredSection[] = []): number =>
  answers.reduce((sum, { answer }) => sum + answer.rowCount, 0);

/** The number of rows, for a single table, and the time of the answer. */
function stateInWords(answers: readonly AnsweredSection[], asOf: Date | null): string {
  const isTable = answers[0]?.section.name === null;
  const rows = isTable ? [t('ui.rows', { count: rowCountOf(answers) })] : [];
  return [...rows, ...(asOf ? [t('reports.asOf', { time: showTime(asOf) })] : [])].join(' · ');
}

/** Focuses the first required filter without a value. */
function useFocusOnLacking(root: React.RefObject<HTMLElement | null>, [first]: readonly string[]): void {
  const begin = useEffectEvent(() => beginInField(root.current, first));
  useEffect(() => begin(), []);
}

/** When the last required filter gets a value it moves into the filter bar; the focus follows it. */
function useFocusOnChosen(root: React.RefObject<HTMLElement | null>, lacking: readonly string[]): void {
  const before = useRef(lacking);
  useEffect(() => {
    const chosen = before.current.find((name) => !lacking.includes(name));
    before.current = lacking;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (chosen !== undefined && isLost) focusField(root.current, chosen);
  }, [root, lacking]);
}
