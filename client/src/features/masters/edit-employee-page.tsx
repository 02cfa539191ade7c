import { t } from '../../i18n/translate';
import { EditRowPage } from './edit-row-page';

/** What the specification (section 2) has on this page. */
const FOR_STAFF = ['contactNo', 'address'];

export const Component = () => (
  <EditRowPage
    title={t('masters.editEmployee')}
    of="Employee"
    searchLabel={t('masters.editEmployee.search')}
    prompt={(name) => t('masters.editEmployee.ask', { name })}
    forStaff={FOR_STAFF}
  />
);
