import { type Message } from '../domain/kernel/message';
import { settings } from '../domain/settings.messages';
import type { Sql } from './sql';

/**
 * SQL expression for the short form of an audit link: its number and the first 64 bits of its hash, in groups of four.
 */
const shortHead = (sequence: string, hash: string): string =>
  `${sequence} || '-' || rtrim(regexp_replace(left(encode(${hash}, 'hex'), 16), '(....)', '\\1-', 'g'), '-')`;

/** SQL query for the current audit head in the short form: '1234-9f3a-7c21-b0d4-5e6f', as `head`. */
export const AUDIT_HEAD = `SELECT ${shortHead('sequence', 'hash')} AS head FROM audit_head`;

const SHORT_HEAD = /^(\d{1,15})((?:-?[0-9a-f]{4}){4})$/;

/**
 * Checks whether a printed audit head is a link of the current chain, with a sentence for the user. The chain's
 * integrity is an invariant of the books.
 */
export async function checkAuditHead(sql: Sql, printed: string): Promise<{ isInChain: boolean; said: Message }> {
  const [, sequence, hash] = SHORT_HEAD.exec(printed.trim().toLowerCase()) ?? [];
  if (sequence === undefined || hash === undefined)
    return { isInChain: false, said: settings.noAuditHead({ printed }) };
  const short = `${Number(sequence)}-${hash.replaceAll('-', '').replace(/(....)(?=.)/g, '$1-')}`;
  const [place] = await sql<{ head: string }>(
    `SELECT ${shortHead('chain_sequence', 'hash')} AS head FROM audit_row WHERE chain_sequence = $1`,
    [Number(sequence)],
  );
  if (!place) return { isInChain: false, said: settings.auditCut({ row: String(Number(sequence)), head: short }) };
  if (place.head !== short)
    return {
      isInChain: false,
      said: settings.auditRewritten({ row: String(Number(sequence)), now: place.head, head: short }),
    };
  return { isInChain: true, said: settings.inAuditChain({ head: short }) };
}
