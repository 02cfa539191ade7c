import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import type { SheetLeg } from '../sheet/sheet-form';

/** A rare change of a nozzle, whose fields are shown when they are asked for. */
export interface RareChange {
  /** Whether it is possible here, and its fields are not shown yet. */
  isOffered: boolean;
  isShown: boolean;
  show: () => void;
}

interface RareChangeButtonProps {
  pumpName: string;
  leg: SheetLeg;
  show: () => void;
}

export const ChangeTankButton = ({ pumpName, leg, show }: RareChangeButtonProps) => (
  <Button
    variant="subtle"
    size="compact-sm"
    onClick={show}
    aria-label={t('closing.correct.tank.changeOf', { pump: pumpName, nozzle: leg.nozzleName })}
  >
    {t('closing.correct.tank.change')}
  </Button>
);

export const MeterEventsButton = ({ pumpName, leg, show }: RareChangeButtonProps) => (
  <Button
    variant="subtle"
    size="compact-sm"
    onClick={show}
    aria-label={t('closing.correct.events.of', { pump: pumpName, nozzle: leg.nozzleName })}
  >
    {t('closing.correct.events')}
  </Button>
);
