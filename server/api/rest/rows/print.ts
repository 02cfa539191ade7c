import { printTable } from '../../../reports/print-table';
import { askRow, type Row } from '../route';
import { asIs, body } from '../shape';

const asPoints = (width: unknown): unknown =>
  typeof width === 'string' && /^\d+(\.\d+)?$/.test(width) ? Number(width) : width;

/** Forms send widths in points as text. */
const widths = {
  ...asIs('widths'),
  read: (sent: unknown): unknown => {
    const given = asIs('widths').read(sent);
    return Array.isArray(given) ? given.map(asPoints) : given;
  },
};

export const printRow: Row = askRow({
  method: 'POST',
  path: '/api/v1/print',
  largestBody: 1024 * 1024,
  query: printTable,
  shape: body({ data: asIs('data'), widths, title: asIs('title'), language: asIs('language') }),
  present: (sheet) => sheet,
});
