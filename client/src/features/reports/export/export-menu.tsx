import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { MenuButton } from '../../../ui/popover/menu-button';
import type { FileFormat } from '../report-address';

const FORMATS: readonly FileFormat[] = ['pdf', 'xlsx', 'csv'];

interface ExportMenuProps {
  disabled: boolean;
  onExport: (format: FileFormat) => void;
  /** Prints on an 80 mm receipt roll; only a document has it. */
  onRoll?: () => void;
}

/** Exports the report as a file, with all rows and columns. */
export const ExportMenu = ({ disabled, onExport, onRoll }: ExportMenuProps) => (
  <MenuButton
    button={(props) => (
      <Button {...props} variant="default" leftSection={<IconDownload size={16} aria-hidden />} disabled={disabled}>
        {t('reports.export')}
      </Button>
    )}
  >
    {(Menu) => (
      <>
        {FORMATS.map((format) => (
          <Menu.Item key={format} mih="var(--control-height)" onClick={() => onExport(format)}>
            {t(`reports.export.${format}`)}
          </Menu.Item>
        ))}
        {onRoll && (
          <Menu.Item mih="var(--control-height)" onClick={onRoll}>
            {t('reports.export.roll')}
          </Menu.Item>
        )}
      </>
    )}
  </MenuButton>
);
