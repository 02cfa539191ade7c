export interface Option {
  value: string;
  label: string;
  /** Shown beside the label, and searched too. */
  hint?: string;
  /** Searched, not shown: other names of it. */
  aliases?: string;
  /** The path it leads to, where that is more than its value. */
  to?: string;
}

/** Specification, section 9: search suggestions at most 6. */
export const MOST_SUGGESTIONS = 6;

const START = 3;
const WORD_START = 2;
const INSIDE = 1;

function rankOf(text: string, words: readonly string[]): number {
  let rank = START;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at === -1) return 0;
    if (at > 0) rank = Math.min(rank, ` ${text}`.includes(` ${word}`) ? WORD_START : INSIDE);
  }
  return text.startsWith(words[0] ?? '') ? START : rank;
}

/** The options with every word of what was typed: those that begin with it first, then at the start of a word. */
export function matchOptions(options: readonly Option[], typed: string, most = MOST_SUGGESTIONS): Option[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options.slice(0, most);
  return options
    .map((option) => {
      const label = option.label.toLowerCase();
      const besides = `${label} ${option.hint ?? ''} ${option.aliases ?? ''}`.toLowerCase();
      return { option, rank: rankOf(label, words) || (rankOf(besides, words) > 0 ? INSIDE / 2 : 0) };
    })
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ option }) => option);
}
