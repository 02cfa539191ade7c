import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { editReasonRule } from '../domain/employee.rules';
import { type FieldRule, GREATEST_ID } from '../domain/field-rules';
import { masters as texts } from '../domain/masters.messages';
import { ConfirmedField } from '../platform/confirmed-field';
import { IsText } from '../platform/is-text';
import { Ruled } from '../platform/ruled';
import { saying } from '../platform/validated';
import { type Master, oneOf } from './master';
import { descriptionOf, type MasterField } from './master-field';
import type { MasterRow } from './master-row';

type InputClass = new () => object;

function declare(target: InputClass, { name, options, rule, graphql }: MasterField, isChange: boolean): void {
  const { step } = options;
  const description = descriptionOf({ options, rule });
  const hasDefault = options.default !== undefined;
  const mayBeAbsent = isChange || hasDefault;
  // A change cannot clear a field that has a value in every row.
  const required = rule.required || (isChange && hasDefault);
  Field(() => graphql, { nullable: mayBeAbsent || !rule.required, description })(target.prototype, name);
  Ruled({ ...rule, required }, { mayBeAbsent, ...(step !== undefined && { step }) })(target.prototype, name);
}

/** Makes an input class with these fields. */
function inputOf(
  name: string,
  description: string,
  fields: readonly MasterField[],
  { isChange, isAsked, reason }: { isChange: boolean; isAsked: boolean; reason?: string },
): InputClass {
  const target: InputClass = { [name]: class {} }[name]!;
  for (const field of fields) declare(target, field, isChange);
  if (isAsked) ConfirmedField('FIGURE_UNUSUAL')(target.prototype, 'confirmed');
  if (reason !== undefined) {
    Field(() => String, { nullable: true, description: reason })(target.prototype, 'reason');
    Ruled({ ...editReasonRule, required: false }, { mayBeAbsent: true })(target.prototype, 'reason');
  }
  InputType(name, { description })(target);
  return target;
}

/** The fields that are given for a new row. */
export const newFieldsOf = (fields: readonly MasterField[]): MasterField[] =>
  fields.filter(({ options }) => !options.onlyInChanges);

const WHOLE = saying(texts.idNotWhole());

export class IdInput {
  @IsInt(WHOLE) @Min(1, WHOLE) @Max(GREATEST_ID, WHOLE) id!: number;
}

class RowVersionInput extends IdInput {
  @IsInt() version!: number;
}

/** Deletes or disables a row; the approver reads the reason. */
export class RemovalInput extends RowVersionInput {
  @Ruled({ ...editReasonRule, required: false }, { mayBeAbsent: true }) reason?: string | null;
}

export class ListInput {
  @IsOptional() @IsText('search', 200) search?: string | null;
  @IsOptional() @IsBoolean() includeDisabled?: boolean | null;
}

/** The row to change, the version on which the change is based, a reason, and the changed fields. */
export interface UpdateInput {
  id: number;
  /** Without it the current version is changed: old tools may not send one. */
  version?: number | null;
  reason?: string | null;
  /** For masters that ask about figures. */
  confirmed?: boolean | null;
  /** For masters whose rows can be disabled: old tools send it with the other fields. */
  disabled?: boolean;
}

export interface MasterInputs {
  create: InputClass;
  /** Only the editable fields; null if there are none. */
  changes: InputClass | null;
  update: new () => UpdateInput;
}

/** Whether a row is disabled. */
export const DISABLED: FieldRule = { kind: 'flag', required: true, message: 'disabled must be yes or no' };

/** The input classes of a master, for both GraphQL and REST. */
export function inputsOf<Row extends MasterRow>({ name, fields, options, canBeDisabled }: Master<Row>): MasterInputs {
  const isAsked = options.asks !== undefined;
  const editableTable = fields.filter((field) => !field.options.readOnlyAfterCreate);
  const changes = inputOf(
    `${name}Changes`,
    `Changes of ${oneOf(options.label)}; omitted fields keep their values`,
    editableTable,
    { isChange: true, isAsked },
  );
  class Update extends changes implements UpdateInput {
    @IsInt(WHOLE) @Min(1, WHOLE) @Max(GREATEST_ID, WHOLE) id!: number;
    @IsOptional() @IsInt() version?: number | null;
    @Ruled({ ...editReasonRule, required: options.needsReason ?? false }) reason?: string | null;
  }
  for (const { name: field, rule } of fields.filter((one) => one.options.changedElsewhere))
    Ruled({ ...rule, required: false }, { mayBeAbsent: true })(Update.prototype, field);
  if (canBeDisabled) Ruled(DISABLED, { mayBeAbsent: true })(Update.prototype, 'disabled');
  return {
    create: inputOf(`${name}Input`, `A new ${options.label.toLowerCase()}`, newFieldsOf(fields), {
      isChange: false,
      isAsked,
      ...(options.reasonOfNew !== undefined && { reason: options.reasonOfNew }),
    }),
    changes: editableTable.length === 0 ? null : changes,
    update: Update,
  };
}
