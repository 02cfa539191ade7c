import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addDays, isBusinessDate, showDate } from '../../../../../server/domain/kernel/business-date';
import {
  ClosedShiftsToCorrectDocument,
  type ClosedShiftsToCorrectQuery,
  RunningShiftDocument,
} from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { DateInput } from '../../../ui/inputs/date-input';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { correctionOf } from '../../../ui/late-entry/closed-shift-addresses';
import { Page } from '../../../ui/page/page';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import classes from './notice.module.css';

type ClosedRow = ClosedShiftsToCorrectQuery['reports']['closeShiftReportBetweenTwoDay']['rows'][number];

/** How many days the list begins with, and each *Earlier shifts* adds. */
const LISTED_DAYS = 31;

const columns = (): Column<ClosedRow>[] => [
  { key: 'shiftDate', label: t('closing.correct.date'), kind: 'date' },
  { key: 'shift', label: t('closing.correct.shift'), kind: 'text' },
  { key: 'sale', label: t('closing.panel.sale'), kind: 'money' },
  { key: 'closedBy', label: t('closing.correct.closedBy'), kind: 'text' },
];

/** The closed shifts up to a date, at first the last ones, newest first; arrow keys and Enter choose one. */
export function ChooseShift() {
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const running = useQuery(RunningShiftDocument, { fetchPolicy: 'network-only' });
  const last = running.data?.lastClosedShift;
  const [typed, setTyped] = useState<string | null>(null);
  const [days, setDays] = useState(LISTED_DAYS);
  const to = typed ?? last?.shiftDate ?? '';
  const from = isBusinessDate(to) ? addDays(to, -days) : null;
  const closed = useQuery(
    ClosedShiftsToCorrectDocument,
    from === null ? skipToken : { variables: { from, to }, fetchPolicy: 'network-only' },
  );
  // The list that is shown stays until a longer one is loaded.
  const rows = (closed.data ?? closed.previousData)?.reports.closeShiftReportBetweenTwoDay.rows.toReversed();

  const chooseDate = (date: string): void => {
    setTyped(date);
    setDays(LISTED_DAYS);
  };
  const shownRows = rows?.length ?? 0;
  /** The row to focus once it is loaded: the first, then the first that *Earlier shifts* adds. */
  const next = useRef<number | null>(0);
  const showEarlier = (): void => {
    next.current = shownRows;
    setDays(days + LISTED_DAYS);
  };
  const begin = useEffectEvent(() => {
    const links = root.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
    const link = next.current === null ? undefined : links[next.current];
    if (link === undefined) return;
    next.current = null;
    link.focus();
  });
  useEffect(() => {
    if (shownRows > 0) begin();
  }, [shownRows]);

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
            <div className={classes.upTo}>
              <DateInput label={t('closing.correct.upTo')} name="to" value={to} onChange={chooseDate} />
            </div>
            <DataTable<ClosedRow>
              label={t('closing.correct.choose')}
              columns={columns()}
              rows={rows}
              rowKey={({ shiftId }) => shiftId!}
              onOpen={({ shiftId }) => void navigate(correctionOf(shiftId!))}
            />
            {rows.length === 0 && <p className={classes.notice}>{t('closing.correct.noneInDays')}</p>}
            {from !== null && (
              <Group>
                <Button variant="default" onClick={showEarlier} loading={closed.loading}>
                  {t('closing.correct.earlier')}
                </Button>
                <span className={classes.notice}>{t('closing.correct.from', { date: showDate(from) })}</span>
              </Group>
            )}
          </>
        )}
      </div>
    </Page>
  );
}
