import { ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import { changeCommentRule } from '../../domain/change-request.rules';
import { GREATEST_ID } from '../../domain/field-rules';
import { ProblemError } from '../../domain/kernel/problem';
import { ConfirmedField } from '../../platform/confirmed-field';
import { IsText } from '../../platform/is-text';
import { refuseUnlessAllowed } from '../../platform/permission';
import { rehearse } from '../../platform/rehearse';
import { Ruled } from '../../platform/ruled';
import { defineCommand, type Tx } from '../../platform/submit';
import { saying, validated } from '../../platform/validated';
import { askOrApply, type ChangeOutcome } from './ask-or-apply';
import { ChangePermission } from './change-request.entity';
import { editableTableNamed, type ToldResult } from './editable-table';

const LONGEST_VALUE = 2_000;
const MOST_FIELDS = 100;

@InputType({ description: 'A field and its new value as text: "1234.50", "2026-11-21", "true", an id.' })
export class ChangedFieldInput {
  @Field(() => String, { description: 'Name of the field.' }) @IsText('field', 100) field!: string;
  @Field(() => String, { nullable: true, description: 'New value; null clears the field.' })
  @IsOptional()
  @IsText('This', LONGEST_VALUE)
  value?: string | null;
}

const ROW = {
  kind: 'integer',
  required: true,
  min: 1,
  max: GREATEST_ID,
  message: 'rowId must be a whole number',
} as const;

@InputType({ description: 'A change or deletion of a row in a table that accepts change requests.' })
export class ChangeRowInput {
  @Field(() => String) @IsText('table', 100) table!: string;
  @Field(() => Int) @Ruled(ROW) rowId!: number;
  @Field(() => Int, { description: '1 to delete the row, 2 to modify it.' })
  @IsIn([ChangePermission.DELETE, ChangePermission.MODIFY], saying(approvals.wrongPermission()))
  permission!: ChangePermission.DELETE | ChangePermission.MODIFY;
  @Field(() => [ChangedFieldInput], {
    description: 'The changed fields of a modification; other fields keep their values.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_FIELDS)
  @IsObject({ each: true })
  changes: ChangedFieldInput[] = [];
  @Field(() => String, {
    nullable: true,
    description: 'Reason; required if the change waits for approval, or if its shift is closed.',
  })
  @Ruled({ ...changeCommentRule, required: false })
  comment?: string | null;
  @Field(() => Int, { nullable: true, description: 'Version of the row the change is based on.' })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @ConfirmedField('SLIP_SEEN', 'REFERENCE_SEEN', 'FIGURE_UNUSUAL') confirmed?: boolean | null;
}

/** Changes or deletes a recorded row, or requests it: see `askOrApply`. */
export const changeRow = defineCommand({
  name: 'changeRow',
  right: 'changes.request',
  input: ChangeRowInput,
  run: change,
});

/** Dry run of `changeRow`, by the same rights: answers the effects, and refuses what the change itself would. */
export const rehearseRowChange = defineCommand({
  name: 'rehearseRowChange',
  right: 'changes.request',
  input: ChangeRowInput,
  async run(tx, input): Promise<Pick<ToldResult, 'effects' | 'effectTexts'>> {
    const { effects, effectTexts } = await rehearse(tx, (trial) => change(trial, input));
    return { effects, effectTexts };
  },
});

async function change(tx: Tx, { table, changes, comment = null, ...asked }: ChangeRowInput): Promise<ChangeOutcome> {
  const editableTable = editableTableNamed(table);
  refuseUnlessAllowed(editableTable.right, tx.ctx);
  const typed = new Map(changes.map(validatedChange).map(({ field, value }) => [field, value ?? null]));
  return askOrApply(tx, editableTable, { ...asked, changes: Object.fromEntries(typed), comment });
}

/** Reports a problem with a value at the row's field, not at its index among the changes. */
function validatedChange(change: ChangedFieldInput): ChangedFieldInput {
  try {
    return validated(ChangedFieldInput, change);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const named = error.problems.map((problem) =>
      problem.field === 'value' ? { ...problem, field: change.field } : problem,
    );
    throw new ProblemError(named, error.kind);
  }
}
