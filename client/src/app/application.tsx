import { RouterProvider } from 'react-router-dom';
import { onTokenChange, readToken } from '../graphql/session';
import { noteFirstPage } from '../ui/later';
import { goToLogin, isOnOpenPage, router } from './router';

onTokenChange(() => {
  if (readToken() === null && !isOnOpenPage()) goToLogin();
});

const stopLooking = router.subscribe(({ initialized, navigation }) => {
  if (!initialized || navigation.state !== 'idle') return;
  stopLooking();
  noteFirstPage();
});

/** All pages, by the address of the browser. */
export const Application = () => <RouterProvider router={router} />;
