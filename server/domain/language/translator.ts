/**
 * Texts of another language by their English ones. A text with {0}, {1} … stands for every text that has something in
 * these places: 'Only {0} KL remain' words 'Only 12.000 KL remain'.
 */
export type Phrases = Readonly<Record<string, string>>;

interface Template {
  /** Its longest piece between places, in small letters: a text without it need not be tried. */
  piece: string;
  /** Made when a text is first tried: most are asked for few of them. */
  pattern(): RegExp;
  text: string;
}

const PLACE = /\{(\d)\}/g;
const hasPlaces = (english: string): boolean => /\{\d\}/.test(english);
const wordsOf = (english: string): number => english.replace(PLACE, '').length;

const pieceOf = (english: string): string =>
  english
    .toLowerCase()
    .split(/\{\d\}/)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/** As much as tells most phrases apart. */
const beginningOf = (letters: string): string => letters.slice(0, 3);

/** In any letters: a label stands small within a sentence. `{0} of {1}` → /^(.*?) of (.*?)$/s; a place that comes twice holds the same both times. */
function patternOf(english: string): RegExp {
  const seen = new Set<string>();
  const source = english.split(PLACE).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    if (seen.has(part)) return `\\k<p${part}>`;
    seen.add(part);
    return `(?<p${part}>.*?)`;
  });
  return new RegExp(`^${source.join('')}$`, 'si');
}

function templateOf(english: string, text: string): Template {
  let pattern: RegExp | undefined;
  return {
    piece: pieceOf(english),
    pattern: () => {
      pattern ??= patternOf(english);
      return pattern;
    },
    text,
  };
}

/** The templates that a text may be of, by its first letters: those that begin so, and those that begin with a place. */
function templatesByBeginning(phrases: Phrases): (letters: string) => readonly Template[] {
  const templates = Object.keys(phrases)
    .filter(hasPlaces)
    .sort((a, b) => wordsOf(b) - wordsOf(a))
    .map((english) => ({
      start: beginningOf(english.toLowerCase().split('{')[0]!),
      template: templateOf(english, phrases[english]!),
    }));
  const that = (fits: (start: string) => boolean): Template[] =>
    templates.flatMap(({ start, template }) => (fits(start) ? [template] : []));
  const open = that((start) => start.length < 3);
  const known = new Map(
    [...new Set(templates.map(({ start }) => start))]
      .filter((start) => start.length === 3)
      .map((beginning) => [beginning, that((start) => beginning.startsWith(start))]),
  );
  return (letters) => known.get(beginningOf(letters)) ?? open;
}

/**
 * Words an English text in the language of the phrases; what stands in its places too, where it is a phrase itself. A
 * text without a phrase comes back as it is: a firm's name is nobody's to translate. The wordiest template wins.
 */
export function translator(phrases: Phrases): (english: string) => string {
  const exact = new Map(Object.entries(phrases));
  const small = new Map(Object.entries(phrases).map(([english, text]) => [english.toLowerCase(), text]));
  const templatesFor = templatesByBeginning(phrases);
  const ofTemplate = (english: string): string => {
    if (!/[a-z]/i.test(english)) return english;
    const letters = english.toLowerCase();
    for (const { piece, pattern, text } of templatesFor(letters)) {
      const places = letters.includes(piece) ? pattern().exec(english)?.groups : undefined;
      if (places) return text.replace(PLACE, (_, place: string) => inPlace(places[`p${place}`] ?? ''));
    }
    return english;
  };
  const inPlace = (english: string): string =>
    exact.get(english) ?? small.get(english.toLowerCase()) ?? ofTemplate(english);
  return (english) => exact.get(english) ?? ofTemplate(english);
}
