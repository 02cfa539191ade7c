import { useQuery } from '@apollo/client/react';
import { UndonePreviewDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Litres, Money } from '../../../ui/text/figures';
import { RuledList } from '../../../ui/text/ruled-list';
import classes from '../shift-dialogs.module.css';

/** What the close posted and undoing it would reverse. */
export function UndoneFigures({ shiftId, shiftDate }: { shiftId: number; shiftDate: string }) {
  const { data, error, refetch } = useQuery(UndonePreviewDocument, {
    variables: { shiftId, shiftDate },
    fetchPolicy: 'network-only',
  });
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} />;
  const { readings, pumps, dips } = data.reports.closedShiftReport;
  const { sale, swipe, last, shortage } = pumps.totals;
  const figures = [
    { label: t('closing.panel.sale'), figure: <Money value={sale} sign /> },
    { label: t('closing.litres'), figure: <Litres value={readings.totals.consumption} /> },
    { label: t('closing.swipeTotal'), figure: <Money value={swipe} sign /> },
    { label: t('closing.last'), figure: <Money value={last} sign /> },
    { label: t('closing.shortage'), figure: <Money value={shortage} sign /> },
    { label: t('closing.undo.variation'), figure: <Litres value={dips.totals.variation} /> },
  ];
  return (
    <RuledList className={classes.figures}>
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </RuledList>
  );
}
