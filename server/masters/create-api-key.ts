import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { apiKeys } from '../domain/api-key.messages';
import { normaliseToolName, problemsOfNewKey, usualExpiry } from '../domain/api-key.rules';
import { refusal, refuseIf } from '../domain/kernel/problem';
import { RIGHTS } from '../domain/rights';
import { IsBusinessDate } from '../platform/is-business-date';
import { IsText } from '../platform/is-text';
import { mayPass } from '../platform/permission';
import { BusinessDate } from '../platform/scalars';
import { defineCommand, type Tx } from '../platform/submit';
import { recordHandler } from '../services/access/account-handlers';
import { newKey, startOfKey } from '../services/access/api-keys/key-text';
import { digestOf, hashOfSecret } from '../services/access/secret';
import { tellOfNew } from '../services/approvals/tell-of-new';
import { titleOfKey } from './keys-of-maker';

@InputType({ description: 'A new API key of a tool.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'Name of the tool. If it has a key already, this is another one of it.' })
  @IsText('name', 200)
  name!: string;
  @Field(() => [String], { description: 'Names of the rights that the key gives; only rights that you have yourself.' })
  @IsArray()
  @ArrayMaxSize(RIGHTS.length)
  @IsString({ each: true })
  rights!: string[];
  @Field(() => BusinessDate, { nullable: true, description: 'Last day of the key; in a year by default.' })
  @IsOptional()
  @IsBusinessDate()
  expiresOn?: string | null;
}

/** A key that is shown once. */
export interface CreatedApiKey {
  apiKeyId: number;
  /** Null when the request is repeated, since it was shown already. */
  key: string | null;
}

/**
 * Makes a key for a tool. The key is in the answer and nowhere else. With four eyes, its maker cannot decide on what
 * the tool requests (ADR 49).
 */
export const createApiKey = defineCommand({
  name: 'createApiKey',
  right: 'keys.manage',
  needsConfirmation: true,
  input: CreateApiKeyInput,
  async run(tx, input): Promise<CreatedApiKey> {
    const expiresOn = input.expiresOn ?? usualExpiry(tx.today);
    refuseIf(problemsOfNewKey({ ...input, expiresOn }, (right) => mayPass(right, tx.actor), tx.today));
    const name = normaliseToolName(input.name);
    const userId = await serviceNamed(tx, name);
    const key = newKey();
    const tokenHash = hashOfSecret(key);
    const rights = RIGHTS.map(({ name }) => name).filter((name) => input.rights.includes(name));
    const [row] = await tx.sql<{ id: number; expiresAt: Date }>(
      `INSERT INTO api_key (user_id, token_hash, start, rights, created_by_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, ($6::date + 1)::timestamp AT TIME ZONE $7) RETURNING id, expires_at AS "expiresAt"`,
      [userId, tokenHash, startOfKey(key), rights, tx.actor.userId, expiresOn, tx.ctx.clock.timeZone],
    );
    const { id, expiresAt } = row!;
    await recordHandler(tx, { userId, handlerId: tx.actor.userId });
    const after = { userId, start: startOfKey(key), rights, expiresAt, tokenDigest: digestOf(tokenHash) };
    tx.audit({ table: 'api_key', id, after });
    await tellOfNew(tx, {
      table: 'api_key',
      rowId: id,
      title: titleOfKey({ name, start: startOfKey(key) }),
      as: 'isNew',
    });
    tx.publish('noticesSeen', { userId: tx.actor.userId });
    return { apiKeyId: id, key };
  },
  storedAnswer: (answer) => ({ ...answer, key: null }),
});

/**
 * The tool's row of app_user, locked; made for its first key. It can never log in: it is disabled, without a password,
 * and its e-mail is no address.
 */
async function serviceNamed(tx: Tx, name: string): Promise<number> {
  const people = await tx.sql(`SELECT FROM app_user WHERE upper(name) = $1 AND kind = 'person'`, [name]);
  if (people.length > 0) throw refusal('NAME_OF_USER', apiKeys.nameOfUser(), 'name', 'INVALID');
  const [made] = await tx.sql<{ id: number; email: string; roleId: number }>(
    `INSERT INTO app_user (name, email, kind, enabled) VALUES ($1, lower($1) || ' (service)', 'service', false)
     ON CONFLICT (email) DO NOTHING RETURNING id, email, role_id AS "roleId"`,
    [name],
  );
  if (made) {
    const after = { name, email: made.email, roleId: made.roleId, kind: 'service', enabled: false };
    tx.audit({ table: 'app_user', id: made.id, after });
    return made.id;
  }
  const [known] = await tx.sql<{ id: number }>(
    `SELECT id FROM app_user WHERE name = $1 AND kind = 'service' FOR NO KEY UPDATE`,
    [name],
  );
  return known!.id;
}
