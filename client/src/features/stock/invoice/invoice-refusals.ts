import type { MessageText } from '../../../i18n/translate';
import { HEADER_FIELDS } from './invoice-draft';

type Texts = Readonly<Record<string, MessageText>>;

/** Server refusals, grouped by where they are shown. */
export interface InvoiceRefusals {
  /** By field of the header; the document's is `documentId`. */
  header: Texts;
  /** By the line's index, then by field. */
  lines: ReadonlyMap<number, Texts>;
  whole: readonly MessageText[];
}

export const NOT_REFUSED: InvoiceRefusals = { header: {}, lines: new Map(), whole: [] };

const OF_HEADER: ReadonlySet<string> = new Set([...HEADER_FIELDS, 'documentId']);

/**
 * Groups refusals by path ('truckNumber', 'lines.1.quantity'); those without a field follow `failed` in the form's
 * errors.
 */
export function refusalsOf(fieldErrors: Texts, formErrors: readonly MessageText[], failed: string): InvoiceRefusals {
  const header: Record<string, MessageText> = {};
  const lines = new Map<number, Texts>();
  const whole = [...formErrors];
  for (const [path, message] of Object.entries(fieldErrors)) {
    const [, place, field] = /^lines\.([0-9]+)\.(.+)$/.exec(path) ?? [];
    if (OF_HEADER.has(path)) header[path] = message;
    else if (place !== undefined && field !== undefined)
      lines.set(Number(place), { ...lines.get(Number(place)), [field]: message });
    else whole.push(message);
  }
  return { header, lines, whole: whole.length > 0 ? [failed, ...whole] : [] };
}
