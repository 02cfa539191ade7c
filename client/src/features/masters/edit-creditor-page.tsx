import { t } from '../../i18n/translate';
import { EditRowPage } from './edit-row-page';

/** All but the small creditor flag, which only admins see (specification, section 5). */
const FOR_STAFF = [
  'firmName',
  'shortName',
  'proprietorName',
  'email',
  'contactNo',
  'panNumber',
  'gstin',
  'address',
  'maxLimit',
  'creditDays',
  'interestRate',
];

export const Component = () => (
  <EditRowPage
    title={t('masters.editCreditor')}
    of="Creditor"
    searchLabel={t('masters.editCreditor.search')}
    prompt={(name) => t('masters.editCreditor.ask', { name })}
    forStaff={FOR_STAFF}
  />
);
