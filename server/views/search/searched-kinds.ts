import { withoutJoinersInSql } from '../../domain/joiners';
import type { Right } from '../../domain/rights';
import { vehicleKeyInSql } from '../../domain/vehicle-number';
import { Creditor } from '../../masters/creditor';
import { CreditorVehicle } from '../../masters/creditor-vehicle';
import { Employee } from '../../masters/employee';
import { ExpenditureCategory } from '../../masters/expenditure-category';
import { masterOf } from '../../masters/master';
import type { MasterClass } from '../../masters/master-row';
import { Nozzle } from '../../masters/nozzle';
import { PaymentMode } from '../../masters/payment-mode';
import { Product } from '../../masters/product';
import { Pump } from '../../masters/pump';
import { Supplier } from '../../masters/supplier';
import { SwipeMachine } from '../../masters/swipe-machine';
import { Tank } from '../../masters/tank';
import { TransactionAccount } from '../../masters/transaction-account';
import { User } from '../../masters/user';
import { columnOf } from '../../platform/column-of';

/** A master whose rows are searched, in the order of the answer. */
export interface SearchedKind {
  of: MasterClass;
  /** The right that the master's page needs. */
  right: Right;
  /** Further columns to search, all stored in the same case as the name, or without letters. */
  also?: readonly string[];
  /** Column with the letters and digits of the name alone (`vehicleKey`), by which it is found however it is typed. */
  key?: string;
  /** SQL on the row `t` that distinguishes rows of the same name. */
  hint?: string;
}

export const SEARCHED_KINDS: readonly SearchedKind[] = [
  {
    of: Creditor,
    right: 'masters.read',
    also: ['short_name', 'contact_no'],
    hint: "concat_ws(' · ', NULLIF(t.short_name, t.firm_name), t.contact_no)",
  },
  {
    of: CreditorVehicle,
    right: 'masters.creditor.add',
    also: ['number_key'],
    key: 'number_key',
    hint: '(SELECT c.firm_name FROM creditor c WHERE c.id = t.creditor_id)',
  },
  { of: Employee, right: 'masters.read', also: ['contact_no'], hint: 't.contact_no' },
  { of: Pump, right: 'masters.equipment.add' },
  { of: Nozzle, right: 'masters.equipment.add', hint: '(SELECT p.name FROM pump p WHERE p.id = t.pump_id)' },
  { of: Tank, right: 'masters.equipment.add', hint: '(SELECT p.name FROM product p WHERE p.id = t.product_id)' },
  { of: Product, right: 'masters.product.add', hint: 'NULLIF(t.short_name, t.name)' },
  { of: SwipeMachine, right: 'masters.account.add' },
  { of: TransactionAccount, right: 'masters.account.add' },
  { of: ExpenditureCategory, right: 'masters.account.add' },
  { of: Supplier, right: 'masters.account.add' },
  { of: PaymentMode, right: 'masters.account.add' },
  { of: User, right: 'users.manage', hint: 't.email' },
];

/** SQL: the letters and digits of all typed words, of their patterns in upper case. */
const TYPED_KEY = vehicleKeyInSql("array_to_string($6::text[], '')");

/** Limit per kind. */
const MOST_OF_KIND = 6;

/**
 * SQL that finds the rows of a kind by the patterns of `patternsOf`: $1 whole text, $2 words at their start, $3 words
 * anywhere, in lower case; $4 to $6 the same in upper case. Names stored in one case are compared as they are, so ten
 * thousand creditors are searched in a few milliseconds.
 */
function statementOf({ of, also = [], key, hint = 'NULL' }: SearchedKind, place: number): string {
  const { name, table, title, fields, disabled, options } = masterOf(of);
  const letters = fields.find((field) => field.name === title)?.rule.case;
  const [start, wordStarts, words] = letters === 'upper' ? ['$4', '$5', '$6'] : ['$1', '$2', '$3'];
  const named = `t.${columnOf(title)}`;
  const texts = [letters === undefined ? `lower(${named})` : named, ...also.map((column) => `t.${column}`)].map(
    withoutJoinersInSql,
  );
  const whole = texts.length === 1 ? texts[0]! : `concat_ws(' ', ${texts.join(', ')})`;
  // One letter that is left without its signs would find nearly all.
  const orByKey =
    key === undefined ? '' : ` OR (length(${TYPED_KEY}) > 1 AND t.${key} LIKE (SELECT '%' || ${TYPED_KEY} || '%'))`;
  const begins = texts.map((text) => `${text} LIKE ${start}`).join(' OR ');
  return `(SELECT ${place} AS place, '${name}' AS kind, t.id, ${named} AS title, NULLIF(${hint}, '') AS hint, ${disabled} AS disabled,
    CASE WHEN ${begins} THEN 0 WHEN ' ' || ${whole} LIKE ALL(${wordStarts}) THEN 1 ELSE 2 END AS rank
    FROM ${table} t WHERE (${whole} LIKE ALL(${words})${orByKey}) AND (${options.only ?? 'true'})
    ORDER BY disabled, rank, ${named} COLLATE "C", t.id LIMIT ${MOST_OF_KIND})`;
}

/** SQL that finds the rows of at least one kind, one kind after the other. */
export const searchOf = (kinds: readonly SearchedKind[]): string =>
  `SELECT kind, id, title, hint, disabled FROM (${kinds.map(statementOf).join('\n UNION ALL ')}) found
   ORDER BY place, disabled, rank, title COLLATE "C", id`;
