import { Ctx, Field, Float, Int, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { FieldRule } from '../domain/field-rules';
import { ask, defineQuery, NoInput } from '../platform/ask';
import type { Context } from '../platform/context';
import { SharedPayload } from '../platform/shared-payload';
import { SubscriptionRight } from '../platform/subscription-right';
import { masterOf } from './master';
import type { ResolverClass } from './master.resolver';
import { type MasterField, nameOfReference } from './master-field';
import type { MasterModule } from './master-module';

@ObjectType({ description: 'An option of a choice' })
export class MasterOption {
  @Field(() => String, { description: 'Value to send' }) value!: string;
  @Field(() => String, { description: 'Label in forms' }) label!: string;
}

@ObjectType({ description: "Definition of a master's field: its list column and form control" })
export class MasterFieldDefinition {
  @Field(() => String, { description: 'Field name in the list, the inputs and userErrors' }) name!: string;
  @Field(() => String, { description: 'Label in forms' }) label!: string;
  @Field(() => String, {
    description:
      'text, multiline, phone, email, password, choice, integer, reference, money, rate, litres, percent, date, flag or rights',
  })
  kind!: string;
  @Field(() => Boolean, { description: 'Whether a new row must have a value' }) required!: boolean;
  @Field(() => Boolean, { description: 'Whether the preview of an import proposes a value for an empty cell' })
  isProposed!: boolean;
  @Field(() => Boolean, {
    description: 'Whether forms require it, although a new row may lack it: its default is rarely right',
  })
  isAsked!: boolean;
  @Field(() => Float, {
    nullable: true,
    description: 'Minimum: characters for a text, stored units (paise, millilitres) for a number',
  })
  min?: number;
  @Field(() => Float, { nullable: true, description: 'Maximum, in the same unit as `min`' }) max?: number;
  @Field(() => Int, { nullable: true, description: 'Step of a number, in stored units' }) step?: number;
  @Field(() => String, { nullable: true, description: 'Case in which the text is stored: upper or lower' })
  case?: string;
  @Field(() => Boolean, { description: 'Whether values must be unique' }) unique!: boolean;
  @Field(() => Boolean, { description: 'Whether the list has a column for it' }) inList!: boolean;
  @Field(() => Boolean, { description: 'Whether the form shows the field' }) inForm!: boolean;
  @Field(() => String, { description: 'Validation message' }) message!: string;
  @Field(() => String, { nullable: true, description: 'Help text' }) hint?: string;
  @Field(() => [MasterOption], { description: 'Options of a choice' }) options!: MasterOption[];
  @Field(() => String, { nullable: true, description: 'For a reference: name of the master it refers to' })
  reference?: string;
  @Field(() => String, { nullable: true, description: 'Name of the list field that displays it; null if none' })
  shownBy?: string;
  @Field(() => String, { description: 'GraphQL type in inputs, without the exclamation mark' })
  graphqlType!: string;
  @Field(() => String, { nullable: true, description: 'Default value of a new row' }) default?: string;
  @Field(() => Boolean, { description: 'Whether the field can only be set when the row is created' })
  readOnlyAfterCreate!: boolean;
  @Field(() => Boolean, { description: 'Whether the field can only be changed: a new row gets it from another field' })
  onlyInChanges!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The right to change the field of an existing row, or to request it; null if there is none',
  })
  changedBy?: string;
}

@ObjectType({
  description: 'Definition of a master: enough to display its list and form and to build their GraphQL operations',
})
export class MasterDefinition {
  @Field(() => String, { description: 'Name of its GraphQL type: ExpenditureCategory' }) name!: string;
  @Field(() => String, { description: 'Table name used in change requests' }) table!: string;
  @Field(() => String, { description: 'Name of the query for one row, and of the row field in a payload' })
  singular!: string;
  @Field(() => String, { description: 'Name of the list query' }) plural!: string;
  @Field(() => String, { description: 'Label of one row' }) label!: string;
  @Field(() => String, { description: 'Label of several rows' }) pluralLabel!: string;
  @Field(() => String, { description: 'Path of its page' }) path!: string;
  @Field(() => String, { description: 'Name of the field that identifies a row to users' }) title!: string;
  @Field(() => String, { description: 'The right to add rows' }) addedBy!: string;
  @Field(() => Boolean, { description: 'Whether every change requires a reason' }) needsReason!: boolean;
  @Field(() => Boolean, { description: 'Whether rows are only disabled, never deleted' }) neverDeleted!: boolean;
  @Field(() => String, { description: 'Name of the mutation that creates a row' }) createMutation!: string;
  @Field(() => String, { nullable: true, description: 'Name of the mutation that updates a row' })
  updateMutation?: string;
  @Field(() => String, { description: 'Name of the mutation that deletes a row, or disables a row in use' })
  removeMutation!: string;
  @Field(() => String, { nullable: true, description: 'Name of the mutation that enables a disabled row' })
  enableMutation?: string;
  @Field(() => String, { description: 'Name of the list query' }) listQuery!: string;
  @Field(() => [MasterFieldDefinition], { description: 'Fields in form order' }) fields!: MasterFieldDefinition[];
}

