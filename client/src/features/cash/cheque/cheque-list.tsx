import type { ChequeState } from '../../../../../server/domain/cheque.rules';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Button } from '../../../ui/kit/buttons';
import { Badge } from '../../../ui/kit/text';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { today } from '../../../ui/text/station-zone';
import { withUnbrokenDays } from '../../../ui/text/unbroken-days';
import { type Cheque, isPostDated, nameOf, type Step, stateOfRow, stateWords, stepsOf } from './cheques';
import classes from './cheques.module.css';

const STEP_LABELS = {
  deposit: 'cash.cheques.deposit',
  clear: 'cash.cheques.clear',
  return: 'cash.cheques.return',
  undo: 'cash.cheques.undo',
} as const;

type OnStep = (cheque: Cheque, step: Step) => void;

const Steps = ({ cheque, onStep }: { cheque: Cheque; onStep: OnStep }) => (
  <div className={classes.steps}>
    {stepsOf(cheque).map((step) => (
      <Button
        key={step}
        size="compact-xs"
        variant="default"
        aria-label={t('cash.cheques.stepOf', { step: t(STEP_LABELS[step]), cheque: nameOf(cheque) })}
        onClick={() => onStep(cheque, step)}
      >
        {t(STEP_LABELS[step])}
      </Button>
    ))}
  </div>
);

const columnsFor = (onStep: OnStep): Column<Cheque>[] => [
  { key: 'partyName', label: t('cash.cheques.party'), kind: 'text' },
  { key: 'number', label: t('cash.cheques.number'), kind: 'text' },
  { key: 'amount', label: t('cash.cheques.amount'), kind: 'money' },
  { key: 'chequeDate', label: t('cash.cheques.date'), kind: 'date' },
  {
    key: 'bank',
    label: t('cash.cheques.bank'),
    kind: 'text',
    render: ({ bank }) => bank && <span className={classes.words}>{bank}</span>,
  },
  {
    key: 'state',
    label: t('cash.cheques.state'),
    kind: 'text',
    // Without the account, which would make the column as wide as a sentence.
    value: ({ state }) => stateWords(state as ChequeState),
    render: (cheque) => (
      <span className={classes.words}>
        {withUnbrokenDays(stateOfRow(cheque))}{' '}
        {isPostDated(cheque, today()) && <Badge size="sm">{t('cash.cheques.postDated')}</Badge>}
      </span>
    ),
  },
  { key: 'chargeBill', label: t('cash.cheques.chargeBill'), kind: 'text' },
  {
    key: 'steps',
    label: t('cash.cheques.steps'),
    kind: 'text',
    sortable: false,
    render: (cheque) => <Steps cheque={cheque} onStep={onStep} />,
  },
];

interface ChequeListProps {
  cheques: readonly Cheque[];
  loading: boolean;
  onStep: OnStep;
}

/** The cheques of the chosen state, each with the steps that it may take. */
export const ChequeList = ({ cheques, loading, onStep }: ChequeListProps) => (
  <DataTable
    label={t('cash.cheques.title')}
    columns={columnsFor(onStep)}
    rows={cheques}
    rowKey={({ id }) => id}
    changes={{ table: 'cheque', rowId: ({ id }) => id }}
    loading={loading}
    empty={<EmptyState title={t('cash.cheques.empty')} text={t('cash.cheques.empty.text')} />}
  />
);
