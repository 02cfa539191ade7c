import { events } from '../hi/labels/events';
import type { Phrases } from '../translator';

/** How a meter came to another reading. */
const METER_EVENTS = { rollover: 'रोलओवर', reset: 'रीसेट', replacement: 'मीटर बदला' };

/** The legs of a meter that an event ends or begins, or one begins and the next one ends, each with its reason as typed. */
function meterLegs(): Phrases {
  const told = Object.entries(METER_EVENTS).map(([kind, inHindi]) => ({
    began: [`Began by ${kind}, from {0} to {1}: {2}`, `यहाँ से शुरू: ${inHindi}, {0} से {1}: {2}`] as const,
    ended: [`Ended by ${kind}, from {0} to {1}: {2}`, `यहाँ तक: ${inHindi}, {0} से {1}: {2}`] as const,
    endedThen: [`Ended by ${kind}, from {3} to {4}: {5}`, `यहाँ तक: ${inHindi}, {3} से {4}: {5}`] as const,
  }));
  const both = told.flatMap(({ began }) =>
    told.map(({ endedThen }) => [`${began[0]}; ${endedThen[0]}`, `${began[1]}; ${endedThen[1]}`] as const),
  );
  return Object.fromEntries([...told.flatMap(({ began, ended }) => [began, ended]), ...both]);
}

/**
 * Words beside what somebody typed, or in its place, in cells of reports and titles of documents. They are too short to be
 * told from a name, so these are loose phrases.
 */
export const beside: Phrases = {
  'No vehicle': 'कोई गाड़ी नहीं',
  'No longer exists': 'अब नहीं है',
  Cash: 'नकद',
  'Opening balance': 'शुरू की शेष राशि',
  'Opening balance, {0}': 'शुरू की शेष राशि, {0}',
  Morning: 'सुबह',
  Tanker: 'टैंकर',

  ...events,
  'Credit sale': 'उधार बिक्री',
  'Creditor payment': 'उधार ग्राहक का भुगतान',

  '{0}, slip {1}': '{0}, पर्ची {1}',
  '{0} into {1}, {2} L': '{0}, {1} में, {2} L',
  '{0}, {1} to {2}, {3}': '{0}, {1} से {2}, {3}',
  'Exchange of {0}': 'अदला-बदली, {0}',
  'Deposit, {0}, {1}': 'जमा, {0}, {1}',
  'Withdrawal, {0}, {1}': 'निकासी, {0}, {1}',

  'Advance, {0}': 'एडवांस, {0}',
  'Advance, {0}, reversed': 'एडवांस, {0}, उलटी गई',
  'Advance, {0}, reversed, {1}': 'एडवांस, {0}, उलटी गई, {1}',
  'Shortage, {0}': 'कमी, {0}',
  'Shortage, {0}, reversed': 'कमी, {0}, उलटी गई',
  'Shortage changed, {0}': 'कमी बदली, {0}',
  'Salary earned, {0} to {1}': 'वेतन कमाया, {0} से {1}',
  'Salary earned, {0} to {1}, reversed': 'वेतन कमाया, {0} से {1}, उलटी गई',
  'Salary paid, {0} to {1}': 'वेतन दिया, {0} से {1}',
  'Salary paid, {0} to {1}, reversed': 'वेतन दिया, {0} से {1}, उलटी गई',

  'Cash, {0}': 'नकद, {0}',
  'Payment, {0}': 'भुगतान, {0}',
  'Payment, Cash': 'भुगतान, नकद',
  'Payment, Cash, {0}': 'भुगतान, नकद, {0}',
  'Payment, {0} (reversed)': 'भुगतान, {0} (उलटी गई)',
  'Payment, Cash (reversed)': 'भुगतान, नकद (उलटी गई)',
  'Payment, Cash, {0} (reversed)': 'भुगतान, नकद, {0} (उलटी गई)',
  'Reversal: Payment, {0}': 'उलट एंट्री: भुगतान, {0}',
  'Reversal: Payment, Cash': 'उलट एंट्री: भुगतान, नकद',
  'Reversal: Payment, Cash, {0}': 'उलट एंट्री: भुगतान, नकद, {0}',
  'Received from {0}': 'मिला: {0}',
  'Received from {0} (reversed)': 'मिला: {0} (उलटी गई)',
  'Expenditure on {0}': 'खर्च: {0}',
  'Expenditure on {0} (reversed)': 'खर्च: {0} (उलटी गई)',
  'Advance to {0}': 'एडवांस: {0}',
  'Advance to {0} (reversed)': 'एडवांस: {0} (उलटी गई)',
  'Salary of {0}': 'वेतन: {0}',
  'Salary of {0} (reversed)': 'वेतन: {0} (उलटी गई)',
  'Withdrawn from {0}': 'निकासी: {0}',
  'Withdrawn from {0} (reversed)': 'निकासी: {0} (उलटी गई)',
  'Deposited into {0}': 'जमा: {0}',
  'Deposited into {0} (reversed)': 'जमा: {0} (उलटी गई)',
  'Bank charges, {0}': 'बैंक शुल्क, {0}',
  'Cash collection at {0} by {1}': 'नकद वसूली: {0}, {1}',
  'Cash collection at {0} by {1} (reversed)': 'नकद वसूली: {0}, {1} (उलटी गई)',
  'Cash collection at {0} by {1}, last collection': 'नकद वसूली: {0}, {1}, आख़िरी वसूली',
  'Cash collection at {0} by {1}, last collection (reversed)': 'नकद वसूली: {0}, {1}, आख़िरी वसूली (उलटी गई)',

  ...meterLegs(),
};
