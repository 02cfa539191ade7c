const LEASE = 'outboxLease';
const LEASE_MS = 90_000;

/**
 * Does the work unless another tab is at it; undefined then. Two at once would cost nothing but requests: an entry's key
 * counts it once. On plain HTTP a browser has no locks, so there a lease stands in for them.
 */
export async function inOneTab<Done>(work: () => Promise<Done>): Promise<Done | undefined> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request('outbox', { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
  if (Number(localStorage.getItem(LEASE) ?? 0) > Date.now()) return undefined;
  localStorage.setItem(LEASE, String(Date.now() + LEASE_MS));
  try {
    return await work();
  } finally {
    localStorage.removeItem(LEASE);
  }
}
