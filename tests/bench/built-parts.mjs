// Sizes of the built files, in bytes of gzip.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const CLIENT = path.resolve('dist/client');
const gzipped = new Map();

/** One file of the build, by its path in it. */
export function gzipOf(name) {
  if (!gzipped.has(name)) gzipped.set(name, gzipSync(fs.readFileSync(path.join(CLIENT, name))).length);
  return gzipped.get(name);
}

const gzipOfAll = (names) => names.reduce((total, name) => total + gzipOf(name), 0);

/** Each page with the scripts it loads in addition to the frame, the largest first. */
export function pagesBesideFrame() {
  const manifest = JSON.parse(fs.readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const entries = Object.entries(manifest);
  const withImports = (key, found = new Set()) => {
    const { file, imports = [] } = manifest[key];
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of imports) withImports(imported, found);
    return found;
  };
  const [frame] = entries.find(([, { name, file }]) => name === 'frame' && file.endsWith('.js'));
  const ofFrame = withImports(frame);
  const beside = (key) => [...withImports(key)].filter((file) => !ofFrame.has(file));
  return entries
    .filter(([key]) => key.endsWith('-page.tsx'))
    .map(([key]) => ({ what: path.basename(key, '.tsx'), size: gzipOfAll(beside(key)) }))
    .sort((one, other) => other.size - one.size);
}

/** The texts of each area in languages other than English; those of the frame are in one file. */
export const translatedAreas = () =>
  fs.readdirSync(path.join(CLIENT, 'assets')).flatMap((file) => {
    const [, area] = /^language-([a-z]{2}-[a-z]+)-.{8}\.js$/.exec(file) ?? [];
    return area === undefined ? [] : [{ what: area, size: gzipOf(`assets/${file}`) }];
  });
