import { renderPdf } from '../../server/reports/export/pdf';
import { textOfPage } from '../support/pdf-picture';
import { streamsOf } from '../support/pdf-text';

jest.setTimeout(60_000);

/** A name in each script, with the letters that are joined or drawn before others, as keyboards write them. */
const NAMES = {
  Devanagari: 'श्री गणेश क्षेत्र',
  Bengali: 'শ্রী গণেশ র\u200d্যাব',
  Gujarati: 'શ્રી ગણેશ ક્ષત્રિય',
  Gurmukhi: 'ਸ੍ਰੀ ਗੁਰੂ ਸਿੰਘ',
  Kannada: 'ಶ್ರೀ ಟ್ರಾನ್ಸ್\u200cಪೋರ್ಟ್',
  Malayalam: 'ശ്രീ ഗണേഷ് അവന്\u200d',
  Oriya: 'ଶ୍ରୀ କ୍ଷେତ୍ର ଓଡ଼ିଆ',
  Tamil: 'ஸ்ரீ கணேஷ் கௌரி',
  Telugu: 'శ్రీ గణేష్ లక్ష్మి',
  Arabic: 'شری گنیش ٹرانسپورٹ',
} as const;

/** The escapes in the strings of a PDF; others stand for themselves. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const pdfOf = (names: readonly string[]): Promise<Buffer> =>
  renderPdf({
    station: 'GOPAL',
    letterhead: [],
    title: '',
    filters: '',
    description: '',
    timeZone: 'Asia/Kolkata',
    printedAt: new Date('2025-04-30T12:34:00Z'),
    tables: [
      {
        title: null,
        asFacts: false,
        columns: [{ label: 'Name', kind: 'text' }],
        rows: names.map((name) => [name]),
        foot: [],
      },
    ],
  });

async function print(names: readonly string[]): Promise<{ copied: string; fonts: string[]; blanks: number }> {
  const pdf = await pdfOf(names);
  const page = streamsOf(pdf).join('\n');
  const copied = [...page.matchAll(/ActualText \(\u00fe\u00ff((?:[^\\)]|\\[\s\S])*)\)/g)].map(([, literal]) => {
    const bytes = literal!.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign);
    return Buffer.from(bytes, 'latin1').swap16().toString('utf16le');
  });
  const glyphs = [...page.matchAll(/\[<([0-9a-f]+)>[^\]]*\] TJ/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
  const fonts = [...pdf.toString('latin1').matchAll(/BaseFont \/[A-Z]{6}\+NotoSans(\w*?)-/g)].map(([, name]) => name!);
  return {
    copied: copied.join(''),
    fonts: [...new Set(fonts)].sort(),
    blanks: glyphs.filter((id) => id === '0000').length,
  };
}

test.each(Object.entries(NAMES))(
  'draws %s with the font of the script, and copies as it was typed',
  async (script, name) => {
    const { copied, fonts, blanks } = await print([name, `M/S ${name} 12`]);
    expect(copied.replace(/[ \u00a0]/g, '')).toBe((name + name).replaceAll(' ', ''));
    expect(fonts).toContain(script);
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(blanks).toBe(0);
  },
);

test('opens no font whose script is not in the print', async () =>
  expect((await print(['SHREE TRANSPORT'])).fonts).toEqual(['Devanagari']));

test('a phrase of several words is one text, whose place each reader knows', async () => {
  const pdf = await pdfOf(['श्री गणेश क्षेत्र TRANSPORT कंपनी']);
  expect(await textOfPage(pdf)).toContain('श्री गणेश क्षेत्र TRANSPORT कंपनी');
  const page = streamsOf(pdf).join('\n');
  const marked = [...page.matchAll(/^BT\n\/Span <<[\s\S]*?>> BDC$[\s\S]*?^EMC\nET$/gm)];
  // Poppler takes the place from the end of the mark.
  expect([marked.length, page.match(/BDC$/gm)?.length]).toEqual([4, 4]);
});
