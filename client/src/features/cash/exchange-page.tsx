import { t } from '../../i18n/translate';
import { Page, Panel } from '../../ui/page';
import { ExchangeForm } from './exchange-form';
import classes from './exchange-page.module.css';
import { WhileShiftRuns } from './while-shift-runs';

/** Changes notes of the safe for others. */
export const Component = () => (
  <Page title={t('cash.exchange.title')} narrow>
    <WhileShiftRuns>
      <div className={classes.form}>
        <Panel>
          <ExchangeForm />
        </Panel>
      </div>
    </WhileShiftRuns>
  </Page>
);
