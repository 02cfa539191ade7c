import { IsInt, Max, Min } from 'class-validator';
import { access } from '../domain/access.messages';
import { effects } from '../domain/effects.messages';
import { GREATEST_ID } from '../domain/field-rules';
import type { Message } from '../domain/kernel/message';
import { defineQuery } from '../platform/ask';
import type { Sql } from '../platform/sql';
import type { Tx } from '../platform/submit';
import { saying } from '../platform/validated';
import { IS_USABLE } from '../services/access/api-keys/api-key-actors';
import { tellOfNew } from '../services/approvals/tell-of-new';

const WHOLE = saying(access.userNotWhole());

interface KeyOfMaker {
  id: number;
  /** The tool. */
  name: string;
  start: string;
}

/** 'TALLY, fck_1a2b' */
export const titleOfKey = ({ name, start }: Pick<KeyOfMaker, 'name' | 'start'>): string => `${name}, ${start}`;

const usableKeysOf = (sql: Sql, makerId: number): Promise<KeyOfMaker[]> =>
  sql<KeyOfMaker>(
    `SELECT k.id, u.name, k.start FROM api_key k JOIN app_user u ON u.id = k.user_id
     WHERE k.created_by_id = $1 AND ${IS_USABLE} ORDER BY k.id`,
    [makerId],
  );

/**
 * Notifies those who manage API keys of the keys that a disabled user made, which work until they are revoked (ADR 49).
 * Returns their number, in a sentence.
 */
export async function tellOfKeysOf(tx: Tx, makerId: number): Promise<Message[]> {
  const keys = await usableKeysOf(tx.sql, makerId);
  for (const key of keys)
    await tellOfNew(tx, { table: 'api_key', rowId: key.id, title: titleOfKey(key), as: 'isOfDisabledMaker' });
  return keys.length === 0 ? [] : [effects.keysWork({ count: keys.length })];
}

class MakerInput {
  @IsInt(WHOLE)
  @Min(1, WHOLE)
  @Max(GREATEST_ID, WHOLE)
  userId!: number;
}

/** Counts the usable keys that a user made, for those who are about to disable the user. */
export const usableKeysMadeBy = defineQuery({
  name: 'usableKeysMadeBy',
  right: 'users.manage',
  input: MakerInput,
  run: async ({ sql }, { userId }): Promise<number> => (await usableKeysOf(sql, userId)).length,
});
