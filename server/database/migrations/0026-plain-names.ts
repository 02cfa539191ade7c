import type { MigrationInterface, QueryRunner } from 'typeorm';

const ALLOCATION = 'TABLE payment_allocation RENAME CONSTRAINT';

/** What is renamed, its old name and its new one. */
const RENAMES: readonly (readonly [what: string, old: string, now: string])[] = [
  ['TABLE payment_allocation RENAME COLUMN', 'allotted_on', 'allocated_on'],
  [ALLOCATION, 'ck_payment_allotment_amount', 'ck_payment_allocation_amount'],
  [ALLOCATION, 'pk_payment_allotment', 'pk_payment_allocation'],
  [ALLOCATION, 'fk_payment_allotment_payment_id', 'fk_payment_allocation_payment_id'],
  [ALLOCATION, 'fk_payment_allotment_bill_id', 'fk_payment_allocation_bill_id'],
  ['TABLE creditor_payment RENAME COLUMN', 'allotted', 'allocated'],
  ['TABLE creditor_payment RENAME CONSTRAINT', 'ck_creditor_payment_allotted', 'ck_creditor_payment_allocated'],
  ['TABLE denomination RENAME COLUMN', 'is_loose', 'is_uncounted'],
];

/** Tables, indexes and sequences: their old name and their new one. */
const RELATIONS: readonly (readonly [kind: string, old: string, now: string])[] = [
  ['TABLE', 'payment_allotment', 'payment_allocation'],
  ['INDEX', 'ix_payment_allotment_payment_id', 'ix_payment_allocation_payment_id'],
  ['INDEX', 'ix_payment_allotment_bill_id', 'ix_payment_allocation_bill_id'],
  ['SEQUENCE', 'payment_allotment_id_seq', 'payment_allocation_id_seq'],
];

/** Names tables and columns as accountants do: allocation of a payment, uncounted cash. */
export class PlainNames1764300000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [kind, old, now] of RELATIONS) await runner.query(`ALTER ${kind} ${old} RENAME TO ${now}`);
    for (const [what, old, now] of RENAMES) await runner.query(`ALTER ${what} ${old} TO ${now}`);
  }

  /** For tests of older migrations. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [what, old, now] of RENAMES) await runner.query(`ALTER ${what} ${now} TO ${old}`);
    for (const [kind, old, now] of RELATIONS) await runner.query(`ALTER ${kind} ${now} RENAME TO ${old}`);
  }
}
