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
  const begin = /\bstream\r?\n/g;
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
  const filters = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1] ?? '';
  if (/\/Predictor\s+(?!1\b)/.test(dictionary)) return null;
  if (filters.replace(/[[\]\s]/g, '') === '') return content.toString('latin1');
  if (!/^\[?\s*\/(?:FlateDecode|Fl)\s*\]?$/.test(filters)) return null;
  try {
    return inflateSync(content, { maxOutputLength: Math.max(room, 1) }).toString('latin1');
  } catch {
    return null;
  }
}

const isObjectStream = (dictionary: string): boolean =>
  /\/ObjStm\b/.test(dictionary) || (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary));

/** Each object's text by its number, as far as it is written; a number that was written again has all of them. */
function objectsOf(outside: string, packed: readonly { dictionary: string; text: string }[]): Map<number, string[]> {
  const objects = new Map<number, string[]>();
  const add = (id: number, text: string): void => void objects.set(id, [...(objects.get(id) ?? []), text]);
  for (const [, id, text] of outside.matchAll(/(\d+)\s+\d+\s+obj\b([\s\S]*?)(?=endobj|$)/g)) add(Number(id), text!);
  for (const { dictionary, text } of packed) {
    const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2)
      add(numbers[at]!, unescaped(text.slice(first + numbers[at + 1]!, first + (numbers[at + 3] ?? text.length))));
  }
  return objects;
}

/** A page to begin with: a list, or an action that goes there; every other action is more than a reader needs. */
const isPlace = (text: string): boolean =>
  /^\s*(?:\[|<<(?=[\s\S]*\/S\s*\/GoTo\b))/.test(text) && !/\/Next\b/.test(text);

/** Whether what a PDF does when it is opened is to show one of its pages. */
function opensHarmlessly(text: string, objects: ReadonlyMap<number, string[]>): boolean {
  for (const match of text.matchAll(OPEN_ACTION)) {
    const value = text.slice(match.index + match[0].length, match.index + match[0].length + 500);
    const reference = /^\s*(\d+)\s+\d+\s+R\b/.exec(value);
    const targets = reference ? (objects.get(Number(reference[1])) ?? []) : [value.replace(/>>[\s\S]*$/, '>>')];
    if (targets.length === 0 || !targets.every(isPlace)) return false;
  }
  return true;
}

export type PdfProblem = 'active' | 'unreadable';

/**
 * What stands against keeping a PDF: scripts, programs, other files or HTML inside it, also in its packed objects and
 * with escaped names; or objects that cannot be looked into (encrypted, packed in another way). Null for an ordinary one.
 * What a reader never sees as an object (page contents, pictures, fonts) is not unpacked.
 */
export function problemOfPdf(content: Buffer): PdfProblem | null {
  const text = content.toString('latin1');
  const { outside, streams } = partsOf(text);
  if (HTML.test(text) || ACTIVE_ANYWHERE.test(unescaped(text)) || ACTIVE_OUTSIDE.test(outside)) return 'active';
  const isEncrypted = ENCRYPTED.test(outside) || streams.some(({ dictionary }) => ENCRYPTED.test(dictionary));
  const packed: { dictionary: string; text: string }[] = [];
  let room = GREATEST_UNPACKED;
  for (const { dictionary, from, to } of streams.filter((stream) => isObjectStream(stream.dictionary))) {
    const objects = isEncrypted ? null : unpacked(content.subarray(from, to), dictionary, room);
    if (objects === null) return 'unreadable';
    room -= objects.length;
    if (HTML.test(objects) || ACTIVE_OUTSIDE.test(unescaped(objects))) return 'active';
    packed.push({ dictionary, text: objects });
  }
  const objects = objectsOf(outside, packed);
  const everything = [outside, ...packed.map((each) => unescaped(each.text))];
  return everything.every((part) => opensHarmlessly(part, objects)) ? null : 'active';
}
