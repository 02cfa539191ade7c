import '../../ui/kit/overlay-styles';
import { t } from '../../i18n/translate';
import { useReturnFocus } from '../../ui/dialog/use-return-focus';
import { Drawer } from '../../ui/kit/overlays';
import RightPanel from './right-panel';

interface PanelDrawerProps {
  width: number;
  onClose: () => void;
}

/** The right panel as a drawer over the page, for screens too narrow to show it beside the page. */
export default function PanelDrawer({ width, onClose }: PanelDrawerProps) {
  useReturnFocus(true);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={width}
      title={t('shell.panel')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <RightPanel />
    </Drawer>
  );
}
