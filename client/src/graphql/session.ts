const TOKEN = 'token';
const INTENDED_PATH = 'intendedPath';

const listeners = new Set<() => void>();
const announce = (): void => {
  for (const listener of listeners) listener();
};

/** The stored session token; having one counts as logged in (specification, section 4). */
export const readToken = (): string | null => localStorage.getItem(TOKEN);

export const bearer = (token: string): string => `Bearer ${token}`;

/** The header of a request outside of GraphQL, with the stored token. */
export const authorization = (): { authorization: string } => ({ authorization: bearer(readToken() ?? '') });

let known: { userId: number; token: string } | null = null;

/** Records which user a token belongs to. */
export function noteUser(userId: number, token: string): void {
  known = { userId, token };
}

/** The stored token if it belongs to this user; null if it does not or its user is unknown. */
export function tokenOf(userId: number): string | null {
  const token = readToken();
  return known !== null && known.userId === userId && known.token === token ? token : null;
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN, token);
  announce();
}

/** Removes the session token; the shell then goes to /login. */
export function dropToken(): void {
  localStorage.removeItem(TOKEN);
  announce();
}

/** Calls back when the token is stored or removed, in this tab or another one. */
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

/** Remembers the requested path for after the log-in. */
export const rememberPath = (path: string): void => sessionStorage.setItem(INTENDED_PATH, path);

/** The path to open after the log-in: the remembered one, once, or home. Never another origin. */
export function takeRememberedPath(): string {
  const path = sessionStorage.getItem(INTENDED_PATH);
  sessionStorage.removeItem(INTENDED_PATH);
  return path !== null && /^\/(?![/\\])/.test(path) && !path.startsWith('/login') ? path : '/';
}
