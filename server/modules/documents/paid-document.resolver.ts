import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask, type Query as ReadQuery } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { type Command, submit } from '../../platform/submit';
import { answered } from '../../platform/user-error';
import type { LateEffects } from '../shifts/late-entry';
import { LatePayload } from '../shifts/late-payload';
import { ListedShiftInput } from '../shifts/listed-shift';
import type { PaidView } from './list-paid';
import type { PaidDocument, PaidDocumentInput } from './paid-document';

/** What the adapter answers from. */
export interface PaidDocumentParts<Id extends string = string> {
  record: Command<PaidDocumentInput, Record<Id, number> & LateEffects>;
  list: ReadQuery<ListedShiftInput, PaidView[]>;
  view: new () => PaidView;
}

/** The GraphQL adapter of a paid document. */
export function resolverOf(
  { names, descriptions }: PaidDocument,
  { record, list, view }: PaidDocumentParts,
): new () => object {
  class Payload extends LatePayload {}
  Field(() => Int, { nullable: true })(Payload.prototype, names.id);
  ObjectType(`${names.record[0]!.toUpperCase()}${names.record.slice(1)}Payload`)(Payload);

  @Resolver()
  class PaidDocumentResolver {
    @Query(() => [view], { name: names.list, description: descriptions.list })
    list(@Ctx() ctx: Context, @Args(() => ListedShiftInput) input: ListedShiftInput) {
      return ask(ctx, list, input);
    }

    @Mutation(() => Payload, { name: names.record, description: descriptions.record })
    record(@Ctx() ctx: Context, @Arg('input', () => record.input) input: object) {
      return answered(() => submit(ctx, record, input as never));
    }
  }
  return PaidDocumentResolver;
}
