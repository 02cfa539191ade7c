import { defineMessages } from './kernel/message';

/** Refusals of invoices beyond the rules of their fields. */
export const invoices = defineMessages('invoices', {
  noLines: 'Add at least one product to the invoice',
  tooManyLines: 'An invoice can have at most {most, count} lines',
  numberTaken:
    'Invoice {invoiceNumber} is already entered: dated {date, date}, for {amount, money}. A supplier uses a number once in a financial year ({year}).',
  numberLike: 'Invoice {invoiceNumber}, dated {date, date}, for {amount, money}, is entered already.',
  unknownDocument: 'The document was not found. Upload it again.',
  invoiceDateFirst: 'Enter invoice date first',
  receivedBeforeInvoiced: 'Receive date canot be less than Invoice date',
  receivedInFuture: 'Receive date must not be in the future',
  moreShortThanBought: 'shortageQuantity must not be more than the quantity',
  densityUnreadable: 'Base density must be a number in kg/m³, such as 745.0, or the same in g/ml, such as 0.7450',
  belowUnloaded: 'The quantity must not be below the {unloaded, litres} L already unloaded',
  lineUnloaded: '{unloaded, litres} L of {product} has already been unloaded. Delete the stock-in first.',
  densityRead: 'The density reading of {day, date} belongs to the delivery of {product}. Delete the reading first.',
  afterUnloading: 'The invoice must not be after its stock-in of {at, dateTime}',
  noteInFuture: 'The date of the debit note must not be in the future',
  notOfSupplier: 'Select an invoice of this supplier',
  notOnInvoice: 'This product is not on the invoice',
  noteBeforeInvoice: 'The debit note must not be dated before its invoice of {date, date}',
  invoiceClaimed: 'Debit note {id, count} of {day, date} names this invoice. Delete the debit note first.',
  productClaimed:
    'Debit note {id, count} of {day, date} claims {product} of this invoice. Delete the debit note first.',
});
