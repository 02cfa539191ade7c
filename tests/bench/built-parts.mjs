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

const readManifest = () => JSON.parse(fs.readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'));

/** The files of a part of the build and of all parts that it imports. */
function withImportsIn(manifest, key, found = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports) withImportsIn(manifest, imported, found);
  return found;
}

/** The key of a part of the build: of a source file, or of a chunk by its name. */
function keyIn(manifest, part) {
  if (manifest[part]) return part;
  const [key] = Object.entries(manifest).find(([, { name, file }]) => name === part && file.endsWith('.js')) ?? [];
  if (key === undefined) throw new Error(`The build has no part ${part}`);
  return key;
}

/** What a browser loads at least until a page is usable: these parts of the build with all that they import. */
export function weightOf(parts) {
  const manifest = readManifest();
  const files = new Set();
  for (const part of parts) withImportsIn(manifest, keyIn(manifest, part), files);
  return gzipOfAll([...files]);
}

/** Each page with the scripts it loads in addition to the frame, the largest first. */
export function pagesBesideFrame() {
  const manifest = readManifest();
  const entries = Object.entries(manifest);
  const withImports = (key) => withImportsIn(manifest, key);
  const ofFrame = withImports(keyIn(manifest, 'frame'));
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
