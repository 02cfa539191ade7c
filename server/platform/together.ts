/**
 * Awaits what was begun at one moment: the statements of a transaction are then sent by one write and answered in their
 * order, so the way to the database and back is taken once for all of them. None may need what another answers. Of those
 * that fail the first counts, as if each had been begun after the one before it: whatever follows a failed statement fails
 * with it, and by no fault of its own.
 */
export async function together<Begun extends readonly unknown[]>(
  begun: readonly [...Begun],
): Promise<{ -readonly [Place in keyof Begun]: Awaited<Begun[Place]> }> {
  const ends = await Promise.allSettled(begun);
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  }) as { -readonly [Place in keyof Begun]: Awaited<Begun[Place]> };
}
