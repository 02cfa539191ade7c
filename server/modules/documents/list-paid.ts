import { Field, Int, ObjectType } from 'type-graphql';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { defineQuery, type Query } from '../../platform/ask';
import { columnOf } from '../../platform/column-of';
import { BusinessDate as BusinessDateType, Money } from '../../platform/scalars';
import { VALUE_DATE_SHOWN } from '../safe/value-date';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';
import { joinSubject, titleColumnOf } from './document';
import { type PaidDocument } from './paid-document';

/** A paid document of a shift as it is listed. */
export interface PaidView {
  id: number;
  createdAt: Date;
  amount: number;
  accountName: string | null;
  paymentModeName: string | null;
  valueDate: BusinessDate | null;
  reference?: string | null;
  comment: string | null;
  enteredBy: string | null;
  lateReason: string | null;
}

type ViewClass = new () => PaidView;

/** The type of the listed rows. */
export function viewOf({ names, descriptions, subject, hasReference }: PaidDocument): ViewClass {
  class View implements PaidView {
    @Field(() => Int) id!: number;
    @Field(() => Date) createdAt!: Date;
    @Field(() => Money) amount!: number;
    @Field(() => String, {
      nullable: true,
      description: 'Name of the transaction account; null if paid from the safe.',
    })
    accountName!: string | null;
    @Field(() => String, { nullable: true }) paymentModeName!: string | null;
    @Field(() => BusinessDateType, { nullable: true, description: VALUE_DATE_SHOWN }) valueDate!: string | null;
    @Field(() => String, { nullable: true }) comment!: string | null;
    @Field(() => String, { nullable: true }) enteredBy!: string | null;
    @Field(() => String, { nullable: true, description: 'Why it was entered after the close; null if it was not.' })
    lateReason!: string | null;
  }
  Field(() => Int)(View.prototype, subject.field);
  Field(() => String, { description: subject.nameDescription })(View.prototype, subject.name);
  if (hasReference) Field(() => String, { nullable: true })(View.prototype, 'reference');
  ObjectType(names.view, { description: descriptions.view })(View);
  return View;
}

/** Makes the query of the documents of the running shift, or of another one, newest first. */
export function listOf(document: PaidDocument): Query<ListedShiftInput, PaidView[]> {
  const { table, names, rights, subject, hasReference } = document;
  const subjectColumn = columnOf(subject.field);
  return defineQuery({
    name: names.list,
    right: rights.list,
    input: ListedShiftInput,
    run: ({ sql }, { shiftId = null }) =>
      sql<PaidView>(
        `SELECT d.id, d.created_at AS "createdAt", d.${subjectColumn} AS "${subject.field}",
                s.${titleColumnOf(document)} AS "${subject.name}", d.amount, a.name AS "accountName",
                m.name AS "paymentModeName", d.value_date AS "valueDate", ${hasReference ? 'd.reference, ' : ''}d.comment,
                u.name AS "enteredBy", d.late_reason AS "lateReason"
         FROM ${table} d
         ${joinSubject(document)}
         LEFT JOIN transaction_account a ON a.id = d.account_id
         LEFT JOIN payment_mode m ON m.id = d.payment_mode_id
         LEFT JOIN app_user u ON u.id = d.created_by_id
         WHERE d.shift_id = ${LISTED_SHIFT} ORDER BY d.id DESC`,
        [shiftId],
      ),
  });
}
