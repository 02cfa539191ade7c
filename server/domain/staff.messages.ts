import { defineMessages } from './kernel/message';

/** Refusals of employees' join dates, pay rates and salaries. */
export const staff = defineMessages('staff', {
  selectEmployee: 'Select an employee',
  disabled: '{employee} is disabled',

  termsApart: 'The pay terms do not begin with the join date, so it can no longer be changed',
  joinDatePaid: 'The salary is paid up to {paidUpTo, date}, so the join date can no longer be changed',
  joinDateNotBeforeTerms: 'The join date must be before the pay terms of {since, date}',

  beforeFirstTerms: 'The first pay rate is of {since, date}. Choose that day or a later one.',
  termsPaid:
    'The salary is paid up to {paidUpTo, date}, and its payslip keeps its rate. Choose a later day, or delete that salary, correct the rate and pay it again.',
  termsTooFarAhead: '{date, date} is more than {days, count} days ahead',
  sameTerms: 'This is already the pay rate',

  toBeforeFrom: 'To must not be before From',
  notOverYet: 'To must be {payTo, date} or earlier, the last day that can be paid now',
  periodTooLong: 'A salary can cover at most {days, count} days',
  shiftsPassedOver: 'The shifts from {since, date} on are not paid yet. Start with that day.',
  daysPaid: 'The salary for {from, date} to {to, date} is already paid',
  notesWithoutCash: 'Nothing is paid, so there are no notes to count',
  paidNegative: 'amount must not be below 0',
  aboveSalary: 'The salary is {payable, money}. Record anything more as an advance.',
  nothingToPay: 'Nothing was earned in these days, so there is nothing to pay',
  nothingPaid: 'Nothing was paid for this salary, so it has no payment account',
  accountMoved:
    'The account of {employee} has changed since this salary was paid, so the payment account cannot be changed',
  valueDateHeld:
    'The account of {employee} has changed since this salary was paid, so its value date cannot be changed',
  laterSalary:
    'The salary for {from, date} to {to, date} was paid in a later shift and counts on the balance before it. Delete it first, and enter it again afterwards.',
  notNewest: '{employee} was later paid for {from, date} to {to, date}. Delete that salary first.',
});
