import type { Phrases } from '../translator';

/** Cells of reports around data, too short to be told from a name: loose phrases. */
export const columns: Phrases = {
  'Cash, {0}': 'नकद, {0}',
  'Payment, {0}': 'भुगतान, {0}',
  'Payment, Cash': 'भुगतान, नकद',
  'Payment, Cash, {0}': 'भुगतान, नकद, {0}',
  'Taken back: Payment, {0}': 'वापस लिया: भुगतान, {0}',
  'Taken back: Payment, Cash': 'वापस लिया: भुगतान, नकद',
  'Taken back: Payment, Cash, {0}': 'वापस लिया: भुगतान, नकद, {0}',
  'Received from {0}': 'मिला: {0}',
  'Received from {0} (taken back)': 'मिला: {0} (वापस लिया)',
  'Expenditure on {0}': 'खर्च: {0}',
  'Expenditure on {0} (taken back)': 'खर्च: {0} (वापस लिया)',
  'Advance to {0}': 'एडवांस: {0}',
  'Advance to {0} (taken back)': 'एडवांस: {0} (वापस लिया)',
  'Salary of {0}': 'वेतन: {0}',
  'Salary of {0} (taken back)': 'वेतन: {0} (वापस लिया)',
  'Drawn from {0}': 'निकासी: {0}',
  'Drawn from {0} (taken back)': 'निकासी: {0} (वापस लिया)',
  'Deposited into {0}': 'जमा: {0}',
  'Deposited into {0} (taken back)': 'जमा: {0} (वापस लिया)',
  'Kept from {0}': 'शुल्क काटा: {0}',
  'Cash collection at {0} by {1}': 'नकद वसूली: {0}, {1}',
  'Cash collection at {0} by {1} (taken back)': 'नकद वसूली: {0}, {1} (वापस लिया)',
  'Cash collection at {0} by {1}, last collection': 'नकद वसूली: {0}, {1}, आख़िरी वसूली',
  'Cash collection at {0} by {1}, last collection (taken back)': 'नकद वसूली: {0}, {1}, आख़िरी वसूली (वापस लिया)',
};
