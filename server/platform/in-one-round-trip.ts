/**
 * Runs independent statements of a transaction in one pipelined round trip, in the order of the list. None may need
 * another's answer, and none may throw synchronously. Rejects with the first original error of the list; failures that
 * only follow from it (25P02) are ignored.
 */
export async function inOneRoundTrip<Begun extends readonly unknown[]>(
  begun: readonly [...Begun],
): Promise<{ -readonly [Place in keyof Begun]: Awaited<Begun[Place]> }> {
  const ends = await Promise.allSettled(begun);
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (faults.length > 0) throw faults.find((fault) => !isOfAnother(fault)) ?? faults[0];
  return ends.map((end) => (end as PromiseFulfilledResult<unknown>).value) as {
    -readonly [Place in keyof Begun]: Awaited<Begun[Place]>;
  };
}

/** A statement that failed only because the transaction had already failed. */
const isOfAnother = (fault: unknown): boolean => (fault as { code?: unknown } | null)?.code === '25P02';
