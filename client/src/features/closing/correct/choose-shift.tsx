import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { addDays } from '../../../../../server/domain/kernel/business-date';
import {
  ClosedShiftsToCorrectDocument,
  type ClosedShiftsToCorrectQuery,
  RunningShiftDocument,
} from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Page } from '../../../ui/page/page';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { correctionOf } from '../closed-report';
import classes from './notice.module.css';

type ClosedRow = ClosedShiftsToCorrectQuery['reports']['closeShiftReportBetweenTwoDay']['rows'][number];

/** How far back the list goes, in days; older shifts are corrected from a report. */
const LISTED_DAYS = 31;

const columns = (): Column<ClosedRow>[] => [
  { key: 'shiftDate', label: t('closing.correct.date'), kind: 'date' },
  { key: 'shift', label: t('closing.correct.shift'), kind: 'text' },
  { key: 'sale', label: t('closing.panel.sale'), kind: 'money' },
  { key: 'closedBy', label: t('closing.correct.closedBy'), kind: 'text' },
];

/** The last closed shifts, newest first; arrow keys and Enter choose one. */
export function ChooseShift() {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const running = useQuery(RunningShiftDocument, { fetchPolicy: 'network-only' });
  const last = running.data?.lastClosedShift;
  const closed = useQuery(
    ClosedShiftsToCorrectDocument,
    last
      ? { variables: { from: addDays(last.shiftDate, -LISTED_DAYS), to: last.shiftDate }, fetchPolicy: 'network-only' }
      : skipToken,
  );
  const rows = closed.data?.reports.closeShiftReportBetweenTwoDay.rows.toReversed();

  const begin = useEffectEvent(() => root.current?.querySelector<HTMLElement>('[data-row-link]')?.focus());
  const isListed = rows !== undefined;
  useEffect(() => {
    if (isListed) begin();
  }, [isListed]);

  return (
    <Page title={t('closing.correct.title')} help="correctShift" narrow>
      <div ref={root} className={classes.list}>
        {(running.error ?? closed.error) ? (
          <LoadFailed
            reason={t('ui.failed.query')}
            onRetry={() => void (running.error ? running.refetch() : closed.refetch())}
          />
        ) : running.data && !last ? (
          <EmptyState title={t('closing.correct.none')} text={t('closing.correct.none.text')} />
        ) : rows === undefined ? (
          <SkeletonRows rows={8} />
        ) : (
          <>
            <p className={classes.notice}>{t('closing.correct.choose')}</p>
            <DataTable<ClosedRow>
              label={t('closing.correct.choose')}
              columns={columns()}
              rows={rows}
              rowKey={({ shiftId }) => shiftId!}
              onOpen={({ shiftId }) => void navigate(correctionOf(shiftId!))}
            />
          </>
        )}
      </div>
    </Page>
  );
}
