import type { CreditUse } from '../../../../../server/domain/credit-limit';
import { inr } from '../../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { t } from '../../../i18n/translate';
import type { Standing } from './sale-draft';
import classes from './standing-line.module.css';

interface StandingLineProps {
  standing: Pick<Standing, 'due' | 'maxLimit'>;
  /** Credit use after the sale being typed; null without an amount. */
  use: CreditUse | null;
}

const NEARLY_USED = 90;

/** The creditor's balance and the effect of this sale: within, near or over the limit. */
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
