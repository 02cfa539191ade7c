/**
 * Texts of another language by their English ones. A text with {0}, {1} … stands for every text that has something in
 * these places: 'Only {0} KL remain' words 'Only 12.000 KL remain'.
 */
export type Phrases = Readonly<Record<string, string>>;

interface Template {
  pattern: RegExp;
  text: string;
}

const PLACE = /\{(\d)\}/g;
const hasPlaces = (english: string): boolean => /\{\d\}/.test(english);
const wordsOf = (english: string): number => english.replace(PLACE, '').length;

/** `{0} of {1}` → /^(.*?) of (.*?)$/s; a place that comes twice holds the same both times. */
function patternOf(english: string): RegExp {
  const seen = new Set<string>();
  const source = english.split(PLACE).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    if (seen.has(part)) return `\\k<p${part}>`;
    seen.add(part);
    return `(?<p${part}>.*?)`;
  });
  return new RegExp(`^${source.join('')}$`, 's');
}

/**
 * Words an English text in the language of the phrases; what stands in its places too, where it is a phrase itself. A
 * text without a phrase comes back as it is: a firm's name is nobody's to translate. The wordiest template wins.
 */
export function translator(phrases: Phrases): (english: string) => string {
  const exact = new Map(Object.entries(phrases));
  const templates: Template[] = Object.keys(phrases)
    .filter(hasPlaces)
    .sort((a, b) => wordsOf(b) - wordsOf(a))
    .map((english) => ({ pattern: patternOf(english), text: exact.get(english)! }));
  const said = (english: string): string => {
    const text = exact.get(english);
    if (text !== undefined) return text;
    for (const { pattern, text: template } of templates) {
      const places = pattern.exec(english)?.groups;
      if (places) return template.replace(PLACE, (_, place: string) => said(places[`p${place}`] ?? ''));
    }
    return english;
  };
  return said;
}
