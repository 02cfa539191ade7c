import { Column, Unique } from 'typeorm';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { vehicleKey, vehicleKeyInSql } from '../domain/vehicle-number';
import type { Tx } from '../platform/submit';
import { Creditor } from './creditor';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

/**
 * A vehicle has one row per creditor, however its number is written; a vehicle that was sold has one under each
 * creditor.
 */
async function problemsOfNumber(tx: Tx, after: CreditorVehicle, before: CreditorVehicle | null): Promise<Problem[]> {
  if (before?.number === after.number) return [];
  const others = await tx.sql<{ number: string; disabled: boolean }>(
    'SELECT number, disabled FROM creditor_vehicle WHERE creditor_id = $1 AND id IS DISTINCT FROM $2',
    [after.creditorId, before?.id ?? null],
  );
  const same = others.find(({ number }) => vehicleKey(number) === vehicleKey(after.number));
  if (same === undefined) return [];
  const text = same.disabled ? texts.vehicleDisabled : texts.vehicleTaken;
  return [{ code: 'DUPLICATE', ...text({ number: same.number }), field: 'number' }];
}

@Master<CreditorVehicle>({
  label: 'Creditor vehicle',
  description: "A creditor's vehicle registered for credit sales",
  path: '/page/creditor-vehicle',
  addedBy: 'masters.creditor.add',
  title: 'number',
  orderBy: 'creditor.firm_name, t.number',
  check: problemsOfNumber,
  created: ({ number }) => texts.vehicleAdded({ name: number }),
})
@Unique(['creditorId', 'numberKey'])
export class CreditorVehicle extends MasterEntity {
  @MasterField({
    label: 'Creditor',
    kind: 'reference',
    reference: () => Creditor,
    required: true,
    inList: true,
    readOnlyAfterCreate: true,
    message: 'Select a creditor',
    legacy: 'creditorId',
  })
  creditorId!: number;
  /** Included in every answer. */
  creditorName!: string;
  @MasterField({
    label: 'Vehicle number',
    kind: 'text',
    case: 'upper',
    withoutJoiners: true,
    required: true,
    min: 2,
    max: 20,
    unique: ['creditorId'],
    inList: true,
    message: 'Vehicle number must be 2 to 20 characters',
    legacy: 'vehicle',
  })
  number!: string;
  /** The letters and digits of the number, by which vehicles are compared. */
  @Column({ type: 'text', generatedType: 'STORED', asExpression: vehicleKeyInSql('number') })
  numberKey!: string;
}
