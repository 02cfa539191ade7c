import type { NoteCount } from '../../../../../server/domain/denominations';
import type { SheetForm } from './sheet-form';

/** An input of the close form. Named by ids and not by place, so a draft survives a swipe machine that is added. */
export type Cell =
  | `close:${number}`
  | `testing:${number}`
  | `swipe:${number}:${number}`
  | `employee:${number}`
  | `last:${number}`
  | `share:${number}:${number}`
  | `dip:${number}`
  | `water:${number}`
  | `volume:${number}`
  | 'comment';

/** A cell, or a figure that is only shown but may be what is wrong: by pump. */
export type Place = Cell | `credit:${number}` | `cash:${number}` | `shortages:${number}`;

/** Notes as they were counted; the id is missing where they come from an undone close. */
export type CountedNote = Pick<NoteCount, 'value' | 'in' | 'out'>;

/** What is typed in the close form: exact decimal text where it can be read, else the text as it stands. */
export interface Sheet {
  cells: Readonly<Partial<Record<Cell, string>>>;
  /** The counted notes of each pump's last collection, by pump id. */
  notes: Readonly<Record<number, readonly CountedNote[]>>;
  /** Volumes are typed from the gauge; else dips, and the chart gives the volume. */
  isAtg: boolean;
}

export const cellOf = {
  close: (nozzleId: number): Cell => `close:${nozzleId}`,
  testing: (nozzleId: number): Cell => `testing:${nozzleId}`,
  swipe: (pumpId: number, swipeMachineId: number): Cell => `swipe:${pumpId}:${swipeMachineId}`,
  employee: (pumpId: number): Cell => `employee:${pumpId}`,
  last: (pumpId: number): Cell => `last:${pumpId}`,
  share: (pumpId: number, employeeId: number): Cell => `share:${pumpId}:${employeeId}`,
  dip: (tankId: number): Cell => `dip:${tankId}`,
  water: (tankId: number): Cell => `water:${tankId}`,
  volume: (tankId: number): Cell => `volume:${tankId}`,
};

export const textIn = (sheet: Sheet, cell: Cell): string => sheet.cells[cell] ?? '';

/** The empty sheet; whoever alone was on duty at a pump is taken to hand in its cash. */
export function emptySheet({ pumps, employees }: SheetForm): Sheet {
  const onDuty = pumps.flatMap(({ pumpId }): [Cell, string][] => {
    const [first, ...others] = employees.filter((employee) => employee.pumpId === pumpId);
    return first && others.length === 0 ? [[cellOf.employee(pumpId), String(first.id)]] : [];
  });
  return { cells: Object.fromEntries(onDuty), notes: {}, isAtg: true };
}

const withoutNotes = (sheet: Sheet, pumpId: number): Sheet['notes'] =>
  Object.fromEntries(Object.entries(sheet.notes).filter(([id]) => Number(id) !== pumpId));

const ofPump = (kinds: string, pumpId: number) => {
  const pattern = new RegExp(`^(?:${kinds}):${pumpId}(?::|$)`);
  return ([cell]: [string, unknown]): boolean => pattern.test(cell);
};

/** The sheet with other text in a cell. An amount that is typed is not counted, so its notes go. */
export function withText(sheet: Sheet, cell: Cell, text: string): Sheet {
  const cells = { ...sheet.cells, [cell]: text };
  const [kind, pumpId] = cell.split(':');
  return kind === 'last' ? { ...sheet, cells, notes: withoutNotes(sheet, Number(pumpId)) } : { ...sheet, cells };
}

/** The last collection as it was counted; `total` is decimal text (rupees). */
export const withNotes = (sheet: Sheet, pumpId: number, notes: readonly CountedNote[], total: string): Sheet => ({
  ...withText(sheet, cellOf.last(pumpId), notes.length === 0 ? '' : total),
  notes: { ...withoutNotes(sheet, pumpId), ...(notes.length > 0 && { [pumpId]: notes }) },
});

/** The pump's shortages as the dialog leaves them: whole rupees by employee id. */
export function withShares(sheet: Sheet, pumpId: number, shares: Readonly<Record<number, string>>): Sheet {
  const isShare = ofPump('share', pumpId);
  const others = Object.entries(sheet.cells).filter((entry) => !isShare(entry));
  const own = Object.entries(shares).map(([id, text]): [Cell, string] => [cellOf.share(pumpId, Number(id)), text]);
  return { ...sheet, cells: Object.fromEntries([...others, ...own]) };
}

/** Whether the pump's last collection or shortages were entered, so that a changed swipe would take something away. */
export const hasLastCollection = (sheet: Sheet, pumpId: number): boolean =>
  Object.entries(sheet.cells).some((entry) => ofPump('last|share', pumpId)(entry) && entry[1] !== '');

/** Without the pump's last collection and shortages: they rest on what its swipe machines took. */
export function withoutLastCollection(sheet: Sheet, pumpId: number): Sheet {
  const isGone = ofPump('last|share', pumpId);
  const cells = Object.fromEntries(Object.entries(sheet.cells).filter((entry) => !isGone(entry)));
  return { ...sheet, cells, notes: withoutNotes(sheet, pumpId) };
}

/** The sheet with the pump's swipes, last collection and shortages as they were in an earlier one. */
export function withPumpAsIn(before: Sheet, sheet: Sheet, pumpId: number): Sheet {
  const isOwn = ofPump('swipe|employee|last|share', pumpId);
  const others = Object.entries(sheet.cells).filter((entry) => !isOwn(entry));
  const own = Object.entries(before.cells).filter(isOwn);
  const notes = before.notes[pumpId];
  return {
    ...sheet,
    cells: Object.fromEntries([...others, ...own]),
    notes: { ...withoutNotes(sheet, pumpId), ...(notes && { [pumpId]: notes }) },
  };
}

/** Without what was read off meters that another one took the place of, or that were reset. */
export function withoutReadings(sheet: Sheet, nozzleIds: readonly number[]): Sheet {
  if (nozzleIds.length === 0) return sheet;
  const gone = new Set<string>(nozzleIds.flatMap((id) => [cellOf.close(id), cellOf.testing(id)]));
  return { ...sheet, cells: Object.fromEntries(Object.entries(sheet.cells).filter(([cell]) => !gone.has(cell))) };
}

/** Whether what was kept in the browser is a sheet. */
export function isSheet(value: unknown): value is Sheet {
  if (typeof value !== 'object' || value === null) return false;
  const { cells, notes, isAtg } = value as Record<string, unknown>;
  const isRecord = (part: unknown): part is object => typeof part === 'object' && part !== null;
  return (
    isRecord(cells) &&
    Object.values(cells).every((text) => typeof text === 'string') &&
    isRecord(notes) &&
    Object.values(notes).every(Array.isArray) &&
    typeof isAtg === 'boolean'
  );
}
