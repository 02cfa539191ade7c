import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.data', '.tmp']);
const READ = /(^|\/)Dockerfile$|\.(md|tsx?|mts|cts|mjs|cjs|js|ya?ml|graphql|css)$/;
const SOURCE = /\.(tsx?|mts|mjs|cjs|css|graphql|json|ya?ml|sql)$/;

function* walk(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name);
    if (NOT_OURS.has(entry.name) || entry.name.endsWith('.log')) continue;
    if (entry.isDirectory()) {
      yield `${name}/`;
      yield* walk(name);
    } else yield name;
  }
}

/** All files of the repository, and its folders with a slash at the end, as paths from its root. */
const paths = [...walk('')];
const known = new Set(paths);
const folderNames = new Set(paths.filter((name) => name.endsWith('/')).map((name) => path.posix.basename(name)));

export const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** The files that may contain references. */
export const readable = paths.filter((name) => READ.test(name));

/** The anchors of a page's headings, as GitHub makes them: a repeated heading gets a number. */
function anchorsOf(text: string): Set<string> {
  const counts = new Map<string, number>();
  const headings = text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+?) *$/gm);
  return new Set(
    [...headings].map(([, heading]) => {
      const slug = heading!
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');
      const before = counts.get(slug) ?? 0;
      counts.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    }),
  );
}

const pages = new Map<string, Set<string>>();
function anchorsIn(page: string): Set<string> {
  if (!pages.has(page)) pages.set(page, anchorsOf(textOf(page)));
  return pages.get(page)!;
}

const exists = (name: string): boolean => known.has(name) || known.has(`${name}/`);

/** What is wrong with a reference to a page or its section. */
function problemsOfPage(page: string | undefined, anchor: string | undefined, words: string): string[] {
  if (page === undefined) return [`${words}: there is no such page`];
  return anchor === undefined || anchorsIn(page).has(anchor) ? [] : [`${words}: ${page} has no such section`];
}

/**
 * The file or folder of a path in a page or a comment: relative to the root, or to the page if in a page or beginning
 * with dots.
 */
