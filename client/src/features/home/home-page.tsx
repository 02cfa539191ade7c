import { useQuery } from '@apollo/client/react';
import { lazy } from 'react';
import { RunningShiftDocument } from '../../graphql/generated/graphql';
import { useCan, useRights } from '../../hooks/use-can';
import { useSession } from '../../hooks/use-session';
import { t } from '../../i18n/translate';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { usePhone } from '../../ui/page/breakpoints';
import { Page } from '../../ui/page/page';
import { BeforeClose } from './before-close';
import classes from './home-page.module.css';
import { KeyFigures } from './key-figures';
import { LastEntries } from './last-entries';
import { SavedDrafts } from './saved-drafts';
import { ShiftCard } from './shift-card';
import { Shortages } from './shortages';
import { TankCover } from './tank-cover';
import { TopDues } from './top-dues';
import { WaitingChanges } from './waiting-changes';

/** Only the first days of a station need it, and it brings the forms' parts along. */
const SetupGuide = lazy(() => import('./setup-guide'));
const NotShown = lazy(() => import('./not-shown'));

/** The rights that boxes of this page need. */
const NEEDED = ['figures.read', 'shift.read'] as const;

/** Home: the running shift and the user's own entries; for those with the right also the state of the station. */
export function Component() {
  const { me } = useSession();
  const rights = useRights();
  const missing = NEEDED.filter((right) => !rights.has(right));
  const seesFigures = !missing.includes('figures.read');
  const decides = useCan('changes.decide');
  const seesShift = !missing.includes('shift.read');
  const configures = useCan('station.configure');
  const { data, error } = useQuery(RunningShiftDocument, { fetchPolicy: 'cache-and-network' });
  /** Figures of the station say nothing before the first close. */
  const isNew = data !== undefined && data.lastClosedShift === null;
  /** Before the first shift the guide says it all. */
  const isBegun = !(isNew && configures && data.runningShift === null);
  const phone = usePhone();
  /** Without a shift the first box is lower; in a single column the boxes below would shift up. */
  const isHeightKnown = !phone || data !== undefined;
  // Who sees figures has them above the shift: it would be pushed down.
  if (!me && !error)
    return (
      <Page title={t('home.title')}>
        <SkeletonRows rows={12} />
      </Page>
    );
  return (
    <Page title={t('home.title')}>
      <div className={classes.board}>
        <div className={classes.grid}>
          {isNew && configures && (
            <div className={classes.wide}>
              <LazyBoundary fallback={<SkeletonRows rows={12} />}>
                <SetupGuide shiftRuns={data.runningShift !== null} />
              </LazyBoundary>
            </div>
          )}
          {seesFigures && !isNew && (
            <div className={classes.wide}>
              <KeyFigures />
            </div>
          )}
          <ShiftCard besideGuide={isNew && configures} />
          {seesShift && isHeightKnown && isBegun && <BeforeClose shiftRuns={data?.runningShift !== null} />}
          {seesFigures && isHeightKnown && !isNew && (
            <>
              <TankCover />
              <TopDues />
              {decides && <WaitingChanges />}
              <Shortages />
            </>
          )}
          {/* Waits for the user and the shift: boxes above would push these down. */}
          {me && data && isBegun && (
            <>
              <SavedDrafts userId={me.userId} shiftId={data.runningShift?.id} />
              <div className={classes.wide}>
                <LastEntries />
                {missing.length > 0 && (
                  <LazyBoundary>
                    <NotShown missing={missing} />
                  </LazyBoundary>
                )}
              </div>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}
