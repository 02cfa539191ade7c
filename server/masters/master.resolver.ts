import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { type MessageParams } from '../domain/kernel/message';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { MessageValues } from '../platform/scalars';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import type { MasterAnswer } from './change-master';
import { type Master, oneOf } from './master';
import type { MasterCommands } from './master.commands';
import type { MasterQueries } from './master.queries';
import type { MasterRow } from './master-row';

export type ResolverClass = new () => object;

const WHY = { nullable: true, description: 'Reason, stored with the change; required if it waits for approval' };

/** The GraphQL and REST adapters of a master. */
export function masterResolvers<Row extends MasterRow>(
  master: Master<Row>,
  queries: MasterQueries<Row>,
  commands: MasterCommands<Row>,
): ResolverClass[] {
  const MasterPayload = payloadOf(master);
  const payload = (work: Promise<MasterAnswer<Row>>) =>
    answered(async () => {
      const { id: _, row, ...answer } = await work;
      return { [master.singular]: row, ...answer };
    });
  const { name, singular, plural, target } = master;
  const { label, pluralLabel = `${label}s` } = master.options;
  const { inputs, create, update, remove, enable } = commands;

  @Resolver()
  class ReadAndCreate {
    @Query(() => [target], { name: plural, description: `${pluralLabel} that match the search, in list order` })
    list(
      @Ctx() ctx: Context,
      @Arg('search', () => String, { nullable: true, description: 'Text to search for in the list' }) search:
        | string
        | null,
      @Arg('includeDisabled', () => Boolean, { defaultValue: false, description: 'Whether to include disabled rows' })
      includeDisabled: boolean,
    ) {
      return ask(ctx, queries.list, { search, includeDisabled });
    }

    @Query(() => target, {
      name: singular,
      nullable: true,
      description: `One ${label.toLowerCase()}; null if not found`,
    })
    one(@Ctx() ctx: Context, @Arg('id', () => Int) id: number) {
      return ask(ctx, queries.one, { id });
    }

    @Mutation(() => MasterPayload, { name: `create${name}`, description: `Creates ${oneOf(label)}` })
    create(@Ctx() ctx: Context, @Arg('input', () => inputs.create) input: object) {
      return payload(submit(ctx, create, input));
    }

    @Mutation(() => MasterPayload, {
      name: `remove${name}`,
      description: removalOf(master),
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
        description: `Changes ${oneOf(label)}. Refused as STALE, with the current row, if the version is not the current one`,
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
      @Mutation(() => MasterPayload, {
        name: `enable${name}`,
        description: `Enables a disabled ${label.toLowerCase()}`,
      })
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

function removalOf<Row extends MasterRow>({ canBeDisabled, options: { label, table } }: Master<Row>): string {
  if (table !== undefined) return `Disables ${oneOf(label)}`;
  if (!canBeDisabled) return `Deletes ${oneOf(label)}; refused if it is in use`;
  return `Deletes ${oneOf(label)}, or disables it if it is in use; the message says which`;
}

function payloadOf<Row extends MasterRow>({ name, singular, target, options: { label } }: Master<Row>): ResolverClass {
  class MasterPayload extends Payload {
    @Field(() => String, {
      nullable: true,
      description: 'Message for the user: the change was made, or it waits for approval',
    })
    message?: string;
    @Field(() => String, { nullable: true, description: 'Stable id of the message' }) messageId?: string;
    @Field(() => MessageValues, { nullable: true, description: 'Values of the message' }) params?: MessageParams;
    @Field(() => Int, {
      nullable: true,
      description: 'Id of the change request if the change waits for approval',
    })
    changeRequestId?: number | null;
  }
  Field(() => target, { nullable: true, description: `Current state of the ${label.toLowerCase()}` })(
    MasterPayload.prototype,
    singular,
  );
  ObjectType(`${name}Payload`, { description: `Result of changing ${oneOf(label)}` })(MasterPayload);
  return MasterPayload;
}
