import { RouterProvider } from 'react-router-dom';
import { onTokenChange, readToken } from '../graphql/session';
import { noteFirstPage } from '../ui/feedback/later';
import { goToLogin, isOnOpenPage, router } from './router';

onTokenChange(() => {
  if (readToken() === null && !isOnOpenPage()) goToLogin();
});

const stopLooking = router.subscribe(({ initialized, navigation }) => {
  if (!initialized || navigation.state !== 'idle') return;
  stopLooking();
  noteFirstPage();
});

/** Goes to a page in the place of the one that the browser is at. */
export const goTo = (path: string): Promise<void> => router.navigate(path, { replace: true });

/** All pages, by the address of the browser. */
export const Application = () => <RouterProvider router={router} />;
