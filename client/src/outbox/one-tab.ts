const LEASE = 'outboxLease';
const LEASE_MS = 90_000;

/**
 * Does the work unless another tab is at it. Two at once would cost nothing but requests: an entry's key counts it once.
 * On plain HTTP a browser has no locks, so there a lease stands in for them.
 */
export async function inOneTab(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) return locks.request('outbox', { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
  const until = Number(localStorage.getItem(LEASE) ?? 0);
  if (until > Date.now()) return;
  localStorage.setItem(LEASE, String(Date.now() + LEASE_MS));
  try {
    await work();
  } finally {
    localStorage.removeItem(LEASE);
  }
}
