import { inflateSync } from 'node:zlib';

/** One indirect object of a PDF: the text of its dictionary and its unpacked stream, if it has one. */
interface PdfObject {
  dictionary: string;
  stream: string;
}

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id, body] = match as unknown as [string, string, string];
    const at = body.indexOf('stream\n');
    const dictionary = at === -1 ? body : body.slice(0, at);
    const raw = at === -1 ? '' : body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    const packed = /FlateDecode/.test(dictionary);
    objects.set(Number(id), {
      dictionary,
      stream: packed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw,
    });
  }
  return objects;
}

const unicode = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The text of each glyph of a font, from its ToUnicode map. */
function glyphTexts(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, first, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const targets = [...list!.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex]) => unicode(hex!.replaceAll(' ', '')));
    for (const [index, target] of targets.entries()) texts.set(Number.parseInt(first!, 16) + index, target);
  }
  return texts;
}

const referenceIn = (dictionary: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1]);

/** The drawing instructions of each page. */
const pagesOf = (objects: Map<number, PdfObject>): string[] =>
  [...objects.values()].flatMap(({ dictionary }) =>
    /\/Type \/Page\b/.test(dictionary) ? [objects.get(referenceIn(dictionary, 'Contents'))!.stream] : [],
  );

/** The drawing instructions of each page, for what `textsOf` does not tell. */
export const streamsOf = (pdf: Buffer): string[] => pagesOf(objectsOf(pdf));

/** The ends of the ruled lines in points from the left, in drawing order. */
export const endsOfRules = (pdf: Buffer): number[] =>
  pagesOf(objectsOf(pdf)).flatMap((page) => [...page.matchAll(/^([\d.]+) [\d.]+ l$/gm)].map(([, x]) => Number(x)));

export const furthestRight = (pdf: Buffer): number => Math.max(...endsOfRules(pdf));

/** Every text that a PDF of our printer draws, page by page in drawing order. */
export function textsOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name, id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = objects.get(referenceIn(objects.get(Number(id))!.dictionary, 'ToUnicode'));
      if (map) fonts.set(name!, glyphTexts(map.stream));
    }
  const texts: string[] = [];
  for (const page of pagesOf(objects)) {
    let text = '';
    for (const [block] of page.matchAll(/BT[\s\S]*?ET/g)) {
      const font = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
      const glyphs = [...block.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      text += glyphs.map((glyph) => font?.get(Number.parseInt(glyph, 16)) ?? '\ufffd').join('');
      // Words are drawn one by one; all but the last of a text end with a space.
      if (text.endsWith(' ')) continue;
      texts.push(text);
      text = '';
    }
  }
  return texts;
}
