import './styles';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnNewVersion, withinTime } from './app/load-page';
import { Providers } from './app/providers';
import { offerReload, registerWorker } from './app/service-worker';
import { shareStyleNonce } from './app/style-nonce';
import { LogInWorkspace } from './features/access/log-in-workspace';
import { readToken } from './graphql/session';
import { isUnsaved } from './hooks/unsaved';
import { beginInChosenLanguage, bringAllTexts } from './i18n/language';
import { loadTexts } from './i18n/translate';
import { listenToTypedAhead } from './ui/dialog/held-keys';
import { ErrorBoundary, LoadFailed } from './ui/feedback/error-boundary';
import { comeWhenUsed, noteFirstPage, prefetchWhenIdle } from './ui/feedback/lazy-when-idle';
import { withLocale } from './ui/page/with-locale';

shareStyleNonce();
reloadOnNewVersion(isUnsaved, offerReload);
comeWhenUsed();
listenToTypedAhead();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no place for the application');
const reactRoot = createRoot(root);
const reload = (): void => location.reload();

/** Renders what is loaded; if that fails, a retry. */
async function draw(load: () => Promise<ReactNode>): Promise<void> {
  const page = await load().catch((error: unknown) => {
    console.error(error);
    return <LoadFailed onRetry={reload} />;
  });
  reactRoot.render(
    <Providers>
      <ErrorBoundary onRetry={reload}>{page}</ErrorBoundary>
    </Providers>,
  );
}

const loadRouter = withinTime(() => import('./app/application'));

/** The router with all pages. The shell is loaded in parallel: the router would request it later. */
async function application(): Promise<ReactNode> {
  if (readToken() !== null) import('./app/shell/shell').catch(() => undefined);
  const { Application } = await loadRouter();
  return <Application />;
}

const LogIn = withLocale(LogInWorkspace);

/** The log-in page alone. The rest loads while the user types. */
async function logIn(): Promise<ReactNode> {
  await loadTexts(['access']);
  noteFirstPage();
  prefetchWhenIdle(loadRouter);
  const go = (path: string): Promise<void> =>
    draw(async () => {
      const { Application, goTo } = await loadRouter().catch((error: unknown) => {
        // A retry starts from this path.
        history.replaceState(null, '', path);
        throw error;
      });
      await goTo(path);
      return <Application />;
    });
  // The Back button leads to a page of the router.
  window.addEventListener('popstate', () => void draw(application), { once: true });
  return <LogIn onGo={go} />;
}

// Home is not remembered: it is the default page after the log-in.
if (readToken() === null && location.pathname === '/') history.replaceState(null, '', '/login');
const first = readToken() === null && location.pathname === '/login' ? logIn : application;
// Before the first render, so that no text changes visibly.
void beginInChosenLanguage().then(() => draw(first));
void registerWorker();
prefetchWhenIdle(bringAllTexts);
