/**
 * What a column holds. `words` are the station's own, a `text` is as somebody typed it, and in a `mixed` one the station
 * says a word beside what was typed or in its place: 'Cash, STATE BANK', 'No vehicle'. A `key` is not drawn: it is there for links. An `instant` is a moment, shown as day and time of
 * the station; a `dateTime` a minute that was read off the station's clock. A `file` is the id of a kept paper. A `path`
 * is not drawn either: it is where a row leads, in a column whose rows lead to different pages. An `action` is what may be
 * done next, a link on the screen: it is no data, so it is in no file and on no paper.
 */
export type ColumnKind =
  | 'date'
  | 'dateTime'
  | 'instant'
  | 'text'
  | 'words'
  | 'mixed'
  | 'product'
  | 'money'
  | 'litres'
  | 'rate'
  | 'percent'
  | 'tenths'
  | 'count'
  | 'file'
  | 'action'
  | 'key'
  | 'path';

export interface Column {
  /** As the SQL names it, and the wire. */
  name: string;
  label: string;
  kind: ColumnKind;
  /** Added up, in SQL, under the rows. */
  total: boolean;
  /** A figure that should be 0: one that is not stands out in its row. */
  alarm: boolean;
  /** Not where a rule of the domain fills it in: SQL, which sorts, has another word for it, or none. */
  sortable: boolean;
  /** Where a cell leads: a path with the row's own values, '/report/closed-shift-report/{shiftId}/{shiftDate}', or '{name}' of a path. */
  drill: string | null;
}

interface ColumnOptions {
  /** Without it the name in words: 'shiftDate' is 'Shift date'. */
  label?: string;
  drill?: string;
  sortable?: boolean;
}

interface FigureOptions extends ColumnOptions {
  alarm?: boolean;
}

interface SumOptions extends FigureOptions {
  total?: boolean;
}

const inWords = (name: string): string => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const columnOf = (kind: ColumnKind, name: string, options: SumOptions = {}): Column => {
  const { label = inWords(name), total = false, alarm = false, sortable = true, drill = null } = options;
  return { name, label, kind, total, alarm, sortable, drill };
};

/** A business day. */
export const date = (name: string, options?: ColumnOptions): Column => columnOf('date', name, options);
/** A timestamp without a zone, LocalDateTime. */
export const dateTime = (name: string, options?: ColumnOptions): Column => columnOf('dateTime', name, options);
/** A timestamptz: shown as day and time of the station. */
export const instant = (name: string, options?: ColumnOptions): Column => columnOf('instant', name, options);
export const text = (name: string, options?: ColumnOptions): Column => columnOf('text', name, options);
/** Texts that the station says, 'Closed', alone or around names: worded in the reader's language, as data never is (ADR 21). */
export const words = (name: string, options?: ColumnOptions): Column => columnOf('words', name, options);
/** What somebody typed, with a few words of the station beside it or in its place; only those are worded. */
export const mixed = (name: string, options?: ColumnOptions): Column => columnOf('mixed', name, options);
/** A product's short name. */
export const product = (name: string, options?: ColumnOptions): Column => columnOf('product', name, options);
/** Paise. */
export const money = (name: string, options?: SumOptions): Column => columnOf('money', name, options);
/** Millilitres. */
export const litres = (name: string, options?: SumOptions): Column => columnOf('litres', name, options);
/** Paise per litre. */
export const rate = (name: string, options?: FigureOptions): Column => columnOf('rate', name, options);
/** Hundredths of a percent. */
export const percent = (name: string, options?: FigureOptions): Column => columnOf('percent', name, options);
/** Tenths of kg/m³ or of °C. */
export const tenths = (name: string, options?: FigureOptions): Column => columnOf('tenths', name, options);
export const count = (name: string, options?: SumOptions): Column => columnOf('count', name, options);
/** Opened from its cell. */
export const file = (name: string, options?: ColumnOptions): Column => columnOf('file', name, options);
/** An id for links; on the wire, and not drawn. */
export const key = (name: string): Column => columnOf('key', name);
/** What may be done with a row, in words; its `drill` leads to where. */
export const action = (name: string, options?: ColumnOptions): Column => columnOf('action', name, options);
/** For the `drill` of another column: a page of this application, null where the row leads nowhere. */
export const path = (name: string): Column => columnOf('path', name);

const FIGURES: ReadonlySet<string> = new Set<ColumnKind>(['money', 'litres', 'rate', 'percent', 'tenths', 'count']);

export const isFigure = (kind: string): boolean => FIGURES.has(kind);

/** In files and on paper. */
export const isDrawn = ({ kind }: Column): boolean => !['key', 'path', 'action'].includes(kind);
