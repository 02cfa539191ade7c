import type { ReactNode } from 'react';
import { t } from '../../i18n/translate';
import { WhileShiftRuns as WhileAnyShiftRuns } from '../../ui/page/while-shift-runs';

/** Cash entries belong to the running shift, so without one there is no form. */
export const WhileShiftRuns = ({ children }: { children: ReactNode }) => (
  <WhileAnyShiftRuns text={t('cash.noShift.text')}>{children}</WhileAnyShiftRuns>
);
