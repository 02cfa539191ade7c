import { memo, type RefObject } from 'react';
import { t, useLocale } from '../../i18n/translate';
import { EnterFlow } from '../../ui/enter-flow';
import { CommentSection } from './comment-section';
import { DipsSection } from './dips-section';
import { LastSection } from './last-section';
import { NozzleSection } from './nozzle-section';
import { ReconciliationPanel } from './panel';
import { SectionRail } from './section-rail';
import { useDesk, useSheet } from './sheet-desk';
import classes from './sheet-layout.module.css';
import { StepLine } from './step-line';
import { TakingsSection } from './takings-section';

const nameOf = (target: EventTarget): string | null => (target instanceof HTMLInputElement ? target.name : null);

/** The sections in the order in which they are worked, and the reconciliation beside or below them. */
export const SheetLayout = memo(function SheetLayout({ root }: { root: RefObject<HTMLDivElement | null> }) {
  useLocale();
  const { store, step, review, nextStep } = useDesk();
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
    <div ref={root} className={classes.layout} onFocus={onFocus} onBlur={onBlur}>
      <fieldset className={classes.form} disabled={isLocked} aria-label={t('closing.title')}>
        {step === null ? <SectionRail /> : <StepLine step={step} />}
        <EnterFlow className={classes.sections} onSave={step === null ? review : nextStep}>
          <NozzleSection />
          <TakingsSection />
          <LastSection />
          <DipsSection />
          <CommentSection />
        </EnterFlow>
      </fieldset>
      <ReconciliationPanel />
    </div>
  );
});
