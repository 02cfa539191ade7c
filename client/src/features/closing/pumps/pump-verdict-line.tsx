import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import type { CalculatedPump, Rates } from '../../../../../server/domain/closing';
import { inr } from '../../../../../server/domain/kernel/format';
import { t } from '../../../i18n/translate';
import { SETTLED, type Verdict, verdictOf } from './pump-verdict';
import classes from './pump-verdict-line.module.css';

interface PumpVerdictLineProps {
  calculated: CalculatedPump;
  rates: Rates;
}

const isOpen = (verdict: Verdict): boolean =>
  verdict === 'unread' || verdict === 'toHandIn' || verdict === 'noEmployee';

const amountFor = (verdict: Verdict, { toHandIn, missing }: CalculatedPump): string =>
  inr(verdict === 'toHandIn' ? toHandIn : Math.abs(missing));

/** A pump's verdict as an icon and text. */
export function PumpVerdictLine({ calculated, rates }: PumpVerdictLineProps) {
  const verdict = verdictOf(calculated, rates);
  const isSettled = SETTLED.has(verdict);
  const Icon = isSettled ? IconCheck : isOpen(verdict) ? IconCircleDashed : IconAlertTriangle;
  return (
    <span className={classes.line} data-kind={isSettled ? 'settled' : isOpen(verdict) ? 'open' : 'faulty'}>
      <Icon size={14} aria-label={t(isSettled ? 'closing.settled' : 'closing.unsettled')} role="img" />
      <strong>{calculated.pump.pumpName}</strong>
      <span className={classes.words}>
        {t(`closing.verdict.${verdict}`, { amount: amountFor(verdict, calculated) })}
      </span>
    </span>
  );
}
