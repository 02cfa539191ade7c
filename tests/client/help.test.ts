import '../support/all-texts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NAVIGATION } from '../../client/src/app/navigation';
import { HELP_PAGES, topicAt } from '../../client/src/app/shell/help-pages';
import { english, type MessageKey } from '../../client/src/i18n/catalogue.en';
import type { HelpTopic } from '../../client/src/i18n/help-topic';
import { LANGUAGES } from '../../i18n/languages';
import { catalogueOf } from '../support/catalogues';

const SOURCE = path.join(__dirname, '../../client/src');
const IMPORT = /(?:^|\n)(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g;
const HOTKEY = /\bkeys: '([^']+)'/g;

/** The page of all masters has a list of those with a help. */
const MASTERS = 'features/masters/master-page.tsx';

const read = (file: string): string => readFileSync(file, 'utf8');
const fileOf = (from: string, to: string): string | undefined =>
  ['.ts', '.tsx'].map((end) => path.resolve(path.dirname(from), to) + end).find((file) => existsSync(file));

/** The modules of each page and action, by their path or id. */
const modules = new Map(
  readdirSync(path.join(SOURCE, 'features')).flatMap((feature) => {
    const file = path.join(SOURCE, 'features', feature, 'routes.ts');
    if (!existsSync(file)) return [];
    return [...read(file).matchAll(/(?:path|id): '([^']+)', (?:open: true, )?lazy: \(\) => import\('([^']+)'\)/g)].map(
      ([, at, to]) => [at!, fileOf(file, to!)!] as const,
    );
  }),
);

/** The code of a page and of everything that it imports, statically or lazily. */
function codeOf(entry: string): string {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, now, later] of read(file).matchAll(IMPORT)) {
      const next = fileOf(file, now ?? later!);
      if (next?.startsWith(SOURCE)) files.add(next);
    }
  }
  return [...files].map(read).join('\n');
}

/** What the code of a page contains if the key works on it; a shortcut is registered by its own name. */
const PROOFS: Readonly<Partial<Record<MessageKey, RegExp>>> = {
  'help.key.next': /<(EnterFlow|DocumentFields)\b/,
  'help.key.down': /<EnterFlow\b[\s\S]*column="close"/,
  'help.key.notes': /onKeyDown=\{leaveNotes\}/,
  'help.key.cell': /data-to-fix/,
  'help.key.save': /<(EnterFlow|DocumentFields)\b/,
  'help.key.toLines': /onClick=\{desk\.goToLines\}.*data-hotkey="Ctrl\+Enter"/,
  'help.key.bills': /<MakeButton\b/,
  'help.key.charge': /<EnterFlow onSave=\{\(\) => void charge\(\)\}/,
  'help.key.memos': /<EnterFlow onSave=\{generate\}/,
  'help.key.column': /data-column=/,
  'help.key.rest': /event\.altKey\) \{\s+event\.preventDefault\(\);\s+putRestOn/,
  'help.key.file': /data-hotkey="Space"/,
  'help.key.plus': /\bbase=\{/,
  'help.key.sum': /\breadDecimal\(/,
  'help.key.date': /<DateInput\b/,
  'help.key.dateTime': /<DateTimeInput\b/,
  'help.key.calendar': /event\.key !== 'ArrowDown'/,
};

const topics = Object.keys(HELP_PAGES) as HelpTopic[];

describe.each(topics)('%s', (topic) => {
  const { path: at, keys } = HELP_PAGES[topic];
  const entry = modules.get(at) ?? path.join(SOURCE, MASTERS);
  const code = codeOf(entry);

  test('is the help of a page of the menus, which has its button', () => {
    expect(NAVIGATION.map((item) => item.path)).toContain(at);
    expect(topicAt(at)).toBe(topic);
    if (entry.endsWith(MASTERS)) expect(code.includes(`: '${topic}' }`) || code.includes(`?? '${topic}'`)).toBe(true);
    else expect(code.includes(`help="${topic}"`) || code.includes(`help: '${topic}'`)).toBe(true);
  });

  test.each(LANGUAGES)('has all its texts in the language %s', (language) => {
    const texts: Partial<Record<MessageKey, string>> = language === 'en' ? english : catalogueOf(language);
    const wanted = [
      ...(['about', 'saved', 'later'] as const).map((part) => `help.${topic}.${part}` as const),
      ...keys.map(({ label }) => label),
    ];
    expect(wanted.filter((key) => !texts[key])).toEqual([]);
  });

  test('is short: three to eight sentences', () => {
    const text = (['about', 'saved', 'later'] as const).map((part) => english[`help.${topic}.${part}`]).join(' ');
    const sentences = text.match(/[.?](?= |$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(3);
    expect(sentences.length).toBeLessThanOrEqual(8);
  });

  test.each(keys.map(({ keys: pressed, label }) => [pressed.join(' '), label] as const))(
    'the page has the key %s',
    (pressed, label) => expect(PROOFS[label]?.test(code) ?? code.includes(`keys: '${pressed}'`)).toBe(true),
  );

  test('every shortcut that the page registers is in its help', () => {
    const told = keys.flatMap((key) => key.keys);
    const registered = new Set([...code.matchAll(HOTKEY)].map(([, pressed]) => pressed!));
    // The button of the help, the shortcuts of a review of requests that a page may open, and the undo that a toast names.
    for (const other of ['Alt+Q', 'A', 'R', 'Alt+Z']) registered.delete(other);
    expect([...registered].filter((pressed) => !told.includes(pressed))).toEqual([]);
  });
});

test('every page that records an entry has a help', () => {
  const without = NAVIGATION.filter(
    ({ kind, section, path: at }) =>
      kind !== 'report' && kind !== 'drill' && section === 'section.enter' && topicAt(at) === undefined,
  ).map((item) => item.path);
  expect(without).toEqual([]);
});
