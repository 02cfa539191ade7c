import { Field, InputType, Int } from 'type-graphql';
import { ANSWERS } from '../../domain/answers';
import { inspection } from '../../domain/inspection.messages';
import { inspectionRemovalRules } from '../../domain/inspection.rules';
import { refusal } from '../../domain/kernel/problem';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';
import { askOrApply } from '../../services/approvals/ask-or-apply';
import { ChangePermission } from '../../services/approvals/change-request.entity';
import { changeOfInspection } from './change-inspection';

@InputType({ description: 'Removes an inspection that was entered by mistake, so that it can be entered correctly.' })
export class RemoveInspectionInput {
  @Field(() => Int) @Ruled(inspectionRemovalRules.inspectionId) inspectionId!: number;
  @Field(() => String) @Ruled(inspectionRemovalRules.reason) reason!: string;
}

export interface RemovedInspection {
  inspectionId: number;
  /** Set if another admin has to decide first. */
  message: string | null;
}

/** Deletes an inspection like any document: the audit preserves its content and the reason. */
export const removeInspection = defineCommand({
  name: 'removeInspection',
  right: 'stock.correct',
  input: RemoveInspectionInput,
  async run(tx, { inspectionId, reason }): Promise<RemovedInspection> {
    if ((await changeOfInspection.read(tx.sql, inspectionId)) === null)
      throw refusal('NO_INSPECTION', inspection.unknownInspection(), 'inspectionId', 'NOT_FOUND');
    const asked = { rowId: inspectionId, permission: ChangePermission.DELETE as const, changes: {}, comment: reason };
    const { state } = await askOrApply(tx, changeOfInspection, asked);
    return { inspectionId, message: state === 'PENDING' ? ANSWERS.sentForApproval : null };
  },
});
