const OPENED = 'openedRequests';
const KEPT = 500;

/** The latest requests and notices opened in this browser; the bell marks all others as new. */
export function openedRequests(): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OPENED) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return new Set();
  }
}

export function markOpened(ids: readonly number[]): void {
  const all = [...new Set([...openedRequests(), ...ids])];
  localStorage.setItem(OPENED, JSON.stringify(all.slice(-KEPT)));
}
