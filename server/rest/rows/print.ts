import { printTable } from '../../reports/print-table';
import { askRow, type Row } from '../route';
import { asIs, body } from '../shape';

export const printRow: Row = askRow({
  method: 'POST',
  path: '/api/v1/print',
  query: printTable,
  shape: body({ data: asIs('data'), widths: asIs('widths'), title: asIs('title') }),
  present: (sheet) => sheet,
});
