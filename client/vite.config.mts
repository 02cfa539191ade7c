import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, transformWithOxc } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const MESSAGE_FILE = /\/src\/i18n\/[a-z]{2}\/[\w-]+\.ts$/;

/** Message files hold readable text; the browser gets it compiled, so that it needs no message parser. */
const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  async transform(code, id) {
    if (!MESSAGE_FILE.test(id)) return null;
    const script = (await transformWithOxc(code, id)).code;
    const areas: Record<string, Record<string, string>> = await import(
      `data:text/javascript,${encodeURIComponent(script)}`
    );
    const compiled = Object.entries(areas).map(([area, messages]) => {
      const pairs = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
      return `export const ${area} = ${JSON.stringify(Object.fromEntries(pairs))};`;
    });
    return { code: compiled.join('\n'), moduleType: 'js', map: null };
  },
});

const DOCUMENTS_FILE = /\/src\/graphql\/generated\/graphql\.ts$/;
const DOCUMENT = /^export const (\w+) = (\{"__meta__".*\}) as unknown as .*$/gm;

/** Each document of the generated file in a module of its own, so that a page brings those that it asks and no others. */
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

/** What stands around every page, and what the home page shares with others: the topics that they listen to among it. */
const FRAME = [
  /\/src\/app\/shell\/shell\.tsx$/,
  /\/src\/ui\/(row-changes\/row-menu|text\/(figures|product-badge|ago))\.tsx$/,
  /^\0document:\w+(Changed|Recorded|Requested|Decided)Document$/,
];
/** What so many pages use is one file for all of them; what fewer use is left to the bundler. */
const MANY_PAGES = 8;

/** Parts larger than this are kept once they were used, not beforehand. */
const LARGEST_KEPT_BEFOREHAND = 400 * 1024;
/** Parts that an entry without a network does without. */
const SELDOM_USED = ['assets/hindi-*', 'assets/report-charts-*'];
/** The page is kept under an address of its own, so that no other one is answered from there while there is a network. */
const KEPT_PAGE = '/kept-page';

/**
 * The application without a network (ADR 22): its page and parts, never an answer of the server. The page is kept whole,
 * header and all, since its style nonce must be that of its header; while there is a network it always comes from there.
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
      globPatterns: ['index.html', 'appearance.js', 'favicon.svg', 'assets/*.{js,css}'],
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
            // A network that leads nowhere is none.
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compiledMessages(), documentsApart(), react(), worker()],
  // The server puts each answer's own nonce in place of this word (see src/app/style-nonce.ts).
  html: { cspNonce: 'CSP_NONCE' },
  // RxJS has the same for older browsers too, which takes more.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // Apart from our own code, so that a new version of it leaves them in the browser's cache.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: 'texts', test: /\/i18n\/en\/(navigation|approvals)\.ts$/, priority: 4 },
            { name: 'report-texts', test: /\/i18n\/en\/(reports|charts)\.ts$/, priority: 4 },
            { name: 'hindi-texts', test: /\/i18n\/hi\/(ui|shell|navigation|approvals)\.ts$/, priority: 4 },
            {
              debugName: 'hindi',
              name: (id) => /\/i18n\/hi\/(\w+)\.ts$/.exec(id)?.[1]?.replace(/^/, 'hindi-') ?? null,
              priority: 3,
            },
            // Each with all that it imports, as far as that is used; what an earlier one has is not in a later one.
            { name: 'start', test: /\/src\/main\.tsx$/, priority: 3 },
            { name: 'pages', test: /\/src\/app\/application\.tsx$/, priority: 2 },
            { name: 'frame', test: (id) => FRAME.some((part) => part.test(id)), priority: 1 },
            { name: 'entry', minShareCount: MANY_PAGES, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: 'http://127.0.0.1:4000', ws: true },
      '/api': 'http://127.0.0.1:4000',
      '/healthz': 'http://127.0.0.1:4000',
      // Pages to a browser, calls to the log-in forms.
      '^/(login|passwordrecovery|update-password)$': {
        target: 'http://127.0.0.1:4000',
        bypass: ({ method, url }) => (method === 'GET' ? url : undefined),
      },
    },
  },
});
