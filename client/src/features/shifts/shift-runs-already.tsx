import { Link } from 'react-router-dom';
import { showDate } from '../../../../server/domain/kernel/business-date';
import type { RunningShiftQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { useKnownPages } from '../../ui/page/known-pages';
import { Panel } from '../../ui/page/page';
import { showInstant } from '../../ui/text/show-time';

const NEXT = ['/closeshift', '/page/credit-entry'];

/** Shown instead of the form while a shift runs: its name, and a link to close it. */
export function ShiftRunsAlready({ shift }: { shift: NonNullable<RunningShiftQuery['runningShift']> }) {
  const pages = useKnownPages(NEXT);
  return (
    <Panel>
      <EmptyState
        title={t('shifts.running.title', { shift: shift.shiftName, date: showDate(shift.shiftDate) })}
        text={t('shifts.running.since', { time: showInstant(shift.startedAt) })}
        action={
          <Group gap="sm" justify="center">
            {pages.map(({ path, label, hotkey }, index) => (
              <Button
                key={path}
                component={Link}
                to={path}
                variant={index === 0 ? 'filled' : 'default'}
                data-hotkey={hotkey}
              >
                {label}
              </Button>
            ))}
          </Group>
        }
      />
    </Panel>
  );
}
