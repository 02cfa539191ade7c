import { moneyText } from '../../../../../server/domain/kernel/money';
import { type BankPayment, settleSwipes, toComeFor } from '../../../../../server/domain/swipe-settlement';
import { t } from '../../../i18n/translate';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { TitledList } from '../../../ui/table/titled-list';
import { daysOf, type Machine } from './machines';

/** Amounts in paise, as displayed. */
interface PreviewedDay {
  businessDate: string;
  open: string;
  settled: string;
  toCome: string;
}

const COLUMNS = (): Column<PreviewedDay>[] => [
  { key: 'businessDate', label: t('cash.settlement.day'), kind: 'date' },
  { key: 'open', label: t('cash.settlement.open'), kind: 'money' },
  { key: 'settled', label: t('cash.settlement.settled'), kind: 'money' },
  { key: 'toCome', label: t('cash.settlement.left'), kind: 'money' },
];

/** A machine's days, oldest first: the amount the payment settles of each, and the amount still due. */
export function SettlementPreview({ machine, payment }: { machine: Machine; payment: BankPayment }) {
  const days = daysOf(machine);
  if (days.length === 0) return null;
  const settling = payment.paid + payment.charges;
  const covered = settling > 0 ? settleSwipes(days, payment).days : [];
  const rows = days.map(({ businessDate, taken, settled }): PreviewedDay => {
    const now = covered.find((day) => day.businessDate === businessDate)?.settled ?? 0;
    const open = taken - settled;
    return { businessDate, open: moneyText(open), settled: moneyText(now), toCome: moneyText(open - now) };
  });
  const open = toComeFor(days);
  return (
    <TitledList title={t('cash.settlement.preview', { machine: machine.name })}>
      <DataTable
        label={t('cash.settlement.preview', { machine: machine.name })}
        columns={COLUMNS()}
        rows={rows}
        rowKey={({ businessDate }) => businessDate}
        totals={{ open: moneyText(open), settled: moneyText(settling), toCome: moneyText(open - settling) }}
        maxHeight="320px"
      />
    </TitledList>
  );
}
