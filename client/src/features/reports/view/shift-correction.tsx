import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { Anchor } from '../../../ui/kit/text';
import { CORRECTION_PAGE, correctionOf } from '../../../ui/late-entry/closed-shift-addresses';
import { useKnownPages } from '../../../ui/page/known-pages';
import { BY_ROW } from '../../../ui/table/row-link';
import type { Column } from '../../../ui/table/table-column';
import type { ReportRow } from '../answer/report-document';
import type { ReportDefinition, ReportValues } from '../report-definition';

const SHEET = 'closed-shift-report';
/** Reports with rows that come from closes of shifts and cannot be changed one by one, and their section; null: the only one. */
const OF_CLOSES: ReadonlyMap<string, string | null> = new Map([
  ['reading-report', null],
  ['swipe-ungrouped', null],
  ['close-shift-report-between-two-day', null],
  ['employee-salary-detail', 'lines'],
  ['employee-attendance-shortage', null],
]);

/** On the sheet of a closed shift: leads to its correction, for users who may. */
export function CorrectShiftButton({ report, pathValues }: { report: ReportDefinition; pathValues: ReportValues }) {
  const [page] = useKnownPages([CORRECTION_PAGE]);
  if (report.route !== SHEET || page === undefined) return null;
  return (
    <Button
      component={Link}
      to={correctionOf(Number(pathValues.shiftId))}
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      {t('reports.correctShift')}
    </Button>
  );
}

/**
 * A column that leads from each row with a closed shift to its correction; none for other sections (null: the only one of
 * its report), or without the right.
 */
export function useCorrectionColumn({ route }: ReportDefinition, section: string | null): readonly Column<ReportRow>[] {
  const isShown = useKnownPages([CORRECTION_PAGE]).length > 0 && OF_CLOSES.get(route) === section;
  return useMemo(() => (isShown ? [correctionColumn()] : []), [isShown]);
}

const correctionColumn = (): Column<ReportRow> => ({
  key: 'correction',
  label: t('reports.correction'),
  kind: 'text',
  sortable: false,
  isAction: true,
  render: ({ shiftId }) =>
    shiftId != null && (
      <Anchor component={Link} to={correctionOf(Number(shiftId))} state={BY_ROW} fz="inherit">
        {t('reports.correct')}
      </Anchor>
    ),
});
