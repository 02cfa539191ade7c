import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { CHEQUE_STATES, type ChequeState } from '../../../../../server/domain/cheque.rules';
import { askAgain } from '../../../graphql/ask-again';
import {
  CashChangedDocument,
  ChequeRegisterDocument,
  CreditChangedDocument,
  ExpenditureChoicesDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Button } from '../../../ui/kit/buttons';
import { offeredRows } from '../../../ui/late-entry/offered';
import { Page } from '../../../ui/page/page';
import { usePaymentFacts } from '../../../ui/payment/use-payment';
import { Money } from '../../../ui/text/figures';
import entry from '../entry.module.css';
import totals from '../list-totals.module.css';
import { ChequeList } from './cheque-list';
import { type Cheque, type Step, stateWords } from './cheques';
import classes from './cheques.module.css';
import { StepDialog } from './step-dialog';

/** The register of cheques: what is in hand, deposited, paid or returned, and the next step of each. */
export const Component = () => (
  <Page title={t('cash.cheques.title')} help="cheques">
    <Register />
  </Page>
);

function Register() {
  const [state, setState] = useState<ChequeState | null>(null);
  const [open, setOpen] = useState<{ cheque: Cheque; step: Step } | null>(null);
  const register = useQuery(ChequeRegisterDocument, { variables: { state }, fetchPolicy: 'cache-and-network' });
  const choices = useQuery(ExpenditureChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const asked = usePaymentFacts();
  const refetch = () => askAgain(register.refetch);
  useLive(CashChangedDocument, refetch);
  useLive(CreditChangedDocument, refetch);

  const shown = register.data ?? register.previousData;
  const failed = asked.failed || (choices.error && !choices.data) || (register.error && !shown);
  const reload = (): void => {
    asked.reload();
    void askAgain(register.refetch, choices.refetch);
  };
  if (failed) return <LoadFailed list={t('cash.cheques.title')} onRetry={reload} />;
  if (!shown || !choices.data || !asked.facts) return <SkeletonRows rows={8} />;
  const { held, deposited, cheques } = shown.chequeRegister;
  return (
    <div className={entry.desk}>
      <div className={classes.head}>
        <StateFilter chosen={state} onChoose={setState} />
        <dl className={totals.totals} aria-label={t('cash.cheques.totals')}>
          <div>
            <dt>{stateWords('HELD')}</dt>
            <dd>
              <Money value={held} sign />
            </dd>
          </div>
          <div>
            <dt>{stateWords('DEPOSITED')}</dt>
            <dd>
              <Money value={deposited} sign />
            </dd>
          </div>
        </dl>
      </div>
      <ChequeList cheques={cheques} loading={!register.data} onStep={(cheque, step) => setOpen({ cheque, step })} />
      {open && (
        <StepDialog
          {...open}
          accounts={asked.facts.ways.accounts}
          categories={offeredRows(choices.data.expenditureCategories, null)}
          onClose={() => setOpen(null)}
          onSaved={() => void refetch()}
        />
      )}
    </div>
  );
}

interface StateFilterProps {
  chosen: ChequeState | null;
  onChoose: (state: ChequeState | null) => void;
}

const StateFilter = ({ chosen, onChoose }: StateFilterProps) => (
  <section aria-label={t('cash.cheques.which')} className={classes.filter}>
    {[null, ...CHEQUE_STATES].map((state) => (
      <Button
        key={state}
        size="compact-sm"
        variant={state === chosen ? 'filled' : 'default'}
        aria-pressed={state === chosen}
        onClick={() => onChoose(state)}
      >
        {state === null ? t('cash.cheques.all') : stateWords(state)}
      </Button>
    ))}
  </section>
);
