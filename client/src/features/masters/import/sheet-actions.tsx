import { Link } from 'react-router-dom';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { MenuButton } from '../../../ui/popover/menu-button';
import type { MasterDefinition } from '../catalogue';
import { useMasterFile } from './use-master-file';

const FORMATS = ['XLSX', 'CSV'] as const;

export const importPath = ({ name }: Pick<MasterDefinition, 'name'>): string => `/page/import?list=${name}`;

/** Above the list of a master: exports it, and leads to its import. */
export function SheetActions({ master, beside }: { master: MasterDefinition; beside?: MasterDefinition }) {
  const { busy, save } = useMasterFile(master.name);
  const link = (to: string, label: string) => (
    <Button variant="default" component={Link} to={to}>
      {label}
    </Button>
  );
  return (
    <>
      {beside && link(beside.path, beside.pluralLabel)}
      <MenuButton
        button={(props) => (
          <Button {...props} variant="default" loading={busy}>
            {t('masters.import.export')}
          </Button>
        )}
      >
        {(Menu) =>
          FORMATS.map((format) => (
            <Menu.Item key={format} mih="var(--control-height)" onClick={() => void save(format, false)}>
              {format}
            </Menu.Item>
          ))
        }
      </MenuButton>
      {link(importPath(master), t('masters.import'))}
    </>
  );
}
