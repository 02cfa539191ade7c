import { randomUUID } from 'node:crypto';
import type { AnyTx } from '../../platform/submit';
import type { CheckedFile } from './check-file';
import { shownName } from './shown-name';

/**
 * Stores a checked file under the user's name for it, with its audit row. Returns its id; a document has to refer to it
 * within a day, or it is deleted.
 */
export async function storeFile(
  tx: AnyTx,
  { contentType, content }: CheckedFile,
  { name, createdById }: { name: string; createdById: number },
): Promise<string> {
  const fileId = randomUUID();
  const shown = shownName(name, contentType);
  await tx.sql('INSERT INTO stored_file (id, name, content_type, content, created_by_id) VALUES ($1, $2, $3, $4, $5)', [
    fileId,
    shown,
    contentType,
    content,
    createdById,
  ]);
  tx.audit({ table: 'stored_file', id: fileId, after: { name: shown, contentType, bytes: content.length } });
  return fileId;
}
