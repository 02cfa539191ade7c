const OPENED = 'openedRequests';
const KEPT = 500;

/** The requests and notices that were opened in this browser, the last ones of them: the bell marks the others. */
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
