import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * The ledger's accounts (docs/design/domain.md#postings). Those with one per row of a master carry its id in `refId`,
 * the others 0.
 */
export const ACCOUNT_KINDS = [
  'CASH',
  'BANK',
  'SWIPE',
  'CHEQUES',
  'IN_TRANSIT',
  'CREDITOR',
  'EMPLOYEE',
  'SUPPLIER',
  'TAX_DEDUCTED',
  'SALES',
  'CREDIT_NOTE',
  'PURCHASES',
  'EXPENDITURE',
  'DISCOUNT',
  'BAD_DEBT',
  'SALARIES',
  'INTEREST',
  'CHARGES_RECOVERED',
  'ROUND_OFF',
  'SHORT_OVER',
  'OPENING_EQUITY',
  'SHIFT_CLEARING',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

@Entity('ledger_account')
@Unique(['kind', 'refId'])
@Check('ck_ledger_account_kind', `kind IN (${ACCOUNT_KINDS.map((k) => `'${k}'`).join(', ')})`)
export class LedgerAccount {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column({ type: 'text' }) kind!: AccountKind;
  @Column({ type: 'int', default: 0 }) refId!: number;
}
