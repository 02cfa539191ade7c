import { effects as texts } from '../../domain/effects.messages';
import { inspectionRules, problemsOfInspection } from '../../domain/inspection.rules';
import { type BusinessDate, showDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import { refuseIf } from '../../domain/kernel/problem';
import { changeField } from '../../services/approvals/change-field';
import { editable } from '../../services/approvals/editable-document';
import type { EditableRow } from '../../services/approvals/editable-table';
import { inspectedAlready } from './record-inspection';

interface InspectionRow extends EditableRow {
  productId: number;
  productName: string;
  inspectionDate: BusinessDate;
}

/** Corrects an inspection. The daily stock report starts from it wherever it is in force. */
export const changeOfInspection = editable<InspectionRow>({
  table: 'inspection',
  label: 'Inspection',
  fields: [
    changeField('inspectionDate', 'Inspection date', inspectionRules.inspectionDate),
    changeField('readingSum', 'Reading sum', inspectionRules.readingSum),
    changeField('totalStock', 'Total stock', inspectionRules.totalStock),
    changeField('totalBeforeStock', 'Stock in before', inspectionRules.totalBeforeStock),
    changeField('inspectionTime', 'Inspection time', inspectionRules.inspectionTime, {
      hint: 'HH:MM; empty counts as before the first shift of the day',
    }),
    changeField('testingBefore', 'Testing before', { ...inspectionRules.testingBefore, required: true }),
  ],
  facts: [
    { name: 'productName', label: 'Product', kind: 'text' },
    { name: 'enteredBy', label: 'Entered by', kind: 'text' },
  ],
  async read(sql, id) {
    const [row] = await sql<InspectionRow>(
      `SELECT i.id, i.version, i.created_at AS at, i.product_id AS "productId", p.name AS "productName",
              i.inspection_date AS "inspectionDate", i.reading_sum AS "readingSum", i.total_stock AS "totalStock",
              i.total_before_stock AS "totalBeforeStock", i.inspection_time AS "inspectionTime",
              i.testing_before AS "testingBefore", u.name AS "enteredBy"
       FROM inspection i JOIN product p ON p.id = i.product_id LEFT JOIN app_user u ON u.id = i.created_by_id
       WHERE i.id = $1`,
      [id],
    );
    return row ?? null;
  },
  async lock(tx, id) {
    await tx.sql('SELECT FROM inspection WHERE id = $1 FOR UPDATE', [id]);
  },
  titleOf: ({ productName, inspectionDate }) => `${productName}, ${showDate(inspectionDate)}`,
  events: ({ id }) => [['stockChanged', { inspectionId: id }]],
  async modify(tx, after, before) {
    refuseIf(problemsOfInspection({ ...after }, tx.ctx.clock.minute()));
    const { id, productId, productName, inspectionDate } = after;
    const others = await tx.sql('SELECT FROM inspection WHERE product_id = $1 AND inspection_date = $2 AND id <> $3', [
      productId,
      inspectionDate,
      id,
    ]);
    if (others.length > 0) throw inspectedAlready(productName, inspectionDate);
    const first = before.inspectionDate < inspectionDate ? before.inspectionDate : inspectionDate;
    return { effects: [variationFollows(productName, first)] };
  },
  async remove(_tx, { productName, inspectionDate }) {
    return { effects: [variationFollows(productName, inspectionDate)] };
  },
});

const variationFollows = (productName: string, from: BusinessDate): Message =>
  texts.stockReport({ product: productName, from });
