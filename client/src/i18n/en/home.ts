/** Home and the page for a wrong address. */
export const home = {
  'home.title': 'Home',
  'home.shift': 'Running shift',
  'home.noShift': 'No shift is running !!!',
  'home.noShift.last': 'The last one, {shift} of {date}, was closed by {name}.',
  'home.noShift.first': 'No shift was worked yet.',
  'home.since': 'since {time}',
  'home.rates': 'Selling price, ₹ per litre',
  'home.shortcuts': 'Shortcuts',

  'notFound.title': 'Not found',
  'notFound.text': 'There is no page at this address.',
  'notFound.home': 'Go to the home page',
} as const;
