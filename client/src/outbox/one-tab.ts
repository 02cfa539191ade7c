const LEASE = 'outboxLease';
const LEASE_MS = 90_000;

/**
 * Runs `work` under a cross-tab lock; undefined if another tab holds it. A double run would cost only requests: the
 * idempotency key prevents duplicates. Plain HTTP has no Web Locks, so a localStorage lease is used there.
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
    // After the lease expired, another tab may hold it.
    if (localStorage.getItem(LEASE) === own) localStorage.removeItem(LEASE);
  }
}
