/** Starting a shift. */
export const shifts = {
  'shifts.move.title': 'Change date of running shift',
  'shifts.move.what': 'Shift {shift} of {date} runs. Its entries move with it, at the rates of the new date.',
  'shifts.move.confirm': 'Move the shift',
  'shifts.move.done': 'Shift date and type changed',
  'shifts.move.none': 'No shift is running !!!',
  'shifts.move.ahead':
    'The date {date} is more than a day ahead of the running shift. No earlier shift can start after it. Move the shift to {shift} of {date}?',
  'shifts.start.title': 'Start shift',
  'shifts.start.date': 'Shift date',
  'shifts.start.type': 'Shift',
  'shifts.start.submit': 'Start shift',
  'shifts.start.started': '{shift} of {date} started',
  'shifts.start.failed': 'Starting new shift failed ! ',
  'shifts.start.ahead':
    'The date {date} is more than a day ahead of the next shift due. No earlier shift can start after it. Start {shift} of {date}?',
  'shifts.start.enterDate': 'Please enter a valid shift date',
  'shifts.start.chooseType': 'Please select a shift',
  'shifts.start.noTypes': 'No shift type is set up yet',
  'shifts.start.createType': 'Create a shift type',

  'shifts.running.title': 'A shift is already running: {shift} of {date}',
  'shifts.running.since': 'Since {time}. Close it before the next one starts.',

  'shifts.rates.title': 'Selling price, ₹ per litre',
  'shifts.rates.missing': 'No rate for this shift yet: {products}.',
  'shifts.rates.enter': 'Enter the rates',
  'shifts.rates.askOthers': 'Ask somebody who may enter it.',
  'shifts.lacks.shift': 'No shift of the day is set up yet.',
  'shifts.lacks.shift.go': 'Add a shift',
  'shifts.lacks.product': 'No fuel product is set up yet.',
  'shifts.lacks.product.go': 'Add a product',
  'shifts.lacks.nozzle': 'No nozzle draws from a tank in use.',
  'shifts.lacks.nozzle.go': 'Add a nozzle',
  'shifts.lacks.askOthers': 'Ask somebody who may add it.',

  'shifts.onDuty.title': 'On duty',
  'shifts.onDuty.noShift': 'Start a shift to enter who is on duty.',
  'shifts.onDuty.save': 'Save',
  'shifts.onDuty.undo': 'Undo changes',
  'shifts.onDuty.saved': 'On duty saved',

  'shifts.crew.title': 'On duty',
  'shifts.crew.last': 'Same as the last {shift} shift. Change what is different today.',
  'shifts.crew.none': 'Nobody is on duty yet: no attendance will be recorded. You can add people while the shift runs.',
} as const;
