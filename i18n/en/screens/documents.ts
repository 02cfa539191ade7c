/**
 * Each document of the generic page (ui/paid-document): its menu entry, form, list, help, and its line of the approval
 * settings.
 */
export const documents = {
  'nav.expenditure': 'Expenditure',
  'cash.expenditure.title': 'Expenditure',
  'cash.expenditure.noShift': 'Start a shift to enter expenditure.',
  'cash.expenditure.form': 'New expenditure',
  'cash.expenditure.category': 'Category',
  'cash.expenditure.saved': '{amount} spent on {category}',
  'cash.expenditure.list': 'Expenditure of this shift',
  'cash.expenditure.totals': 'Totals by category',
  'cash.expenditure.empty': 'Nothing spent in this shift',
  'help.expenditure.about': 'Enter what the station spends, with its category, and from where it is paid.',
  'help.expenditure.saved':
    'Cash leaves the safe with the notes shown, or the account goes down. An amount above the limit in the station settings waits for an admin. Do not pay it out until it is accepted.',
  'help.expenditure.later':
    'The menu of its row has Edit and Delete. For a forgotten expenditure of a closed shift, use Late entry, or ask an admin.',
  'settings.line.expenditureByStaff': 'Expenditure by staff',

  'nav.supplierPayment': 'Supplier payment',
  'cash.supplierPayment.title': 'Supplier payment',
  'cash.supplierPayment.noShift': 'Start a shift to pay a supplier.',
  'cash.supplierPayment.form': 'New payment to a supplier',
  'cash.supplierPayment.supplier': 'Supplier',
  'cash.supplierPayment.saved': '{amount} paid to {supplier}',
  'cash.supplierPayment.list': 'Payments to suppliers in this shift',
  'cash.supplierPayment.empty': 'No supplier was paid in this shift',
  'help.supplierPayment.about':
    'Enter what the station pays to the oil company or another supplier, and from where it is paid.',
  'help.supplierPayment.saved': 'The payment lowers what is owed to the supplier. It leaves the safe or the account.',
  'help.supplierPayment.later':
    'The menu of its row has Edit and Delete. For a forgotten payment of a closed shift, use Late entry, or ask an admin.',
  'settings.line.supplierPaymentByStaff': 'Payment to a supplier by staff',

  'nav.employeeAdvance': 'Employee advance',
  'staff.advance.title': 'Employee advance',
  'staff.advance.form': 'New advance',
  'staff.advance.noShift': 'Start a shift to enter advances.',
  'staff.advance.saved': 'Advance of {amount} paid to {name}',
  'staff.advance.list': 'Advances of this shift',
  'staff.advance.empty': 'No advance in this shift',
  'help.advance.about': 'Enter money that an employee takes before the salary. The form shows what the employee owes.',
  'help.advance.saved':
    'Cash leaves the safe or the account goes down, and the employee owes the amount. The next salary deducts it.',
  'help.advance.later':
    'The menu of its row has Edit and Delete. A salary that was already paid stays as it is, and the next one adjusts it.',
  'settings.line.advanceByStaff': 'Advance by staff',

  'nav.creditorAdjustment': 'Creditor adjustment',
  'nav.creditorAdjustments': 'Adjustments of creditors between two days',
  'credit.adjustments.noShift': 'Start a shift to enter adjustments.',
  'credit.adjustments.form': 'New adjustment',
  'credit.adjustments.kind': 'Kind',
  'credit.adjustments.number': 'Note or certificate',
  'credit.adjustments.certificate': 'Certificate number',
  'credit.adjustments.toCome': 'Can follow later',
  'credit.adjustments.saved': '{amount} credited to {firm}',
  'credit.adjustments.this': 'This adjustment',
  'credit.adjustments.list': 'Adjustments of this shift',
  'credit.adjustments.empty': 'No adjustment in this shift',
  'credit.adjustments.letter': 'Letter',
  'credit.adjustments.letterTo': 'Print the letter to {firm}',
  'help.adjustment.about':
    'Enter what lowers the due of a creditor without money: a credit note, a discount, a bad debt, or tax that the creditor deducted from a bill.',
  'help.adjustment.saved':
    'It settles the oldest debts, like a payment, and takes no interest. Tax deducted is a claim of the station: enter the number of the certificate when it comes.',
  'help.adjustment.later':
    'The menu of its row has Edit and Delete. The debts are then settled again. To change its kind, delete it and enter it again.',

  'nav.debitNote': 'Debit note',
  'help.debitNote.about':
    'Record a claim on a supplier: litres that did not come, a density or a rate. It may name the invoice.',
  'help.debitNote.saved':
    'It lowers what is owed to the supplier and the purchases of the product, on the date of the note. The letter can be printed from the list.',
  'help.debitNote.later':
    'Amount, date, product and reason can be changed later, or the note is deleted. An invoice that is claimed is not deleted before its note.',
  'settings.line.debitNoteByStaff': 'Debit note by staff',
  'stock.debitNote.title': 'Debit note',
  'stock.debitNote.form': 'New debit note',
  'stock.debitNote.supplier': 'Supplier',
  'stock.debitNote.invoice': 'Invoice',
  'stock.debitNote.product': 'Product',
  'stock.debitNote.kind': 'Claim for',
  'stock.debitNote.date': 'Date',
  'stock.debitNote.number': 'Claim number',
  'stock.debitNote.letter': 'Letter',
  'stock.debitNote.letterTo': 'Print the letter to {supplier}',
  'stock.debitNote.print': 'Print',
  'stock.debitNote.saved': 'Debit note of {amount} to {supplier} saved',
  'stock.debitNote.list': 'Latest debit notes',
  'stock.debitNote.empty': 'No debit notes yet',
} as const;
