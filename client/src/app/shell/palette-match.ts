/** The texts by which an entry of the palette is found. */
export interface Findable {
  label: string;
  /** A short code; an exact match ranks first. */
  code?: string;
  hint?: string;
  /** Other names, with commas between them; searched, not shown. */
  aliases?: string;
}

/** An entry with its texts tokenised once, so that a key press costs only comparisons. */
export interface Indexed<Entry> {
  entry: Entry;
  label: string;
  words: readonly string[];
  /** 'csbtd' of 'Credit sales between two days'. */
  initials: string;
  code: string | undefined;
  otherNames: readonly string[];
  /** Words of the hint and the other names. */
  otherWords: readonly string[];
}

export interface Match<Entry> {
  entry: Entry;
  rank: number;
}

/** Ranks of a match, the best highest; 0 is no match. */
const RANKS = {
  code: 9,
  name: 8,
  otherName: 7,
  start: 6,
  wordsInOrder: 5,
  words: 4,
  initials: 3,
  otherWords: 2,
  inside: 1,
} as const;
const MOST_INITIALS = 6;

const plain = (text: string): string => text.normalize('NFC').toLowerCase();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

export const indexed = <Entry extends Findable>(entries: readonly Entry[]): Indexed<Entry>[] =>
  entries.map((entry) => {
    const words = wordsOf(entry.label);
    return {
      entry,
      label: words.join(' '),
      words,
      initials: words.map((word) => word[0]).join(''),
      code: entry.code,
      otherNames: (entry.aliases ?? '').split(',').map((name) => wordsOf(name).join(' ')),
      otherWords: wordsOf(`${entry.hint ?? ''} ${entry.aliases ?? ''}`),
    };
  });

/** Whether the pieces are prefixes of distinct words, in order. */
function areInOrder(words: readonly string[], pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = words.findIndex((word, index) => index >= from && word.startsWith(piece));
    from = at + 1;
    return at !== -1;
  });
}

const beginEach = (words: readonly string[], pieces: readonly string[]): boolean =>
  pieces.every((piece) => words.some((word) => word.startsWith(piece)));

/** 'cbd' matches 'csbtd': the first letter, then the others in order with gaps. */
function areInitials(initials: string, typed: string): boolean {
  if (typed.length < 2 || typed.length > MOST_INITIALS || typed[0] !== initials[0]) return false;
  let from = 0;
  return [...typed].every((letter) => {
    const at = initials.indexOf(letter, from);
    from = at + 1;
    return at !== -1;
  });
}

function rankOf(
  { label, words, initials, code, otherNames, otherWords }: Indexed<unknown>,
  pieces: readonly string[],
): number {
  const typed = pieces.join(' ');
  if (typed === code) return RANKS.code;
  if (label === typed) return RANKS.name;
  if (otherNames.includes(typed)) return RANKS.otherName;
  if (label.startsWith(typed)) return RANKS.start;
  if (areInOrder(words, pieces)) return RANKS.wordsInOrder;
  if (beginEach(words, pieces)) return RANKS.words;
  if (pieces.length === 1 && areInitials(initials, typed)) return RANKS.initials;
  if (beginEach([...words, ...otherWords], pieces)) return RANKS.otherWords;
  return pieces.every((piece) => piece.length > 1 && label.includes(piece)) ? RANKS.inside : 0;
}

/**
 * Entries that match the typed words as prefixes in any order, best first; ties keep list order. Empty when nothing is
 * typed.
 */
export function matching<Entry>(index: readonly Indexed<Entry>[], typed: string): Match<Entry>[] {
  const pieces = wordsOf(typed);
  if (pieces.length === 0) return [];
  return index
    .map((one) => ({ entry: one.entry, rank: rankOf(one, pieces) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank);
}
