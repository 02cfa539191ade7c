import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import { ApiKeyView, apiKeys } from '../services/access/api-keys/api-keys.query';
import { RevokeApiKeyInput, revokeApiKey } from '../services/access/api-keys/revoke-api-key';
import { CreateApiKeyInput, createApiKey } from './create-api-key';
import { usableKeysMadeBy } from './keys-of-maker';

@ObjectType()
class CreateApiKeyPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Id of the new key; null if none was created.' })
  apiKeyId?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The key; shown only once. Null if none was created, and when the request is repeated.',
  })
  key?: string | null;
}

@ObjectType({ description: 'Contains only errors, if any.' })
class ApiKeyPayload extends Payload {}

@Resolver()
export class ApiKeysResolver {
  @Query(() => [ApiKeyView], { description: 'API keys of all tools, usable ones first.' })
  apiKeys(@Ctx() ctx: Context): Promise<ApiKeyView[]> {
    return ask(ctx, apiKeys);
  }

  @Query(() => Int, {
    description: 'Number of usable API keys that a user made. They work after the user is disabled.',
  })
  usableKeysMadeBy(
    @Ctx() ctx: Context,
    @Arg('userId', () => Int, { description: 'Id of the user.' }) userId: number,
  ): Promise<number> {
    return ask(ctx, usableKeysMadeBy, { userId });
  }

  @Mutation(() => CreateApiKeyPayload, { description: 'Creates an API key for a tool.' })
  createApiKey(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput,
  ): Promise<CreateApiKeyPayload> {
    return answered(() => submit(ctx, createApiKey, input));
  }

  @Mutation(() => ApiKeyPayload, { description: 'Revokes an API key and closes its sockets.' })
  revokeApiKey(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeApiKeyInput) input: RevokeApiKeyInput,
  ): Promise<ApiKeyPayload> {
    return answered(() => submit(ctx, revokeApiKey, input));
  }
}
