import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { t } from '../../../i18n/translate';
import { ActionIcon, Button } from '../../../ui/kit/buttons';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { type Step, stepsOf } from './steps';

const isSame = (one: Step, other: Step): boolean => one.section === other.section && one.pumpId === other.pumpId;

/** The index of the current step, from 0, and the number of steps. */
export const useStepPlace = (step: Step): { at: number; all: number } => {
  const steps = stepsOf(useSheet(({ form }) => form));
  return { at: steps.findIndex((other) => isSame(other, step)), all: steps.length };
};

/** Back and next on a phone; the last step leads to the review, unless that has a button of its own (`hasReview`). */
export function StepButtons({ step, hasReview }: { step: Step; hasReview: boolean }) {
  const { goToStep } = useWorkspace();
  const { at, all } = useStepPlace(step);
  const isLast = at === all - 1;
  return (
    <>
      <ActionIcon
        variant="default"
        size={44}
        disabled={at === 0}
        onClick={() => goToStep(at - 1)}
        aria-label={t('closing.step.back')}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <Button
        h={44}
        variant={hasReview ? 'default' : 'filled'}
        disabled={hasReview && isLast}
        onClick={() => goToStep(at + 1)}
      >
        {t(isLast && !hasReview ? 'closing.step.review' : 'closing.step.next')}
      </Button>
    </>
  );
}
