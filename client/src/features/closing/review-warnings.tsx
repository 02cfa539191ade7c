import { said, t } from '../../i18n/translate';
import classes from './review-figures.module.css';
import { warningsInReview } from './review-order';
import type { PlacedProblem } from './sheet/check-sheet';

/** Warnings that do not block what is reviewed, above everything else: tanks first, the rest collapsed beyond a limit. */
export function ReviewWarnings({ warnings }: { warnings: readonly PlacedProblem[] }) {
  const { shown, folded } = warningsInReview(warnings);
  return (
    <section className={classes.warnings}>
      <h3>{t('closing.panel.warnings')}</h3>
      <WarningLines warnings={shown} />
      {folded.length > 0 && (
        <details className={classes.folded}>
          <summary>{t('closing.review.more', { count: folded.length })}</summary>
          <WarningLines warnings={folded} />
        </details>
      )}
    </section>
  );
}

const WarningLines = ({ warnings }: { warnings: readonly PlacedProblem[] }) => (
  <ul className={classes.list}>
    {warnings.map((warning) => (
      <li key={warning.message}>{said(warning)}</li>
    ))}
  </ul>
);
