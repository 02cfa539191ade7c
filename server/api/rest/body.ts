import { errorCodes, type FastifyRequest } from 'fastify';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { requests } from '../../domain/requests.messages';
import type { Context } from '../../platform/context';
import { fieldsOfForm } from './form-fields';
import type { Row } from './route';

/** Multipart bodies bypass the body limit, so their parts have their own limits. */
export const MULTIPART_LIMITS = { files: 1, fileSize: 1024 * 1024, fields: 20, fieldSize: 10_000, parts: 21 };

/** A file larger than its row accepts. */
export class FileTooLarge extends Error {
  readonly statusCode = 413;

  constructor(
    readonly text: Message,
    options: ErrorOptions,
  ) {
    super(text.message, options);
  }
}

const isTooLarge = (error: unknown): boolean => (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';

/** The fields of a body of an accepted type. Throws ProblemError INVALID, or Fastify's errors for 413 and 415. */
export async function bodyOf(row: Row, ctx: Context, request: FastifyRequest): Promise<Record<string, unknown>> {
  const { bodies = 'forms' } = row;
  const type = request.headers['content-type'] ?? '';
  const isMultipart = request.isMultipart();
  const isForm = isMultipart || type.startsWith('application/x-www-form-urlencoded');
  if ((isForm && bodies === 'json') || (isMultipart && bodies !== 'files'))
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
  const body: unknown = isMultipart ? await partsOf(row, ctx, request) : (request.body ?? {});
  if (typeof body !== 'object' || Array.isArray(body))
    throw refusal('INVALID', requests.bodyNotObject(), undefined, 'INVALID');
  const fields = body as Record<string, unknown>;
  return isForm && !isMultipart ? fieldsOfForm(fields) : fields;
}

/** The parts of a multipart body: its fields, and its file if the row takes one. Other files are read and discarded. */
async function partsOf(
  { takesFile }: Row,
  { actor }: Context,
  request: FastifyRequest,
): Promise<Record<string, unknown>> {
  // Without a log-in nobody can fill the memory with large files.
  const fileSize = (actor && takesFile?.most) ?? MULTIPART_LIMITS.fileSize;
  const fields: Record<string, unknown> = {};
  let file = {};
  try {
    for await (const part of request.parts({ limits: { ...MULTIPART_LIMITS, fileSize } })) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        if (takesFile) file = { fileName: part.filename, file: content.toString('base64') };
      } else if (part.valueTruncated) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      else fields[part.fieldname] = part.value;
    }
  } catch (cause) {
    // The file's stream may report its size, or the iteration to the next part.
    throw actor && takesFile && isTooLarge(cause) ? new FileTooLarge(takesFile.tooLarge, { cause }) : cause;
  }
  return { ...fields, ...file };
}
