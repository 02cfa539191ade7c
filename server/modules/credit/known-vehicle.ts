import { vehicleKey } from '../../domain/vehicle-number';
import type { Tx } from '../../platform/submit';

/**
 * Normalises a vehicle number to capitals, in the spelling already on file for this creditor: the registered one, else
 * that of its newest sale except `saleId`. A number that is not on file stays as typed.
 */
export async function normaliseVehicle(
  tx: Tx,
  creditorId: number,
  typed: string,
  saleId: number | null = null,
): Promise<string> {
  const [known] = await tx.sql<{ number: string }>(
    `SELECT number FROM
       (SELECT number, NULL AS id FROM creditor_vehicle WHERE creditor_id = $1 AND number_key = $3
        UNION ALL (SELECT vehicle, id FROM credit_sale
                   WHERE creditor_id = $1 AND vehicle_key = $3 AND id IS DISTINCT FROM $2::bigint
                   ORDER BY id DESC LIMIT 1)) v
     ORDER BY id DESC NULLS FIRST LIMIT 1`,
    [creditorId, saleId, vehicleKey(typed)],
  );
  return known?.number ?? typed.trim().toUpperCase();
}
