import { Ctx, Field, Float, Int, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { FieldRule } from '../domain/field-rules';
import { ask, defineQuery, NoInput } from '../platform/ask';
import type { Context } from '../platform/context';
import { SharedPayload } from '../platform/shared-payload';
import { masterOf } from './master';
import type { ResolverClass } from './master.resolver';
import { type MasterField, nameOfReference } from './master-field';
import type { MasterModule } from './master-module';

@ObjectType({ description: 'One value of a choice' })
export class MasterOption {
  @Field(() => String, { description: 'As it is sent' }) value!: string;
  @Field(() => String, { description: 'As a form shows it' }) label!: string;
}

@ObjectType({ description: 'A field of a master: its column in the list and its control in the form' })
export class MasterFieldDefinition {
  @Field(() => String, { description: 'In the list, the inputs and the userErrors' }) name!: string;
  @Field(() => String, { description: 'As a form shows it' }) label!: string;
  @Field(() => String, {
    description:
      'text, multiline, phone, email, password, choice, integer, reference, money, rate, litres, percent, date or flag',
  })
  kind!: string;
  @Field(() => Boolean, { description: 'A new row must have it' }) required!: boolean;
  @Field(() => Float, {
    nullable: true,
    description: 'The least: characters of a text, whole stored units (paise, millilitres) of a figure',
  })
  min?: number;
  @Field(() => Float, { nullable: true, description: 'The most, as `min`' }) max?: number;
  @Field(() => Int, { nullable: true, description: 'The step of a figure, in whole stored units' }) step?: number;
  @Field(() => String, { nullable: true, description: 'The letters a text is stored in: upper or lower' })
  case?: string;
  @Field(() => Boolean, { description: 'No two rows have the same' }) unique!: boolean;
  @Field(() => Boolean, { description: 'A column of the list' }) inList!: boolean;
  @Field(() => Boolean, { description: 'Asked for in the form' }) inForm!: boolean;
  @Field(() => String, { description: 'What its refusal says' }) message!: string;
  @Field(() => String, { nullable: true, description: 'A word of help beside it' }) hint?: string;
  @Field(() => [MasterOption], { description: 'The values of a choice' }) options!: MasterOption[];
  @Field(() => String, { nullable: true, description: 'Of a reference: the master it refers to' }) reference?: string;
  @Field(() => String, { nullable: true, description: 'The field of the list that shows it; null where none does' })
  shownBy?: string;
  @Field(() => String, { description: 'Its GraphQL type in the inputs, without the exclamation mark' })
  graphqlType!: string;
  @Field(() => String, { nullable: true, description: 'What a new row has when it is left out' }) default?: string;
  @Field(() => Boolean, { description: 'Given once, with the new row' }) readOnlyAfterCreate!: boolean;
  @Field(() => Boolean, { description: 'Of a row that is there, staff cannot ask for another value' })
  changedByAdmins!: boolean;
}

@ObjectType({ description: 'A master: enough to draw its list and its form and to build their documents' })
export class MasterDefinition {
  @Field(() => String, { description: 'Its GraphQL type: ExpenditureCategory' }) name!: string;
  @Field(() => String, { description: 'Under which its rows are open to change requests' }) table!: string;
  @Field(() => String, { description: 'The query of one row, and the row in a payload' }) singular!: string;
  @Field(() => String, { description: 'The query of the list' }) plural!: string;
  @Field(() => String, { description: 'A row in words' }) label!: string;
  @Field(() => String, { description: 'Rows in words' }) pluralLabel!: string;
  @Field(() => String, { description: 'Its page' }) path!: string;
  @Field(() => String, { description: 'The field a row is known by' }) title!: string;
  @Field(() => Boolean, { description: 'Only admins add rows' }) adminOnly!: boolean;
  @Field(() => Boolean, { description: 'Every change gives its reason' }) needsReason!: boolean;
  @Field(() => Boolean, { description: 'Rows are disabled, never deleted' }) neverDeleted!: boolean;
  @Field(() => String, { description: 'The mutation that adds a row' }) createMutation!: string;
  @Field(() => String, { nullable: true, description: 'The mutation that changes a row' }) updateMutation?: string;
  @Field(() => String, { description: 'The mutation that deletes a row, or disables one in use' })
  removeMutation!: string;
  @Field(() => String, { nullable: true, description: 'The mutation that offers a disabled row again' })
  enableMutation?: string;
  @Field(() => String, { description: 'The query of the list' }) listQuery!: string;
  @Field(() => [MasterFieldDefinition], { description: 'In the order of the form' }) fields!: MasterFieldDefinition[];
}

@ObjectType({ description: 'Something about a master changed. Ids only: ask again for what you show' })
class MasterEvent {
  @Field(() => String, { nullable: true, description: 'Its name as a query of one row; null after a reconnect' })
  master!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The row; null after a reconnect, when events may have passed unheard',
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
    adminOnly: (options.createdBy ?? 'admin') === 'admin',
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
    changedByAdmins: options.changedByAdmins ?? false,
  };
}

const hasLimits = ({ kind }: FieldRule): boolean => kind !== 'choice' && kind !== 'date' && kind !== 'flag';

/** The catalogue of masters, from which the client generates their pages. */
export function catalogueResolver(definitions: MasterDefinition[]): ResolverClass {
  const catalogue = defineQuery({
    name: 'masters',
    permission: 'user',
    input: NoInput,
    run: async () => definitions,
  });

  @Resolver()
  class MasterCatalogue {
    @SharedPayload()
    @Subscription(() => MasterEvent, {
      topics: 'masterChanged',
      description: 'A row of a master was added, changed or removed',
    })
    masterChanged(@Root() ids: { master?: string; id?: number }): MasterEvent {
      return { master: ids.master ?? null, id: ids.id ?? null };
    }

    @Query(() => [MasterDefinition], { description: 'What the station keeps, and how to list and change it' })
    masters(@Ctx() ctx: Context) {
      return ask(ctx, catalogue);
    }
  }
  return MasterCatalogue;
}
