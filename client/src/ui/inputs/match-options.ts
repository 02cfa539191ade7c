import { withoutJoiners } from '../../../../server/domain/joiners';

export interface Option {
  value: string;
  label: string;
  /** Shown next to the label, and searched too. */
  hint?: string;
  /** Alternative names; searched, not shown. */
  aliases?: string;
  /** The path it leads to, if that differs from its value. */
  to?: string;
}

/** The value of the offer to add what was typed. */
export const CREATE = 'create';

/** Specification, section 9: search suggestions at most 6. */
export const MOST_SUGGESTIONS = 6;

/** Limits the options listed before anything is typed: no one reads more, and rendering thousands takes seconds. */
export const MOST_LISTED = 100;

/** The options with some values, those used last, before the others: in the order of the values. */
export function withFirst<Found extends Option>(
  options: readonly Found[],
  values: readonly string[],
): readonly Found[] {
  const first = values.flatMap((value) => options.find((option) => option.value === value) ?? []);
  return first.length === 0 ? options : [...first, ...options.filter((option) => !first.includes(option))];
}

/** Match quality, the best highest; 0 is no match. */
const START = 4;
const WORDS_IN_ORDER = 3;
const WORDS = 2;
const INSIDE = 1;

const isInWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character);

/** The index at which a piece next occurs as the start of a word; -1 if it does not. Digits may begin within one: 'MH12AB1234'. */
function wordStart(text: string, piece: string, from = 0): number {
  const at = text.indexOf(piece, from);
  return at > 0 && isInWord(text[at - 1]) && !/^\p{N}/u.test(piece) ? wordStart(text, piece, at + 1) : at;
}

function areInOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = wordStart(text, piece, from);
    from = at + piece.length;
    return at !== -1;
  });
}

function rankOf(text: string, pieces: readonly string[]): number {
  if (!pieces.every((piece) => text.includes(piece))) return rankOfNumber(text, pieces);
  if (text.startsWith(pieces.join(' '))) return START;
  if (areInOrder(text, pieces)) return WORDS_IN_ORDER;
  return pieces.every((piece) => wordStart(text, piece) !== -1) ? WORDS : INSIDE;
}

/** How many letters and digits a number needs to be found by them alone: fewer occur across the words of other names. */
const LETTERS_OF_NUMBER = 4;

const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** A number, as of a vehicle or a phone, is also found if it was typed with other spaces and signs. */
function rankOfNumber(text: string, pieces: readonly string[]): number {
  const typed = withoutSigns(pieces.join(''));
  if (typed.length < LETTERS_OF_NUMBER || !/\p{N}/u.test(typed)) return 0;
  const number = withoutSigns(text);
  return number.startsWith(typed) ? START : number.includes(typed) ? INSIDE : 0;
}

/** An option's searchable texts in lower case. */
interface Searched {
  label: string;
  besides: string;
}

const searched = new WeakMap<readonly Option[], readonly Searched[]>();

/** Memoised per list, which may be long and is searched with each key. */
function searchedIn(options: readonly Option[]): readonly Searched[] {
  const known = searched.get(options);
  if (known !== undefined) return known;
  const texts = options.map((option) => {
    const label = withoutJoiners(option.label.toLowerCase()).replace(/\s+/g, ' ');
    return { label, besides: withoutJoiners(`${label} ${option.hint ?? ''} ${option.aliases ?? ''}`.toLowerCase()) };
  });
  searched.set(options, texts);
  return texts;
}

const piecesOf = (typed: string): string[] => withoutJoiners(typed).trim().toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Whether an option only has the typed letters somewhere within its words, as 'SHREERAM' has 'ram'. Such an option is listed,
 * but not taken by Enter or Tab alone: the name that was typed may be unknown.
 */
export function isGuess(option: Option, typed: string): boolean {
  const pieces = piecesOf(typed);
  const { label, besides } = searchedIn([option])[0] as Searched;
  return (rankOf(label, pieces) || rankOf(besides, pieces)) === INSIDE;
}

/** What `toldApart` adds to a name that several people have: a phone number, or the number of the record. */
const TOLD_APART_BY = /\s\((?:#\d+|\+?[\d\s-]{10,})\)$/;

/**
 * Whether the first of the suggestions for the typed text has the name of another one: only a phone number or a choice from
 * the list tells which. A text that is the whole label of one means that one.
 */
export function isSharedName(found: readonly Option[], typed: string): boolean {
  const name = piecesOf(typed).join(' ');
  if (name === '' || found.length === 0) return false;
  const labels = searchedIn(found).map(({ label }) => label);
  if (labels.filter((label) => label === name).length === 1) return false;
  const names = labels.map((label) => label.replace(TOLD_APART_BY, ''));
  return names.indexOf(names[0]!, 1) !== -1;
}

/**
 * Filters options by all typed pieces: first those that start with the whole text, then those with each piece at the
 * start of a word in order, then in any order, then the rest. Ties keep list order: by name, or latest first.
 */
export function matchOptions<Found extends Option>(
  options: readonly Found[],
  typed: string,
  most = MOST_SUGGESTIONS,
): Found[] {
  const pieces = piecesOf(typed);
  if (pieces.length === 0) return options.slice(0, most);
  const texts = searchedIn(options);
  return options
    .map((option, index) => {
      const { label, besides } = texts[index] as Searched;
      return { option, rank: rankOf(label, pieces) || (rankOf(besides, pieces) > 0 ? INSIDE / 2 : 0) };
    })
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ option }) => option);
}
