import { reportRows } from './report-rows';
import type { Row } from './route';
import { accessRows } from './rows/access';
import { approvalRows } from './rows/approvals';
import { cashRows } from './rows/cash';
import { cashMemoRow } from './rows/cash-memos';
import { closingRows } from './rows/closing';
import { creditRows } from './rows/credit';
import { fileRows } from './rows/files';
import { inspectionRows } from './rows/inspection';
import { masterRows } from './rows/masters';
import { messageRows } from './rows/messages';
import { printRow } from './rows/print';
import { shiftRows } from './rows/shifts';
import { staffRows } from './rows/staff';
import { stockRows } from './rows/stock';
import { stockInRows } from './rows/stock-in';

/** The legacy REST paths (docs/design/rest.md), one row each. */
export const routes: readonly Row[] = [
  ...accessRows,
  ...masterRows,
  ...approvalRows,
  ...shiftRows,
  ...creditRows,
  ...cashRows,
  ...staffRows,
  ...closingRows,
  ...fileRows,
  ...stockRows,
  ...stockInRows,
  ...inspectionRows,
  ...messageRows,
  cashMemoRow,
  printRow,
  ...reportRows,
];
