import { t } from '../../../i18n/translate';
import { useSheet } from '../sheet/sheet-workspace';
import classes from './section-rail.module.css';
import { useStepPlace } from './step-buttons';
import type { Step } from './steps';

/** On a phone: the name and number of the current step. */
export function StepLine({ step }: { step: Step }) {
  const { at, all } = useStepPlace(step);
  const pumpName = useSheet(({ form }) => form.pumps.find(({ pumpId }) => pumpId === step.pumpId)?.pumpName);
  return (
    <div className={classes.stepLine}>
      <progress className={classes.stepBar} value={at + 1} max={all} aria-hidden />
      <span aria-live="polite">
        {t('closing.step', { at: at + 1, all })} · {t(`closing.${step.section}`)}
        {pumpName && ` · ${pumpName}`}
      </span>
    </div>
  );
}
