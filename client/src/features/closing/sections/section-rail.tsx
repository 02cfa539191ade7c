import { memo } from 'react';
import { t, useLocale } from '../../../i18n/translate';
import { UnstyledButton } from '../../../ui/kit/buttons';
import { VisuallyHidden } from '../../../ui/kit/text';
import { useDeferredSheet, useWorkspace } from '../sheet/sheet-workspace';
import classes from './section-rail.module.css';
import { type SectionState, sectionStates } from './section-states';
import type { SectionName } from './steps';

/** The sections with their progress; a click jumps to one. */
export function SectionRail() {
  const { goToSection } = useWorkspace();
  return (
    <nav className={classes.rail} aria-label={t('closing.sections')}>
      <div className={classes.items}>
        <RailItems states={sectionStates(useDeferredSheet())} goTo={goToSection} />
      </div>
    </nav>
  );
}

const RailItems = memo(function RailItems({
  states,
  goTo,
}: {
  states: readonly SectionState[];
  goTo: (section: SectionName) => void;
}) {
  useLocale();
  return states.map((state, index) => (
    <UnstyledButton key={state.section} className={classes.item} onClick={() => goTo(state.section)}>
      <span aria-hidden className={classes.number}>
        {index + 1}
      </span>
      {t(`closing.${state.section}`)}
      <Progress {...state} />
    </UnstyledButton>
  ));
});

function Progress({ done, all, faults }: SectionState) {
  if (faults > 0)
    return (
      <span className={classes.progress} data-kind="faults">
        {t('closing.section.faults', { count: faults })}
      </span>
    );
  if (done === null) return null;
  const isDone = done === all;
  return (
    <span className={classes.progress} data-kind={isDone ? 'done' : undefined}>
      <span aria-hidden>{isDone ? '✓' : `${done}/${all}`}</span>
      <VisuallyHidden>{t('closing.section.done', { done, all })}</VisuallyHidden>
    </span>
  );
}
