import { IsInt } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import { type Problem, ProblemError } from '../../domain/kernel/problem';
import { MessageText } from '../../platform/message-text';
import { rehearse } from '../../platform/rehearse';
import { defineCommand } from '../../platform/submit';
import { asProblem } from '../../platform/transaction';
import { UserError } from '../../platform/user-error';
import { saying } from '../../platform/validated';
import { applyPending, lockPending } from './apply-pending';
import { toldResult } from './editable-table';
import { refuseUnlessDecider } from './may-receive';

@InputType({ description: 'A pending change request.' })
class RehearseChangeInput {
  @Field(() => Int) @IsInt(saying(approvals.requestNotWhole())) requestId!: number;
}

@ObjectType({ description: 'Result of a dry run: what accepting the request now would do.' })
export class ChangeRehearsal {
  @Field(() => [String], { description: 'Effects of the change, as sentences.' }) effects!: string[];
  @Field(() => [MessageText], { description: 'The same, to render them in another language.' })
  effectTexts!: MessageText[];
  @Field(() => Int, {
    nullable: true,
    description: 'Sent as `expectedVersion` of `decideChange`; null if the request would be refused.',
  })
  version!: number | null;
  @Field(() => [UserError], { description: 'Why the change would be refused; empty if it would not.' })
  problems!: Problem[];
}

/** Dry run of accepting a request: shows what it would do, in a transaction that is rolled back. */
export const rehearseChange = defineCommand({
  name: 'rehearseChange',
  right: 'changes.decide',
  input: RehearseChangeInput,
  async run(tx, { requestId }): Promise<ChangeRehearsal> {
    const request = await lockPending(tx, requestId);
    refuseUnlessDecider(request.tableName, tx.ctx);
    try {
      const done = await rehearse(tx, (trial) => applyPending(trial, request, 'asItIs'));
      const { effects = [], effectTexts = [] } = toldResult(done);
      return { effects, effectTexts, version: done.version, problems: [] };
    } catch (error) {
      const told = asProblem(error);
      if (told instanceof ProblemError) return { effects: [], effectTexts: [], version: null, problems: told.problems };
      throw error;
    }
  },
});
