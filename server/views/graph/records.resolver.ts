import { Args, Ctx, Field, FieldResolver, Info, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import type { RequestedFields } from '../../platform/requested-fields';
import { type PageInput, RecordInput, type SumsInput } from './records.inputs';
import { type RecordQueries, recordQueriesOf } from './records.queries';
import { groupsOf, isSummed, MOST_SUMS, type SummedThing, summedFields, sumsOf } from './records.sums';
import { type ApiType, typeOf } from './thing';
import { listedThings } from './things';

type AnyClass = new () => object;

@ObjectType({
  description:
    'What is recorded at the station, with its relations: each thing by its id, and all of it in pages. Lists within a row are in the order of entry.',
})
class Records {}

@ObjectType({ description: 'The ends of a page.' })
class PageInfo {
  @Field(() => Boolean, { description: 'Whether rows follow.' }) hasNextPage!: boolean;
  @Field(() => Boolean, { description: 'Whether rows precede it.' }) hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true, description: 'Cursor of the first row, for `before`; null if it is empty.' })
  startCursor!: string | null;
  @Field(() => String, { nullable: true, description: 'Cursor of the last row, for `after`; null if it is empty.' })
  endCursor!: string | null;
}

function connectionOf({ thing }: RecordQueries, Node: ApiType): AnyClass {
  class Connection {}
  const { prototype } = Connection;
  const description = `Rows of this page, ${thing.order.description}.`;
  Field(() => [Node] as never, { description })(prototype, 'nodes');
  Field(() => Int, { description: 'Number of all rows that the filter leaves.' })(prototype, 'totalCount');
  Field(() => PageInfo, { description: 'The ends of this page.' })(prototype, 'pageInfo');
  ObjectType(`${thing.name}Connection`, { description: `A page of \`records.${thing.many}\`.` })(Connection);
  return Connection;
}

/** The type of a thing's sums. */
function sumTypeOf(thing: SummedThing): AnyClass {
  class Sum {}
  const { prototype } = Sum;
  for (const [name, { field, type, relation, description: of }] of groupsOf(thing)) {
    const description = of.replace(/(; null.*)?\.$/, `; null unless grouped by ${name}.`);
    Field(() => (type ?? typeOf(relation!.to())) as never, { nullable: true, description })(prototype, field);
  }
  Field(() => Int, { description: 'Number of rows.' })(prototype, 'count');
  for (const [name, { type, description }] of summedFields(thing))
    Field(() => type as never, { description: description?.replace(/; null [^.]*/, '') })(prototype, name);
  ObjectType(`${thing.name}Sum`, { description: `Sums of \`${thing.many}\` of a group.` })(Sum);
  return Sum;
}

/** The GraphQL adapter of a thing's sums. */
function sumsResolver(thing: SummedThing): AnyClass {
  const sums = sumsOf(thing);
  const Sum = sumTypeOf(thing);

  @Resolver(() => Records)
  class SumFields {
    @FieldResolver(() => [Sum] as never, {
      nullable: true,
      description: `Sums of \`${thing.many}\`, ordered by their groups, at most ${MOST_SUMS}. Null if the question was refused.`,
    })
    async [`${thing.one}Sums`](
      @Ctx() ctx: Context,
      @Args(() => sums.input) input: SumsInput,
      @Info() asked: RequestedFields,
    ) {
      return ask(ctx, sums, input, asked);
    }
  }
  return SumFields;
}

/** The GraphQL adapter of a thing. A field that fails is null, and the others are answered. */
function recordResolver(queries: RecordQueries): AnyClass {
  const { thing, one, page } = queries;
  const Node = typeOf(thing);
  const Connection = connectionOf(queries, Node);

  @Resolver(() => Records)
  class RecordFields {
    // TypeGraphQL identifies the fields of a type by the names of their methods.
    @FieldResolver(() => Node as never, {
      nullable: true,
      description: `${thing.description.replace(/\.$/, '')}; null if not found.`,
    })
    async [thing.one](
      @Ctx() ctx: Context,
      @Args(() => RecordInput) input: RecordInput,
      @Info() asked: RequestedFields,
    ) {
      return ask(ctx, one, input, asked);
    }

    @FieldResolver(() => Connection, {
      nullable: true,
      description: `All \`${thing.name}\` in pages. Null if the question was refused.`,
    })
    async [thing.many](@Ctx() ctx: Context, @Args(() => page.input) input: PageInput, @Info() asked: RequestedFields) {
      return ask(ctx, page, input, asked);
    }
  }
  return RecordFields;
}

@Resolver()
class RecordsResolver {
  @Query(() => Records, { description: 'What is recorded, as a graph' })
  records(): object {
    return {};
  }
}

export const recordsResolvers = [
  RecordsResolver,
  ...listedThings.map(recordQueriesOf).map(recordResolver),
  ...listedThings.filter(isSummed).map(sumsResolver),
];
