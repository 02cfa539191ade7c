import type { Tx } from '../../platform/submit';
import type { ChangedPump } from './changed-pumps';

/** The initial reading of a nozzle is the opening one of its first leg. */
export async function correctInitialReadings(tx: Tx, pumps: readonly ChangedPump[]): Promise<void> {
  const corrected = pumps.flatMap(({ after }) => after.nozzles).filter(({ isOpenCorrected }) => isOpenCorrected);
  const changed = await tx.sql<{ id: number; before: number; after: number }>(
    `UPDATE nozzle n SET initial_reading = r.open, version = n.version + 1
     FROM nozzle_reading r JOIN nozzle old ON old.id = r.nozzle_id
     WHERE r.id = ANY($1) AND r.chain = 1 AND n.id = r.nozzle_id
     RETURNING n.id, old.initial_reading AS before, n.initial_reading AS after`,
    [corrected.map(({ legId }) => legId)],
  );
  for (const { id, before, after } of changed) {
    const row = { before: { initialReading: before }, after: { initialReading: after } };
    tx.audit({ table: 'nozzle', id, ...row });
    tx.publish('masterChanged', { master: 'nozzle', id });
  }
}
