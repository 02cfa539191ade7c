import { inflateSync } from 'node:zlib';

/** Maximum size in bytes of a PDF's unpacked objects together; more is a decompression bomb. */
const GREATEST_UNPACKED = 20 * 1024 * 1024;

/**
 * Maximum number of objects read from one PDF. Five megabytes of pages have some thousand; millions would exhaust the
 * memory.
 */
const MOST_OBJECTS = 200_000;

/** Names that run a program, transfer data or embed a file. */
const ACTIVE_OUTSIDE =
  /\/(?:JavaScript|JS|AA|Launch|EmbeddedFiles?|Filespec|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|Rendition|Movie|Sound)(?=[\s\0()<>[\]{}/%]|$)/;
/** Names long enough not to occur in binary data by chance, which are searched for inside streams too. */
const ACTIVE_ANYWHERE =
  /\/(?:JavaScript|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|Rendition)(?=[\s\0()<>[\]{}/%]|$)/;
const HTML = /<(?:script|html|iframe|object|embed|svg|!doctype\s+html)[\s>/]/i;
const OPEN_ACTION = /\/OpenAction(?=[\s\0()<>[\]{}/%]|$)/g;
/** An action that only goes to a page. Matched as a whole, so that a nested dictionary cannot pass off its /S. */
const GO_TO =
  /^\s*<<\s*(?:(?:\/Type\s*\/Action\b|\/S\s*\/GoTo\b|\/D\s*(?:\[[^[\]<>()%]*\]|\([\w .:-]*\)|<[\da-fA-F]*>|\/[\w.:-]+|\d+ \d+ R\b))\s*)*>>/;
/** Characters of an action that are checked. */
const LONGEST_ACTION = 500;
/** How often a PDF may have been saved with another first page. */
const MOST_VERSIONS = 100;
/** An object inside a stream's bytes, which readers may interpret differently. */
const OBJECT_IN_STREAM = /[\s\0\d]obj(?=[\s\0\d<[(/%]|$)/;
const PLAIN_FLATE = /^\/Filter\s*(?:\/(?:FlateDecode|Fl)(?!\w)|\[\s*\/(?:FlateDecode|Fl)\s*\])/;
const ENCRYPTED = /\/Encrypt(?=[\s\0()<>[\]{}/%]|$)/;

const HASH = 0x23;

/** Returns the value of a hexadecimal digit by its character code; NaN if it is none. */
function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : Number.NaN;
}

/** Decodes names, in which any letter may be written as #xx. A loop, since a pattern takes 17 s for 20 MB of them. */
function unescaped(text: string): string {
  if (!text.includes('#')) return text;
  const bytes = Buffer.from(text, 'latin1');
  let length = 0;
  for (let from = 0; from < bytes.length; from++) {
    const code = bytes[from] === HASH ? digitOf(bytes[from + 1]!) * 16 + digitOf(bytes[from + 2]!) : Number.NaN;
    if (code >= 0) from += 2;
    bytes[length++] = code >= 0 ? code : bytes[from]!;
  }
  return bytes.toString('latin1', 0, length);
}

interface Parts {
  /** The text outside of streams. */
  outside: string;
  /** The streams, each with its dictionary. */
  streams: { dictionary: string; from: number; to: number }[];
}

/** The dictionary at the end of a text. A comment could hide its beginning, so for object streams it is the whole text. */
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

/** The unpacked objects of an object stream; null if they cannot be read. */
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

/**
 * Adds the objects of an unpacked object stream and returns their number; null if its index is damaged, longer than
 * `most`, or its objects overlap.
 */
function addPacked(objects: Objects, dictionary: string, text: string, most: number): number | null {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? Number.NaN);
  if (!(first <= text.length)) return null;
  const numbers = text
    .slice(0, first)
    .trim()
    .split(/\s+/, 2 * most + 1)
    .map(Number);
  if (numbers.length % 2 !== 0) return null;
  let reached = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    const from = numbers[index + 1]!;
    const to = numbers[index + 3] ?? text.length;
    if (!(from >= reached && to >= from)) return null;
    addObject(objects, numbers[index]!, unescaped(text.slice(first + from, first + to)));
    reached = to;
  }
  return numbers.length / 2;
}

/** Whether it is a destination, as an array or an action that goes to a page. Other actions are refused. */
const isPlace = (text: string): boolean => /^\s*\[/.test(text) || GO_TO.test(text);

/** Whether opening the PDF does no more than show one of its pages. */
function opensHarmlessly(text: string, objects: Objects): boolean {
  let versions = 0;
  for (const match of text.matchAll(OPEN_ACTION)) {
    if (++versions > MOST_VERSIONS) return false;
    const value = text.slice(match.index + match[0].length, match.index + match[0].length + LONGEST_ACTION);
    const reference = /^\s*(\d+)\s+\d+\s+R\b/.exec(value);
    const targets = reference ? (objects.get(Number(reference[1])) ?? []) : [value];
    if (targets.length === 0 || targets.length > MOST_VERSIONS) return false;
    if (!targets.every((target) => isPlace(target.slice(0, LONGEST_ACTION)))) return false;
  }
  return true;
}

export type PdfProblem = 'active' | 'unreadable';

/**
 * Why a PDF is refused: it contains scripts, programs, other files or HTML, also in packed objects and with escaped names; or
 * objects that cannot be checked (encrypted, or packed in another way). Null for an ordinary one. Streams that hold no objects
 * (page contents, pictures, fonts) are not unpacked.
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
  let objectsLeft = MOST_OBJECTS;
  for (const [, id, body] of outside.matchAll(OBJECT)) {
    if (objectsLeft-- === 0) return 'unreadable';
    addObject(objects, Number(id), body!);
  }
  const everything = [outside];
  let room = GREATEST_UNPACKED;
  for (const { dictionary, from, to } of objectStreams) {
    const inside = isEncrypted ? null : unpacked(content.subarray(from, to), dictionary, room);
    if (inside === null) return 'unreadable';
    room -= inside.length;
    const plain = unescaped(inside);
    if (HTML.test(inside) || ACTIVE_OUTSIDE.test(plain)) return 'active';
    const added = addPacked(objects, dictionary, inside, objectsLeft);
    if (added === null) return 'unreadable';
    objectsLeft -= added;
    everything.push(plain);
  }
  return everything.every((part) => opensHarmlessly(part, objects)) ? null : 'active';
}
