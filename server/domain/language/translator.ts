/**
 * Texts of another language by their English ones. A text with {0}, {1} … stands for every text that has something in
 * these places: 'Only {0} KL remain' words 'Only 12.000 KL remain'.
 */
export type Phrases = Readonly<Record<string, string>>;

interface Template {
  /** What stands before, between and after the places: one more than there are places. */
  pieces: readonly string[];
  /** By their digits, in the order of the English text. */
  places: readonly string[];
  text: string;
  /** It begins with a place and has hardly a word of its own, '{0} to {1}': only what holds no letters is told from data. */
  bare: boolean;
  /** What stands in its places is data. */
  loose: boolean;
}

const PLACE = /\{(\d)\}/g;
const hasPlaces = (english: string): boolean => english.search(PLACE) >= 0;
const wordsOf = (english: string): number => english.replace(PLACE, '').length;

/** The longest text that is looked through for places: a longer one is what somebody typed. Whole phrases may be longer. */
export const LONGEST_FILLED = 300;

/** A label stands small within a sentence, and a sentence within another: the first letter is the same either way. */
const begunSmall = (text: string): string =>
  text.charAt(0).replace(/[A-Z]/, (first) => first.toLowerCase()) + text.slice(1);

/** As much as tells most phrases apart. */
const beginningOf = (begun: string): string => begun.slice(0, 3);

/** Separates the texts of a list that stands in a place; each of them is worded by itself. */
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
 * What stands in the places of a text that is of this template, by digit; null of another text. Each place ends where the
 * next piece comes first, so that a text is gone through once; a place that comes twice holds the same both times.
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

/** The templates that a text may be of, by its first letters: those that begin so, and those that begin with a place. */
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
 * Words an English text in the language of the phrases; what stands in its places too, where it is a phrase itself. A
 * text without a phrase comes back as it is: a firm's name is nobody's to translate. The wordiest template wins. `loose`
 * phrases are too short to be told from a name: they word whole texts, and nothing within another; in their places is data.
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
