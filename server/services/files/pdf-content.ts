import { inflateSync } from 'node:zlib';

/** What the objects of a PDF may take unpacked, together; more is a bomb. Bytes. */
const GREATEST_UNPACKED = 20 * 1024 * 1024;

/** What runs a program, sends or brings data, or holds another file: names that end here. */
const ACTIVE_OUTSIDE =
  /\/(?:JavaScript|JS|AA|Launch|EmbeddedFiles?|Filespec|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|Sound)(?=[\s\0()<>[\]{}/%]|$)/;
/** The long ones, which no picture's bytes look like by chance: these are looked for inside of streams too. */
const ACTIVE_ANYWHERE =
  /\/(?:JavaScript|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|Rendition)(?=[\s\0()<>[\]{}/%]|$)/;
const HTML = /<(?:script|html|iframe|object|embed|svg|!doctype\s+html)[\s>/]/i;
const OPEN_ACTION = /\/OpenAction(?=[\s\0()<>[\]{}/%]|$)/g;
/** An action that goes to a page and has nothing else in it; checked whole, so nothing nested can stand in for its /S. */
const GO_TO =
  /^\s*<<\s*(?:(?:\/Type\s*\/Action\b|\/S\s*\/GoTo\b|\/D\s*(?:\[[^[\]<>()%]*\]|\([\w .:-]*\)|<[\da-fA-F]*>|\/[\w.:-]+|\d+ \d+ R\b))\s*)*>>/;
/** Characters of an action that are looked at. */
const LONGEST_ACTION = 500;
/** How often a PDF may have been saved with another first page. */
const MOST_VERSIONS = 100;
/** An object where only a stream's bytes belong: what a reader sees there is unknown. */
const OBJECT_IN_STREAM = /[\s\0\d]obj(?=[\s\0\d<[(/%]|$)/;
const PLAIN_FLATE = /^\/Filter\s*(?:\/(?:FlateDecode|Fl)(?!\w)|\[\s*\/(?:FlateDecode|Fl)\s*\])/;
const ENCRYPTED = /\/Encrypt(?=[\s\0()<>[\]{}/%]|$)/;

/** A name may be written with any of its letters as #xx. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

interface Parts {
  /** What is written outside of streams. */
  outside: string;
  /** The streams, each with the dictionary before it. */
  streams: { dictionary: string; from: number; to: number }[];
}

/** The dictionary at the end of a text. A comment could hide where it begins, so that of packed objects is the whole text. */
const dictionaryIn = (text: string): string =>
  /\/ObjStm\b/.test(text) ? text : text.slice(text.lastIndexOf('obj') + 3);

function partsOf(text: string): Parts {
  const pieces: string[] = [];
  const streams: Parts['streams'] = [];
  let at = 0;
  const begin = /\bstream[ \t]*(?:\r\n?|\n)/g;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('endstream', from);
    if (end < 0) break;
    const before = text.slice(at, match.index);
    pieces.push(before);
    streams.push({ dictionary: dictionaryIn(unescaped(before)), from, to: end });
    at = end;
    begin.lastIndex = end;
  }
  pieces.push(text.slice(at));
  return { outside: unescaped(pieces.join('\n')), streams };
}

/** The objects of an object stream, unpacked; null where they cannot be read, so nobody knows what they hold. */
function unpacked(content: Buffer, dictionary: string, room: number): string | null {
  if (/\/Predictor\s+(?!1\b)/.test(dictionary)) return null;
  const [filter, another] = dictionary.match(/\/Filter(?!\w).{0,60}/gs) ?? [];
  if (filter === undefined) return content.toString('latin1');
  if (another !== undefined || !PLAIN_FLATE.test(filter)) return null;
  try {
    return inflateSync(content, { maxOutputLength: Math.max(room, 1) }).toString('latin1');
  } catch {
    return null;
  }
}

