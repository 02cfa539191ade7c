/**
 * Awaits what was begun at one moment: the statements of a transaction are then sent by one write and answered in their
 * order, so the way to the database and back is taken once for all of them. None may need what another answers, and none
 * may throw before it has begun. Of those that fail the first counts, as if each had been begun after the one before it;
 * whatever follows a failed statement fails with it, and by no fault of its own.
 */
export async function together<Begun extends readonly unknown[]>(
  begun: readonly [...Begun],
): Promise<{ -readonly [Place in keyof Begun]: Awaited<Begun[Place]> }> {
  const ends = await Promise.allSettled(begun);
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (faults.length > 0) throw faults.find((fault) => !isOfAnother(fault)) ?? faults[0];
  return ends.map((end) => (end as PromiseFulfilledResult<unknown>).value) as {
    -readonly [Place in keyof Begun]: Awaited<Begun[Place]>;
  };
}

/** Of a statement that came when the transaction had failed already. */
const isOfAnother = (fault: unknown): boolean => (fault as { code?: unknown } | null)?.code === '25P02';
