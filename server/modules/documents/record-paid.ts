import { Field, InputType, Int } from 'type-graphql';
import { chequeRules, problemsOfCheque } from '../../domain/cheque.rules';
import { refuseIf } from '../../domain/kernel/problem';
import { isByCheque, problemsOfPayment } from '../../domain/payment-way';
import { openedBy } from '../../masters/move-openings';
import { askAbout, askTogether } from '../../platform/ask-about';
import { columnOf } from '../../platform/column-of';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { BusinessDate } from '../../platform/scalars';
import { type Command, defineCommand } from '../../platform/submit';
import type { ApprovalLine } from '../../services/approvals/approval-line';
import { requireApproval } from '../../services/approvals/require-approval';
import { account, post, transfer } from '../../services/ledger/post';
import { writeCheque } from '../safe/cheques';
import { payMoney } from '../safe/move-money';
import { PaidInput } from '../safe/paid-input';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { askAboutReference } from '../safe/reference-seen';
import {
  entriesOn,
  moveOpeningsBeforePayment,
  postedOn,
  problemsOfValuedPayment,
  ValueDateField,
  withStoredDate,
} from '../safe/value-date';
import { type LateEffects, lockShiftOfEntry, withLateEffects } from '../shifts/late-entry';
import { LateReasonField, RehearseField, ShiftMeantField } from '../shifts/shift-meant-field';
import { subjectIdOf, typeOf } from './document';
import { type PaidDocument, type PaidDocumentInput } from './paid-document';

type InputClass = new () => PaidDocumentInput;

/** The input of the command: the money, its subject, and how the entry belongs to a shift. */
function inputOf(document: PaidDocument): InputClass {
  const { descriptions, subject, rules, hasReference, cheque, unusualText } = document;
  class Input extends PaidInput {
    @ShiftMeantField() shiftId?: number | null;
    @LateReasonField() lateReason?: string | null;
    @RehearseField() rehearse?: boolean | null;
  }
  const declare = (field: string, type: typeof Int | typeof String, nullable: boolean): void => {
    Field(() => type, { nullable })(Input.prototype, field);
    Ruled(rules[field]!)(Input.prototype, field);
  };
  declare(subject.field, Int, false);
  ValueDateField()(Input.prototype, 'valueDate');
  if (hasReference) declare('reference', String, true);
  if (cheque) {
    const described = { nullable: true, description: 'Date on a cheque; required for a cheque.' };
    Field(() => BusinessDate, described)(Input.prototype, 'chequeDate');
    Ruled(chequeRules.chequeDate)(Input.prototype, 'chequeDate');
  }
  declare('comment', String, true);
  const questions = [...(hasReference ? ['REFERENCE_SEEN'] : []), ...(unusualText ? ['FIGURE_UNUSUAL'] : [])];
  if (questions.length > 0) ConfirmedField(...questions)(Input.prototype, 'confirmed');
  InputType(typeOf(document, 'Input'), { description: descriptions.input })(Input);
  return Input as InputClass;
}

/** The columns of a new row, of which some documents have no reference. */
const columnsOf = ({ subject, hasReference }: PaidDocument): string[] => [
  subject.field,
  'amount',
  'accountId',
  'paymentModeId',
  'valueDate',
  ...(hasReference ? ['reference'] : []),
  'comment',
];

/**
 * Makes the command that records a paid document in the running shift, or late in a closed one: its subject's account
 * is debited, the safe or the account that paid is credited (docs/design/domain.md#postings).
 */
export function recordOf<Id extends string>(
  document: PaidDocument<Id>,
  line: ApprovalLine,
): Command<PaidDocumentInput, Record<Id, number> & LateEffects> {
  const { kind, table, names, rights, subject, rules, hasReference, cheque } = document;
  const columns = columnsOf(document);
  const insert = `INSERT INTO ${table} (shift_id, late_reason, created_by_id, ${columns.map(columnOf).join(', ')})
                  VALUES ($1, $2, $3, ${columns.map((_, index) => `$${index + 4}`).join(', ')}) RETURNING id`;
  return defineCommand({
    name: names.record,
    right: rights.record,
    input: inputOf(document),
    async run(tx, typed) {
      const subjectId = subjectIdOf(document, typed);
      const shift = await lockShiftOfEntry(tx, typed);
      const { lateReason } = shift;
      const input = withStoredDate(typed, shift);
      const { valueDate = null } = input;
      const entry: PaidDocumentInput & Readonly<Record<string, unknown>> = { ...input };
      return withLateEffects(tx, { ...shift, valueDate }, async (effects) => {
        const isLate = lateReason !== null;
        // What was disabled since was in use in the shift of a late entry.
        await document.lockSubject?.(tx, subjectId, !isLate);
        const ways = await paymentWaysOf(tx.sql, isLate);
        const isCheque = cheque !== undefined && isByCheque(entry, ways);
        refuseIf([
          ...((await document.problemsOf?.(tx.sql, subjectId, isLate ? subjectId : undefined)) ?? []),
          ...problemsOfPayment(rules, entry, ways, input.notes),
          ...(await problemsOfValuedPayment(tx, input, isCheque)),
        ]);
        if (cheque) refuseIf(problemsOfCheque(entry, ways, false));
        await askTogether(
          ...(hasReference ? [() => askAboutReference(tx, table, input)] : []),
          ...(document.unusualText
            ? [
                () =>
                  askAbout(tx, input, 'FIGURE_UNUSUAL', 'amount', () =>
                    document.unusualText!(tx.sql, { subjectId, amount: input.amount }),
                  ),
              ]
            : []),
        );
        await requireApproval(tx, line, input.amount);
        const posted = postedOn(valueDate, shift, document);
        const opened = { ...openedBy(account(subject.account, subjectId)), bank: input.accountId };
        effects.push(...(await moveOpeningsBeforePayment(tx, shift, posted, opened)));
        const paid = await payMoney(tx, input);
        const [row] = await tx.sql<{ id: number }>(insert, [
          shift.id,
          lateReason,
          tx.actor.userId,
          ...columns.map((column) => entry[column] ?? null),
        ]);
        const { id } = row!;
        if (isCheque) await writeCheque(tx, cheque, id, { chequeDate: input.chequeDate });
        const lines = transfer(account(subject.account, subjectId), paid.account, input.amount);
        await post(tx, tx.actor.userId, entriesOn(posted, { document: { kind, id }, lines, notes: paid.notes }));
        tx.audit({
          table,
          id,
          after: { ...input, notes: paid.notes, lateReason: lateReason ?? undefined },
          reason: lateReason,
        });
        tx.publish('cashChanged', { shiftId: shift.id });
        return { [names.id]: id } as Record<Id, number>;
      });
    },
  });
}
