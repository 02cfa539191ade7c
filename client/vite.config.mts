import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, transformWithOxc } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { typeface } from './typeface.mts';

/** Messages and screens of a language; its labels are plain texts. */
const MESSAGE_FILE = /\/i18n\/[a-z]{2}\/(screens|messages)\/(?!index\.)[\w-]+\.ts$/;
/** English texts of the server, beside its rules. */
const DEFINITIONS_FILE = /\/server\/domain\/[\w-]+\.messages\.ts$/;
const COMPILER_FILE = /\/server\/domain\/kernel\/compile-message\.ts$/;

const compiledTexts = (texts: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])));

const moduleOf = (script: string) => import(`data:text/javascript,${encodeURIComponent(script)}`);

/** A module of `defineMessages` with compiled texts. */
async function definitionsIn(script: string): Promise<string> {
  const [imported] = /^import \{ defineMessages \} from .*$/m.exec(script)!;
  const areas: Record<string, { area: string; texts: Record<string, string> }> = await moduleOf(
    script.replace(imported, 'const defineMessages = (area, texts) => ({ area, texts });'),
  );
  const definitions = Object.entries(areas).map(
    ([name, { area, texts }]) => `export const ${name} = defineMessages('${area}', ${compiledTexts(texts)});`,
  );
  return [imported, ...definitions].join('\n');
}

/** Message files hold readable text; compiling it at build time spares the browser a message parser. */
const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  load: (id) => (COMPILER_FILE.test(id) ? 'export const compileMessage = (compiled) => compiled;' : null),
  async transform(code, id) {
    if (!MESSAGE_FILE.test(id) && !DEFINITIONS_FILE.test(id)) return null;
    const script = (await transformWithOxc(code, id)).code;
    if (DEFINITIONS_FILE.test(id)) return { code: await definitionsIn(script), moduleType: 'js', map: null };
    const areas: Record<string, Record<string, string>> = await moduleOf(script);
    const compiled = Object.entries(areas).map(([area, texts]) => `export const ${area} = ${compiledTexts(texts)};`);
    return { code: compiled.join('\n'), moduleType: 'js', map: null };
  },
});

const DOCUMENTS_FILE = /\/src\/graphql\/generated\/graphql\.ts$/;
const DOCUMENT = /^export const (\w+) = (\{"__meta__".*\}) as unknown as .*$/gm;

/** Splits the generated file into one module per document, so that a page loads only the documents it uses. */
const documentsApart = (): Plugin => {
  const documents = new Map<string, string>();
  return {
    name: 'documents-apart',
    enforce: 'pre',
    transform(code, id) {
      if (!DOCUMENTS_FILE.test(id)) return null;
      const taken = code.replaceAll(DOCUMENT, (_, name: string, document: string) => {
        documents.set(`\0document:${name}`, `export default ${document};`);
        return `export { default as ${name} } from 'document:${name}';`;
      });
      return { code: taken, map: null };
    },
    resolveId: (id) => (id.startsWith('document:') ? { id: `\0${id}`, moduleSideEffects: false } : null),
    load: (id) => documents.get(id),
  };
};

/**
 * Lighter builds of libraries: Mantine's popovers position themselves with Floating UI for React, of which its part for the DOM
 * is enough, and React Router offers bundlers only its build with warnings for developers.
 */
const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === '@floating-ui/react' && importer?.endsWith('/Popover/use-popover.mjs'))
      return this.resolve('@floating-ui/react-dom', importer, { skipSelf: true });
    const [, part] = /^react-router(\/dom)?$/.exec(source) ?? [];
    if (source !== 'react-router' && part === undefined) return null;
    return path.join(ROUTER, part === undefined ? 'index.mjs' : 'dom-export.mjs');
  },
});

/** Modules used around every page, and those that the home page shares with others, such as live topics. */
const FRAME = [
  /\/src\/app\/shell\/shell\.tsx$/,
  /\/src\/ui\/(row-changes\/row-menu|page\/page|text\/(figures|product-badge|ago|rupees))\.tsx?$/,
  /\/@mantine\/core\/esm\/components\/Stack\/Stack\.mjs$/,
  /^\0document:\w+(Changed|Recorded|Requested|Decided)Document$/,
];
/** Popovers and choices, which neither home nor the frame needs at first. */
const POPOVERS = /\/@floating-ui\/(core|dom|react-dom|utils)\/|\/@mantine\/core\/esm\/components\/(Popover|Combobox)\//;
/** What only some of the pages with forms use. */
const SOME_PAGES = [
  { name: 'registry', test: /\/(made-document|worded|show-file|stored-file\.rules)\.ts$/ },
  { name: 'masters', test: /\/src\/features\/masters\/(fields|documents|catalogue|use-master-rows)\.ts$/ },
  { name: 'tanks', test: /\/domain\/(dip-chart|tank\.messages)\.ts$/ },
  { name: 'late', test: /\/src\/ui\/late-entry\/(entry-page|late-context|late-dialog|offered)\.tsx?$/ },
];
/**
 * Modules used by at least so many pages and dialogs go into one of two shared chunks: what nearly all use, and what forms of
 * documents use. The bundler decides on the others.
 */
