import { recordInspection } from '../../../modules/stock/record-inspection';
import { lastId } from '../present';
import { type Row, submitRow } from '../route';
import { body, litres, text, whole } from '../shape';

export const inspectionRows: Row[] = [
  submitRow({
    method: 'POST',
    path: '/api/v1/mis/dsr-inpection/create',
    bodies: 'json',
    command: recordInspection,
    shape: body({
      inspectionDate: text('date'),
      productId: whole('productId'),
      readingSum: litres('jsonData.readingSum'),
      totalStock: litres('jsonData.totalStock'),
      totalBeforeStock: litres('jsonData.totalBeforeStock'),
      // New keys. Without them the entry counts as made before the first shift of its day.
      inspectionTime: text('jsonData.inspectionTime'),
      testingBefore: litres('jsonData.testingBefore'),
    }),
    present: ({ inspectionId }) => lastId(inspectionId),
  }),
];
