import { said, t } from '../../i18n/translate';
import { Spinner } from '../../ui/feedback/loading';
import classes from './review.module.css';
import type { Rehearsal } from './use-rehearsal';

/** The effects of accepting a request, shown before the decision. */
export function RehearsalLines({ rehearsal }: { rehearsal: Rehearsal | 'failed' | null }) {
  if (rehearsal === null) {
    return (
      <p className={classes.line}>
        <Spinner size={14} /> {t('approvals.moves.loading')}
      </p>
    );
  }
  if (rehearsal === 'failed') return <p className={classes.line}>{t('approvals.moves.failed')}</p>;
  const { effectTexts: effects, problems } = rehearsal;
  if (problems.length > 0) {
    return (
      <div className={classes.refused} role="status">
        <strong>{t('approvals.refused')}</strong>
        {problems.map((problem) => (
          <p key={problem.message}>{said(problem)}</p>
        ))}
      </div>
    );
  }
  if (effects.length === 0) return <p className={classes.line}>{t('approvals.moves.nothing')}</p>;
  return (
    <div className={classes.moves}>
      <h3>{t('approvals.moves')}</h3>
      <ul>
        {effects.map((effect) => (
          <li key={effect.message}>{said(effect)}</li>
        ))}
      </ul>
    </div>
  );
}
