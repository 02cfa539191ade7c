import type { Right } from '../../../../server/domain/rights';
import { t } from '../../i18n/translate';
import MissingRightsState from '../../ui/feedback/missing-rights-state';

/** Says which rights open the boxes of the home page that the user does not see. */
const NotShown = ({ missing }: { missing: readonly Right[] }) => (
  <details>
    <summary>{t('home.notShown')}</summary>
    <MissingRightsState missing={missing} />
  </details>
);

export default NotShown;
