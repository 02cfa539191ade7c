import { said, t } from '../../i18n/translate';
import classes from './review-figures.module.css';
import { type ReviewWarning, warningsInReview } from './review-order';

/** Warnings that do not block what is reviewed, above everything else: tanks first, the rest collapsed beyond a limit. */
export function ReviewWarnings({ warnings }: { warnings: readonly ReviewWarning[] }) {
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

const WarningLines = ({ warnings }: { warnings: readonly ReviewWarning[] }) => (
  <ul className={classes.list}>
    {warnings.map((warning) => (
      <li key={warning.message}>{said(warning)}</li>
    ))}
  </ul>
);
