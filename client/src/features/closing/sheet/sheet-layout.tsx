import { memo, type RefObject } from 'react';
import { t, useLocale } from '../../../i18n/translate';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { NozzleSection } from '../pumps/nozzle-section';
import { CollectedSection } from '../sections/collected-section';
import { CommentSection } from '../sections/comment-section';
import { CrewSection } from '../sections/crew-section';
import { DipsSection } from '../sections/dips-section';
import { LastSection } from '../sections/last-section';
import { ReasonSection } from '../sections/reason-section';
import { SectionRail } from '../sections/section-rail';
import { StepLine } from '../sections/step-line';
import { hasCollected } from '../sections/steps';
import { TakingsSection } from '../sections/takings-section';
import { ReconciliationPanel } from './panel';
import classes from './sheet-layout.module.css';
import { useSheet, useWorkspace } from './sheet-workspace';

const nameOf = (target: EventTarget): string | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : null;

/** The sections in working order, with the reconciliation beside or below them. */
export const SheetLayout = memo(function SheetLayout({ root }: { root: RefObject<HTMLDivElement | null> }) {
  useLocale();
  const { store, step, review, nextStep } = useWorkspace();
  const isCorrection = useSheet(({ form }) => form.correction !== null);
  const isCollected = useSheet(({ form }) => hasCollected(form));
  const isLocked = useSheet(({ closedBy }) => closedBy !== null);
  const onFocus = ({ target }: { target: EventTarget }): void => {
    const name = nameOf(target);
    if (name) store.enter(name);
  };
  const onBlur = ({ target }: { target: EventTarget }): void => {
    const name = nameOf(target);
    if (name) store.leave(name);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields inside, and is none itself
    <div
      ref={root}
      className={classes.layout}
      data-bar-rows={isCorrection && step !== null ? 2 : 1}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <fieldset
        className={classes.form}
        disabled={isLocked}
        aria-label={t(isCorrection ? 'closing.correct.title' : 'closing.title')}
      >
        {step === null ? <SectionRail /> : <StepLine step={step} />}
        <EnterFlow className={classes.sections} onSave={step === null ? review : nextStep}>
          <NozzleSection />
          <TakingsSection />
          {isCollected && <CollectedSection />}
          <LastSection />
          <DipsSection />
          {isCorrection && <CrewSection />}
          <CommentSection />
          {isCorrection && <ReasonSection />}
        </EnterFlow>
      </fieldset>
      <ReconciliationPanel />
    </div>
  );
});
