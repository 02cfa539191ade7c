import { Arg, Args, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask, type NoInput, type Query as ReadQuery } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { type Command, submit } from '../../platform/submit';
import { answered, Payload } from '../../platform/user-error';
import type { LateEffects } from '../shifts/late-entry';
import { LatePayload } from '../shifts/late-payload';
import { ListedShiftInput } from '../shifts/listed-shift';
import type { DatedDocumentInput } from './dated-document';
import { type DocumentDefinition, typeOf } from './document';
import type { DatedView } from './list-dated';
import type { PaidView } from './list-paid';
import type { PaidDocumentInput } from './paid-document';

/** What the adapter of a document answers from. */
interface DocumentParts<Input extends object, Recorded extends object, Listed extends object, View> {
  record: Command<Input, Recorded>;
  list: ReadQuery<Listed, View[]>;
  view: new () => View;
}

export type PaidDocumentParts<Id extends string = string> = DocumentParts<
  PaidDocumentInput,
  Record<Id, number> & LateEffects,
  ListedShiftInput,
  PaidView
>;

export type DatedDocumentParts<Id extends string = string> = DocumentParts<
  DatedDocumentInput,
  Record<Id, number>,
  NoInput,
  DatedView
>;

/** The type of the answer, with the id of the row. */
function payloadOf(document: DocumentDefinition, base: typeof Payload | typeof LatePayload): new () => object {
  class RecordPayload extends base {}
  Field(() => Int, { nullable: true })(RecordPayload.prototype, document.names.id);
  ObjectType(typeOf(document, 'Payload'))(RecordPayload);
  return RecordPayload;
}

/** The GraphQL adapter of a paid document. */
export function resolverOfPaid(document: DocumentDefinition, { record, list, view }: PaidDocumentParts) {
  const { names, descriptions } = document;
  const payload = payloadOf(document, LatePayload);

  @Resolver()
  class PaidDocumentResolver {
    @Query(() => [view], { name: names.list, description: descriptions.list })
    list(@Ctx() ctx: Context, @Args(() => ListedShiftInput) input: ListedShiftInput) {
      return ask(ctx, list, input);
    }

    @Mutation(() => payload, { name: names.record, description: descriptions.record })
    record(@Ctx() ctx: Context, @Arg('input', () => record.input) input: object) {
      return answered(() => submit(ctx, record, input as never));
    }
  }
  return PaidDocumentResolver as new () => object;
}

/** The GraphQL adapter of a document with a day of its own. */
export function resolverOfDated(document: DocumentDefinition, { record, list, view }: DatedDocumentParts) {
  const { names, descriptions } = document;
  const payload = payloadOf(document, Payload);

  @Resolver()
  class DatedDocumentResolver {
    @Query(() => [view], { name: names.list, description: descriptions.list })
    list(@Ctx() ctx: Context) {
      return ask(ctx, list);
    }

    @Mutation(() => payload, { name: names.record, description: descriptions.record })
    record(@Ctx() ctx: Context, @Arg('input', () => record.input) input: object) {
      return answered(() => submit(ctx, record, input as never));
    }
  }
  return DatedDocumentResolver as new () => object;
}
