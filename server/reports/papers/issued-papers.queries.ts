import type { Sql } from '../../platform/sql';
import type { Values } from '../parameter';
import type { Parameters } from '../parameter-values';
import { selectRows } from '../section';
import type { IssuedPaper } from './issued-paper.entity';

/** How a report's parameters name its document. */
interface DocumentOfReport {
  /** SQL: its id. */
  document: string;
  parameters: Parameters;
}

/** The id of the document; null if it does not exist. */
export async function documentOf(
  sql: Sql,
  { document, parameters }: DocumentOfReport,
  values: Values,
): Promise<number | null> {
  const [row] = await selectRows<{ id: number }>(sql, document, parameters, values);
  return row?.id ?? null;
}

type PrintedPaper = Pick<IssuedPaper, 'version' | 'content' | 'issuedAt' | 'logoFileId'>;

/** A version of a document's paper, the newest for null; null if there is none. */
export async function issuedPaper(
  sql: Sql,
  kind: string,
  documentId: number,
  version: number | null,
): Promise<PrintedPaper | null> {
  const [paper] = await sql<PrintedPaper>(
    `SELECT version, content, issued_at AS "issuedAt", logo_file_id AS "logoFileId" FROM issued_paper
     WHERE kind = $1 AND document_id = $2 AND ($3::int IS NULL OR version = $3)
     ORDER BY version DESC LIMIT 1`,
    [kind, documentId, version],
  );
  return paper ?? null;
}
