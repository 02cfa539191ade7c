import { accessCases } from './access';
import { approvalsCases } from './approvals';
import type { Cases } from './case';
import { cashCases } from './cash';
import { cashMemoCases } from './cash-memos';
import { closingCases } from './closing';
import { creditCases } from './credit';
import { inspectionCases } from './inspection';
import { mastersCases } from './masters';
import { messageCases } from './messages';
import { peopleCases } from './people';
import { printCases, reportCases } from './reports';
import { shiftsCases } from './shifts';
import { stockCases } from './stock';
import { stockInCases } from './stock-in';

/** By method and path, as in the table of routes. */
export const restCases: Cases = {
  ...accessCases,
  ...peopleCases,
  ...approvalsCases,
  ...mastersCases,
  ...shiftsCases,
  ...creditCases,
  ...cashCases,
  ...cashMemoCases,
  ...closingCases,
  ...stockCases,
  ...stockInCases,
  ...inspectionCases,
  ...messageCases,
  ...printCases,
  ...reportCases,
};
