const TOKEN = 'token';
const INTENDED_PATH = 'intendedPath';

const listeners = new Set<() => void>();
const announce = (): void => {
  for (const listener of listeners) listener();
};

/** The stored log-in token; having one is being logged in (specification, section 4). */
export const readToken = (): string | null => localStorage.getItem(TOKEN);

export const bearer = (token: string): string => `Bearer ${token}`;

let known: { userId: number; token: string } | null = null;

/** Notes whose log-in a token was said to be. */
export function noteUser(userId: number, token: string): void {
  known = { userId, token };
}

/** The stored token, where it was said to be this user's; null else, until that is asked. */
export function tokenOf(userId: number): string | null {
  const token = readToken();
  return known !== null && known.userId === userId && known.token === token ? token : null;
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN, token);
  announce();
}

/** Ends the log-in in this browser: the shell then goes to /login. */
export function dropToken(): void {
  localStorage.removeItem(TOKEN);
  announce();
}

/** Calls back when the token is stored or dropped, in this tab or in another one. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === TOKEN || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Keeps where the user wanted to go, for after the log-in. */
export const rememberPath = (path: string): void => sessionStorage.setItem(INTENDED_PATH, path);

/** Where to go after the log-in: the remembered path, once, or home. Never another site. */
export function takeRememberedPath(): string {
  const path = sessionStorage.getItem(INTENDED_PATH);
  sessionStorage.removeItem(INTENDED_PATH);
  return path !== null && /^\/(?![/\\])/.test(path) && !path.startsWith('/login') ? path : '/';
}
