import './styles';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { reloadOnNewVersion } from './app/load-page';
import { Providers } from './app/providers';
import { goToLogin, isOnOpenPage, router } from './app/router';
import { offerReload, registerWorker } from './app/service-worker';
import { shareStyleNonce } from './app/style-nonce';
import { onTokenChange, readToken } from './graphql/session';
import { isUnsaved } from './hooks/unsaved';
import { beginInChosenLanguage } from './i18n/language';

shareStyleNonce();
reloadOnNewVersion(isUnsaved, offerReload);
onTokenChange(() => {
  if (readToken() === null && !isOnOpenPage()) goToLogin();
});

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no place for the application');
const reactRoot = createRoot(root);
// Before the first text, so that none changes before the eyes.
void beginInChosenLanguage().then(() =>
  reactRoot.render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  ),
);
void registerWorker();
