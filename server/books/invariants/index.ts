import { auditInvariants } from './audit';
import { cashInvariants } from './cash';
import { chequesInvariants } from './cheques';
import { creditInvariants } from './credit';
import type { Invariant } from './invariant';
import { ledgerInvariants } from './ledger';
import { mastersInvariants } from './masters';
import { openingsInvariants } from './openings';
import { shiftsInvariants } from './shifts';
import { staffInvariants } from './staff';
import { stockInvariants } from './stock';

/** Everything that must hold in the books at every moment (docs/design/reliability.md#invariants). */
export const invariants: Invariant[] = [
  ...ledgerInvariants,
  ...shiftsInvariants,
  ...stockInvariants,
  ...creditInvariants,
  ...chequesInvariants,
  ...openingsInvariants,
  ...cashInvariants,
  ...staffInvariants,
  ...auditInvariants,
  ...mastersInvariants,
  {
    name: 'a stored idempotency key has its answer',
    sql: `SELECT user_id, key FROM idempotency_key WHERE answer IS NULL`,
  },
];
