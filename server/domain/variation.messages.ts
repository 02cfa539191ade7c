import { defineMessages } from './kernel/message';

/** Verdicts on a variation, what is missing for one, and the likely causes of losses. */
export const variation = defineMessages('variation', {
  noInspection: 'No inspection is entered',
  nothingPermitted: 'No permitted variation is set for {product}',
  unknownUntil: 'Receipts and sales between the inspection and {day, date}, when the books began, are not known',
  meterChanged: 'A meter was changed on the day of the inspection: enter the inspection of another day',
  bothMissing: '{first}. {second}',
  notJudged: '{missing}, so the variation cannot be judged.',

  inYear: '{size, select, large {Large} other {Not large}}: {sold, tenths} KL in the year up to the day',
  scaledUp:
    '{size, select, large {Large} other {Not large}}: {average, tenths} KL a year, scaled up from {sold, tenths} KL in the first {days, count} days of books',

  noneWithin: 'No variation, within the permitted {band, litres} L; {toLimit, litres} L left to the limit.',
  lossWithin:
    'A loss of {size, litres} L, within the permitted {band, litres} L; {toLimit, litres} L left to the limit.',
  gainWithin:
    'A gain of {size, litres} L, within the permitted {band, litres} L; {toLimit, litres} L left to the limit.',
  gainOutside:
    'A gain of {size, litres} L, {outside, litres} L outside the permitted {band, litres} L. Under the guidelines a gain outside the band stops sales.',
  lossOutside:
    'A loss of {size, litres} L, {outside, litres} L outside the permitted {band, litres} L. A loss outside the band calls for an explanation.',

  noLikelyCause: 'No likely cause found',
  noShiftClosed: 'No shift was closed in these days.',
  openingIsNotClosing:
    '{day, date} opened with {opening, litres} L, but {before, date} closed with {closing, litres} L',
  tanksChanged: '{days}: a tank was added or taken out of use.',
  deliveryAndInvoice:
    'On {day, date} {tank} gained {gained, litres} L with no delivery entered: no open invoice of {product} has as much left, so a delivery and its invoice may be missing.',
  deliveryOfInvoice:
    'On {day, date} {tank} gained {gained, litres} L with no delivery entered: invoice {invoice}, received {received, date}, has {left, litres} L left, so a stock-in of it may be missing.',
  anotherDeliveryAndInvoice:
    'On {day, date} {tank} gained {gained, litres} L with {entered, litres} L of deliveries entered: no open invoice of {product} has as much left, so a delivery and its invoice may be missing.',
  anotherDeliveryOfInvoice:
    'On {day, date} {tank} gained {gained, litres} L with {entered, litres} L of deliveries entered: invoice {invoice}, received {received, date}, has {left, litres} L left, so a stock-in of it may be missing.',
  deliveryNotCome:
    'On {day, date} {tank} lost {lost, litres} L, about the {entered, litres} L of deliveries entered: one may not have come, be entered twice or belong to another day.',
  leak: 'On {days, count} days on which nothing was sold {tank} lost {lost, litres} L, {aDay, litres} L a day: the tank or its pipes may leak.',
  mostOnADay:
    "Most of it is on {day, date} in {tank}: a {way, select, loss {loss} other {gain}} of {size, litres} L; look at that day's readings, dips and deliveries.",
  largestOnADay:
    "The largest part of it is on {day, date} in {tank}: a {way, select, loss {loss} other {gain}} of {size, litres} L; look at that day's readings, dips and deliveries.",
  meterLoses:
    'Over {days, count} days of sale {tank} lost {size, litres} L, {share, percent} % of its sale, and about as much in each third of them ({first, percent} %, {second, percent} %, {third, percent} %): {count, plural, one {the meter of nozzle} other {a meter of nozzles}} {nozzles} may count less than it pours.',
  meterGains:
    'Over {days, count} days of sale {tank} gained {size, litres} L, {share, percent} % of its sale, and about as much in each third of them ({first, percent} %, {second, percent} %, {third, percent} %): {count, plural, one {the meter of nozzle} other {a meter of nozzles}} {nozzles} may count more than it pours.',
  swapOnADay: 'On {day, date} {gaining} gained {gained, litres} L and {losing} lost {lost, litres} L: {reason}.',
  swapOnDays:
    'On {days, count} days from {first, date} to {last, date} {gaining} gained {gained, litres} L and {losing} lost {lost, litres} L: {reason}.',
  nozzleOfOther: 'nozzle {nozzle}, entered at {gaining}, sold {sold, litres} L then and may draw from {losing}',
  deliveryInOther: 'the {entered, litres} L of deliveries entered at {losing} then may have gone into {gaining}',
  eitherAtOther: 'a nozzle or a delivery may be entered at the wrong one of the two',
});
