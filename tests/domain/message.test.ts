import { labelling } from '../../i18n/labels';
import { renderer } from '../../i18n/renderer';
import { compileMessage } from '../../server/domain/kernel/compile-message';
import { defineMessages, fillIn, labelled } from '../../server/domain/kernel/message';
import { messageOf, refusal } from '../../server/domain/kernel/problem';
import { amountInWords } from '../../server/domain/kernel/words';

const till = defineMessages('till', {
  closed: 'The till is closed',
  at: '{till}: {problem}',
  short: '{amount, money} of {litres, litres} L on {day, date} is missing',
  total: 'Total must be {total, rupees} in {notes, count} notes',
  sales: '{count, plural, =0 {no sales} one {# sale of {user}} other {# sales of {user}}}',
  place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} sale',
  side: '{side, select, in {Cash in} other {Cash out}} of {till}',
  holds: 'It has {what, list}',
  quoted: "an employee's shortage",
});

test.each([
  [till.closed(), 'The till is closed'],
  [till.at({ till: 'T1', problem: till.closed() }), 'T1: The till is closed'],
  [till.at({ till: 'T1', problem: '{typed}' }), 'T1: {typed}'],
  [
    till.short({ amount: 123_456_789, litres: 445_125, day: '2026-11-23' }),
    '₹12,34,567.89 of 445.125 L on 23-11-2026 is missing',
  ],
  [till.total({ total: 27_000, notes: 1234 }), 'Total must be 270 in 1234 notes'],
  [till.total({ total: 27_050, notes: 0 }), 'Total must be 270.5 in 0 notes'],
  [till.sales({ count: 0, user: 'MEENA' }), 'no sales'],
  [till.sales({ count: 1, user: 'MEENA' }), '1 sale of MEENA'],
  [till.sales({ count: 12, user: 'MEENA' }), '12 sales of MEENA'],
  [till.place({ place: 22 }), '22nd sale'],
  [till.side({ side: 'in', till: 'T1' }), 'Cash in of T1'],
  [till.side({ side: 'out', till: 'T1' }), 'Cash out of T1'],
  [till.holds({ what: [till.closed(), till.sales({ count: 0, user: '' })] }), 'It has The till is closed · no sales'],
  [till.at({ till: 'T1', problem: labelled('Credit sale', 'credit sale') }), 'T1: credit sale'],
  [till.quoted(), "an employee's shortage"],
])('%j is %s', ({ message }, english) => expect(message).toBe(english));

test('a message is data with its id, its exact values and its English text', () => {
  const inner = { messageId: 'till.closed', params: {}, message: 'The till is closed' };
  const message = till.at({ till: 'T1', problem: till.closed() });
  expect(JSON.parse(JSON.stringify(message))).toEqual({
    messageId: 'till.at',
    params: { till: 'T1', problem: inner },
    message: 'T1: The till is closed',
  });
  expect(refusal('SHUT', message, 'till').problems).toEqual([{ code: 'SHUT', ...message, field: 'till' }]);
});

test('a problem without an id is a parameter as its English text', () => {
  const problem = messageOf({ code: 'SHUT', message: 'Shut', field: 'till' });
  expect(till.at({ till: 'T1', problem }).message).toBe('T1: Shut');
});

test('an unknown kind and a missing parameter are refused', () => {
  const how = { locale: 'en-IN', nested: () => '' };
  expect(() => fillIn(compileMessage('{a, furlongs}'), { a: 1 }, how)).toThrow('furlongs is not a kind of parameter');
  expect(() => fillIn(compileMessage('{a}'), {}, how)).toThrow('The parameter a is missing');
});

describe('another language', () => {
  const inGerman = renderer({
    locale: 'de-DE',
    areas: {
      till: {
        closed: 'Die Kasse ist zu',
        at: '{problem} ({till})',
        short: 'Am {day, date} fehlen {amount, money} von {litres, litres} L',
        sales: '{count, plural, one {# Verkauf von {user}} other {# Verkäufe von {user}}}',
        holds: 'Sie hat {what, list}',
        total: '{changed, count}',
      },
    },
    label: labelling({ till: { 'Credit sale': 'Verkauf auf Kredit' } }),
    amountInWords: (paise) => `${paise} Paise`,
  });

  test.each([
    [till.closed(), 'Die Kasse ist zu'],
    [till.at({ till: 'T1', problem: till.closed() }), 'Die Kasse ist zu (T1)'],
    [till.at({ till: 'Shut', problem: messageOf({ code: 'SHUT', message: 'Shut' }) }), 'Shut (Shut)'],
    [till.short({ amount: 100, litres: 1, day: '2026-11-23' }), 'Am 23-11-2026 fehlen ₹1.00 von 0.001 L'],
    [till.sales({ count: 3, user: 'MEENA' }), '3 Verkäufe von MEENA'],
    [till.holds({ what: [till.closed(), till.closed()] }), 'Sie hat Die Kasse ist zu · Die Kasse ist zu'],
    [
      till.at({ till: 'Credit sale', problem: labelled('Credit sale', 'credit sale') }),
      'Verkauf auf Kredit (Credit sale)',
    ],
    [amountInWords(100), '100 Paise'],
    [{ message: 'Shut', messageId: null, params: null }, 'Shut'],
    [{ message: 'Shut', messageId: 'till.older', params: {} }, 'Shut'],
  ])('renders %j as %s', (text, german) => expect(inGerman(text)).toBe(german));

  test('a stored message whose parameters have changed since is shown in English', () => {
    expect(inGerman(till.total({ total: 100, notes: 1 }))).toBe('Total must be 1 in 1 notes');
    const once = { message: 'It has a key', messageId: 'till.holds', params: { what: 'a key' } };
    expect(inGerman(once)).toBe('It has a key');
  });
});
