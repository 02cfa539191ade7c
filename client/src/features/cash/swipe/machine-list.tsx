import { showDate } from '../../../../../server/domain/kernel/business-date';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { amountOfAll } from '../../../ui/payment/amount-of-all';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { TitledList } from '../../../ui/table/titled-list';
import { withUnbrokenDays } from '../../../ui/text/unbroken-days';
import type { Machine } from './machines';

/** '02-01-2026 to 04-01-2026', or the one day. */
export function spanWords(first: string | undefined, last: string | undefined): string {
  if (first === undefined || last === undefined) return '';
  if (first === last) return showDate(first);
  return t('cash.settlement.span', { first: showDate(first), last: showDate(last) });
}

const COLUMNS = (): Column<Machine>[] => [
  { key: 'name', label: t('cash.settlement.machine'), kind: 'text' },
  { key: 'toCome', label: t('cash.settlement.toCome'), kind: 'money' },
  {
    key: 'span',
    label: t('cash.settlement.ofDays'),
    kind: 'text',
    value: ({ days }) => days[0]?.businessDate,
    render: ({ days }) => withUnbrokenDays(spanWords(days[0]?.businessDate, days.at(-1)?.businessDate)),
  },
];

interface MachineListProps {
  machines: readonly Machine[];
  chosen: string;
  onChoose: (swipeMachineId: string) => void;
}

/** The amount each machine's bank still owes. */
export const MachineList = ({ machines, chosen, onChoose }: MachineListProps) => (
  <TitledList title={t('cash.settlement.machines')}>
    <DataTable
      label={t('cash.settlement.machines')}
      columns={COLUMNS()}
      rows={machines}
      rowKey={({ swipeMachineId }) => swipeMachineId}
      openKey={chosen === '' ? undefined : Number(chosen)}
      onOpen={({ swipeMachineId }) => onChoose(String(swipeMachineId))}
      totals={
        machines.length === 0 ? undefined : { toCome: amountOfAll(machines.map(({ toCome }) => ({ amount: toCome }))) }
      }
      empty={<EmptyState title={t('cash.settlement.noMachine')} text={t('cash.settlement.noMachine.text')} />}
    />
  </TitledList>
);
