import { t } from '../../i18n/translate';
import { Panel } from '../../ui/page/page';
import { PersonFiles } from '../../ui/person-files/person-files';
import type { MasterRow } from './documents';

/** The picture and the document of a user, set by an admin. */
export const UserFilesPanel = ({ user: { id, name } }: { user: MasterRow }) => (
  <Panel title={t('ui.files.title')}>
    <PersonFiles key={id} person={{ userId: id }} name={String(name)} maySetPicture maySetDocument />
  </Panel>
);
