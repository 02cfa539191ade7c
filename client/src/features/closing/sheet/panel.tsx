import { useState } from 'react';
import { useOnline } from '../../../hooks/use-online';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { VisuallyHidden } from '../../../ui/kit/text';
import { Rupees } from '../pumps/unit-figures';
import { Reconciliation } from '../sections/reconciliation';
import { StepButtons } from '../sections/step-buttons';
import classes from './panel.module.css';
import { checkedSheet } from './sheet-findings';
import { useDeferredSheet, useSheet, useWorkspace } from './sheet-workspace';
import { useWideLayout } from './use-wide-layout';

/**
 * The reconciliation: beside the sheet, or on narrow screens a bar at the bottom that expands. A correction, which often
 * changes one figure, leads to its review from each step of a phone.
 */
export function ReconciliationPanel() {
  return useWideLayout() ? <SidePanel /> : <BottomPanel />;
}

function SidePanel() {
  return (
    <aside className={classes.side} aria-label={t('closing.panel')}>
      <h2 className={classes.title}>{t('closing.panel')}</h2>
      <div className={classes.body}>
        <Reconciliation />
      </div>
      <div className={classes.close}>
        <CloseButton />
      </div>
    </aside>
  );
}

function BottomPanel() {
  const { step } = useWorkspace();
  const isCorrection = useSheet(({ form }) => form.correction !== null);
  const [open, setOpen] = useState(false);
  return (
    <aside className={classes.bottom} aria-label={t('closing.panel')}>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={classes.sheet} aria-label={t('closing.panel')} tabIndex={0}>
          <Reconciliation />
        </section>
      )}
      <div className={classes.bar} data-rows={isCorrection && step !== null ? 2 : 1}>
        <Button variant="default" onClick={() => setOpen(!open)} aria-expanded={open} className={classes.remaining}>
          <Remaining />
          <VisuallyHidden>{t(open ? 'closing.panel.hide' : 'closing.panel.open')}</VisuallyHidden>
        </Button>
        {step !== null && <StepButtons step={step} hasReview={isCorrection} />}
        {(step === null || isCorrection) && <CloseButton />}
      </div>
    </aside>
  );
}

function CloseButton() {
  const { review } = useWorkspace();
  const isCorrection = useSheet(({ form }) => form.correction !== null);
  const isLocked = useSheet(({ closedBy }) => closedBy !== null);
  const online = useOnline();
  return (
    <div className={classes.closing}>
      <Button fullWidth onClick={review} disabled={isLocked || !online} data-hotkey="Ctrl+Enter">
        {t(isCorrection ? 'closing.correct.review' : 'closing.panel.close')}
      </Button>
      {!online && (
        <p role="status" className={classes.offline}>
          {t(isCorrection ? 'closing.correct.offline' : 'closing.offline')}
        </p>
      )}
    </div>
  );
}

/** The shortage over all pumps that no employee answers for yet. */
function Remaining() {
  const { calculation } = checkedSheet(useDeferredSheet());
  // Before a meter is read, cash and credit are no surplus.
  const shortAndOver = calculation.sale === 0 ? Math.min(0, calculation.shortAndOver) : calculation.shortAndOver;
  return (
    <span className={classes.missing}>
      <small>{t(shortAndOver > 0 ? 'closing.tooMuch' : 'closing.left')}</small>
      <Rupees paise={Math.abs(shortAndOver)} sign />
    </span>
  );
}
