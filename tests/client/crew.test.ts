import {
  type CrewRow,
  chooseEmployee,
  choosePump,
  filledRows,
  onDutyOf,
  removeRow,
  rowsOf,
} from '../../client/src/ui/crew/crew';

const PUMPS = ['1', '2', '3'];
const LAST = [
  { employeeId: 11, pumpId: 1 },
  { employeeId: 12, pumpId: 2 },
  { employeeId: 13, pumpId: null },
];
const shown = (rows: readonly CrewRow[]) => rows.map(({ employeeId, pumpId }) => `${employeeId}@${pumpId}`);

test('starts with the last crew and an empty row', () => {
  expect(shown(rowsOf(LAST))).toEqual(['11@1', '12@2', '13@', '@']);
  expect(shown(rowsOf([]))).toEqual(['@']);
});

test('a new employee gets the first free pump, and an empty row is added', () => {
  const rows = rowsOf(LAST);
  expect(shown(chooseEmployee(rows, rows.at(-1)!.key, '14', PUMPS))).toEqual(['11@1', '12@2', '13@', '14@3', '@']);
});

test('another employee in a row keeps its pump', () =>
  expect(shown(chooseEmployee(rowsOf(LAST), 1, '15', PUMPS))).toEqual(['15@1', '12@2', '13@', '@']));

test("two employees swap when one is chosen in the other's row", () =>
  expect(shown(chooseEmployee(rowsOf(LAST), 1, '12', PUMPS))).toEqual(['12@1', '11@2', '13@', '@']));

test('an employee chosen in the empty row moves there, and the pump is free again', () =>
  expect(shown(chooseEmployee(rowsOf(LAST), 4, '11', PUMPS))).toEqual(['12@2', '13@', '11@1', '@']));

test('choosing the same employee again changes nothing', () =>
  expect(shown(chooseEmployee(rowsOf(LAST), 1, '11', PUMPS))).toEqual(shown(rowsOf(LAST))));

test('a pump can be chosen and cleared, a row removed', () => {
  expect(shown(choosePump(rowsOf(LAST), 3, '3'))).toEqual(['11@1', '12@2', '13@3', '@']);
  expect(shown(removeRow(rowsOf(LAST), 2))).toEqual(['11@1', '13@', '@']);
});

test('submits only rows with an employee; a row cleared in the middle is skipped', () => {
  const rows = chooseEmployee(rowsOf(LAST), 2, '', PUMPS);
  expect(filledRows(rows).map(({ key }) => key)).toEqual([1, 3]);
  expect(onDutyOf(rows)).toEqual([
    { employeeId: 11, pumpId: 1 },
    { employeeId: 13, pumpId: null },
  ]);
});
