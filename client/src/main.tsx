import './styles';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnNewVersion, withinTime } from './app/load-page';
import { Providers } from './app/providers';
import { offerReload, registerWorker } from './app/service-worker';
import { shareStyleNonce } from './app/style-nonce';
import { LogInDesk } from './features/access/log-in-desk';
import { readToken } from './graphql/session';
import { isUnsaved } from './hooks/unsaved';
import { beginInChosenLanguage, bringAllTexts } from './i18n/language';
import { bringTexts } from './i18n/translate';
import { drawnInLanguage } from './ui/drawn-in-language';
import { LoadFailed } from './ui/error-boundary';
import { comeWhenUsed, later, noteFirstPage } from './ui/later';

shareStyleNonce();
reloadOnNewVersion(isUnsaved, offerReload);
comeWhenUsed();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no place for the application');
const reactRoot = createRoot(root);
const draw = (page: ReactNode): void => reactRoot.render(<Providers>{page}</Providers>);

const LogIn = drawnInLanguage(LogInDesk);
const loadApplication = withinTime(() => import('./app/application'));

/** The router with all pages. The frame around most of them comes beside it: the router would ask for it later. */
async function openApplication(): Promise<void> {
  if (readToken() !== null) import('./app/shell/shell').catch(() => undefined);
  try {
    const { Application } = await loadApplication();
    draw(<Application />);
  } catch (error) {
    console.error(error);
    draw(<LoadFailed onRetry={() => location.reload()} />);
  }
}

/** The log-in alone, while the rest comes. */
async function openLogIn(): Promise<void> {
  await bringTexts(['access']);
  const go = (path: string): Promise<void> => {
    history.replaceState(null, '', path);
    return openApplication();
  };
  draw(<LogIn onGo={go} />);
  noteFirstPage();
  later(loadApplication)().catch((error: unknown) => console.warn('Not loaded before it is asked for', error));
}

// Home remembers no path: it is where a log-in leads anyway.
if (readToken() === null && location.pathname === '/') history.replaceState(null, '', '/login');
const open = readToken() === null && location.pathname === '/login' ? openLogIn : openApplication;
// Before the first text, so that none changes before the eyes.
void beginInChosenLanguage().then(open);
void registerWorker();
later(bringAllTexts)().catch((error: unknown) => console.warn('Some texts did not load', error));
