import type { TNode } from 'pdfmake';

/** The font of Latin, Devanagari, digits and signs: what most prints are written in. */
export const FONT = 'Noto';

interface FontFiles {
  normal: string;
  bold: string;
}

const files = (script: string, name: string): FontFiles => ({
  normal: require.resolve(`@expo-google-fonts/noto-sans-${script}/400Regular/NotoSans${name}_400Regular.ttf`),
  bold: require.resolve(`@expo-google-fonts/noto-sans-${script}/700Bold/NotoSans${name}_700Bold.ttf`),
});

/** The fonts by name; a file is opened when a print has its script, and only its glyphs in use are in the print. */
export const FONTS: Readonly<Record<string, FontFiles>> = {
  [FONT]: files('devanagari', 'Devanagari'),
  Bengali: files('bengali', 'Bengali'),
  Gujarati: files('gujarati', 'Gujarati'),
  Gurmukhi: files('gurmukhi', 'Gurmukhi'),
  Kannada: files('kannada', 'Kannada'),
  Malayalam: files('malayalam', 'Malayalam'),
  Oriya: files('oriya', 'Oriya'),
  Tamil: files('tamil', 'Tamil'),
  Telugu: files('telugu', 'Telugu'),
  Arabic: files('arabic', 'Arabic'),
};

const SCRIPTS = Object.keys(FONTS).filter((name) => name !== FONT);

/** Words of one script: its letters and marks, with the joiners in them. */
const RUN = new RegExp(
  SCRIPTS.map((script) => {
    const letters = `[\\p{Script=${script}}\\u200c\\u200d]`;
    return `(?<${script}>\\p{Script=${script}}${letters}*(?:[ ،]+\\p{Script=${script}}${letters}*)*)`;
  }).join('|'),
  'gu',
);

/** Urdu is written from right to left; the printer only knows the order within one piece of text. */
const RIGHT_TO_LEFT = 'Arabic';

/** A text in pieces, each with the font of its script; a text in one script of the usual font stays as it is. */
export function inScripts(text: string): TNode['text'] {
  const pieces: TNode[] = [];
  let end = 0;
  for (const { 0: run, index, groups } of text.matchAll(RUN)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    const font = SCRIPTS.find((script) => groups![script] !== undefined)!;
    // Words of a piece must stay on one line, or their order would be that of the other direction.
    pieces.push({ text: font === RIGHT_TO_LEFT ? run.replaceAll(' ', '\u00a0') : run, font });
    end = index + run.length;
  }
  if (pieces.length === 0) return text;
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The same for all texts of a layout. */
export function withScripts(node: TNode): TNode {
  const { text, stack, columns, table } = node;
  return {
    ...node,
    ...(text !== undefined && { text: typeof text === 'string' ? inScripts(text) : text.map(withScripts) }),
    ...(stack && { stack: stack.map(withScripts) }),
    ...(columns && { columns: columns.map(withScripts) }),
    ...(table && { table: { ...table, body: table.body.map((row) => row.map(withScripts)) } }),
  };
}
