import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { AuditedChange } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Sql } from '../../platform/sql';
import { beforeCommit } from '../../platform/submit';
import { transaction } from '../../platform/transaction';
import type { IssuedContent } from './issued-content';
import { type Paper, readPaper } from './paper';
import { PAPERS } from './papers';

/**
 * Writes the next version of a paper, unless the newest one has the same lines. The station and the party stay those of
 * the first version: a correction of figures does not rename anybody.
 */
const ISSUE = `
  INSERT INTO issued_paper (kind, document_id, version, content, issued_at, issued_by_id, logo_file_id)
  SELECT $1, $2, COALESCE(l.version, 0) + 1,
         jsonb_build_object('sections', $3::jsonb -> 'sections',
                            'station', COALESCE(l.content, $3::jsonb) -> 'station',
                            'party', COALESCE(l.content, $3::jsonb) -> 'party'), $4, $5,
         CASE WHEN l.version IS NULL THEN (SELECT file_id FROM station_logo) ELSE l.logo_file_id END
  FROM (SELECT) one
  LEFT JOIN LATERAL (
    SELECT version, content, logo_file_id FROM issued_paper WHERE kind = $1 AND document_id = $2 ORDER BY version DESC LIMIT 1) l ON true
  WHERE l.version IS NULL OR l.content -> 'sections' <> $3::jsonb -> 'sections'
  ON CONFLICT DO NOTHING`;

/** The document, and when and by whom its paper is issued. */
interface Issue {
  documentId: number;
  at: Date;
  byId: number | null;
}

const issue = (sql: Sql, { kind }: Paper, content: IssuedContent, { documentId, at, byId }: Issue): Promise<unknown> =>
  sql(ISSUE, [kind, documentId, JSON.stringify(content), at, byId]);

/** Issues the papers of the documents that a command has made or restated, in its transaction. */
beforeCommit(async ({ sql, ctx, actor }, changes) => {
  for (const paper of PAPERS)
    for (const documentId of restatedBy(changes, paper))
      await issue(sql, paper, await readPaper(sql, paper, documentId, ctx.clock), {
        documentId,
        at: ctx.clock.now(),
        byId: actor.userId,
      });
});

function restatedBy(changes: readonly AuditedChange[], { kind, isRestatedBy }: Paper): Set<number> {
  const restated = new Set<number>();
  for (const { table, id, after } of changes) {
    if (table !== kind) continue;
    if (after == null) restated.delete(Number(id));
    else if (isRestatedBy(after as Record<string, unknown>)) restated.add(Number(id));
  }
  return restated;
}

const AT_ONCE = 50;

/**
 * Issues papers of documents that have none, as of now: those of an older version of the program. Runs beside the
 * serving; a document that is printed before its turn prints from its rows.
 */
export async function issueMissingPapers(database: DataSource, clock: Clock, log: Logger): Promise<void> {
  for (const paper of PAPERS) {
    let issued = 0;
    for (let after = 0; ; ) {
      const done = await transaction(database, ({ sql }) => issueSome(sql, paper, after, clock), {
        safeToRepeat: true,
      });
      if (done.length === 0) break;
      after = done.at(-1)!;
      issued += done.length;
    }
    if (issued > 0) log.info(`${issued} papers of ${paper.kind} were stored`);
  }
}

/** Returns the ids of the documents, in order. They are locked: a correction of one issues its own version after it. */
async function issueSome(sql: Sql, paper: Paper, after: number, clock: Clock): Promise<number[]> {
  const documents = await sql<{ id: number; createdAt: Date; createdById: number | null }>(
    `SELECT d.id, d.created_at AS "createdAt", d.created_by_id AS "createdById" FROM ${paper.kind} d
     WHERE d.id > $1 AND ${paper.only ?? 'true'} AND NOT EXISTS (SELECT FROM issued_paper p WHERE p.kind = '${paper.kind}' AND p.document_id = d.id)
     ORDER BY d.id LIMIT ${AT_ONCE} FOR SHARE OF d`,
    [after],
  );
  for (const { id, createdAt, createdById } of documents)
    await issue(sql, paper, await readPaper(sql, paper, id, clock), {
      documentId: id,
      at: createdAt,
      byId: createdById,
    });
  return documents.map(({ id }) => id);
}
