import type { NoteCount } from '../../../../../server/domain/denominations';
import type { CrewRow } from '../../../ui/crew/crew';
import type { MeterEventEntry } from '../../../ui/meter-event/meter-event';
import type { SheetForm, SheetLeg, SheetPump } from './sheet-form';

/** An input of the close form. Keyed by ids and not by index, so a draft survives an added swipe machine. */
export type Cell =
  | `open:${number}`
  | `close:${number}`
  | `testing:${number}`
  | `endedOpen:${number}`
  | `endedClose:${number}`
  | `endedTesting:${number}`
  | `tank:${number}`
  | `pump:${number}`
  | `through:${number}`
  | `swipe:${number}:${number}`
  | `employee:${number}`
  | `last:${number}`
  | `collected:${number}`
  | `share:${number}:${number}`
  | `dip:${number}`
  | `water:${number}`
  | `volume:${number}`
  | 'comment'
  | 'reason';

/** A cell whose amount can be counted in notes: of a last collection by its pump, of an earlier one by its id. */
export type CashCell = Extract<Cell, `last:${number}` | `collected:${number}`>;

/** A field of a nozzle's meter event: by nozzle and index. */
export type EventPlace = `event:${number}:${number}:${keyof MeterEventEntry}`;

/** A cell, a derived figure of a pump that may have a problem, or a field of the crew or of a meter event. */
export type Place =
  | Cell
  | `credit:${number}`
  | `cash:${number}`
  | `shortages:${number}`
  | `crew:${string}`
  | EventPlace;

/** Counted notes; the id is missing if they come from an undone close. */
export type CountedNote = Pick<NoteCount, 'value' | 'in' | 'out'>;

/** The input of the close form: exact decimal text where it is valid, else the text as typed. */
export interface Sheet {
  cells: Readonly<Partial<Record<Cell, string>>>;
  /** The counted notes of each amount of cash. */
  notes: Readonly<Partial<Record<CashCell, readonly CountedNote[]>>>;
  /** With a gauge, volumes are typed; otherwise dips, and the chart gives the volume. */
  isAtg: boolean;
  /** The crew of a correction; missing if unchanged. */
  crew?: readonly CrewRow[];
  /** All meter events of each nozzle whose events a correction changes, by nozzle id. */
  meterEvents?: Readonly<Record<number, readonly MeterEventEntry[]>>;
}

export const cellOf = {
  open: (nozzleId: number): Cell => `open:${nozzleId}`,
  close: (nozzleId: number): Cell => `close:${nozzleId}`,
  testing: (nozzleId: number): Cell => `testing:${nozzleId}`,
  endedOpen: (legId: number): Cell => `endedOpen:${legId}`,
  endedClose: (legId: number): Cell => `endedClose:${legId}`,
  endedTesting: (legId: number): Cell => `endedTesting:${legId}`,
  /** Id of the corrected tank of a nozzle; blank if it is unchanged. */
  tank: (nozzleId: number): Cell => `tank:${nozzleId}`,
  /** Id of the corrected pump of a nozzle; blank if it is unchanged. */
  pump: (nozzleId: number): Cell => `pump:${nozzleId}`,
  /** Id of the last shift whose tank and pump are corrected with it; blank for this one only. */
  through: (nozzleId: number): Cell => `through:${nozzleId}`,
  swipe: (pumpId: number, swipeMachineId: number): Cell => `swipe:${pumpId}:${swipeMachineId}`,
  employee: (pumpId: number): Cell => `employee:${pumpId}`,
  last: (pumpId: number): CashCell => `last:${pumpId}`,
  collected: (collectionId: number): CashCell => `collected:${collectionId}`,
  share: (pumpId: number, employeeId: number): Cell => `share:${pumpId}:${employeeId}`,
  dip: (tankId: number): Cell => `dip:${tankId}`,
  water: (tankId: number): Cell => `water:${tankId}`,
  volume: (tankId: number): Cell => `volume:${tankId}`,
};

/** The cells of a meter. Those of one that ended during the shift are empty at a close, where it is read-only. */
export const cellsOfLeg = ({ nozzleId, legId, ended }: Pick<SheetLeg, 'nozzleId' | 'legId' | 'ended'>) =>
  ended
    ? {
        open: cellOf.endedOpen(legId ?? 0),
        close: cellOf.endedClose(legId ?? 0),
        testing: cellOf.endedTesting(legId ?? 0),
      }
    : { open: cellOf.open(nozzleId), close: cellOf.close(nozzleId), testing: cellOf.testing(nozzleId) };

export const textIn = (sheet: Sheet, cell: Cell): string => sheet.cells[cell] ?? '';

/** Cells without a figure: they are compared as text. */
const IN_WORDS: ReadonlySet<string> = new Set(['employee', 'tank', 'pump', 'through', 'comment', 'reason']);

/** Figures are compared by value: a blank testing or swipe is 0. A blank last collection is not: a 0 says that all is in. */
export function isSame(cell: string, one: string, other: string): boolean {
  const [kind = ''] = cell.split(':');
  const isOneBlank = kind === 'last' && (one.trim() === '') !== (other.trim() === '');
  return one.trim() === other.trim() || (!IN_WORDS.has(kind) && !isOneBlank && Number(one) === Number(other));
}

