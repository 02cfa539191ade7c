/** Escapes the special characters of LIKE. */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** More words are not needed to tell a row from all others. */
const MOST_WORDS = 8;

/** Builds LIKE patterns for the typed text: it begins a name, its words begin words, or they occur anywhere. */
export function patternsOf(text: string): [start: string, wordStarts: string[], words: string[]] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(plain);
  return [`${words.join(' ')}%`, words.map((word) => `% ${word}%`), words.map((word) => `%${word}%`)];
}
