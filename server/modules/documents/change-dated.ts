import { inr } from '../../domain/kernel/format';
import { refuseIf } from '../../domain/kernel/problem';
import { referenceField } from '../../masters/reference-field';
import { columnOf } from '../../platform/column-of';
import type { Tx } from '../../platform/submit';
import type { ApprovalLine } from '../../services/approvals/approval-line';
import { type ChangeField, changeField, type ShownField } from '../../services/approvals/change-field';
import { type DocumentChange, editable } from '../../services/approvals/editable-document';
import { type EditableRow, questionsOf } from '../../services/approvals/editable-table';
import { withLedgerEffects } from '../../services/approvals/ledger-effects';
import { requireApproval } from '../../services/approvals/require-approval';
import { reverse } from '../../services/ledger/reverse';
import { withReferenceSeen } from '../safe/reference-seen';
import {
  asStored,
  type DatedDocument,
  type DatedEntry,
  movedBy,
  type NamedRow,
  namedRows,
  postedFields,
  storedFields,
  towardOf,
} from './dated-document';
import { joinSubject, titleColumnOf } from './document';
import { postDated } from './post-dated';

interface DatedRow extends EditableRow {
  amount: number;
}

/**
 * The fields that a change may have: not those that name a row of no master, and the subject only if the document lets it
 * change.
 */
function fieldsOf(document: DatedDocument): ChangeField[] {
  const { subject, day, fields, rules, changesSubject } = document;
  return storedFields(document).flatMap((name) => {
    const rule = rules[name]!;
    if (name === subject.field) return changesSubject ? [referenceField(name, subject.label, rule, subject.of)] : [];
    if (name === 'amount') return [changeField(name, 'Amount', rule)];
    if (name === day.name) return [changeField(name, day.label, rule)];
    if (name === 'comment') return [changeField(name, 'Comment', rule, { kind: 'multiline' })];
    const { label, row, choices } = fields.find((field) => field.name === name)!;
    if (row === undefined) return [changeField(name, label, rule, { choices })];
    return row.of === undefined ? [] : [referenceField(name, label, rule, row.of)];
  });
}

const factsOf = ({ subject, fields, changesSubject }: DatedDocument): ShownField[] => [
  ...(changesSubject ? [] : [{ name: subject.name, label: subject.label, kind: 'text' as const }]),
  ...fields.flatMap(({ label, row }) =>
    row === undefined || row.of !== undefined ? [] : [{ name: row.name, label, kind: 'text' as const }],
  ),
  { name: 'enteredBy', label: 'Entered by', kind: 'text' },
];

/** Checks a changed row, and posts it again if its entry differs. */
async function modifyDated(
  tx: Tx,
  document: DatedDocument,
  line: ApprovalLine,
  { changed, before }: { changed: DatedRow; before: DatedRow },
): Promise<DocumentChange | undefined> {
  const { kind } = document;
  const after = asStored(document, changed);
  refuseIf(await document.problemsOf(tx.sql, after, tx.today, before));
  const moved = movedBy(document, after);
  const isOfOther = document.posts.some(({ of }) => after[of] !== before[of]);
  if (moved > movedBy(document, before) || (isOfOther && document.approval?.ofSubject))
    await requireApproval(tx, line, moved);
  const write = document.stored?.(changed);
  if (postedFields(document).every((name) => after[name] === before[name])) return write && { write };
  const unusual = (await document.unusualText?.(tx.sql, after)) ?? null;
  const { answer: opened, effects } = await withLedgerEffects(tx, async () => {
    await reverse(tx, tx.actor.userId, { kind, id: before.id });
    return postDated(tx, document, after as DatedEntry);
  });
  return {
    ...(write && { write }),
    effects: [...opened, ...effects],
    questions: questionsOf('FIGURE_UNUSUAL', 'amount', unusual),
  };
}

/** The fields of an entry that its changes do not have, as a waiting entry shows them. */
export const fixedFields = ({ subject, fields, rules, changesSubject }: DatedDocument): ShownField[] => [
  ...(changesSubject ? [] : [referenceField(subject.field, subject.label, rules[subject.field]!, subject.of)]),
  ...fields.flatMap(({ name, label, row }) =>
    row === undefined || row.of !== undefined ? [] : [{ name, label, kind: 'text' as const, reference: named(row) }],
  ),
];

const named = ({ table, title }: NamedRow): NonNullable<ShownField['reference']> => ({
  master: table,
  async nameOf(sql, id) {
    const [row] = await sql<{ name: string }>(`SELECT ${title} AS name FROM ${table} WHERE id = $1`, [id]);
    return row?.name ?? null;
  },
});

/** Registers how a recorded document is corrected: it is posted again on its day, or reversed. */
export function defineDatedChanges(document: DatedDocument, line: ApprovalLine): void {
  const { kind, table, label, subject, event, referred } = document;
  const toward = towardOf(document);
  const modify = (tx: Tx, changed: DatedRow, before: DatedRow) => modifyDated(tx, document, line, { changed, before });
  const { joins, columns } = namedRows(document);
  const stored = storedFields(document).map((name) => `d.${columnOf(name)} AS "${name}"`);
  editable<DatedRow>({
    table,
    label,
    fields: fieldsOf(document),
    facts: factsOf(document),
    titleOf: (row) => {
      const names = [row[subject.name], ...(toward === undefined ? [] : [row[toward.row.name]])];
      return `${names.join(' → ')}, ${inr(row.amount)}`;
    },
    events: ({ id }) => [[event.topic, event.ids(id)]],
    async read(sql, id) {
      const [row] = await sql<DatedRow>(
        `SELECT d.id, d.version, d.created_at AS at, ${stored.join(', ')}, ${columns}
                s.${titleColumnOf(document)} AS "${subject.name}", u.name AS "enteredBy"
         FROM ${table} d ${joinSubject(document)} ${joins} LEFT JOIN app_user u ON u.id = d.created_by_id
         WHERE d.id = $1`,
        [id],
      );
      return row ?? null;
    },
    async lock(tx, id) {
      await tx.sql(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    },
    modify: referred ? withReferenceSeen(table, modify) : modify,
    async remove(tx, { id }) {
      const { effects } = await withLedgerEffects(tx, () => reverse(tx, tx.actor.userId, { kind, id }));
      return { effects };
    },
  });
}
