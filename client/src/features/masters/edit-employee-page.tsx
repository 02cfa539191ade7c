import { useCan } from '../../hooks/use-can';
import { t } from '../../i18n/translate';
import { PersonFiles } from '../../ui/person-files/person-files';
import type { MasterRow } from './documents';
import { EditRowPage } from './edit-row-page';

/** The fields that the specification (section 2) lists for this page. */
const FOR_STAFF = ['contactNo', 'address'];

const filesOf = ({ id, name }: MasterRow) => <EmployeeFiles id={id} name={String(name)} />;

function EmployeeFiles({ id, name }: { id: number; name: string }) {
  const maySet = useCan('employees.papers');
  return <PersonFiles person={{ employeeId: id }} name={name} maySetPicture={maySet} maySetDocument={maySet} />;
}

export const Component = () => (
  <EditRowPage
    title={t('masters.editEmployee')}
    of="Employee"
    searchLabel={t('masters.editEmployee.search')}
    prompt={(name) => t('masters.editEmployee.ask', { name })}
    forStaff={FOR_STAFF}
    belowRow={filesOf}
  />
);
