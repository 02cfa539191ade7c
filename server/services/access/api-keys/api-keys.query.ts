import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SOON_DAYS } from '../../../domain/api-key.rules';
import { defineQuery, NoInput } from '../../../platform/ask';

export enum ApiKeyState {
  VALID = 'VALID',
  EXPIRES_SOON = 'EXPIRES_SOON',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
}
registerEnumType(ApiKeyState, {
  name: 'ApiKeyState',
  description: 'Whether an API key can be used.',
  valuesConfig: {
    VALID: { description: 'It can be used.' },
    EXPIRES_SOON: { description: 'It can be used, and expires within 14 days.' },
    EXPIRED: { description: 'Its last day has passed.' },
    REVOKED: { description: 'A user revoked it.' },
  },
});

@ObjectType({ description: 'An API key of a tool, without the key itself.' })
export class ApiKeyView {
  @Field(() => Int, { description: 'Id of the key, to revoke it.' }) apiKeyId!: number;
  @Field(() => String, { description: 'Name of the tool.' }) name!: string;
  @Field(() => String, { description: 'First characters of the key.' }) start!: string;
  @Field(() => [String], { description: 'Names of the rights that it gives.' }) rights!: string[];
  @Field(() => String, { description: 'Name of the user who made it.' }) createdBy!: string;
  @Field(() => Boolean, { description: 'Whether the user who made it is disabled. The key works until it is revoked.' })
  isMakerDisabled!: boolean;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { description: 'When it expires.' }) expiresAt!: Date;
  @Field(() => Date, { nullable: true, description: 'Its last use, accurate to a minute; null before the first.' })
  lastUsedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Network address of the last use.' })
  lastAddress!: string | null;
  @Field(() => ApiKeyState, { description: 'Whether the key can be used now.' }) state!: ApiKeyState;
}

/** Lists all keys, those that can be used first. */
export const apiKeys = defineQuery({
  name: 'apiKeys',
  right: 'keys.manage',
  input: NoInput,
  run: ({ sql }): Promise<ApiKeyView[]> =>
    sql<ApiKeyView>(
      `SELECT k.id AS "apiKeyId", u.name, k.start, k.rights, c.name AS "createdBy", NOT c.enabled AS "isMakerDisabled",
              k.created_at AS "createdAt", k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt", k.last_address AS "lastAddress",
              CASE WHEN k.revoked_at IS NOT NULL THEN 'REVOKED' WHEN k.expires_at <= now() THEN 'EXPIRED'
                   WHEN k.expires_at <= now() + interval '${SOON_DAYS} days' THEN 'EXPIRES_SOON' ELSE 'VALID' END AS state
       FROM api_key k JOIN app_user u ON u.id = k.user_id JOIN app_user c ON c.id = k.created_by_id
       ORDER BY k.revoked_at IS NOT NULL OR k.expires_at <= now(), u.name, k.id DESC`,
    ),
});
