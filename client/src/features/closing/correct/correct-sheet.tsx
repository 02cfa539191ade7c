import { Fragment, lazy, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { useUnsaved } from '../../../hooks/unsaved';
import { useCan } from '../../../hooks/use-can';
import type { Draft } from '../../../hooks/use-draft';
import { useHotkeys } from '../../../hooks/use-hotkeys';
import { said, t } from '../../../i18n/translate';
import { Opening } from '../../../ui/dialog/opening';
import { LazyBoundary } from '../../../ui/feedback/lazy-boundary';
import { lazyWhenIdle } from '../../../ui/feedback/lazy-when-idle';
import { Button } from '../../../ui/kit/buttons';
import { Alert } from '../../../ui/kit/feedback';
import { Group } from '../../../ui/kit/layout';
import { Anchor } from '../../../ui/kit/text';
import { reportOf } from '../../../ui/late-entry/closed-shift-addresses';
import { WaitingEntries } from '../../../ui/row-changes/waiting-entries';
import { DraftBar } from '../sheet/draft-bar';
import { focusSection } from '../sheet/focus-place';
import { OpenSheet } from '../sheet/open-sheet';
import type { Sheet } from '../sheet/sheet';
import { cashToCount } from '../sheet/sheet-findings';
import type { SheetStore } from '../sheet/sheet-store';
import { isCorrected } from '../sheet/standing';
import { useSavedDraft } from '../sheet/use-saved-draft';
import { useSheetWorkspace } from '../sheet/use-sheet-workspace';
import classes from './notice.module.css';
import { useCorrection } from './use-correction';
import { useNewerFigures } from './use-newer-figures';

const EffectsDialog = lazy(lazyWhenIdle(() => import('./effects-dialog')));
const MoveClosedShiftDialog = lazy(() => import('./move-closed-shift-dialog'));

const RATES = '/page/product-rate';

interface CorrectSheetProps {
  store: SheetStore;
  draft: Draft<Sheet>;
  /** Loads the figures as recorded now, and keeps what was typed. */
  onReload: () => Promise<void>;
}

/** The close form of a closed shift, filled in, to correct it. */
export function CorrectSheet({ store, draft, onReload }: CorrectSheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const canCorrectRates = useCan('masters.rate.add');
  const { state } = useLocation() as { state: { byRow?: boolean } | null };
  const workspace = useSheetWorkspace(store, root);
  const kept = useSavedDraft(store, draft);
  const isDone = useRef(false);
  const [reloading, setReloading] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { form } = store.get();
  const { shiftId, shiftDate, shiftName, correction } = form;

  const leave = (): void => {
    isDone.current = true;
    kept.forget();
    // Back to the row that led here; otherwise the shift's sheet shows what the correction did.
    if (state?.byRow) void navigate(-1);
    else void navigate(reportOf({ shiftId, shiftDate }), { replace: true });
  };
  const { rehearsed, back, correct, isRehearsing, isSending, stale } = useCorrection({ workspace, onCorrected: leave });
  const newer = useNewerFigures(form, isSending);
  const changedSince = stale ?? newer;
  useUnsaved(true, () => {
    if (isDone.current || !isCorrected(store.get())) return null;
    // A draft of figures that have changed is not offered again.
    return t(changedSince ? 'ui.leave' : 'closing.correct.leave');
  });

  const { desk, dialog } = workspace;
  useEffect(() => focusSection(root.current, 'nozzles'), []);
  useHotkeys([
    { keys: 'Ctrl+Enter', label: t('closing.correct.review'), run: desk.review },
    { keys: 'Alt+M', label: t('closing.count'), run: () => desk.countNotes(cashToCount(store.get())) },
  ]);

  const reload = async (): Promise<void> => {
    setReloading(true);
    await onReload().finally(() => setReloading(false));
  };
  const onMoved = (date: string | null): void => {
    setMoving(false);
    if (date !== null) void navigate(reportOf({ shiftId, shiftDate: date }), { replace: true });
  };
  const clear = (): void => {
    const { standing, sheet } = store.get();
    store.replace(standing ?? sheet);
    kept.forget();
    focusSection(root.current, 'nozzles');
  };

  const notice = (
    <>
      <WaitingEntries command="correctShift" />
      {changedSince && (
        <Alert color="yellow" role="alert">
          <Group justify="space-between">
            {said(changedSince)} {t('closing.correct.stays')}
            <Button variant="default" onClick={() => void reload()} loading={reloading}>
              {t('closing.correct.reload')}
            </Button>
          </Group>
        </Alert>
      )}
      {correction?.nextShift && (
        <p className={classes.notice}>{t('closing.correct.next', { shift: correction.nextShift })}</p>
      )}
      {canCorrectRates && (
        <p className={classes.notice}>
          {t('closing.correct.rate')}{' '}
          {correction!.products.map(({ productId, shortName, rate, rateId }, index) => (
            <Fragment key={productId}>
              {index > 0 && ', '}
              <Link to={rateId === null ? RATES : `${RATES}?id=${rateId}`}>{`${shortName} ${rate}`}</Link>
            </Fragment>
          ))}
        </p>
      )}
      <p className={classes.notice}>
        {t('closing.move.offer')}{' '}
        <Anchor component="button" type="button" fz="inherit" onClick={() => setMoving(true)}>
          {t('closing.move.title')}
        </Anchor>
      </p>
      {isMoving && (
        <LazyBoundary fallback={<Opening />}>
          <MoveClosedShiftDialog
            shift={{ shiftId, shiftDate, shiftName, version: correction!.version }}
            onClose={() => setMoving(false)}
            onMoved={onMoved}
          />
        </LazyBoundary>
      )}
    </>
  );
  return (
    <OpenSheet
      title={t('closing.correct.titleOf', { date: showDate(shiftDate), shift: shiftName })}
      help="correctShift"
      actions={<DraftBar savedAt={draft.savedAt} failed={draft.failed} onSave={kept.saveNow} onClear={clear} />}
      root={root}
      workspace={workspace}
      notice={notice}
      review={
        rehearsed === null ? (
          isRehearsing && dialog?.kind === 'review' && <Opening />
        ) : (
          <EffectsDialog
            effects={rehearsed.effects}
            warnings={rehearsed.warnings}
            onBack={back}
            onCorrect={correct}
            busy={isSending}
          />
        )
      }
    />
  );
}
