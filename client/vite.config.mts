import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compiledMessages(), react()],
  // The server puts each answer's own nonce in place of this word (see src/app/style-nonce.ts).
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // Apart from our own code, so that a new version of it leaves them in the browser's cache.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
            { name: 'floating', test: /node_modules\/@floating-ui\// },
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
