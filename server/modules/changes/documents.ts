import { bankTransfer } from '../cash/bank-transfer';
import { expenditure } from '../cash/expenditure';
import { employeeAdvance } from '../staff/employee-advance';
import { debitNote } from '../stock/debit-note';
import { supplierPayment } from '../stock/supplier-payment';

/** Every document that pays money in a shift, one line each: its adapter, table, invariant and words follow. */
export const paidDocuments = [expenditure, employeeAdvance, supplierPayment];

/** Every document that has a day of its own, likewise. */
export const datedDocuments = [debitNote, bankTransfer];

/** All documents that are definitions. */
export const definedDocuments = [...paidDocuments, ...datedDocuments];
