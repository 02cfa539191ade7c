/** What a column holds. A `key` is not drawn: it is there for links. An `instant` is a day with its time. */
export type ColumnKind =
  | 'date'
  | 'instant'
  | 'text'
  | 'product'
  | 'money'
  | 'litres'
  | 'rate'
  | 'percent'
  | 'count'
  | 'key';

export interface Column {
  /** As the SQL names it, and the wire. */
  name: string;
  label: string;
  kind: ColumnKind;
  /** Added up, in SQL, under the rows. */
  total: boolean;
  /** Where a cell leads: a path with the row's own values, '/report/closed-shift-report/{shiftId}/{shiftDate}'. */
  drill: string | null;
}

interface ColumnOptions {
  /** Without it the name in words: 'shiftDate' is 'Shift date'. */
  label?: string;
  drill?: string;
}

interface FigureOptions extends ColumnOptions {
  total?: boolean;
}

const inWords = (name: string): string => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const columnOf = (kind: ColumnKind, name: string, options: FigureOptions = {}): Column => {
  const { label = inWords(name), total = false, drill = null } = options;
  return { name, label, kind, total, drill };
};

/** A business day. */
export const date = (name: string, options?: ColumnOptions): Column => columnOf('date', name, options);
/** A timestamptz: shown as day and time of the station. */
export const instant = (name: string, options?: ColumnOptions): Column => columnOf('instant', name, options);
export const text = (name: string, options?: ColumnOptions): Column => columnOf('text', name, options);
/** A product's short name. */
export const product = (name: string, options?: ColumnOptions): Column => columnOf('product', name, options);
/** Paise. */
export const money = (name: string, options?: FigureOptions): Column => columnOf('money', name, options);
/** Millilitres. */
export const litres = (name: string, options?: FigureOptions): Column => columnOf('litres', name, options);
/** Paise per litre. */
export const rate = (name: string, options?: ColumnOptions): Column => columnOf('rate', name, options);
/** Hundredths of a percent. */
export const percent = (name: string, options?: ColumnOptions): Column => columnOf('percent', name, options);
export const count = (name: string, options?: FigureOptions): Column => columnOf('count', name, options);
/** An id for links; on the wire, and not drawn. */
export const key = (name: string): Column => columnOf('key', name);

export const isFigure = (kind: string): boolean =>
  kind === 'money' || kind === 'litres' || kind === 'rate' || kind === 'percent' || kind === 'count';

export const isDrawn = ({ kind }: Column): boolean => kind !== 'key';
