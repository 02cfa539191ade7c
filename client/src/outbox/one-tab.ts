const LEASE = 'outboxLease';
const LEASE_MS = 90_000;

/**
 * Does the work unless another tab is at it; undefined then. Two at once would cost nothing but requests: an entry's key
 * counts it once. On plain HTTP a browser has no locks, so there a lease stands in for them.
 */
export async function inOneTab<Done>(work: () => Promise<Done>): Promise<Done | undefined> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request('outbox', { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
  const [till] = (localStorage.getItem(LEASE) ?? '').split(' ');
  if (Number(till) > Date.now()) return undefined;
  const own = `${Date.now() + LEASE_MS} ${Math.random()}`;
  localStorage.setItem(LEASE, own);
  try {
    return await work();
  } finally {
    // One that took longer than its lease may have been followed by another tab's.
    if (localStorage.getItem(LEASE) === own) localStorage.removeItem(LEASE);
  }
}
