import { t } from '../../i18n/translate';
import { Page } from '../../ui/page';
import { InterestDesk } from './interest-desk';

/** Interest on bills paid late, charged to one firm or to all of them in one run (admin). */
export const Component = () => (
  <Page title={t('interest.title')}>
    <InterestDesk />
  </Page>
);