function resolved(file: string, target: string): string | undefined {
  const isBeside = file.endsWith('.md') || target.startsWith('../');
  const beside = path.posix.join(path.posix.dirname(file), target);
  return [target, ...(isBeside ? [beside] : [])].find(exists);
}

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const PAGE = /(?<![\w./@*-])((?:\.\.\/)*[\w.-]+(?:\/[\w.-]+)*\.md)(?:#([\w-]+))?/g;
const ROWS = /(THREATS|FAULTS)\.md,? ((?:[TF]\d+(?:, | and )?)+)/g;
const ADR = /(?<!\bno )\bADRs? ?(\d+)/g;
const ADR_FOLDER = /docs\/adr(?!\/?(?:[\s)`\].'",<$]|$)|\/(?:\d{4}-[\w-]+|README)\.md)/g;
const MIGRATION = /\b[Mm]igrations? (\d{1,4})\b/g;
const SECTION = /(\w+)(?:\.md)?[:,]?(?<=\.md|[:,])\s*(?:\*\s*)?sections? (\d+)/g;
const FINDING = /\bfinding \d+/g;
const NAMED_SOURCE = /`([\w@.-]+(?:\/[\w@.*{},-]+)*\/?)`/g;
const PATH_IN_COMMENT = /(?<![\w@./'"}-])([a-z][\w-]*(?:\/[\w-]+)+(?:\.[\w-]+)*\.(?:tsx?|mjs|mts))\b/g;

const isAdr = (number: string): boolean =>
  paths.some((name) => name.startsWith(`docs/adr/${number.padStart(4, '0')}-`));
const isMigration = (number: string): boolean =>
  paths.some((name) => name.startsWith(`server/database/migrations/${number.padStart(4, '0')}-`));

/** Whether a file or folder has this name or ends with it; `*` is any part of a name, `{a,b}` either. */
function isNamed(name: string): boolean {
  if (exists(name)) return true;
  const pattern = name
    .replace(/\/$/, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_whole, names: string) => `(?:${names.replaceAll(',', '|')})`);
  const whole = new RegExp(`(?:^|/)${pattern}(?:\\.[a-z.]+)?/?$`);
  return paths.some((each) => whole.test(each));
}

/** Whether a name in backticks is that of a source, by its ending or its first folder. */
function looksLikeSource(name: string): boolean {
  if (/^(text|application|image|multipart)\/[\w.+-]+$/.test(name)) return false;
  const [first] = name.split('/');
  return name.includes('/') ? folderNames.has(first!) : SOURCE.test(name);
}

const linked = (file: string, text: string): string[] =>
  [...text.matchAll(LINK)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [name = '', anchor] = target.split('#');
    if (name === '') return anchorsOf(text).has(anchor!) ? [] : [`${target}: this page has no such section`];
    const page = [path.posix.join(path.posix.dirname(file), name)].find(exists);
    return problemsOfPage(page, page?.endsWith('.md') ? anchor : undefined, target);
  });

/** A bare page name in a source does not say where the page is; `vagueCitations` reports it. */
const cited = (file: string, text: string, isBare: boolean): string[] =>
  [...text.matchAll(PAGE)]
    .filter(([, target]) => target!.includes('/') !== isBare)
    .flatMap(([words, target = '', anchor]) => problemsOfPage(resolved(file, target), anchor, words));

const rowsNamed = (text: string): string[] =>
  [...text.matchAll(ROWS)].flatMap(([, page, names = '']) => {
    const table = textOf(`docs/evidence/${page}.md`);
    return names
      .split(/, | and /)
      .filter((name) => name !== '' && !table.includes(`\n| ${name} |`))
      .map((name) => `${page}.md, ${name}: there is no such row`);
  });

/** Citations of a section by the name of its document: the specification, which has nine sections, or a standard. */
const sectionsNamed = (text: string): string[] =>
  [...text.matchAll(SECTION)].flatMap(([words, paper, number]) =>
    /^(\d{4}|RFC)$/.test(paper!) || (/^specification$/i.test(paper!) && Number(number) <= 9)
      ? []
      : [`${words.replace(/\s+\*?\s*/g, ' ')}: there is no such section`],
  );

const numbered = (text: string): string[] => [
  ...[...text.matchAll(ADR)].flatMap(([words, number]) => (isAdr(number!) ? [] : [`${words} does not exist`])),
  ...[...text.matchAll(MIGRATION)].flatMap(([words, number]) =>
    isMigration(number!) ? [] : [`${words} does not exist`],
  ),
];

const sourcesNamed = (text: string): string[] =>
  [...text.matchAll(NAMED_SOURCE)]
    .map(([, name]) => name!)
    .filter((name) => looksLikeSource(name) && !/(^|\/)dist\//.test(name) && !isNamed(name))
    .map((name) => `\`${name}\`: there is no such file or folder`);

const sourcesInComments = (text: string): string[] =>
  [...text.matchAll(PATH_IN_COMMENT)]
    .map(([, name]) => name!)
    .filter((name) => !isNamed(name))
    .map((name) => `${name}: there is no such file`);

const withoutAddresses = (text: string): string => text.replace(/https?:\/\/[^\s)>'"`]+/g, '');

/** References in a file's text that lead nowhere, in words; addresses of other sites are not checked. */
export function brokenReferences(file: string, whole: string): string[] {
  const text = withoutAddresses(whole);
  const isPage = file.endsWith('.md');
  const words = isPage ? text.replace(LINK, '') : text;
  return [
    ...(isPage ? [...linked(file, text), ...cited(file, words, true)] : []),
    ...cited(file, words, false),
    ...rowsNamed(words),
    ...numbered(text),
    ...(isPage ? sourcesNamed(text) : sourcesInComments(text)),
  ];
}

/** Citations in a source that a reader cannot follow: a page without its path, or a section of an unknown document. */
export function vagueCitations(file: string, whole: string): string[] {
  const text = withoutAddresses(whole);
  return [
    ...cited(file, text, true),
    ...sectionsNamed(text),
    ...[...text.matchAll(ADR_FOLDER)].map(
      ({ index }) => `${text.slice(index, index + 30)}: name the ADR by its number`,
    ),
    ...[...text.matchAll(FINDING)].map(([words]) => `${words}: of what?`),
  ];
}
