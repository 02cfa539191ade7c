import type { TNode } from 'pdfmake';

/** The font of Latin, Devanagari, digits and signs: what most prints are written in. */
export const FONT = 'Noto';

interface FontFiles {
  normal: string;
  bold: string;
}

/** The fonts by name; a file is opened when a print has its script, and only its glyphs in use are in the print. */
export const FONTS: Readonly<Record<string, FontFiles>> = {
  [FONT]: {
    normal: require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
  },
  Bengali: {
    normal: require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
  },
  Gujarati: {
    normal: require.resolve('@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-gujarati/700Bold/NotoSansGujarati_700Bold.ttf'),
  },
  Gurmukhi: {
    normal: require.resolve('@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf'),
  },
  Kannada: {
    normal: require.resolve('@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-kannada/700Bold/NotoSansKannada_700Bold.ttf'),
  },
  Malayalam: {
    normal: require.resolve('@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf'),
  },
  Oriya: {
    normal: require.resolve('@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-oriya/700Bold/NotoSansOriya_700Bold.ttf'),
  },
  Tamil: {
    normal: require.resolve('@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf'),
  },
  Telugu: {
    normal: require.resolve('@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-telugu/700Bold/NotoSansTelugu_700Bold.ttf'),
  },
  Arabic: {
    normal: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  },
};

/** The scripts with a font of their own. */
export const SCRIPTS = Object.keys(FONTS).filter((name) => name !== FONT);

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
function inScripts(text: string): TNode['text'] {
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