@ObjectType({ description: 'A row of a master changed. Ids only: query the new state' })
class MasterEvent {
  @Field(() => String, { nullable: true, description: "Name of the master's single-row query; null after a reconnect" })
  master!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the row. Null after a reconnect: events may have been missed',
  })
  id!: number | null;
}

/** The catalogue entry of a master. */
export function definitionOf({ master, commands }: MasterModule): MasterDefinition {
  const { name, table, singular, plural, title, options } = master;
  return {
    name,
    table,
    singular,
    plural,
    label: options.label,
    pluralLabel: options.pluralLabel ?? `${options.label}s`,
    path: options.path,
    title,
    addedBy: options.addedBy,
    needsReason: options.needsReason ?? false,
    neverDeleted: options.table !== undefined,
    createMutation: commands.create.name,
    ...(commands.update && { updateMutation: commands.update.name }),
    removeMutation: commands.remove.name,
    ...(commands.enable && { enableMutation: commands.enable.name }),
    listQuery: plural,
    fields: master.fields.map(fieldDefinitionOf),
  };
}

function fieldDefinitionOf(field: MasterField): MasterFieldDefinition {
  const { name, rule, options, graphqlName } = field;
  const { label, kind, step, hint, unique, inList, reference, default: standard, readOnlyAfterCreate } = options;
  return {
    name,
    label,
    kind,
    required: rule.required ?? false,
    isProposed: options.proposed !== undefined,
    isAsked: options.askedIfEmpty !== undefined,
    ...(hasLimits(rule) && { min: rule.min, max: rule.max }),
    ...(step !== undefined && { step }),
    ...(rule.case && { case: rule.case }),
    unique: unique === true,
    inList: inList ?? false,
    inForm: options.inForm ?? true,
    message: rule.message,
    ...(hint !== undefined && { hint }),
    options: Object.entries(options.choices ?? {}).map(([value, text]) => ({ value, label: text })),
    ...(reference && { reference: masterOf(reference()).name }),
    ...(kind !== 'password' && { shownBy: reference ? nameOfReference(field) : name }),
    graphqlType: graphqlName,
    ...(standard !== undefined && typeof standard !== 'function' && { default: String(standard) }),
    readOnlyAfterCreate: readOnlyAfterCreate ?? false,
    onlyInChanges: options.onlyInChanges ?? false,
    changedBy: options.changedBy,
  };
}

const hasLimits = ({ kind }: FieldRule): boolean => kind !== 'choice' && kind !== 'date' && kind !== 'flag';

/** The catalogue of masters, from which the client generates their pages. */
export function catalogueResolver(definitions: MasterDefinition[]): ResolverClass {
  const catalogue = defineQuery({
    name: 'masters',
    right: 'signedIn',
    input: NoInput,
    run: async () => definitions,
  });

  @Resolver()
  class MasterCatalogue {
    @SharedPayload()
    @SubscriptionRight('signedIn')
    @Subscription(() => MasterEvent, {
      topics: 'masterChanged',
      description: 'A row of a master was added, changed or removed',
    })
    masterChanged(@Root() ids: { master?: string; id?: number }): MasterEvent {
      return { master: ids.master ?? null, id: ids.id ?? null };
    }

    @Query(() => [MasterDefinition], {
      description: 'The masters of the station, with their list and form definitions',
    })
    masters(@Ctx() ctx: Context) {
      return ask(ctx, catalogue);
    }
  }
  return MasterCatalogue;
}
