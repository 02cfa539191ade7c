import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useNavigate } from 'react-router-dom';
import { useHotkeys } from '../../hooks/use-hotkeys';
import { t } from '../../i18n/translate';
import { ActionIcon } from '../../ui/kit/buttons';
import { reviewPath } from '../../ui/row-changes/row-changes';
import type { Place, Waiting } from './place-among';
import classes from './review.module.css';

/** '2 of 5 pending', and links to the others: arrow keys, or K and J. */
export function QueueBar({ place: { place, count, previous, next } }: { place: Place<Waiting> }) {
  const navigate = useNavigate();
  const goTo = (to: Waiting | null) => (): void => {
    if (to !== null) void navigate(reviewPath(to.tableName, to.rowId));
  };
  useHotkeys([
    { keys: 'ArrowLeft', label: t('approvals.previous'), run: goTo(previous) },
    { keys: 'K', label: t('approvals.previous'), run: goTo(previous) },
    { keys: 'ArrowRight', label: t('approvals.next'), run: goTo(next) },
    { keys: 'J', label: t('approvals.next'), run: goTo(next) },
  ]);
  return (
    <>
      <span className={classes.place} role="status">
        {place === null ? t('approvals.places', { count }) : t('approvals.place', { place, count })}
      </span>
      <ActionIcon
        variant="default"
        aria-label={t('approvals.previous')}
        title={`${t('approvals.previous')} (←, K)`}
        disabled={previous === null}
        onClick={goTo(previous)}
      >
        <IconArrowLeft size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('approvals.next')}
        title={`${t('approvals.next')} (→, J)`}
        disabled={next === null}
        onClick={goTo(next)}
      >
        <IconArrowRight size={18} />
      </ActionIcon>
    </>
  );
}
