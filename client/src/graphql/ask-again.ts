/**
 * Refetches queries. Never rejects: a failure shows in the query's own `error`, and a query whose page has closed has
 * no one to report to.
 */
export async function askAgain(...refetches: readonly (() => unknown)[]): Promise<void> {
  await Promise.allSettled(refetches.map(async (refetch) => refetch()));
}
