/** One line of who is on duty; ids as the choices hold them, empty where nothing is chosen. */
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

/** There is always one empty row at the end to type the next name in. */
function withEmptyRow(rows: readonly CrewRow[]): CrewRow[] {
  if (rows.at(-1)?.employeeId === '') return [...rows];
  return [...rows, { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, employeeId: '', pumpId: '' }];
}

export const rowsOf = (crew: readonly OnDuty[]): CrewRow[] =>
  withEmptyRow(
    crew.map(({ employeeId, pumpId }, place) => ({
      key: place + 1,
      employeeId: idText(employeeId),
      pumpId: idText(pumpId),
    })),
  );

/**
 * Puts an employee in a row; one without a pump gets the first pump that nobody has yet. Whoever stood in another row
 * already changes places with the one replaced here, or leaves that row.
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

/** The rows that are sent, in their order: refusals name them by their place. */
export const filledRows = (rows: readonly CrewRow[]): CrewRow[] => rows.filter(({ employeeId }) => employeeId !== '');

export const onDutyOf = (rows: readonly CrewRow[]): OnDuty[] =>
  filledRows(rows).map(({ employeeId, pumpId }) => ({
    employeeId: Number(employeeId),
    pumpId: pumpId === '' ? null : Number(pumpId),
  }));

/** The name that the field of a refusal has in the rows: the server counts those that were sent. */
export function fieldNameOf(field: string, rows: readonly CrewRow[]): string {
  const [, place, what] = /^onDuty\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const row = place === undefined ? undefined : filledRows(rows)[Number(place)];
  return row === undefined ? field : `${what}.${row.key}`;
}
