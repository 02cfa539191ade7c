import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ask, type Query as StationQuery } from '../platform/ask';
import type { Context } from '../platform/context';
import type { ResolverClass } from './master.resolver';
import type { ReferenceChoice as Choice, ReferenceInput } from './reference-choices';

@ObjectType({ description: 'A row of a master as an option of a select field' })
class ReferenceChoice {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'Title of the row' }) title!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Short name of a product or creditor, if it is not the title: HS',
  })
  shortName!: string | null;
}

/** The choices of report filters. */
export function referenceChoicesResolver(choices: StationQuery<ReferenceInput, Choice[]>): ResolverClass {
  @Resolver()
  class ReferenceChoices {
    @Query(() => [ReferenceChoice], {
      description: 'Rows of a master as choices, enabled rows first, for users who may read its list',
    })
    referenceChoices(
      @Ctx() ctx: Context,
      @Arg('reference', () => String, { description: 'Name of the master: Nozzle' }) reference: string,
    ) {
      return ask(ctx, choices, { reference });
    }
  }
  return ReferenceChoices;
}
