import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { readToken, rememberPath } from '../graphql/session';

/** Loader of everything in the shell: without a log-in to /login, and the intended path is remembered. */
export function requireLogin({ request }: LoaderFunctionArgs): Response | null {
  if (readToken() !== null) return null;
  const { pathname, search } = new URL(request.url);
  rememberPath(pathname + search);
  return redirect('/login');
}

/** Loader of /login: whoever is logged in already goes home. */
export const homeWhenLoggedIn = (): Response | null => (readToken() === null ? null : redirect('/'));
