/**
 * The kind of a column. `words` are labels of the station, a `text` is user input, and a `message` is a message (ADR
 * 46), alone or around names: 'Cash, STATE BANK', 'No vehicle'; or text as typed. A `key` is hidden: it is for links. An
 * `instant` is shown as day and time of the station; a `dateTime` is a minute in the station's time. A `file` is the id
 * of a stored file. A `path` is hidden too: the link target, if rows link to different pages. An `action` is a next
 * step, a link on the screen; it is not data, so files and prints leave it out.
 */
export type ColumnKind =
  | 'date'
  | 'dateTime'
  | 'instant'
  | 'text'
  | 'words'
  | 'message'
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
  /** Its name in SQL and in answers. */
  name: string;
  label: string;
  kind: ColumnKind;
  /** Summed in SQL, shown under the rows. */
  total: boolean;
  /** A figure that should be 0; any other value is highlighted. */
  alarm: boolean;
  /** False if a rule of the domain fills the column in: SQL, which sorts, has no or another value. */
  sortable: boolean;
  /** Whether its texts end in a number by which they are sorted: 'SVP/9' before 'SVP/10'. */
  isNumbered?: true;
  /**
   * The link of a cell: a path with values of the row, '/report/closed-shift-report/{shiftId}/{shiftDate}', or '{name}'
   * of a `path`.
   */
  drill: string | null;
  /** The labels that the cells of a `words` or `action` column may have. */
  cells?: readonly string[];
  /**
   * On paper it is part of the party's block, or of the document's head beside it, or is an internal note, which is not on
   * paper.
   */
  onPaper?: 'party' | 'head' | 'internal';
  /** On paper: a balance without its sign, with 'Dr' or 'Cr'; or a figure of one side, empty if 0. */
  side?: 'balance' | 'one';
}

interface ColumnOptions {
  /** The default is the name in words: 'Shift date' for 'shiftDate'. */
  label?: string;
  drill?: string;
  sortable?: boolean;
  onPaper?: Column['onPaper'];
}

interface FigureOptions extends ColumnOptions {
  alarm?: boolean;
}

interface SumOptions extends FigureOptions {
  total?: boolean;
  side?: Column['side'];
}

const inWords = (name: string): string => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const columnOf = (kind: ColumnKind, name: string, options: SumOptions = {}): Column => {
  const { label = inWords(name), total = false, alarm = false, sortable = true, drill = null, onPaper, side } = options;
  return { name, label, kind, total, alarm, sortable, drill, ...(onPaper && { onPaper }), ...(side && { side }) };
};

/** A business date. */
export const date = (name: string, options?: ColumnOptions): Column => columnOf('date', name, options);
/** A timestamp without a zone, LocalDateTime. */
export const dateTime = (name: string, options?: ColumnOptions): Column => columnOf('dateTime', name, options);
/** A timestamptz: shown as day and time of the station. */
export const instant = (name: string, options?: ColumnOptions): Column => columnOf('instant', name, options);
export const text = (name: string, options?: ColumnOptions): Column => columnOf('text', name, options);
/** Texts that end in a number by which they are sorted: 'SVP/9' before 'SVP/10'. */
export const numbered = (name: string, options?: ColumnOptions): Column => ({
  ...columnOf('text', name, options),
  isNumbered: true,
});
/** Labels (ADR 50), such as 'Closed': `cells` lists those that this column alone has. Other cells are names, shown as such. */
export const words = (name: string, cells: readonly string[], options?: ColumnOptions): Column => ({
  ...columnOf('words', name, options),
  cells,
});
/** A message (ADR 46), in SQL as jsonb; or text as typed, in SQL a JSON string. Translated by its id. */
export const message = (name: string, options?: ColumnOptions): Column => columnOf('message', name, options);
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
/** Its cell opens the file. */
export const file = (name: string, options?: ColumnOptions): Column => columnOf('file', name, options);
/** An id for links; sent, but hidden. */
export const key = (name: string): Column => columnOf('key', name);
/** A possible action on a row, by its label; its `drill` is the target. */
export const action = (name: string, cells: readonly string[], options?: ColumnOptions): Column => ({
  ...columnOf('action', name, options),
  cells,
});
/** For the `drill` of another column: a page of this application, null for a row without a link. */
export const path = (name: string): Column => columnOf('path', name);

const FIGURES: ReadonlySet<string> = new Set<ColumnKind>(['money', 'litres', 'rate', 'percent', 'tenths', 'count']);

export const isFigure = (kind: string): boolean => FIGURES.has(kind);

/** Whether files and prints include it. */
export const isDrawn = ({ kind }: Column): boolean => !['key', 'path', 'action'].includes(kind);
