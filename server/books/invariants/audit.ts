import type { Invariant } from './invariant';

/** The audit chain is complete, and the end of each change request is audited. */
export const auditInvariants: Invariant[] = [
  {
    name: '19 the chain of audit rows is complete: each follows from the one before it, none is missing',
    sql: `SELECT r.id, r.chain_sequence, r.table_name, r.row_id
          FROM (SELECT audit_row.*::audit_row AS r, lag(hash, 1, sha256('forecourt')) OVER chain AS previous,
                       row_number() OVER chain AS place
                FROM audit_row WINDOW chain AS (ORDER BY chain_sequence)) c, LATERAL (SELECT (c.r).*) r
          WHERE r.chain_sequence <> c.place OR r.hash <> audit_row_hash(c.previous, c.r)`,
  },
  {
    name: '19 the chain ends at its head',
    sql: `SELECT h.sequence, l.chain_sequence
          FROM audit_head h
          LEFT JOIN LATERAL (SELECT chain_sequence, hash FROM audit_row ORDER BY chain_sequence DESC LIMIT 1) l ON true
          WHERE h.sequence <> COALESCE(l.chain_sequence, 0) OR h.hash <> COALESCE(l.hash, sha256('forecourt'))`,
  },
  {
    name: '17 the end of each request is in the audit, once',
    sql: `SELECT c.id, c.state FROM change_request c
          WHERE c.state <> 'PENDING' AND 1 <> (
            SELECT COUNT(*) FROM audit_row a
            WHERE a.table_name = 'change_request' AND a.row_id = c.id::text AND a.after ->> 'state' = c.state)`,
  },
];