/** The empty sheet; a sole employee on duty at a pump is prefilled as the one who hands in its cash. */
export function emptySheet({ pumps, employees }: SheetForm): Sheet {
  const onDuty = pumps.flatMap(({ pumpId }): [Cell, string][] => {
    const [first, ...others] = employees.filter((employee) => employee.pumpId === pumpId);
    return first && others.length === 0 ? [[cellOf.employee(pumpId), String(first.id)]] : [];
  });
  return { cells: Object.fromEntries(onDuty), notes: {}, isAtg: true };
}

export const isCashCell = (cell: string): cell is CashCell => /^(?:last|collected):/.test(cell);

/** The pump of an amount of cash; undefined if the form has no such one. */
export function pumpOfCash({ pumps }: Pick<SheetForm, 'pumps'>, cell: CashCell): SheetPump | undefined {
  const [kind, id] = cell.split(':');
  return pumps.find(({ pumpId, collections }) =>
    kind === 'last' ? pumpId === Number(id) : collections.some(({ collectionId }) => collectionId === Number(id)),
  );
}

const withoutNotes = ({ notes }: Sheet, cell: CashCell): Sheet['notes'] =>
  Object.fromEntries(Object.entries(notes).filter(([counted]) => counted !== cell));

const ofPump = (kinds: string, pumpId: number) => {
  const pattern = new RegExp(`^(?:${kinds}):${pumpId}(?::|$)`);
  return ([cell]: [string, unknown]): boolean => pattern.test(cell);
};

/** Returns the sheet with new text in a cell. A typed amount is not counted, so its notes are cleared. */
export function withText(sheet: Sheet, cell: Cell, text: string): Sheet {
  const cells = { ...sheet.cells, [cell]: text };
  return isCashCell(cell) ? { ...sheet, cells, notes: withoutNotes(sheet, cell) } : { ...sheet, cells };
}

/** Returns the sheet with the counted amount; `total` is decimal text (rupees). */
export const withNotes = (sheet: Sheet, cell: CashCell, notes: readonly CountedNote[], total: string): Sheet => ({
  ...withText(sheet, cell, notes.length === 0 ? '' : total),
  notes: { ...withoutNotes(sheet, cell), ...(notes.length > 0 && { [cell]: notes }) },
});

/** Returns the sheet with the shortages from the dialog: whole rupees by employee id. */
export function withShares(sheet: Sheet, pumpId: number, shares: Readonly<Record<number, string>>): Sheet {
  const isShare = ofPump('share', pumpId);
  const others = Object.entries(sheet.cells).filter((entry) => !isShare(entry));
  const own = Object.entries(shares).map(([id, text]): [Cell, string] => [cellOf.share(pumpId, Number(id)), text]);
  return { ...sheet, cells: Object.fromEntries([...others, ...own]) };
}

/** Whether the pump's last collection or shortages were entered, so that a changed swipe would clear something. */
export const hasLastCollection = (sheet: Sheet, pumpId: number): boolean =>
  Object.entries(sheet.cells).some((entry) => ofPump('last|share', pumpId)(entry) && entry[1] !== '');

/** Clears the pump's last collection and shortages: they depend on its swipes. */
export function withoutLastCollection(sheet: Sheet, pumpId: number): Sheet {
  const isGone = ofPump('last|share', pumpId);
  const cells = Object.fromEntries(Object.entries(sheet.cells).filter((entry) => !isGone(entry)));
  return { ...sheet, cells, notes: withoutNotes(sheet, cellOf.last(pumpId)) };
}

/** Returns the sheet with the pump's swipes, last collection and shortages taken from an earlier one. */
export function withPumpAsIn(before: Sheet, sheet: Sheet, pumpId: number): Sheet {
  const isOwn = ofPump('swipe|employee|last|share', pumpId);
  const others = Object.entries(sheet.cells).filter((entry) => !isOwn(entry));
  const own = Object.entries(before.cells).filter(isOwn);
  const last = cellOf.last(pumpId);
  const notes = before.notes[last];
  return {
    ...sheet,
    cells: Object.fromEntries([...others, ...own]),
    notes: { ...withoutNotes(sheet, last), ...(notes && { [last]: notes }) },
  };
}

/** Clears the readings of meters that were replaced or reset. */
export function withoutReadings(sheet: Sheet, nozzleIds: readonly number[]): Sheet {
  if (nozzleIds.length === 0) return sheet;
  const gone = new Set<string>(nozzleIds.flatMap((id) => [cellOf.close(id), cellOf.testing(id)]));
  return { ...sheet, cells: Object.fromEntries(Object.entries(sheet.cells).filter(([cell]) => !gone.has(cell))) };
}

/** A stored sheet whose counted notes are named by their cell. At first a draft named those of last collections by pump id. */
export const withNamedNotes = (sheet: Sheet): Sheet => ({
  ...sheet,
  notes: Object.fromEntries(
    Object.entries(sheet.notes).map(([name, notes]) => [/^\d+$/.test(name) ? cellOf.last(Number(name)) : name, notes]),
  ),
});

/** Type guard for a stored sheet. */
export function isSheet(value: unknown): value is Sheet {
  if (typeof value !== 'object' || value === null) return false;
  const { cells, notes, isAtg, crew = [], meterEvents = {} } = value as Record<string, unknown>;
  const isRecord = (part: unknown): part is object => typeof part === 'object' && part !== null;
  return (
    isRecord(cells) &&
    Object.values(cells).every((text) => typeof text === 'string') &&
    isRecord(notes) &&
    Object.values(notes).every(Array.isArray) &&
    typeof isAtg === 'boolean' &&
    Array.isArray(crew) &&
    isRecord(meterEvents) &&
    Object.values(meterEvents).every(Array.isArray)
  );
}
