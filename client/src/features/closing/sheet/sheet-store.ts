import { minutesRunning } from '../../../../../server/domain/closing-warnings';
import type { MessageText } from '../../../i18n/translate';
import type { CrewRow } from '../../../ui/crew/crew';
import type { MeterEventEntry } from '../../../ui/meter-event/meter-event';
import { withEventsOf, withMeterEvents } from './meter-events-of-sheet';
import {
  type CashCell,
  type Cell,
  type CountedNote,
  hasLastCollection,
  isCashCell,
  isSame,
  type Place,
  type Sheet,
  textIn,
  withNotes,
  withoutLastCollection,
  withoutReadings,
  withPumpAsIn,
  withShares,
  withText,
} from './sheet';
import { changedMeters, type SheetForm } from './sheet-form';
import { haveSameTanks, withTanks } from './tanks-of-sheet';

export interface ClosedBy {
  name: string | null;
  at: string | null;
}

/** A snapshot of the close form. */
export interface SheetState {
  /** With the tanks, pumps and meter events of nozzles that the sheet corrects. */
  form: SheetForm;
  recorded: SheetForm;
  sheet: Sheet;
  /** The figures that stand, for a correction. */
  standing: Sheet | null;
  /** The shift's running time, which limits what a nozzle can pour. */
  minutes: number;
  /** The focused cell: a half-typed figure is not checked. */
  typing: string | null;
  /** Cells that were left once: they are checked while typing too. */
  visited: ReadonlySet<string>;
  /** A close was tried: missing entries now count as problems. */
  attempted: boolean;
  /** The server's refusals by cell, until the cell changes. */
  refused: Readonly<Partial<Record<Place, MessageText>>>;
  /** Refusals of the whole form. */
  refusedWhole: readonly MessageText[];
  /** Set when the shift was closed elsewhere: the form is read-only then. */
  closedBy: ClosedBy | null;
}

/** The pump whose last collection was cleared by a changed swipe, and the sheet before it. */
export interface SwipeReset {
  pumpId: number;
  before: Sheet;
}

/**
 * The form's input, outside React: each cell subscribes to itself, so a key press re-renders one row and not the sheet.
 * Nothing is sent from here; `sheet` is what a draft stores.
 */
export class SheetStore {
  #state: SheetState;
  readonly #listeners = new Set<() => void>();

  constructor(form: SheetForm, sheet: Sheet, now: Date, standing: Sheet | null = null) {
    this.#state = {
      form: corrected(form, sheet),
      recorded: form,
      sheet,
      standing,
      minutes: minutesRunning(form.startedAt, now),
      typing: null,
      visited: new Set(),
      attempted: false,
      refused: {},
      refusedWhole: [],
      closedBy: null,
    };
  }

  readonly get = (): SheetState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<SheetState>): void {
    const next = { ...this.#state, ...change };
    const { recorded, sheet } = next;
    const before = this.#state.sheet;
    const isSame = before.meterEvents === sheet.meterEvents && haveSameTanks(recorded, before, sheet);
    this.#state = isSame ? next : { ...next, form: corrected(recorded, sheet) };
    for (const listener of this.#listeners) listener();
  }

  #change(sheet: Sheet, cell?: Cell): void {
    const refused = Object.entries(this.#state.refused).filter(([place]) => place !== cell && isCell(place));
    this.#set({ sheet, refused: Object.fromEntries(refused), refusedWhole: [] });
  }

  /**
   * Sets a cell's text. At a close, a changed swipe clears the pump's last collection and shortages, and returns what
   * was cleared; a correction keeps the cash that was counted.
   */
  type(cell: Cell, text: string): SwipeReset | null {
    const { sheet: before, standing } = this.#state;
    if ((before.cells[cell] ?? '') === text) return null;
    const [kind, pump] = cell.split(':');
    const pumpId = Number(pump);
    const typed = withText(before, cell, text);
    const counted = isCashCell(cell) ? standing?.notes[cell] : undefined;
    // The amount that stands was counted, so the server would keep its notes too.
    const isCounted = counted !== undefined && isSame(cell, textIn(standing!, cell), text);
    const sheet = isCounted ? { ...typed, notes: { ...typed.notes, [cell]: counted } } : typed;
    const resets = standing === null && kind === 'swipe' && hasLastCollection(before, pumpId);
    this.#change(resets ? withoutLastCollection(sheet, pumpId) : sheet, cell);
    return resets ? { pumpId, before } : null;
  }

  /** Restores the pump as it was before the swipe changed. */
  undo({ pumpId, before }: SwipeReset): void {
    this.#change(withPumpAsIn(before, this.#state.sheet, pumpId));
  }

  count(cell: CashCell, notes: readonly CountedNote[], total: string): void {
    this.#change(withNotes(this.#state.sheet, cell, notes, total), cell);
  }

  share(pumpId: number, shares: Readonly<Record<number, string>>): void {
    this.#change(withShares(this.#state.sheet, pumpId, shares));
  }

  changeCrew(crew: readonly CrewRow[]): void {
    this.#change({ ...this.#state.sheet, crew });
  }

  changeMeterEvents(nozzleId: number, events: readonly MeterEventEntry[]): void {
    const { recorded, sheet } = this.#state;
    this.#change(withEventsOf(recorded, sheet, nozzleId, events));
  }

  byGauge(isAtg: boolean): void {
    this.#change({ ...this.#state.sheet, isAtg });
  }

  /** Replaces the whole sheet: by a draft or an empty one. */
  replace(sheet: Sheet): void {
    this.#set({ sheet, refused: {}, refusedWhole: [], attempted: false, visited: new Set() });
  }

  /** Merges updates of the same shift: slips and cash recorded by others. */
  learn(form: SheetForm, now: Date): void {
    const sheet = withoutReadings(this.#state.sheet, changedMeters(this.#state.form, form));
    this.#set({ form, recorded: form, sheet, minutes: minutesRunning(form.startedAt, now) });
  }

  enter(name: string): void {
    this.#set({ typing: name });
  }

  leave(name: string): void {
    const { visited } = this.#state;
    this.#set({ typing: null, visited: visited.has(name) ? visited : new Set([...visited, name]) });
  }

  attempt(): void {
    this.#set({ attempted: true });
  }

  refuse(refused: SheetState['refused'], refusedWhole: readonly MessageText[]): void {
    this.#set({ refused, refusedWhole });
  }

  lock(closedBy: ClosedBy): void {
    this.#set({ closedBy });
  }
}

const corrected = (form: SheetForm, sheet: Sheet): SheetForm => withMeterEvents(withTanks(form, sheet), sheet);

const isCell = (place: string): boolean => !/^(?:credit|cash|shortages|crew|event):/.test(place);
