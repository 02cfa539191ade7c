/**
 * Asks queries again. A failure shows in the query's own `error`, and there is nobody to tell of one that ended with its
 * page: so this never fails.
 */
export async function askAgain(...refetches: readonly (() => unknown)[]): Promise<void> {
  await Promise.allSettled(refetches.map(async (refetch) => refetch()));
}
