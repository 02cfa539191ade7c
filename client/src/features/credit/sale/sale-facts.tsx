import { inr } from '../../../../../server/domain/kernel/format';
import { parseRate } from '../../../../../server/domain/kernel/money';
import { plainSlip } from '../../../../../server/domain/slip-book';
import { t } from '../../../i18n/translate';
import type { Sale, Standing } from './sale-draft';
import classes from './sale-form.module.css';
import { StandingLine } from './standing-line';

interface SaleFactsProps {
  sale: Sale;
  standing: Standing | null;
  standingFailed: boolean;
  /** Whether the slip is refused: then nothing else is said of it. */
  isSlipRefused: boolean;
  usedSlips: ReadonlySet<string>;
}

/**
 * Shows, while a sale is typed, its rate, the creditor's outstanding, whether it will wait for approval, and a doubtful or
 * duplicate slip.
 */
export function SaleFacts({
  sale: { sold, use, slipNo, slipWarning, needsApproval },
  standing,
  standingFailed,
  isSlipRefused,
  usedSlips,
}: SaleFactsProps) {
  const slip = slipNo.trim();
  const isUsed = slip !== '' && [...usedSlips].some((used) => plainSlip(used) === plainSlip(slip));
  return (
    <p className={classes.facts} aria-live="polite">
      {sold && <span>{t('credit.rate', { product: sold.shortName, rate: inr(parseRate(sold.rate) ?? 0) })}</span>}
      {standing && <StandingLine standing={standing} use={use} />}
      {needsApproval && <span className={classes.warning}>{t('credit.needsApproval')}</span>}
      {standingFailed && <span>{t('credit.standing.unknown')}</span>}
      {slipWarning !== null && !isSlipRefused && <span className={classes.warning}>{slipWarning}</span>}
      {isUsed && <span className={classes.warning}>{t('credit.slipUsed', { slip })}</span>}
    </p>
  );
}
