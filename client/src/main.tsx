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
import { beginInChosenLanguage, bringAllTexts } from './i18n/language';
import { comeWhenUsed, later, noteFirstPage } from './ui/later';

shareStyleNonce();
reloadOnNewVersion(isUnsaved, offerReload);
onTokenChange(() => {
  if (readToken() === null && !isOnOpenPage()) goToLogin();
});

comeWhenUsed();
const stopLooking = router.subscribe(({ initialized, navigation }) => {
  if (!initialized || navigation.state !== 'idle') return;
  stopLooking();
  noteFirstPage();
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
later(bringAllTexts)().catch((error: unknown) => console.warn('Some texts did not load', error));
