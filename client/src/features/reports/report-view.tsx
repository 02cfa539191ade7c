import { useQuery } from '@apollo/client/react';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChangeDecidedDocument, ChangeRequestedDocument } from '../../graphql/generated/graphql';
import { useHotkeys } from '../../hooks/use-hotkeys';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { showTime } from '../../ui/show-time';
import { openFile } from './open-file';
import { useChoices } from './reference-choices';
import { filtersInWords, filtersOf, lackingIn, printAddress, valuesOfSearch } from './report-address';
import type { ReportDefinition, ReportValues } from './report-definition';
import { answersOf, documentOf } from './report-document';
import { ReportFilters } from './report-filters';
import { refusalOf } from './report-problems';
import { ReportSections } from './report-sections';
import { ReportTrouble } from './report-trouble';
import classes from './report-view.module.css';

interface ReportViewProps {
  report: ReportDefinition;
  pathValues: ReportValues;
}

/** A report: filters, which live in the address, and its tables one under the other. */
export function ReportView({ report, pathValues }: ReportViewProps) {
  const [search] = useSearchParams();
  const values = { ...pathValues, ...valuesOfSearch(report, search) };
  const lacking = lackingIn(report, values);
  const { data, previousData, loading, error, refetch } = useQuery(documentOf(report), {
    variables: values,
    skip: lacking.length > 0,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  // Whatever was changed, by whomever: here and at once, or by an admin who decided on it.
  const still = { skip: lacking.length > 0 || report.sections.every(({ changes }) => changes === null) };
  useLive(ChangeRequestedDocument, () => refetch(), still);
  useLive(ChangeDecidedDocument, () => refetch(), still);
  const choices = useChoices(report);
  const asOf = useAnswerTime(data, loading);
  const shown = error || lacking.length > 0 ? undefined : (data ?? previousData);
  const answers = shown && answersOf(report, shown as NonNullable<typeof data>);
  const refusal = refusalOf(error);

  const print = (): void => {
    if (answers) void openFile(printAddress(report, values), report.title);
  };
  useHotkeys([{ keys: 'Ctrl+P', label: t('reports.print'), run: print }]);

  const actions = (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      data-hotkey="Ctrl+P"
      disabled={!answers}
      onClick={print}
    >
      {t('reports.print')}
    </Button>
  );
  return (
    <Page title={report.title} actions={actions}>
      {report.description && <p className={classes.description}>{report.description}</p>}
      <div className={classes.bar}>
        {filtersOf(report).length > 0 && (
          <ReportFilters report={report} choices={choices} refused={refusal?.fields ?? {}} />
        )}
        {answers && (
          <Group gap="xs" className={classes.state}>
            <Text size="sm" c="dimmed">
              {stateInWords(answers, asOf)}
            </Text>
            <ActionIcon
              aria-label={t('reports.refresh')}
              title={t('reports.refresh')}
              loading={loading}
              onClick={() => void refetch()}
            >
              <IconRefresh size={16} />
            </ActionIcon>
          </Group>
        )}
      </div>
      {lacking.length > 0 ? (
        <EmptyState title={t('reports.choose', { what: lacking.join(', ') })} />
      ) : error ? (
        <ReportTrouble refusal={refusal} onRetry={() => void refetch()} />
      ) : (
        <ReportSections report={report} lookedFor={filtersInWords(report, values, choices)} answers={answers} />
      )}
    </Page>
  );
}

/** How much there is, where it is one table, and as of when. */
function stateInWords(answers: ReturnType<typeof answersOf>, asOf: Date | null): string {
  const [only] = answers;
  const rows = only?.section.name === null ? [t('ui.rows', { count: only.answer.rows.length })] : [];
  return [...rows, ...(asOf ? [t('reports.asOf', { time: showTime(asOf) })] : [])].join(' · ');
}

/** When the answer that is shown came. */
function useAnswerTime(data: unknown, loading: boolean): Date | null {
  const [time, setTime] = useState<Date | null>(null);
  useEffect(() => {
    if (data && !loading) setTime(new Date());
  }, [data, loading]);
  return time;
}
