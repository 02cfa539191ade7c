import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FRAME_TEXTS } from '../../client/src/i18n/areas';
import { english } from '../../client/src/i18n/catalogue.en';

const SOURCE = path.join(__dirname, '../../client/src');
const ENGLISH = path.join(__dirname, '../../i18n/en/screens');
const IMPORT = /(?:^|\n)(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g;
/** A part that is loaded with its own texts. */
const WITH_TEXTS = /withTexts\(\[([^\]]*)\], \(\) => import\('(\.[^']+)'\)\)/g;
/** A key in a source file, or the start of one whose end is a placeholder. */
const KEY = /['`](\w+(?:\.\w*)+)(['`]|\$\{)/g;
/** Areas that load with the first page and the frame (i18n/areas.ts). */
const ALWAYS: readonly string[] = [...FRAME_TEXTS, 'shell', 'ui'];

const SHELL = path.join(SOURCE, 'app/shell/shell.tsx');

const read = (file: string): string => readFileSync(file, 'utf8');
const keys = Object.keys(english);

/** The area of each text. */
const areaOf = new Map(
  readdirSync(ENGLISH).flatMap((file) =>
    [...read(path.join(ENGLISH, file)).matchAll(/^\s*'([\w.]+)':/gm)].map(
      ([, key]) => [key!, path.basename(file, '.ts')] as const,
    ),
  ),
);

const fileOf = (from: string, to: string): string[] =>
  ['.ts', '.tsx'].map((end) => path.resolve(path.dirname(from), to) + end).filter((file) => existsSync(file));

/**
 * The areas of the texts used by a module and everything it imports, statically or lazily. Pages that it links to by a
 * route, and parts that are loaded with their own texts, are not included.
 */
function saidFrom(entry: string): string[] {
  const files = new Set([entry]);
  const said = new Set<string>();
  for (const file of files) {
    if (/\/routes\.ts$|\/i18n\//.test(file) && file !== entry) continue;
    const code = read(file).replace(WITH_TEXTS, '');
    for (const [, key, end] of code.matchAll(KEY))
      for (const known of end === '${' ? keys.filter((one) => one.startsWith(key!)) : [key!])
        if (areaOf.has(known)) said.add(areaOf.get(known)!);
    for (const [, now, later] of code.matchAll(IMPORT)) for (const next of fileOf(file, now ?? later!)) files.add(next);
  }
  return [...said].sort();
}

/** What app/routes.ts loads for each feature: `...saying(['cash'], cash)`, or nothing. */
const brought = new Map(
  [...read(path.join(SOURCE, 'app/routes.ts')).matchAll(/\.\.\.(?:saying\(\[([^\]]*)\], (\w+)\)|(\w+)),/g)].map(
    ([, areas = '', saying, silent]) => [saying ?? silent!, [...areas.matchAll(/\w+/g)].map(String)] as const,
  ),
);
const features = [
  ...read(path.join(SOURCE, 'app/routes.ts')).matchAll(/import \{ (.+) \} from '(.+\/routes)'/g),
].flatMap(([, names, file]) =>
  [...names!.matchAll(/\w+ as (\w+)/g)].map(([, name]) => [name!, path.join(SOURCE, 'app', `${file}.ts`)] as const),
);

test.each(features)('%s loads exactly the texts that it uses', (name, routes) => {
  const said = saidFrom(routes).filter((area) => !ALWAYS.includes(area));
  expect(brought.get(name)).toBeDefined();
  if (name.endsWith('Actions')) expect(said).toEqual(expect.arrayContaining([...brought.get(name)!]));
  else expect([...brought.get(name)!].sort()).toEqual(said);
});

test('the frame uses only texts that load with it', () => expect(saidFrom(SHELL)).toEqual([...ALWAYS].sort()));

const withOwnTexts = [...read(SHELL).matchAll(WITH_TEXTS)].map(
  ([, areas = '', to]) => [to!, [...areas.matchAll(/\w+/g)].map(String)] as const,
);

test.each(withOwnTexts)('%s is loaded with exactly the texts that it uses', (to, areas) => {
  const [file] = fileOf(SHELL, to);
  expect(saidFrom(file!).filter((area) => !ALWAYS.includes(area))).toEqual([...areas].sort());
});
