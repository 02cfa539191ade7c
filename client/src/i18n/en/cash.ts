/** Cash collections and exchanges of notes. */
export const cash = {
  'cash.noShift.text': 'Cash is taken into the running shift.',
  'cash.clear': 'Clear',

  'cash.collect.title': 'Cash collection',
  'cash.collect.form': 'New collection',
  'cash.collect.pump': 'Pump',
  'cash.collect.employee': 'Employee',
  'cash.collect.onDuty': 'On duty at {pump}',
  'cash.collect.selectPump': 'Select a pump',
  'cash.collect.selectEmployee': 'Select an employee',
  'cash.collect.notPositive': 'Total amount should be positive !',
  'cash.collect.saved': '{amount} collected',
  'cash.collect.notes': 'Notes counted',

  'cash.list': 'Collections of this shift',
  'cash.list.empty': 'No cash collected in this shift',
  'cash.list.empty.text': 'What you save above appears here.',
  'cash.list.time': 'Time',
  'cash.list.amount': 'Amount',
  'cash.list.enteredBy': 'Entered by',
  'cash.list.totals': 'Totals of this shift',
  'cash.list.count': '{count, plural, one {# collection} other {# collections}}',

  'cash.exchange.title': 'Cash exchange',
  'cash.exchange.comment': 'Comment',
  'cash.exchange.in': 'Cash in',
  'cash.exchange.out': 'Cash out',
  'cash.exchange.unequal': 'Cash In and Cash Out must be same amount',
  'cash.exchange.done': 'Cash Exchange Successfull',
  'cash.exchange.failed': 'Cash Exchange Failed',
} as const;
