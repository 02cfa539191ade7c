import { IsOptional } from 'class-validator';
import { hasControlCharacter } from '../../domain/field-rules';
import { labelled, type Message } from '../../domain/kernel/message';
import { ProblemError } from '../../domain/kernel/problem';
import { FILE_TEXTS, GREATEST_FILE } from '../../domain/stored-file.rules';
import { Checked } from '../../platform/checked';
import type { Context } from '../../platform/context';
import { IsText } from '../../platform/is-text';
import { mayPass, refuseUnlessAllowed } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import { poolOf, sqlOn } from '../../platform/sql';
import { defineCommand } from '../../platform/submit';
import { type CheckedFile, checkFile } from './check-file';
import { lockQuotas, refuseOverQuota } from './refuse-over-quota';
import { storeFile } from './store-file';

/** Base64 uses four characters for three bytes. */
const LONGEST = Math.ceil(GREATEST_FILE / 3) * 4;

/** Decodes and encodes again, since a pattern over millions of characters may overflow the stack. */
const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;

function whyNoFileText(value: unknown): Message | null {
  if (typeof value !== 'string') return labelled(FILE_TEXTS.missing);
  if (value === '') return labelled(FILE_TEXTS.empty);
  if (value.length > LONGEST) return labelled(FILE_TEXTS.tooLarge);
  return isBase64(value) ? null : labelled(FILE_TEXTS.notBase64);
}

class KeepFileInput {
  /** The user's name for it; invisible characters are removed when it is stored. */
  @IsOptional() @IsText('File name', 255, undefined, hasControlCharacter) name?: string | null;
  /** The bytes as base64 text, so that the input is plain JSON. */
  @Checked('isFileText', whyNoFileText)
  content!: string;
}

/**
 * Checks a file, unless its user is already over a quota, because the check is expensive. That refusal is returned and
 * not thrown: the key is looked up later, and a repeat of a stored upload gets the first answer.
 */
async function checkWithinQuota(ctx: Context<Actor>, content: Buffer): Promise<CheckedFile | ProblemError> {
  try {
    await refuseOverQuota(sqlOn(poolOf(ctx.database)), ctx.actor.userId, content.length);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  return checkFile(content);
}

/** Rights of API keys to documents with files: of an invoice, and of an employee. */
const OF_FILES = ['stock.record', 'employees.papers'] as const;

/** A key that enters no document with a file has no use for an upload. People may upload their own picture. */
function refuseUselessKey(ctx: Context<Actor>): void {
  if (ctx.actor.kind === 'user' || OF_FILES.some((right) => mayPass(right, ctx.actor))) return;
  refuseUnlessAllowed(OF_FILES[0], ctx);
}

/** Stores a file for a document that will refer to it; without one it is deleted after a day. */
export const keepFile = defineCommand({
  name: 'keepFile',
  right: 'signedIn',
  input: KeepFileInput,
  async prepare(ctx, { content }) {
    refuseUselessKey(ctx);
    return checkWithinQuota(ctx, Buffer.from(content, 'base64'));
  },
  async run(tx, { name }, file): Promise<{ fileId: string }> {
    if (file instanceof ProblemError) throw file;
    const createdById = tx.actor.userId;
    await lockQuotas(tx.sql);
    await refuseOverQuota(tx.sql, createdById, file.content.length);
    return { fileId: await storeFile(tx, file, { name: name ?? '', createdById }) };
  },
});
