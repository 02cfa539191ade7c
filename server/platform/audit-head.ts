import type { Sql } from './sql';

/** In SQL, the short form of a place in the audit's chain: its number and the first 64 bits of its hash, in fours. */
export const shortHead = (sequence: string, hash: string): string =>
  `${sequence} || '-' || rtrim(regexp_replace(left(encode(${hash}, 'hex'), 16), '(....)', '\\1-', 'g'), '-')`;

/** The end of the audit's chain now, as it is printed and named: '1234-9f3a-7c21-b0d4-5e6f'. One row, one column `head`. */
export const AUDIT_HEAD = `SELECT ${shortHead('sequence', 'hash')} AS head FROM audit_head`;

const SHORT_HEAD = /^(\d{1,15})((?:-?[0-9a-f]{4}){4})$/;

/**
 * Whether a head that was printed before is a place of the chain as it is now, in a sentence for the one who asks. That
 * the chain itself is whole is an invariant of the books.
 */
export async function checkAuditHead(sql: Sql, printed: string): Promise<{ isInChain: boolean; says: string }> {
  const [, sequence, hash] = SHORT_HEAD.exec(printed.trim().toLowerCase()) ?? [];
  if (sequence === undefined || hash === undefined)
    return { isInChain: false, says: `${printed} is no audit head: it looks like 1234-9f3a-7c21-b0d4-5e6f` };
  const short = `${Number(sequence)}-${hash.replaceAll('-', '').replace(/(....)(?=.)/g, '$1-')}`;
  const [place] = await sql<{ head: string }>(
    `SELECT ${shortHead('chain_sequence', 'hash')} AS head FROM audit_row WHERE chain_sequence = $1`,
    [Number(sequence)],
  );
  if (!place)
    return { isInChain: false, says: `The audit has no row ${Number(sequence)}: rows up to ${short} were removed` };
  if (place.head !== short)
    return {
      isInChain: false,
      says: `Row ${Number(sequence)} of the audit is ${place.head}, not ${short}: the audit was rewritten`,
    };
  return { isInChain: true, says: `${short} is in the audit's chain` };
}
