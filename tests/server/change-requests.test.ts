import { editableTables } from '../../server/services/approvals/editable-table';
import { changeSamples } from './changes/samples';
import { testChangeRequests } from './changes/test-change-requests';

/** Two documents that post to the ledger, and a master. `tests/deep/change-requests-of-tables.test.ts` tests every table. */
const TABLES = ['credit_sale', 'expenditure', 'creditor_vehicle'];

it('covers every editable table', () => {
  const tables = [...editableTables.keys()].sort();
  expect([...new Set(changeSamples.map(({ table }) => table))].sort()).toEqual(tables);
});

describe('one table of each kind', () =>
  testChangeRequests(changeSamples.filter(({ table }) => TABLES.includes(table))));
