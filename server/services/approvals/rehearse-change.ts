import { IsInt } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type Problem, ProblemError } from '../../domain/kernel/problem';
import { rehearse } from '../../platform/rehearse';
import { defineCommand } from '../../platform/submit';
import { asProblem } from '../../platform/transaction';
import { UserError } from '../../platform/user-error';
import { applyChange } from './ask-or-apply';
import { lockPending } from './decide-change';
import { editableTableNamed, existing } from './editable-table';

@InputType({ description: 'A pending change request.' })
class RehearseChangeInput {
  @Field(() => Int) @IsInt({ message: 'requestId must be a whole number' }) requestId!: number;
}

@ObjectType({ description: 'Result of a dry run: what accepting the request now would do.' })
export class ChangeRehearsal {
  @Field(() => [String], { description: 'Effects of the change, as sentences.' }) effects!: string[];
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
    const editableTable = editableTableNamed(request.tableName);
    try {
      const { effects = [] } = await rehearse(tx, async (trial) => {
        await editableTable.lock(trial, request.rowId);
        const row = await existing(trial.sql, editableTable, request.rowId);
        return applyChange(trial, editableTable, row, request);
      });
      return { effects, problems: [] };
    } catch (error) {
      const told = asProblem(error);
      if (told instanceof ProblemError) return { effects: [], problems: told.problems };
      throw error;
    }
  },
});
