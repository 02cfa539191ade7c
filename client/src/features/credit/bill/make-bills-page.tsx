import { t } from '../../../i18n/translate';
import { Page } from '../../../ui/page/page';
import { BillWorkspace } from './bill-workspace';

/** Bills the sales of a period, for one creditor or for all in one run. */
export const Component = () => (
  <Page title={t('bills.title')} help="makeBills">
    <BillWorkspace />
  </Page>
);
