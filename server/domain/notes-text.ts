/** Notes or coins of one value, in whole rupees. */
interface NotesOfValue {
  value: number;
  count: number;
}

const PART = /^₹?\s*(\d{1,9})\s*[x×*]\s*(\d{1,9})$/i;

/** '500 × 10, 100 × 4': the greatest value first. */
export const notesText = (notes: readonly NotesOfValue[]): string =>
  notes
    .toSorted((one, other) => other.value - one.value)
    .map(({ value, count }) => `${value} × ${count}`)
    .join(', ');

/** Parses such a text, also with x or * and without spaces; null if it is none, or names a value twice. */
export function parseNotes(text: string): NotesOfValue[] | null {
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== '');
  const notes: NotesOfValue[] = [];
  for (const part of parts) {
    const [, value, count] = PART.exec(part.trim()) ?? [];
    if (value === undefined || notes.some((note) => note.value === Number(value))) return null;
    notes.push({ value: Number(value), count: Number(count) });
  }
  return notes;
}
