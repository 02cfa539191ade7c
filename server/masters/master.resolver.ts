import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import type { MasterAnswer } from './change-master';
import type { Master } from './master';
import type { MasterCommands } from './master.commands';
import type { MasterQueries } from './master.queries';
import type { MasterRow } from './master-row';

export type ResolverClass = new () => object;

const WHY = { nullable: true, description: 'Why; kept with the change, and needed where an admin has to decide on it' };

/** The GraphQL and REST adapters of a master. */
export function masterResolvers<Row extends MasterRow>(
  master: Master<Row>,
  queries: MasterQueries<Row>,
  commands: MasterCommands<Row>,
): ResolverClass[] {
  const MasterPayload = payloadOf(master);
  const payload = (work: Promise<MasterAnswer<Row>>) =>
    answered(async () => {
      const { row, message, changeRequestId } = await work;
      return { [master.singular]: row, message, changeRequestId };
    });
  const { name, singular, plural, target } = master;
  const { label, pluralLabel = `${label}s` } = master.options;
  const { inputs, create, update, remove, enable } = commands;

  @Resolver()
  class ReadAndCreate {
    @Query(() => [target], { name: plural, description: `${pluralLabel}, those that match the search, in order` })
    list(
      @Ctx() ctx: Context,
      @Arg('search', () => String, { nullable: true, description: 'Part of a text in the list' }) search: string | null,
      @Arg('includeDisabled', () => Boolean, { defaultValue: false, description: 'Those no longer offered too' })
      includeDisabled: boolean,
    ) {
      return ask(ctx, queries.list, { search, includeDisabled });
    }

    @Query(() => target, { name: singular, nullable: true, description: `One ${label}; null where there is none` })
    one(@Ctx() ctx: Context, @Arg('id', () => Int) id: number) {
      return ask(ctx, queries.one, { id });
    }

    @Mutation(() => MasterPayload, { name: `create${name}`, description: `Adds a ${label}` })
    create(@Ctx() ctx: Context, @Arg('input', () => inputs.create) input: object) {
      return payload(submit(ctx, create, input));
    }

    @Mutation(() => MasterPayload, {
      name: `remove${name}`,
      description: `Deletes a ${label}; one in use is disabled instead, and the message says which it was`,
    })
    remove(
      @Ctx() ctx: Context,
      @Arg('id', () => Int) id: number,
      @Arg('version', () => Int) version: number,
      @Arg('reason', () => String, WHY) reason: string | null,
    ) {
      return payload(submit(ctx, remove, { id, version, reason }));
    }
  }
  const resolvers: ResolverClass[] = [ReadAndCreate];

  if (update !== null) {
    @Resolver()
    class Update {
      @Mutation(() => MasterPayload, {
        name: `update${name}`,
        description: `Changes a ${label} of that version. STALE, with the row as it is now, where it has changed meanwhile`,
      })
      async update(
        @Ctx() ctx: Context,
        @Arg('id', () => Int) id: number,
        @Arg('version', () => Int) version: number,
        @Arg('input', () => inputs.changes!) input: object,
        @Arg('reason', () => String, WHY) reason: string | null,
      ) {
        const answer = await payload(submit(ctx, update!, { ...input, id, version, reason }));
        const isStale = answer.userErrors.some(({ code }) => code === 'STALE');
        return isStale ? { ...answer, [singular]: await ask(ctx, queries.one, { id }) } : answer;
      }
    }
    resolvers.push(Update);
  }
  if (enable !== null) {
    @Resolver()
    class Enable {
      @Mutation(() => MasterPayload, { name: `enable${name}`, description: `Offers a disabled ${label} again` })
      enable(
        @Ctx() ctx: Context,
        @Arg('id', () => Int) id: number,
        @Arg('version', () => Int) version: number,
        @Arg('reason', () => String, WHY) reason: string | null,
      ) {
        return payload(submit(ctx, enable!, { id, version, reason }));
      }
    }
    resolvers.push(Enable);
  }
  return resolvers;
}

function payloadOf<Row extends MasterRow>({ name, singular, target, options: { label } }: Master<Row>): ResolverClass {
  class MasterPayload extends Payload {
    @Field(() => String, { nullable: true, description: 'What to tell the user: that it was done, or that it waits' })
    message?: string;
    @Field(() => Int, { nullable: true, description: 'Where it was not made but waits for an admin: the request' })
    changeRequestId?: number | null;
  }
  Field(() => target, { nullable: true, description: `The ${label} as it is now` })(MasterPayload.prototype, singular);
  ObjectType(`${name}Payload`, { description: `What a change of a ${label} answers` })(MasterPayload);
  return MasterPayload;
}
