import { t } from '../../i18n/translate';
import { Page, Panel } from '../../ui/page';
import { CashPositionCard } from './cash-position-card';
import classes from './collection-page.module.css';
import { ExchangeForm } from './exchange-form';
import { WhileShiftRuns } from './while-shift-runs';

/** Changes notes of the safe for others. */
export const Component = () => (
  <Page title={t('cash.exchange.title')}>
    <WhileShiftRuns>
      <div className={classes.page}>
        <Panel>
          <ExchangeForm />
        </Panel>
        <CashPositionCard />
      </div>
    </WhileShiftRuns>
  </Page>
);
