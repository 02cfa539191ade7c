import fs from 'node:fs';
import path from 'node:path';
import { readEnv, SETTINGS } from '../../server/env';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Settings fixed by the image (Dockerfile), not by the station. */
const OF_THE_IMAGE = ['NODE_ENV', 'DATA_DIR'];

const [, environment] = /^x-server:.*?\n {2}environment:\n(.*?)\n {2}\w/ms.exec(read('docker-compose.yml'))!;
const passed = new Map(
  environment!.split('\n').flatMap((line): [string, string][] => {
    const [, name, value] = /^ {4}([A-Z_]+): (.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value!.replace(/^"(.*)"$/, '$1')]];
  }),
);

test('docker-compose.yml passes on every setting except those of the image', () => {
  expect([...passed.keys()].sort()).toEqual(SETTINGS.filter((name) => !OF_THE_IMAGE.includes(name)).sort());
});

/** Replaces the innermost variables by their defaults, or by a value if there is none. */
const withDefaults = (text: string): string =>
  text.replace(/\$\{\w+(?::-([^{}]*)|:\?[^{}]*)\}/g, (_whole, fallback?: string) => fallback ?? 'secret');

test('the values that docker-compose.yml passes on from an empty environment are valid', () => {
  const filled = [...passed].map(([name, value]) => [name, withDefaults(withDefaults(value))]);
  const { databaseUrl, ...env } = readEnv(Object.fromEntries(filled));
  expect(databaseUrl).toBe('postgres://forecourt:secret@database:5432/forecourt');
  expect(env).toEqual({
    ...readEnv({}),
    host: '0.0.0.0',
    trustProxy: 1,
    publicUrl: 'http://localhost:8080',
    stationSeed: 'empty',
  });
});

test.each([...SETTINGS])('the README documents %s', (name) => {
  expect(read('README.md')).toContain(`\`${name}\``);
});
