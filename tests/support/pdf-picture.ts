import fs from 'node:fs';
import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PNG } from 'pngjs';

const FOLDER = path.resolve(__dirname, '../reports/pictures');
/** Points are 72 to an inch. */
const DOTS_PER_INCH = 72;
/** Greys nearer than that are the same to an eye: edges of letters. */
const NOTICED = 64;
const MOST_DIFFERENT = 0.01;

/** A page as it looks: a grey for each dot, from the top left on. */
export interface Picture {
  width: number;
  height: number;
  greys: Buffer;
}

/** A page of a PDF as pdfium draws it; from 1. */
export async function pictureOf(pdf: Buffer, page = 1): Promise<Picture> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const { width, height, data } = await document
      .getPage(page - 1)
      .render({ scale: DOTS_PER_INCH / 72, render: 'bitmap', colorSpace: 'BGRA' });
    const greys = Buffer.alloc(width * height);
    for (let dot = 0; dot < greys.length; dot++) greys[dot] = data[4 * dot + 1]!;
    document.destroy();
    return { width, height, greys };
  } finally {
    library.destroy();
  }
}

const GREY = { colorType: 0, inputColorType: 0, bitDepth: 8 } as const;

/** Fails where a page looks other than its picture in tests/reports/pictures; FORECOURT_PICTURES=write draws that anew. */
export function expectToLookLike(name: string, { width, height, greys }: Picture): void {
  const file = path.join(FOLDER, `${name}.png`);
  if (process.env.FORECOURT_PICTURES === 'write') {
    const png = Object.assign(new PNG({ width, height, ...GREY }), { data: greys });
    fs.mkdirSync(FOLDER, { recursive: true });
    fs.writeFileSync(file, PNG.sync.write(png, { ...GREY, deflateLevel: 9 }));
  }
  const known = PNG.sync.read(fs.readFileSync(file));
  expect([width, height]).toEqual([known.width, known.height]);
  // It is read with four bytes a dot.
  const different = greys.filter((grey, dot) => Math.abs(grey - known.data[4 * dot]!) > NOTICED).length;
  const share = different / inked(greys);
  if (share > MOST_DIFFERENT)
    throw new Error(`${name} differs in ${different} dots, ${(share * 100).toFixed(1)} % of its ink`);
}

/** The dots that are not paper: a line more or less is little of a page and much of what is written on it. */
const inked = (greys: Buffer): number => Math.max(1, greys.filter((grey) => grey < 255 - NOTICED).length);
