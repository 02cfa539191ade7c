import { cells } from '../../domain/cells.messages';
import { closing } from '../../domain/closing.messages';
import { supplierPaymentRules } from '../../domain/supplier-payment.rules';
import { Supplier } from '../../masters/supplier';
import { definePaidDocument } from '../documents/define-paid-document';
import { SupplierPayment } from './supplier-payment.entity';
import { problemsOfSupplier } from './suppliers.queries';
import { unusualSupplierPaymentText } from './unusual-supplier-payment';

/** Money paid to a supplier, on account. */
export const supplierPayment = definePaidDocument({
  kind: 'SUPPLIER_PAYMENT',
  table: 'supplier_payment',
  entity: () => SupplierPayment,
  label: 'Supplier payment',
  names: {
    record: 'recordSupplierPayment',
    id: 'supplierPaymentId',
    list: 'supplierPaymentsOfShift',
    view: 'SupplierPaymentView',
  },
  descriptions: {
    input: 'A payment to a supplier from the safe or an account.',
    record: 'Records a payment to a supplier in the running shift, or late in a closed one.',
    list: 'Payments to suppliers in the running shift, or in another one, newest first.',
    view: 'A payment to a supplier in a shift.',
  },
  rights: { record: 'cash.record', list: 'cash.read' },
  subject: {
    field: 'supplierId',
    name: 'supplierName',
    nameDescription: 'Name of the supplier.',
    label: 'Supplier',
    of: () => Supplier,
    table: 'supplier',
    account: 'SUPPLIER',
  },
  lists: { held: closing.heldSupplierPayments, inCash: { named: cells.paymentToSupplier, param: 'supplier' } },
  rules: supplierPaymentRules,
  hasReference: true,
  cheque: 'supplier_payment_id',
  approval: {
    setting: 'supplierPaymentByStaff',
    shown: {
      label: 'Payment to a supplier by staff up to',
      description: 'Largest payment of staff to a supplier that needs no approval, in rupees; null for any amount.',
      order: 30,
    },
    ofSubject: true,
  },
  problemsOf: problemsOfSupplier,
  unusualText: unusualSupplierPaymentText,
});
