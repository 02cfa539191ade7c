import { denominationLabel, grouped, groupedLitres, inr } from '../../../../../server/domain/kernel/format';
import { parseLitres } from '../../../../../server/domain/kernel/litres';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { changedCrewOf } from './crew-of-sheet';
import { type CashCell, type Cell, type CountedNote, cellOf, isSame, type Sheet, textIn } from './sheet';
import type { SheetForm } from './sheet-form';
import type { SheetState } from './sheet-store';
import { parseShare } from './takings-of-sheet';

const inLitres = (text: string): string => {
  const litres = parseLitres(text);
  return litres === null ? text : groupedLitres(litres);
};
const inRupees = (text: string): string => {
  const paise = parseMoney(text);
  return paise === null ? text : grouped(paise);
};

/** A tank's level as it was measured, if that was another way than now: '1,520 mm', '8,010.000 L'. */
function otherLevel(standing: Sheet, tankId: number): string {
  const dip = textIn(standing, cellOf.dip(tankId));
  const volume = textIn(standing, cellOf.volume(tankId));
  return standing.isAtg ? `${inLitres(volume)} L` : `${dip} mm`;
}

/**
 * What stands in a cell that the correction changes, as it is shown; '' if nothing does, and null if the cell is
 * unchanged or this is no correction.
 */
export function wasAt({ form, sheet, standing }: SheetState, cell: Cell): string | null {
  if (standing === null) return null;
  const [kind, id] = cell.split(':');
  if ((kind === 'volume' || kind === 'dip') && sheet.isAtg !== standing.isAtg) return otherLevel(standing, Number(id));
  const before = textIn(standing, cell);
  if (isSame(cell, before, textIn(sheet, cell))) return null;
  switch (kind) {
    case 'open':
    case 'close':
    case 'testing':
    case 'endedOpen':
    case 'endedClose':
    case 'endedTesting':
    case 'volume':
      return inLitres(before);
    case 'swipe':
    case 'last':
    case 'collected':
      return inRupees(before);
    case 'employee':
      return nameIn(form, before);
    default:
      return before;
  }
}

const nameIn = ({ employees }: SheetForm, employeeId: string): string =>
  employees.find(({ id }) => String(id) === employeeId)?.name ?? '';

/** The shares of a pump's shortage that stand: 'RAVI ₹100.00'; null if they are unchanged. */
export function wasShared({ form, sheet, standing }: SheetState, pumpId: number): string | null {
  if (standing === null) return null;
  const cells = form.employees.map(({ id, name }) => ({ name, cell: cellOf.share(pumpId, id) }));
  if (cells.every(({ cell }) => parseShare(textIn(standing, cell)) === parseShare(textIn(sheet, cell)))) return null;
  return cells
    .map(({ name, cell }) => ({ name, share: parseShare(textIn(standing, cell)) }))
    .filter(({ share }) => share !== 0)
    .map(({ name, share }) => `${name} ${inr(share)}`)
    .join(', ');
}

/** Notes as a list: '₹500 × 3, ₹10 × −1'. */
export const notesText = (notes: readonly CountedNote[]): string =>
  notes
    .map((note) => `${denominationLabel(note.value)} × ${note.in - note.out}`)
    .join(', ')
    .replaceAll('-', '\u2212');

/** The notes of an amount that stand; null if they are unchanged. */
export function wasCounted({ sheet, standing }: SheetState, cell: CashCell): string | null {
  if (standing === null) return null;
  const before = notesText(standing.notes[cell] ?? []);
  return before === notesText(sheet.notes[cell] ?? []) ? null : before;
}

/** The crew that stands: 'RAVI – P1, SITA'; null if it is unchanged. */
export function wasOnDuty({ form, sheet }: SheetState): string | null {
  if (form.correction === null || changedCrewOf(form, sheet) === undefined) return null;
  const pumpName = (id: number | null): string => form.pumps.find(({ pumpId }) => pumpId === id)?.pumpName ?? '';
  return form.correction.onDuty
    .map(({ employeeId, pumpId }) => [nameIn(form, String(employeeId)), pumpName(pumpId)].filter(Boolean).join(' – '))
    .join(', ');
}

const cellsOf = (...sheets: Sheet[]): Set<Cell> => new Set(sheets.flatMap(({ cells }) => Object.keys(cells) as Cell[]));

/** The cells that a correction changes. */
const changedCells = (standing: Sheet, sheet: Sheet): Cell[] =>
  [...cellsOf(standing, sheet)].filter((cell) => !isSame(cell, textIn(standing, cell), textIn(sheet, cell)));

/** The amounts of cash whose notes a correction changes. */
const changedNotes = (standing: Sheet, sheet: Sheet): CashCell[] =>
  ([...Object.keys(standing.notes), ...Object.keys(sheet.notes)] as CashCell[]).filter(
    (cell) => notesText(standing.notes[cell] ?? []) !== notesText(sheet.notes[cell] ?? []),
  );

/** How many entries of a correction differ from what stands. */
export function correctedIn({ form, sheet, standing }: Pick<SheetState, 'form' | 'sheet' | 'standing'>): number {
  if (standing === null) return 0;
  const changed = new Set<Cell>([...changedCells(standing, sheet), ...changedNotes(standing, sheet)]);
  const events = Object.keys(sheet.meterEvents ?? {}).length;
  const others = [sheet.isAtg !== standing.isAtg, changedCrewOf(form, sheet) !== undefined];
  return changed.size + events + others.filter(Boolean).length;
}

/** Whether a correction has input that would be lost. */
export const isCorrected = (state: SheetState): boolean => correctedIn(state) > 0;

const withoutEmpty = (notes: Sheet['notes']): Sheet['notes'] =>
  Object.fromEntries(Object.entries(notes).filter(([, list = []]) => list.length > 0));

/** The sheet with what was typed on figures that have changed since: they stand in all other cells. */
export function onNewFigures({ sheet, standing: before }: SheetState, standing: Sheet): Sheet {
  if (before === null) return standing;
  const typed = changedCells(before, sheet).map((cell): [Cell, string] => [cell, textIn(sheet, cell)]);
  const counted = changedNotes(before, sheet).map((cell) => [cell, sheet.notes[cell] ?? []]);
  return {
    ...standing,
    cells: { ...standing.cells, ...Object.fromEntries(typed) },
    notes: withoutEmpty({ ...standing.notes, ...Object.fromEntries(counted) }),
    isAtg: sheet.isAtg === before.isAtg ? standing.isAtg : sheet.isAtg,
    ...(sheet.crew && { crew: sheet.crew }),
    ...(sheet.meterEvents && { meterEvents: sheet.meterEvents }),
  };
}
