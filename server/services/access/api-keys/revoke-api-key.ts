import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { access } from '../../../domain/access.messages';
import { apiKeys } from '../../../domain/api-key.messages';
import { GREATEST_ID } from '../../../domain/field-rules';
import { refusal } from '../../../domain/kernel/problem';
import { defineCommand } from '../../../platform/submit';
import { saying } from '../../../platform/validated';

const WHOLE = saying(access.keyNotWhole());

@InputType({ description: 'The key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => Int, { description: 'Id of the key.' })
  @IsInt(WHOLE)
  @Min(1, WHOLE)
  @Max(GREATEST_ID, WHOLE)
  apiKeyId!: number;
}

/** Revokes a key, for requests and sockets alike. */
export const revokeApiKey = defineCommand({
  name: 'revokeApiKey',
  right: 'keys.manage',
  input: RevokeApiKeyInput,
  async run(tx, { apiKeyId }): Promise<{ apiKeyId: number }> {
    const [revoked] = await tx.sql<{ userId: number }>(
      'UPDATE api_key SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL RETURNING user_id AS "userId"',
      [apiKeyId],
    );
    if (!revoked) throw refusal('NOT_FOUND', apiKeys.keyGone(), 'apiKeyId', 'NOT_FOUND');
    tx.audit({ table: 'api_key', id: apiKeyId, after: { userId: revoked.userId, revoked: true } });
    tx.publish('sessionsEnded', { userId: revoked.userId, keyId: apiKeyId });
    tx.publish('noticesSeen', { userId: tx.actor.userId });
    return { apiKeyId };
  },
});
