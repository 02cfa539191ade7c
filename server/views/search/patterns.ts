/** What of a text has a meaning in a pattern of LIKE loses it. */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Words beyond these are not needed to tell a row from all others. */
const MOST_WORDS = 8;

/** The patterns of LIKE for what was typed: that a text begins with it, has its words at the start of words, or inside. */
export function patternsOf(text: string): [start: string, wordStarts: string[], words: string[]] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(plain);
  return [`${words.join(' ')}%`, words.map((word) => `% ${word}%`), words.map((word) => `%${word}%`)];
}
