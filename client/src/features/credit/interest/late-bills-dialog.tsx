import { showDate } from '../../../../../server/domain/kernel/business-date';
import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import type { LateBill, LateFirm } from './interest-by-firm';

const COLUMNS = (): Column<LateBill>[] => [
  { key: 'number', label: t('interest.bill'), kind: 'text' },
  { key: 'dueDate', label: t('interest.due'), kind: 'date' },
  { key: 'unpaid', label: t('interest.unpaid'), kind: 'money' },
  { key: 'days', label: t('interest.days'), kind: 'count' },
  { key: 'rate', label: t('interest.rate'), kind: 'percent' },
  { key: 'interest', label: t('interest.interest'), kind: 'money' },
  { key: 'charged', label: t('interest.charged'), kind: 'money' },
  { key: 'toCharge', label: t('interest.toCharge'), kind: 'money' },
];

interface LateBillsDialogProps {
  firm: LateFirm;
  asAt: string;
  onClose: () => void;
}

/** A creditor's late bills with the interest on each. */
export const LateBillsDialog = ({ firm, asAt, onClose }: LateBillsDialogProps) => (
  <Dialog
    title={t('interest.preview.title', { firm: firm.firmName, asAt: showDate(asAt) })}
    opened
    onClose={onClose}
    width={860}
  >
    <DataTable
      label={t('interest.preview.title', { firm: firm.firmName, asAt: showDate(asAt) })}
      columns={COLUMNS()}
      rows={firm.bills}
      rowKey={({ billId }) => billId}
      totals={{ unpaid: firm.unpaid, interest: firm.interest, charged: firm.charged, toCharge: firm.toCharge }}
      maxHeight="60vh"
    />
  </Dialog>
);
