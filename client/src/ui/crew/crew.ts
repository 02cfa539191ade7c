/** One row of the crew; ids as strings from the selects, empty if nothing is chosen. */
export interface CrewRow {
  key: number;
  employeeId: string;
  pumpId: string;
}

export interface OnDuty {
  employeeId: number;
  pumpId: number | null;
}

const idText = (id: number | null): string => (id === null ? '' : String(id));

/** Keeps one empty row at the end for the next name. */
function withEmptyRow(rows: readonly CrewRow[]): CrewRow[] {
  if (rows.at(-1)?.employeeId === '') return [...rows];
  return [...rows, { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, employeeId: '', pumpId: '' }];
}

export const rowsOf = (crew: readonly OnDuty[]): CrewRow[] =>
  withEmptyRow(
    crew.map(({ employeeId, pumpId }, index) => ({
      key: index + 1,
      employeeId: idText(employeeId),
      pumpId: idText(pumpId),
    })),
  );

/**
 * Puts an employee in a row; one without a pump gets the first free pump. An employee from another row swaps with the
 * one replaced here, or leaves that row.
 */
export function chooseEmployee(
  rows: readonly CrewRow[],
  key: number,
  employeeId: string,
  pumpIds: readonly string[],
): CrewRow[] {
  const replaced = rows.find((row) => row.key === key)?.employeeId ?? '';
  const others = rows.flatMap((row) => {
    if (row.key === key || row.employeeId !== employeeId || employeeId === '') return [row];
    return replaced === '' ? [] : [{ ...row, employeeId: replaced }];
  });
  const free = pumpIds.find((pumpId) => !others.some((row) => row.pumpId === pumpId)) ?? '';
  return withEmptyRow(
    others.map((row) => {
      if (row.key !== key) return row;
      return { ...row, employeeId, pumpId: row.pumpId === '' && employeeId !== '' ? free : row.pumpId };
    }),
  );
}

export const choosePump = (rows: readonly CrewRow[], key: number, pumpId: string): CrewRow[] =>
  rows.map((row) => (row.key === key ? { ...row, pumpId } : row));

export const removeRow = (rows: readonly CrewRow[], key: number): CrewRow[] =>
  withEmptyRow(rows.filter((row) => row.key !== key));

/** The rows to send, in order: refusals refer to them by index. */
export const filledRows = (rows: readonly CrewRow[]): CrewRow[] => rows.filter(({ employeeId }) => employeeId !== '');

export const onDutyOf = (rows: readonly CrewRow[]): OnDuty[] =>
  filledRows(rows).map(({ employeeId, pumpId }) => ({
    employeeId: Number(employeeId),
    pumpId: pumpId === '' ? null : Number(pumpId),
  }));

/** Maps a refusal's field to the row in the form: the server's index counts only the rows that were sent. */
export function fieldNameOf(field: string, rows: readonly CrewRow[]): string {
  const [, place, what] = /^onDuty\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const row = place === undefined ? undefined : filledRows(rows)[Number(place)];
  return row === undefined ? field : `${what}.${row.key}`;
}
