import { Link } from 'react-router-dom';
import { ADJUSTMENT_LABELS, type Adjustment } from '../../../../../server/domain/creditor-adjustment.rules';
import type { CreditorAdjustmentsOfShiftQuery } from '../../../graphql/generated/graphql';
import { t, translateLabel } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Anchor } from '../../../ui/kit/text';
import { enteredAt, useListTitle } from '../../../ui/late-entry/late-context';
import { amountOfAll } from '../../../ui/payment/amount-of-all';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { TitledList } from '../../../ui/table/titled-list';

type Row = CreditorAdjustmentsOfShiftQuery['creditorAdjustmentsOfShift'][number];

const COLUMNS = (): Column<Row>[] => [
  { key: 'firmName', label: t('credit.firm'), kind: 'text' },
  {
    key: 'kind',
    label: t('credit.adjustments.kind'),
    kind: 'text',
    value: ({ kind }) => translateLabel(ADJUSTMENT_LABELS[kind as Adjustment]),
  },
  { key: 'reference', label: t('credit.adjustments.number'), kind: 'text' },
  { key: 'amount', label: t('credit.amount'), kind: 'money' },
  { key: 'comment', label: t('ui.comment'), kind: 'text', hideOnPhone: true },
  { key: 'time', label: t('credit.time'), kind: 'text', value: enteredAt },
  { key: 'enteredBy', label: t('credit.enteredBy'), kind: 'text', hideOnPhone: true },
  {
    key: 'letter',
    label: t('credit.adjustments.letter'),
    kind: 'text',
    sortable: false,
    render: ({ id, firmName, kind }) =>
      kind === 'BAD_DEBT' ? null : (
        <Anchor
          component={Link}
          to={`/report/creditor-adjustment-note/${id}`}
          fz="inherit"
          aria-label={t('credit.adjustments.letterTo', { firm: firmName })}
        >
          {t('credit.payments.print')}
        </Anchor>
      ),
  },
];

/** The adjustments of a shift, newest first; undefined until loaded. */
export function AdjustmentList({ rows }: { rows: readonly Row[] | undefined }) {
  const title = useListTitle(t('credit.adjustments.list'));
  return (
    <TitledList title={title}>
      <DataTable
        label={title}
        columns={COLUMNS()}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        changes={{ table: 'creditor_adjustment', rowId: ({ id }) => id }}
        loading={rows === undefined}
        totals={rows === undefined || rows.length === 0 ? undefined : { amount: amountOfAll(rows) }}
        empty={<EmptyState title={t('credit.adjustments.empty')} text={t('ui.list.empty.text')} />}
      />
    </TitledList>
  );
}
