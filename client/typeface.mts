import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where styles/tokens.css finds the typeface. */
const FILE = path.join(import.meta.dirname, '.typeface/inter.woff2');
const SOURCE = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2');

/** Inclusive ranges of characters: ASCII, Latin-1, dashes and quotes, per mille and angle quotes. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
] as const;
const SIGNS = '₹€™←↑→↓−≤≥≈∞●○✓';

const between = ([first, last]: readonly [number, number]): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Cuts the typeface to the characters and weights that are used: a seventh of its size. */
async function writeTypeface(): Promise<void> {
  const font = await subsetFont(await readFile(SOURCE), RANGES.map(between).join('') + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { opsz: 14, wght: { min: 400, max: 600 } },
  });
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, font);
}

/** Bundles the typeface, and has the page fetch it before the style sheets ask for it. */
export const typeface = (): Plugin => ({
  name: 'typeface',
  config: writeTypeface,
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
});
