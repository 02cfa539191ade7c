import { CollectCashInput } from '../../server/modules/cash/collect-cash';
import { ExchangeCashInput } from '../../server/modules/cash/exchange-cash';
import { TransferCashInput } from '../../server/modules/cash/transfer-cash';
import { LastCollectionInput } from '../../server/modules/closing/close-shift.input';
import { ChangeCrewInput } from '../../server/modules/shifts/change-crew';
import { StartShiftInput } from '../../server/modules/shifts/start-shift';
import { employeeAdvance } from '../../server/modules/staff/employee-advance';
import { validated } from '../../server/platform/validated';

type Input = Parameters<typeof validated>[0];

/** The message at the list; undefined if the list is accepted. */
function said(type: Input, list: string, row: object, length: number): string | undefined {
  const rows = Array.from({ length }, () => row);
  try {
    validated(type, { [list]: rows });
  } catch (error) {
    const { problems } = error as { problems: { field?: string; message: string }[] };
    return problems.find(({ field }) => field === list)?.message;
  }
  return undefined;
}

test.each<[string, Input]>([
  ['a collection', CollectCashInput],
  ['an exchange', ExchangeCashInput],
  ['a transfer', TransferCashInput],
  ['an advance', employeeAdvance.record.input],
  ['the last collection of a close', LastCollectionInput],
])('%s accepts at most 50 denominations', (_what, type) => {
  const note = { value: 100, in: 1, out: 0 };
  expect(said(type, 'notes', note, 50)).toBeUndefined();
  expect(said(type, 'notes', note, 51)).toBe('At most 50 kinds of notes can be counted');
});

test.each<[string, Input]>([
  ['the start of a shift', StartShiftInput],
  ['a change of the crew', ChangeCrewInput],
])('%s accepts at most 200 employees on duty', (_what, type) => {
  expect(said(type, 'onDuty', { employeeId: 1 }, 200)).toBeUndefined();
  expect(said(type, 'onDuty', { employeeId: 1 }, 201)).toBe('At most 200 employees can be on duty');
});
