import type { CreditUse } from '../../../../../server/domain/credit-limit';
import { inr } from '../../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { t } from '../../../i18n/translate';
import type { Standing } from './sale-draft';
import classes from './standing-line.module.css';

interface StandingLineProps {
  standing: Pick<Standing, 'due' | 'maxLimit'>;
  /** What the sale being typed makes of it; null while there is no amount. */
  use: CreditUse | null;
}

const NEARLY_USED = 90;

/** How the firm stands, and where this sale takes it: plain, near the limit, over it. */
export function StandingLine({ standing, use }: StandingLineProps) {
  const due = parseMoney(standing.due) ?? 0;
  const limit = inr(parseMoney(standing.maxLimit) ?? 0);
  const level = use === null ? 'calm' : use.isOver ? 'over' : use.percent >= NEARLY_USED ? 'near' : 'calm';
  return (
    <span className={classes.chip} data-level={level}>
      {wordsOf(due, limit, use)}
    </span>
  );
}

function wordsOf(due: number, limit: string, use: CreditUse | null): string {
  if (due < 0 && (use === null || use.due <= 0)) return t('credit.advance', { advance: inr(-due), limit });
  const owed = { due: inr(Math.max(due, 0)), limit };
  if (use === null) return t('credit.standing', owed);
  return t(use.isOver ? 'credit.standing.over' : 'credit.standing.after', { ...owed, percent: use.percent });
}
