import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  billNumberText,
  billSeriesRules,
  GREATEST_NUMBER_LENGTH,
  normalisePrefix,
  problemsOfSeries,
  readFirstNumber,
} from '../../../../server/domain/bill-number';
import { askAgain } from '../../graphql/ask-again';
import {
  BillSeriesDocument,
  type BillSeriesQuery,
  SetBillSeriesDocument,
  SettingsChangedDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { useSubmit } from '../../hooks/use-submit';
import type { MessageKey } from '../../i18n/catalogue.en';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { EntryForm } from '../../ui/form/entry-form';
import type { FieldDefinition, FieldValues, WireValues } from '../../ui/inputs/field-definition';
import { Alert } from '../../ui/kit/feedback';
import { Stack } from '../../ui/kit/layout';
import { Text } from '../../ui/kit/text';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';

type Series = BillSeriesQuery['billSeries'][number];

const BILLS_FOR: Readonly<Record<string, MessageKey>> = {
  CR: 'settings.bills.CR',
  IN: 'settings.bills.IN',
  CH: 'settings.bills.CH',
};

const billsFor = ({ series }: Pick<Series, 'series'>): string => t(BILLS_FOR[series] ?? 'settings.bills.CR');

const COLUMNS = (): Column<Series>[] => [
  { key: 'series', label: t('settings.bills.series'), kind: 'text', value: billsFor },
  { key: 'financialYear', label: t('settings.bills.year'), kind: 'text' },
  { key: 'bills', label: t('settings.bills.made'), kind: 'count' },
  { key: 'nextNumber', label: t('settings.bills.next'), kind: 'text' },
];

/** The numbers of bills by series and financial year; those without a bill yet can be set. */
export function BillSeries() {
  const { data, error, refetch } = useQuery(BillSeriesDocument, { fetchPolicy: 'network-only' });
  useLive(SettingsChangedDocument, () => refetch());
  const all = data?.billSeries;
  if (error && !all) return <LoadFailed reason={t('ui.failed.query')} onRetry={() => void askAgain(refetch)} />;
  if (!all) return <SkeletonRows />;
  const [previous] = yearsOf(all);
  const long = all.find(
    ({ financialYear, nextNumber, bills }) =>
      financialYear !== previous && bills === 0 && nextNumber.length > GREATEST_NUMBER_LENGTH,
  );
  return (
    <Stack>
      <DataTable
        label={t('settings.bills.list')}
        columns={COLUMNS()}
        rows={all}
        rowKey={({ series, financialYear }) => `${series} ${financialYear}`}
      />
      {long && <Alert color="blue">{t('settings.bills.long', { prefix: shortened(long.prefix) })}</Alert>}
      <BillSeriesForm all={all} onSent={() => void askAgain(refetch)} />
    </Stack>
  );
}

/** The standard prefix with a short year: 'CR/26-27/'. */
const shortened = (prefix: string): string => prefix.replace(/20(?=\d\d-\d\d\/$)/, '');

interface BillSeriesFormProps {
  all: readonly Series[];
  /** Refetches the series after a save or a refusal, since a bill may have been made. */
  onSent: () => void;
}

function BillSeriesForm({ all, onSent }: BillSeriesFormProps) {
  const years = yearsOf(all);
  const standard = { series: all[0]?.series ?? '', financialYear: years[1] ?? '' };
  const [typed, setTyped] = useState<FieldValues>(standard);
  const { submit, busy, fieldErrors, formErrors } = useSubmit(SetBillSeriesDocument, {
    success: ({ nextNumber }) => t('settings.bills.saved', { number: nextNumber ?? '' }),
  });
  const fields: FieldDefinition[] = [
    {
      ...billSeriesRules.series,
      name: 'series',
      label: t('settings.bills.series'),
      options: distinct(all.map(({ series }) => series)).map((value) => ({
        value,
        label: billsFor({ series: value }),
      })),
    },
    {
      ...billSeriesRules.financialYear,
      kind: 'choice',
      name: 'financialYear',
      label: t('settings.bills.year'),
      options: years.map((value) => ({ value, label: value })),
    },
    {
      ...billSeriesRules.prefix,
      name: 'prefix',
      label: t('settings.bills.prefix'),
      hint: t('settings.bills.prefix.hint'),
    },
    {
      ...billSeriesRules.firstNumber,
      name: 'firstNumber',
      label: t('settings.bills.first'),
      hint: t('settings.bills.first.hint'),
    },
  ];
  const save = async (values: WireValues): Promise<boolean> => {
    const set = await submit({ input: seriesOf(values) });
    // Not awaited: the form holds what is typed until this promise settles.
    onSent();
    return set !== undefined;
  };

  const first = firstBillOf(typed);
  return (
    <EntryForm
      fields={fields}
      row={standard}
      standard={standard}
      submitLabel={t('settings.bills.set')}
      onSubmit={save}
      busy={busy}
      fieldErrors={fieldErrors}
      formErrors={formErrors}
      onValues={setTyped}
    >
      <Text size="sm" aria-live="polite">
        {first !== null && t('settings.bills.preview', { number: first })}
      </Text>
    </EntryForm>
  );
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** The previous, the current and the next financial year. */
const yearsOf = (all: readonly Series[]): string[] => distinct(all.map(({ financialYear }) => financialYear));

const seriesOf = ({ series, financialYear, prefix, firstNumber }: WireValues) => ({
  series: String(series ?? ''),
  financialYear: String(financialYear ?? ''),
  prefix: String(prefix ?? ''),
  firstNumber: String(firstNumber ?? ''),
});

/** The number of the first bill as typed; null if it is incomplete or refused. */
function firstBillOf(typed: FieldValues): string | null {
  const series = seriesOf(typed);
  if (series.series === '' || series.financialYear === '' || problemsOfSeries(series).length > 0) return null;
  const { first, digits } = readFirstNumber(series.firstNumber);
  return billNumberText({ prefix: normalisePrefix(series.prefix), digits }, first);
}
