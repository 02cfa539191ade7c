import { t } from '../../../i18n/translate';
import { EntryPage } from '../../../ui/late-entry/entry-page';
import { Panel } from '../../../ui/page/page';
import { WaitingEntries } from '../../../ui/row-changes/waiting-entries';
import { CashPositionCard } from '../cash-position-card';
import classes from '../collection/collection-page.module.css';
import entry from '../entry.module.css';
import { WhileShiftRuns } from '../while-shift-runs';
import { ExchangeForm } from './exchange-form';
import { ExchangeList } from './exchange-list';

/** Exchanges notes of the safe for others; lists the exchanges of this shift below. */
export const Component = () => (
  <EntryPage title={t('cash.exchange.title')} help="exchange">
    <WhileShiftRuns>
      <div className={classes.page}>
        <Panel>
          <ExchangeForm />
        </Panel>
        <div className={entry.desk}>
          <WaitingEntries command="exchangeCash" />
          <CashPositionCard />
          <ExchangeList />
        </div>
      </div>
    </WhileShiftRuns>
  </EntryPage>
);
