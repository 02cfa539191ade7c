import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { WhileShiftRuns } from '../while-shift-runs';
import { ExchangeForm } from './exchange-form';

const WIDTH = 560;

/** The exchange as a dialog, opened by the cash button on any page. */
const ExchangeDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('cash.exchange.title')} help="exchange" opened onClose={onClose} width={WIDTH}>
    <WhileShiftRuns>
      <ExchangeForm onCancel={onClose} onDone={onClose} />
    </WhileShiftRuns>
  </Dialog>
);

export default ExchangeDialog;
