import path from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** A module that hands on what many others have: who imports from it wants these by name, and not all of them. */
const INDEX = /\/node_modules\/@mantine\/\w+\/esm\/index\.mjs$|\/graphql\/generated\/graphql\.ts$/;
/** Behind the indexes of GraphQL, and wanted only by pages that make questions of their own. */
const PARSER =
  /\/node_modules\/(graphql-tag\/|graphql\/(language\/(parser|lexer|source|location|printLocation|directiveLocation|tokenKind)|error\/)|graphql\/jsutils\/)/;
const NAMES_FROM = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

const SOURCE = path.join(import.meta.dirname, 'src');
const START = path.join(SOURCE, 'main.tsx');
const FRAME = path.join(SOURCE, 'app/shell/shell.tsx');
const HOME = path.join(SOURCE, 'features/home/home-page.tsx');
const OPEN_PAGES = ['login', 'update-password'].map((page) => path.join(SOURCE, `features/access/${page}-page.tsx`));
const IS_PAGE = /\/features\/.*-page\.tsx$/;
/** What so many pages use is one file for all of them; what fewer use is left to the bundler. */
const MANY = 12;

/** Names in braces by where they come from: the first word of each as it is called there, the last as it is called here. */
const namesFrom = (code: string | null): [from: string, names: string[][]][] =>
  [...(code ?? '').matchAll(NAMES_FROM)].map(([, names, from]) => [
    from!,
    names!.split(',').map((name) => name.trim().split(/\s+/)),
  ]);

const leadsTo = (from: string, importer: string, imported: string): boolean =>
  from.startsWith('.')
    ? imported.startsWith(path.join(path.dirname(importer), from))
    : imported.includes(`/node_modules/${from}/`);

/** The modules that are imported; past an index, those that have what is asked for. */
function importsOf(id: string, graph: Graph): readonly string[] {
  const module = graph.getModuleInfo(id);
  if (module === null || INDEX.test(id)) return [];
  return module.importedIds.flatMap((imported) => {
    if (PARSER.test(imported)) return [];
    if (!INDEX.test(imported)) return imported;
    const wanted = namesFrom(module.code).flatMap(([from, names]) =>
      leadsTo(from, id, imported) ? names.map(([name]) => name) : [],
    );
    const had = namesFrom(graph.getModuleInfo(imported)!.code);
    return had.flatMap(([from, names]) =>
      names.some((name) => wanted.includes(name.at(-1)))
        ? from.startsWith('.')
          ? path.join(path.dirname(imported), from)
          : `\0${from}`
        : [],
    );
  });
}

/** A module with all that it imports, what that imports, and so on. */
function withImports(start: string, graph: Graph): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const imported of importsOf(id, graph)) found.add(imported);
  return found;
}

/** How often each module is among these. */
function timesIn(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const set of sets) for (const id of set) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

type PartName = 'start' | 'frame' | 'entry';

function planOf(graph: Graph): (id: string) => PartName | null {
  const start = withImports(START, graph);
  const frame = withImports(FRAME, graph);
  const pages = [...start]
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => IS_PAGE.test(id));
  const times = timesIn(pages.map((page) => withImports(page, graph)));
  const isOfMany = (id: string): boolean => frame.has(id) || (times.get(id) ?? 0) >= MANY;
  for (const page of OPEN_PAGES) for (const id of withImports(page, graph)) if (isOfMany(id)) start.add(id);
  for (const id of withImports(HOME, graph)) if (isOfMany(id)) frame.add(id);
  return (id) => {
    if (start.has(id)) return 'start';
    if (frame.has(id)) return 'frame';
    return isOfMany(id) ? 'entry' : null;
  };
}

/**
 * Few files instead of one for each set of pages that share something: what stands before the log-in, what stands around
 * every page behind it, and what most of these use.
 */
export function parts(): Rolldown.CodeSplittingGroup[] {
  let plan: ReturnType<typeof planOf> | undefined;
  return (['start', 'frame', 'entry'] as const).map((name, at) => ({
    debugName: name,
    priority: 3 - at,
    name: (id, graph) => {
      plan ??= planOf(graph);
      return plan(id) === name ? name : null;
    },
  }));
}
