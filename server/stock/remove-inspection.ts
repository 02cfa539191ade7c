import { Field, InputType, Int } from 'type-graphql';
import { inspectionRemovalRules } from '../domain/inspection.rules';
import { refusal } from '../domain/kernel/problem';
import { Ruled } from '../platform/ruled';
import { defineCommand } from '../platform/submit';

@InputType({ description: 'Takes back an inspection that was entered wrong, so that the right one can be entered.' })
export class RemoveInspectionInput {
  @Field(() => Int) @Ruled(inspectionRemovalRules.inspectionId) inspectionId!: number;
  @Field(() => String) @Ruled(inspectionRemovalRules.reason) reason!: string;
}

/** Removes an inspection; what it said, and why it went, stays in the audit. */
export const removeInspection = defineCommand({
  name: 'removeInspection',
  permission: 'admin',
  input: RemoveInspectionInput,
  async run(tx, { inspectionId, reason }): Promise<{ inspectionId: number }> {
    const [row] = await tx.sql('DELETE FROM inspection WHERE id = $1 RETURNING *', [inspectionId]);
    if (!row) throw refusal('NO_INSPECTION', 'This inspection is not there any more', 'inspectionId', 'NOT_FOUND');
    tx.audit({ table: 'inspection', id: inspectionId, before: row, reason });
    tx.publish('stockChanged', { inspectionId });
    return { inspectionId };
  },
});