const MOST_PAGES = 24;
const MANY_PAGES = 8;

/** A file of a language other than English, of the server's texts or of its screens. */
const LANGUAGE_FILE = /\/i18n\/(?!en\/)([a-z]{2})\/(?:(screens)\/)?.*?(\w+)\.ts$/;
/** Areas that every page needs. */
const AREAS_OF_FRAME = ['ui', 'shell', 'navigation', 'approvals'];

/** The chunk of a language's file: one for each area of screens, one for the frame, and one for the server's texts. */
function chunkOfLanguage(id: string): string | null {
  const [, language, screens, file] = LANGUAGE_FILE.exec(id) ?? [];
  // The loaders of its screens: the bundler's own modules would come along.
  if (language === undefined || (screens !== undefined && file === 'index')) return null;
  if (screens === undefined) return `language-${language}`;
  return `language-${language}-${AREAS_OF_FRAME.includes(file!) ? 'frame' : file}`;
}

const ROUTER = path.join(import.meta.dirname, '../node_modules/react-router/dist/production');

/** Larger chunks are cached on first use, not precached. */
const LARGEST_KEPT_BEFOREHAND = 400 * 1024;
/** Chunks that offline entry does not need. */
const SELDOM_USED = ['assets/language-*', 'assets/report-charts-*'];
/** The page is cached under an address of its own, so that online requests are never answered from the cache. */
const KEPT_PAGE = '/kept-page';

/**
 * The offline application (ADR 22): its page and chunks, never an answer of the server. The page is cached with its
 * headers, since its style nonce must match them; online it always comes from the network.
 */
const worker = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      name: 'Forecourt',
      short_name: 'Forecourt',
      start_url: '/',
      display: 'standalone',
      theme_color: '#1f5a99',
      background_color: '#ffffff',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    },
    workbox: {
      inlineWorkboxRuntime: true,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      globPatterns: ['index.html', 'appearance.js', 'favicon.svg', 'assets/*.{js,css,woff2}'],
      globIgnores: SELDOM_USED,
      maximumFileSizeToCacheInBytes: LARGEST_KEPT_BEFOREHAND,
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: null,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: KEPT_PAGE } : entry)),
          warnings: [],
        }),
      ],
      runtimeCaching: [
        {
          urlPattern: ({ request, sameOrigin, url }) =>
            sameOrigin && request.mode === 'navigate' && !/^\/(api|graphql|healthz)(\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: {
            precacheFallback: { fallbackURL: KEPT_PAGE },
            // A network without access to the server counts as offline.
            plugins: [
              { requestWillFetch: async ({ request }) => new Request(request, { signal: AbortSignal.timeout(4_000) }) },
            ],
          },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: { cacheName: 'parts', expiration: { maxEntries: 60 } },
        },
      ],
    },
  });

/** The server of `npm run dev`. */
const SERVER = `http://127.0.0.1:${process.env.PORT || 4000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [typeface(), lighterLibraries(), compiledMessages(), documentsApart(), react(), worker()],
  // The server replaces this word by each response's nonce (see src/app/style-nonce.ts).
  html: { cspNonce: 'CSP_NONCE' },
  // RxJS also ships a larger build for older browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // Apart from our own code, so that a new version of it leaves the libraries in the browser's cache.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
            { name: 'data', test: /node_modules\/(@apollo|@wry|graphql|graphql-ws|optimism|rxjs)\//, priority: 6 },
            { name: 'texts', test: /\/i18n\/en\/screens\/(navigation|approvals)\.ts$/, priority: 6 },
            { name: 'report-texts', test: /\/i18n\/en\/screens\/(reports|charts)\.ts$/, priority: 6 },
            // Each with all its used imports; a module is in the first matching group only.
            { name: 'start', test: /\/src\/main\.tsx$/, priority: 5 },
            { name: 'pages', test: /\/src\/app\/application\.tsx$/, priority: 4 },
            { name: 'frame', test: (id) => FRAME.some((part) => part.test(id)), priority: 3 },
            // What the languages share is in no language's chunk.
            {
              name: 'sayings',
              test: /(?<!src)\/i18n\/sayings\.ts$|\/kernel\/amount-wording\.ts$|\/ToWordsCore\.js$/,
              priority: 3,
            },
            {
              name: 'tables',
              test: /\/src\/ui\/(table|row-changes)\/(data-table|editable-table|data-cards)\.tsx$/,
              priority: 2.5,
            },
            { name: 'entry', minShareCount: MOST_PAGES, priority: 2 },
            { name: 'popover', test: POPOVERS, priority: 1.8 },
            ...SOME_PAGES.map((group) => ({ ...group, priority: 1.5 })),
            { name: 'forms', minShareCount: MANY_PAGES, priority: 1 },
            { debugName: 'languages', name: chunkOfLanguage, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: SERVER, ws: true },
      '/api': SERVER,
      '/healthz': SERVER,
      // GET requests get the page, POST requests of the log-in forms go to the server.
      '^/(login|passwordrecovery|update-password)$': {
        target: SERVER,
        bypass: ({ method, url }) => (method === 'GET' ? url : undefined),
      },
    },
  },
});
