import { t } from '../../../i18n/translate';
import { Page } from '../../../ui/page/page';
import { BillDesk } from './bill-desk';

/** Bills of the sales of some days, for one firm or for all of them in one run. */
export const Component = () => (
  <Page title={t('bills.title')}>
    <BillDesk />
  </Page>
);
