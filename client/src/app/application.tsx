import { RouterProvider } from 'react-router-dom';
import { onTokenChange, readToken } from '../graphql/session';
import { noteFirstPage } from '../ui/feedback/lazy-when-idle';
import { goToLogin, isOnOpenPage, router } from './router';

onTokenChange(() => {
  if (readToken() === null && !isOnOpenPage()) goToLogin();
});

const stopLooking = router.subscribe(({ initialized, navigation }) => {
  if (!initialized || navigation.state !== 'idle') return;
  stopLooking();
  noteFirstPage();
});

/** Navigates to a page and replaces the current history entry. */
export const goTo = (path: string): Promise<void> => router.navigate(path, { replace: true });

/** The route tree of the application. */
export const Application = () => <RouterProvider router={router} />;
