import { inr } from '../../domain/kernel/format';
import { refuseIf } from '../../domain/kernel/problem';
import { referenceField } from '../../masters/reference-field';
import { columnOf } from '../../platform/column-of';
import type { Tx } from '../../platform/submit';
import type { ApprovalLine } from '../../services/approvals/approval-line';
import { type ChangeField, changeField, type ShownField } from '../../services/approvals/change-field';
import { editable } from '../../services/approvals/editable-document';
import { type ChangeResult, type EditableRow, questionsOf } from '../../services/approvals/editable-table';
import { withLedgerEffects } from '../../services/approvals/ledger-effects';
import { requireApproval } from '../../services/approvals/require-approval';
import { reverse } from '../../services/ledger/reverse';
import { type DatedDocument, type DatedEntry, type NamedRow, namedRows, storedFields } from './dated-document';
import { joinSubject, titleColumnOf } from './document';
import { postDated } from './post-dated';

interface DatedRow extends EditableRow {
  amount: number;
}

/**
 * The fields that a change may have: not the subject, whose name stays on the paper (ADR 61), nor those that name a row of
 * no master.
 */
function fieldsOf({ day, fields, rules }: DatedDocument): ChangeField[] {
  return [
    ...fields.flatMap(({ name, label, row, choices }) => {
      if (row === undefined) return [changeField(name, label, rules[name]!, { choices })];
      return row.of === undefined ? [] : [referenceField(name, label, rules[name]!, row.of)];
    }),
    changeField('amount', 'Amount', rules.amount!),
    changeField(day.name, day.label, rules[day.name]!),
    changeField('comment', 'Comment', rules.comment!, { kind: 'multiline' }),
  ];
}

const factsOf = ({ subject, fields }: DatedDocument): ShownField[] => [
  { name: subject.name, label: subject.label, kind: 'text' },
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
  { after, before }: { after: DatedRow; before: DatedRow },
): Promise<ChangeResult | undefined> {
  const { kind, day, posts } = document;
  refuseIf(await document.problemsOf(tx.sql, after, tx.today, before));
  if (after.amount > before.amount) await requireApproval(tx, line, after.amount);
  const unusual = after.amount === before.amount ? null : await document.unusualText?.(tx.sql, after);
  const posted = ['amount', day.name, ...posts.map(({ of }) => of)];
  if (posted.every((name) => after[name] === before[name])) return undefined;
  const { answer: opened, effects } = await withLedgerEffects(tx, async () => {
    await reverse(tx, tx.actor.userId, { kind, id: before.id });
    return postDated(tx, document, after as DatedEntry);
  });
  return { effects: [...opened, ...effects], questions: questionsOf('FIGURE_UNUSUAL', 'amount', unusual ?? null) };
}

/** The fields of an entry that its changes do not have, as a waiting entry shows them. */
export const fixedFields = ({ subject, fields, rules }: DatedDocument): ShownField[] => [
  referenceField(subject.field, subject.label, rules[subject.field]!, subject.of),
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
  const { kind, table, label, subject, event } = document;
  const { joins, columns } = namedRows(document);
  const stored = storedFields(document).map((name) => `d.${columnOf(name)} AS "${name}"`);
  editable<DatedRow>({
    table,
    label,
    fields: fieldsOf(document),
    facts: factsOf(document),
    titleOf: (row) => `${row[subject.name]}, ${inr(row.amount)}`,
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
    modify: (tx, after, before) => modifyDated(tx, document, line, { after, before }),
    async remove(tx, { id }) {
      const { effects } = await withLedgerEffects(tx, () => reverse(tx, tx.actor.userId, { kind, id }));
      return { effects };
    },
  });
}
