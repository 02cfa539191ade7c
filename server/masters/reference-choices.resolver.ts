import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ask, type Query as StationQuery } from '../platform/ask';
import type { Context } from '../platform/context';
import type { ResolverClass } from './master.resolver';
import type { ReferenceChoice as Choice, ReferenceInput } from './reference-choices';

@ObjectType({ description: 'A row of a master, as a picker offers it' })
class ReferenceChoice {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'What tells it from the others' }) title!: string;
}

/** The choices of report filters. */
export function referenceChoicesResolver(choices: StationQuery<ReferenceInput, Choice[]>): ResolverClass {
  @Resolver()
  class ReferenceChoices {
    @Query(() => [ReferenceChoice], {
      description: "A master's rows, those in use first and the disabled ones marked, for those who may read its list",
    })
    referenceChoices(
      @Ctx() ctx: Context,
      @Arg('reference', () => String, { description: 'The name of the master: Nozzle' }) reference: string,
    ) {
      return ask(ctx, choices, { reference });
    }
  }
  return ReferenceChoices;
}
