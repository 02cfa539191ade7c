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
    'Cash leaves the safe with the notes shown, or the account goes down. An amount above the limit in the station settings waits for approval. Do not pay it out until it is accepted.',
  'help.expenditure.later':
    'The menu of its row has Edit and Delete. For a forgotten expenditure of a closed shift, use Late entry.',
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
    'The menu of its row has Edit and Delete. For a forgotten payment of a closed shift, use Late entry.',
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

  'nav.bankTransfer': 'Bank transfer',
  'cash.bankTransfer.title': 'Bank transfer',
  'cash.bankTransfer.form': 'New bank transfer',
  'cash.bankTransfer.from': 'From account',
  'cash.bankTransfer.to': 'To account',
  'cash.bankTransfer.charges': 'Charges',
  'cash.bankTransfer.category': 'Charges booked as',
  'cash.bankTransfer.date': 'Date',
  'cash.bankTransfer.saved': '{amount} moved from {from} to {to}',
  'cash.bankTransfer.list': 'Latest bank transfers',
  'cash.bankTransfer.empty': 'No bank transfers yet',
  'help.bankTransfer.about':
    'Enter money moved from one account of the station to another, such as from the wallet to the bank, with the date of the bank statement.',
  'help.bankTransfer.saved':
    'One account goes down by the amount and the charges, the other one goes up by the amount. The charges are an expenditure of their category.',
  'help.bankTransfer.later':
    'The menu of its row has Edit and Delete. Both accounts change on the date of the transfer.',
  'settings.line.bankTransferByStaff': 'Bank transfer by staff',

  'nav.cheques': 'Cheques',
  'nav.chequesReport': 'Cheques between two days',
  'cash.cheques.title': 'Cheques',
  'cash.cheques.which': 'Which cheques',
  'cash.cheques.all': 'All',
  'cash.cheques.totals': 'Totals of cheques',
  'cash.cheques.party': 'Creditor or supplier',
  'cash.cheques.number': 'Number',
  'cash.cheques.amount': 'Amount',
  'cash.cheques.date': 'Cheque date',
  'cash.cheques.postDated': 'Post-dated',
  'cash.cheques.bank': 'Bank',
  'cash.cheques.state': 'State',
  'cash.cheques.reason': 'Reason of the bank',
  'cash.cheques.chargeBill': 'Charge',
  'cash.cheques.steps': 'Next step',
  'cash.cheques.name': 'Cheque {number}, {party}',
  'cash.cheques.stepOf': '{step}: {cheque}',
  'cash.cheques.deposit': 'Deposit',
  'cash.cheques.deposit.what':
    'The day on which the cheque was given to the bank. Its money is in the account once the bank has paid it.',
  'cash.cheques.depositedOn': 'Deposited on',
  'cash.cheques.account': 'Into account',
  'cash.cheques.deposited': '{cheque}: deposited',
  'cash.cheques.clear': 'Cleared',
  'cash.cheques.clear.what': 'The day on which the money came, by the statement of {account}.',
  'cash.cheques.clearedOn': 'Paid by the bank on',
  'cash.cheques.cleared': '{cheque}: paid by the bank',
  'cash.cheques.return': 'Returned',
  'cash.cheques.return.what':
    'The creditor owes the amount again from this day. What the cheque had settled is open again.',
  'cash.cheques.return.issued': 'The amount is back in the account, and owed to the supplier again, from this day.',
  'cash.cheques.returnedOn': 'Returned on',
  'cash.cheques.bankCharge': "Bank's charge",
  'cash.cheques.category': "Bank's charge booked as",
  'cash.cheques.customerCharge': 'Charge to the customer',
  'cash.cheques.effects': 'What this step changes',
  'cash.cheques.returned': '{cheque}: returned unpaid',
  'cash.cheques.undo': 'Undo step',
  'cash.cheques.undo.what': 'The last step is undone as if it had not been.',
  'cash.cheques.why': 'Why it was wrong',
  'cash.cheques.undone': '{cheque}: the last step is undone',
  'cash.cheques.empty': 'No cheque in this list',
  'cash.cheques.empty.text':
    'A payment is listed here if its payment mode says that it is a cheque (SWIPE, Payment modes).',
  'help.cheques.about':
    'The cheques of creditors: in hand, deposited, paid by the bank, or returned; and those issued to suppliers. Enter each step on the day on which it was.',
  'help.cheques.saved':
    'A cheque settles bills at once; its money is in the account from the day on which the bank has paid it. A returned one opens them again, and the customer may be charged.',
  'help.cheques.later':
    'Undo step takes the last step back. The menu of a row corrects the bank and the date. Amount and number are changed with the payment, while the cheque is in hand.',
} as const;
