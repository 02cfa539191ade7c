import fs from 'node:fs';
import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PNG } from 'pngjs';

const FOLDER = path.resolve(__dirname, '../reports/pictures');
/** A point is 1/72 inch. */
const DOTS_PER_INCH = 72;
/** Smaller differences of grey, such as at the edges of letters, are not visible. */
const NOTICED = 64;
const MOST_DIFFERENT = 0.01;

/** The pixels of a page as greys, row by row from the top left. */
export interface Picture {
  width: number;
  height: number;
  greys: Buffer;
}

/** A page of a PDF as drawn by pdfium; the first is 1. */
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

/** The text of a page as a reader copies it. */
export async function textOfPage(pdf: Buffer, page = 1): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const text = document.getPage(page - 1).getText();
    document.destroy();
    return text;
  } finally {
    library.destroy();
  }
}

const GREY = { colorType: 0, inputColorType: 0, bitDepth: 8 } as const;

/**
 * Fails if a page differs visibly from its picture in tests/reports/pictures. FORECOURT_PICTURES=write overwrites it.
 */
export function expectToLookLike(name: string, { width, height, greys }: Picture): void {
  const file = path.join(FOLDER, `${name}.png`);
  if (process.env.FORECOURT_PICTURES === 'write') {
    const png = Object.assign(new PNG({ width, height, ...GREY }), { data: greys });
    fs.mkdirSync(FOLDER, { recursive: true });
    fs.writeFileSync(file, PNG.sync.write(png, { ...GREY, deflateLevel: 9 }));
  }
  const known = PNG.sync.read(fs.readFileSync(file));
  expect([width, height]).toEqual([known.width, known.height]);
  // The picture is read with four bytes a pixel.
  const different = greys.filter((grey, dot) => Math.abs(grey - known.data[4 * dot]!) > NOTICED).length;
  const share = different / inked(greys);
  if (share > MOST_DIFFERENT)
    throw new Error(`${name} differs in ${different} dots, ${(share * 100).toFixed(1)} % of its ink`);
}

/**
 * The number of pixels that are not blank. The share of differing pixels refers to these, because one more line is a
 * small part of a page but a large part of its content.
 */
const inked = (greys: Buffer): number => Math.max(1, greys.filter((grey) => grey < 255 - NOTICED).length);
