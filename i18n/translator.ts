/**
 * Translations by their English texts. {0}, {1} … are placeholders: 'Only {0} KL remain' translates
 * 'Only 12.000 KL remain'.
 */
export type Phrases = Readonly<Record<string, string>>;

interface Template {
  /** The text before, between and after the placeholders: one more than there are placeholders. */
  pieces: readonly string[];
  /** The digits of the placeholders, in the order of the English text. */
  places: readonly string[];
  text: string;
  /** It begins with a placeholder and has almost no words, '{0} to {1}': it matches only values without letters. */
  bare: boolean;
  /** The values of its placeholders are data and are not translated. */
  loose: boolean;
}

const PLACE = /\{(\d)\}/g;
const hasPlaces = (english: string): boolean => english.search(PLACE) >= 0;
const wordsOf = (english: string): number => english.replace(PLACE, '').length;

/** The longest text matched against templates: a longer one was typed by a user. Whole phrases may be longer. */
export const LONGEST_FILLED = 300;

/** Ignores the case of the first letter: labels and sentences start in lower case within another sentence. */
const begunSmall = (text: string): string =>
  text.charAt(0).replace(/[A-Z]/, (first) => first.toLowerCase()) + text.slice(1);

/** Enough letters to distinguish most phrases. */
const beginningOf = (begun: string): string => begun.slice(0, 3);

/** Separates the texts of a list in a placeholder; each of them is translated separately. */
const LIST_SEPARATOR = ' · ';

const BARE = /^\{\d\}[^a-z{}]*[a-z]{2}[^a-z{}]*\{\d\}$/;

function templateOf(english: string, text: string, loose: boolean): Template {
  const parts = begunSmall(english).split(PLACE);
  return {
    pieces: parts.filter((_, at) => at % 2 === 0),
    places: parts.filter((_, at) => at % 2 === 1),
    text,
    loose,
    bare: BARE.test(english),
  };
}

/**
 * Matches a text against a template and returns the values of the placeholders by digit; null if it does not match.
 * Each value ends at the first occurrence of the next piece, so matching is linear; a repeated placeholder must have
 * one value.
 */
function filledIn({ pieces, places, bare }: Template, text: string): Map<string, string> | null {
  const begun = begunSmall(text);
  if (!begun.startsWith(pieces[0]!)) return null;
  const filled = new Map<string, string>();
  let from = pieces[0]!.length;
  for (const [at, place] of places.entries()) {
    const piece = pieces[at + 1]!;
    const known = filled.get(place);
    const end =
      known !== undefined
        ? from + known.length
        : at === places.length - 1
          ? begun.length - piece.length
          : begun.indexOf(piece, from);
    if (end < from || !begun.startsWith(piece, end)) return null;
    if (known !== undefined && !text.startsWith(known, from)) return null;
    filled.set(place, text.slice(from, end));
    from = end + piece.length;
  }
  if (from !== begun.length || (bare && [...filled.values()].some((inIt) => /\p{L}/u.test(inIt)))) return null;
  return filled;
}

/** The templates that a text may match, by its first letters: those with the same start or an initial placeholder. */
function templatesByBeginning(phrases: Phrases, loose: Phrases = {}): (begun: string) => readonly Template[] {
  const templates = Object.entries({ ...phrases, ...loose })
    .filter(([english]) => hasPlaces(english))
    .sort(([a], [b]) => wordsOf(b) - wordsOf(a))
    .map(([english, text]) => templateOf(english, text, english in loose))
    .map((template) => ({ start: beginningOf(template.pieces[0]!), template }));
  const that = (fits: (start: string) => boolean): Template[] =>
    templates.flatMap(({ start, template }) => (fits(start) ? [template] : []));
  const open = that((start) => start.length < 3);
  const known = new Map(
    [...new Set(templates.map(({ start }) => start))]
      .filter((start) => start.length === 3)
      .map((beginning) => [beginning, that((start) => beginning.startsWith(start))]),
  );
  return (begun) => known.get(beginningOf(begun)) ?? open;
}

/**
 * Translates an English text, and the values of its placeholders if they are phrases. A text without a phrase is
 * returned unchanged, such as a firm's name. The template with the most words wins. `loose` phrases are too short to
 * distinguish from names: they translate only whole texts, and the values of their placeholders are data.
 */
export function translator(phrases: Phrases, loose: Phrases = {}): (english: string) => string {
  const exact = new Map(Object.entries(phrases));
  const whole = new Map(Object.entries({ ...phrases, ...loose }));
  const small = new Map(Object.entries(phrases).map(([english, text]) => [english.toLowerCase(), text]));
  const forWhole = templatesByBeginning(phrases, loose);
  const forPlaces = templatesByBeginning(phrases);
  const ofTemplate = (english: string, templatesFor: typeof forWhole): string => {
    if (english.length > LONGEST_FILLED || !/[a-z]/i.test(english)) return english;
    for (const template of templatesFor(begunSmall(english))) {
      const filled = filledIn(template, english);
      if (filled === null) continue;
      const worded = new Map([...filled].map(([place, inIt]) => [place, template.loose ? inIt : inPlace(inIt)]));
      return template.text.replace(PLACE, (_, place: string) => worded.get(place) ?? '');
    }
    return english;
  };
  const inPlace = (english: string): string =>
    english.includes(LIST_SEPARATOR)
      ? english.split(LIST_SEPARATOR).map(inPlace).join(LIST_SEPARATOR)
      : (exact.get(english) ?? small.get(english) ?? ofTemplate(english, forPlaces));
  return (english) => whole.get(english) ?? ofTemplate(english, forWhole);
}
