import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { readToken, rememberPath } from '../graphql/session';

/** Loader of every page in the shell: redirects to /login without a session, and remembers the intended path. */
export function requireLogin({ request }: LoaderFunctionArgs): Response | null {
  if (readToken() !== null) return null;
  const { pathname, search } = new URL(request.url);
  rememberPath(pathname + search);
  return redirect('/login');
}

/** Loader of /login: redirects a logged-in user to the home page. */
export const homeWhenLoggedIn = (): Response | null => (readToken() === null ? null : redirect('/'));
