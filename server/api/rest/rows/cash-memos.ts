import { ExportedFile } from '../../../reports/export/exported-file';
import { downloadMemos } from '../../../views/cash-memos/download-memos';
import { inLitres, rupees } from '../present';
import { askRow, type Row } from '../route';
import { flag, litres, parameters, text, whole } from '../shape';

/** The cash memo lines of the specification's section 3, or with ?format=pdf the sheets to print. */
export const cashMemoRow: Row = askRow({
  method: 'GET',
  path: '/api/v1/cash-memos',
  query: downloadMemos,
  shape: parameters({
    productId: whole('productId'),
    date: text('date'),
    includeCredit: flag('includeCredit', false),
    quantity: litres('quantity'),
    seed: whole('seed'),
    format: text('format'),
    language: text('language'),
  }),
  present: (answer) =>
    answer instanceof ExportedFile
      ? answer
      : answer.memos.map(({ customerName, vehicleNumber, rate, number, sourceText, ...memo }) => ({
          customerName,
          vehicleNumber,
          date: answer.date,
          productName: answer.productName,
          price: rupees(rate),
          quantity: inLitres(memo.litres),
          amount: rupees(memo.amount),
          number,
          source: sourceText,
        })),
});
