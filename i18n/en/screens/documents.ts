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
} as const;