/** An object with its number; the look-behind keeps a long number from being read from each of its digits. */
const OBJECT = /(?<!\d)(\d+)\s+\d+\s+obj\b([\s\S]*?)(?=endobj|$)/g;

const isObjectStream = (dictionary: string): boolean =>
  /\/ObjStm\b/.test(dictionary) || (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary));

type Objects = Map<number, string[]>;

function addObject(objects: Objects, id: number, text: string): void {
  const texts = objects.get(id);
  if (texts) texts.push(text);
  else objects.set(id, [text]);
}

/** Adds the objects of an unpacked object stream; false where its index is damaged or its objects overlap. */
function addPacked(objects: Objects, dictionary: string, text: string): boolean {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? Number.NaN);
  if (!(first <= text.length)) return false;
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  if (numbers.length % 2 !== 0) return false;
  let reached = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    const from = numbers[index + 1]!;
    const to = numbers[index + 3] ?? text.length;
    if (!(from >= reached && to >= from)) return false;
    addObject(objects, numbers[index]!, unescaped(text.slice(first + from, first + to)));
    reached = to;
  }
  return true;
}

/** A page to begin with: a list, or an action that goes there; every other action is more than a reader needs. */
const isPlace = (text: string): boolean => /^\s*\[/.test(text) || GO_TO.test(text);

/** Whether what a PDF does when it is opened is to show one of its pages. */
function opensHarmlessly(text: string, objects: Objects): boolean {
  const actions = [...text.matchAll(OPEN_ACTION)];
  if (actions.length > MOST_VERSIONS) return false;
  return actions.every((match) => {
    const value = text.slice(match.index + match[0].length, match.index + match[0].length + LONGEST_ACTION);
    const reference = /^\s*(\d+)\s+\d+\s+R\b/.exec(value);
    const targets = reference ? (objects.get(Number(reference[1])) ?? []) : [value];
    if (targets.length === 0 || targets.length > MOST_VERSIONS) return false;
    return targets.every((target) => isPlace(target.slice(0, LONGEST_ACTION)));
  });
}

export type PdfProblem = 'active' | 'unreadable';

/**
 * Why a PDF is refused: scripts, programs, other files or HTML inside it, also in its packed objects and
 * with escaped names; or objects that cannot be looked into (encrypted, packed in another way). Null for an ordinary one.
 * What a reader never sees as an object (page contents, pictures, fonts) is not unpacked.
 */
export function problemOfPdf(content: Buffer): PdfProblem | null {
  const text = content.toString('latin1');
  const { outside, streams } = partsOf(text);
  if (HTML.test(text) || ACTIVE_ANYWHERE.test(unescaped(text)) || ACTIVE_OUTSIDE.test(outside)) return 'active';
  const isEncrypted = ENCRYPTED.test(outside) || streams.some(({ dictionary }) => ENCRYPTED.test(dictionary));
  if (streams.some(({ from, to }) => OBJECT_IN_STREAM.test(text.slice(from, to)))) return 'unreadable';
  const objectStreams = streams.filter((stream) => isObjectStream(stream.dictionary));
  if ((outside.match(/\/ObjStm\b/g)?.length ?? 0) > objectStreams.length) return 'unreadable';
  const objects: Objects = new Map();
  for (const [, id, body] of outside.matchAll(OBJECT)) addObject(objects, Number(id), body!);
  const everything = [outside];
  let room = GREATEST_UNPACKED;
  for (const { dictionary, from, to } of objectStreams) {
    const inside = isEncrypted ? null : unpacked(content.subarray(from, to), dictionary, room);
    if (inside === null) return 'unreadable';
    room -= inside.length;
    const plain = unescaped(inside);
    if (HTML.test(inside) || ACTIVE_OUTSIDE.test(plain)) return 'active';
    if (!addPacked(objects, dictionary, inside)) return 'unreadable';
    everything.push(plain);
  }
  return everything.every((part) => opensHarmlessly(part, objects)) ? null : 'active';
}
