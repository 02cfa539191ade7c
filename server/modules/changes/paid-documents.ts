import { expenditure } from '../cash/expenditure';
import { employeeAdvance } from '../staff/employee-advance';
import { supplierPayment } from '../stock/supplier-payment';

/** Every document that pays money in a shift, one line each: its adapter, table, invariant and words follow. */
export const paidDocuments = [expenditure, employeeAdvance, supplierPayment];
