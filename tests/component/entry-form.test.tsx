import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { EntryForm } from '../../client/src/ui/form/entry-form';
import type { ControlKind, FieldDefinition, WireValues } from '../../client/src/ui/inputs/field-definition';
import { errorAt, field, fill, focused, ready, save, shown } from './support/form';
import { type Opened, openComponent } from './support/page';

interface Case {
  typed: string;
  sent: unknown;
  /** A text that the field refuses; null if it takes every one. */
  wrong: string | null;
  rule?: Partial<FieldDefinition>;
}

const options = [
  { value: '1', label: 'RAVI' },
  { value: '2', label: 'SUNITA' },
];

/** One for each kind of field that a form can have: TypeScript asks for it when one is added. */
const CASES: Readonly<Record<Exclude<ControlKind, 'flag' | 'chart' | 'rights'>, Case>> = {
  text: { typed: 'PUMP 1', sent: 'PUMP 1', wrong: 'x'.repeat(11), rule: { max: 10 } },
  multiline: { typed: 'as agreed', sent: 'as agreed', wrong: 'x'.repeat(11), rule: { max: 10 } },
  phone: { typed: '9876543210', sent: '9876543210', wrong: null },
  email: { typed: 'ravi@station.example', sent: 'ravi@station.example', wrong: 'ravi' },
  password: { typed: 'secret', sent: 'secret', wrong: null },
  integer: { typed: '12', sent: 12, wrong: '1.5' },
  money: { typed: '1,250.5', sent: '1250.50', wrong: '1.234' },
  rate: { typed: '99.5', sent: '99.50', wrong: 'ten' },
  percent: { typed: '2.5', sent: '2.50', wrong: 'ten' },
  litres: { typed: '1+2.5', sent: '3.500', wrong: '1.2345' },
  wholeLitres: { typed: '5000', sent: '5000', wrong: '1.5' },
  kilolitres: { typed: '5.25', sent: '5.250', wrong: '1.2345' },
  tenths: { typed: '12.5', sent: '12.5', wrong: '1.25' },
  date: { typed: '15-01-2026', sent: '2026-01-15', wrong: 'never' },
  dateTime: { typed: '15-01-2026 10:30', sent: '2026-01-15T10:30', wrong: 'never' },
  // Only reports have it, and check it themselves.
  month: { typed: '01-2026', sent: '2026-01', wrong: null },
  choice: { typed: 'sun', sent: '2', wrong: null, rule: { options } },
  reference: { typed: 'sun', sent: 2, wrong: null, rule: { options } },
};

const AFTER: FieldDefinition = { name: 'after', label: 'After', kind: 'text', message: '' };

/** A form with a field of the kind and another one; the server refuses what `refusals` says. */
function Form({ kind, rule, sent }: { kind: ControlKind; rule?: Partial<FieldDefinition>; sent: Sent }) {
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const submit = async (values: WireValues): Promise<boolean> => {
    sent.values.push(values);
    setRefusals(sent.refusals);
    return Object.keys(sent.refusals).length === 0;
  };
  const first: FieldDefinition = {
    name: 'first',
    label: 'First',
    kind,
    required: true,
    message: 'It is wrong.',
    ...rule,
  };
  return <EntryForm fields={[first, AFTER]} onSubmit={submit} busy={false} fieldErrors={refusals} />;
}

interface Sent {
  values: WireValues[];
  refusals: Record<string, string>;
}

describe.each(Object.entries(CASES) as [ControlKind, Case][])('a field of the kind %s', (kind, one) => {
  const open = async (): Promise<Opened & { sent: Sent }> => {
    const sent: Sent = { values: [], refusals: {} };
    const opened = openComponent(<Form kind={kind} rule={one.rule} sent={sent} />);
    await screen.findByText('After');
    return { ...opened, sent };
  };

  test('refuses what it cannot take, and the lack of a value, with the focus in it', async () => {
    const { user, sent } = await open();
    for (const wrong of one.wrong === null ? [''] : ['', one.wrong]) {
      await fill(user, { first: wrong, after: '' });
      await save(user);
      expect([wrong, focused()]).toEqual([wrong, 'first']);
      expect(errorAt('first')).not.toBe('');
    }
    expect(sent.values).toEqual([]);
  });

  test('is saved by Enter on the last field, shows a refusal until it is changed, and is emptied when recorded', async () => {
    const { user, sent } = await open();
    await fill(user, { first: one.typed, after: 'x' });
    const before = shown(['first', 'after']);
    sent.refusals = { first: 'The server refuses it.' };
    await user.keyboard('{Enter}');
    await ready('first');
    expect(errorAt('first')).toBe('The server refuses it.');
    expect(shown(['first', 'after'])).toEqual(before);

    await fill(user, { first: one.typed, after: 'x' });
    expect(errorAt('first')).toBe('');
    sent.refusals = {};
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown(['first', 'after'])).toEqual({ first: '', after: '' }));
    expect(focused()).toBe('first');
    expect(sent.values).toEqual([
      { first: one.sent, after: 'x' },
      { first: one.sent, after: 'x' },
    ]);
  });
});

test('the wheel of the mouse changes no figure', async () => {
  const sent: Sent = { values: [], refusals: {} };
  const { user } = openComponent(<Form kind="money" sent={sent} />);
  await screen.findByText('After');
  await fill(user, { first: '1,250.50' });
  // Browsers change a field of numbers by the wheel.
  expect(field('first').type).toBe('text');
  fireEvent.wheel(field('first'), { deltaY: 100 });
  await fill(user, { after: 'x' });
  await save(user);
  await waitFor(() => expect(sent.values).toEqual([{ first: '1250.50', after: 'x' }]));
});

test('a switch is sent as yes or no', async () => {
  const sent: Sent = { values: [], refusals: {} };
  const { user } = openComponent(<Form kind="flag" sent={sent} />);
  await screen.findByText('After');
  await user.click(field('first'));
  await fill(user, { after: 'x' });
  await save(user);
  await waitFor(() => expect(sent.values).toEqual([{ first: true, after: 'x' }]));
});

test('rights are ticked one by one or by area, as far as the user has them', async () => {
  const sent: Sent = { values: [], refusals: { first: 'The server refuses it.' } };
  const { user } = openComponent(<Form kind="rights" rule={{ required: false }} sent={sent} />);
  const cash = within(await screen.findByRole('group', { name: /^Cash and card payments/ }));
  await waitFor(() => expect(cash.getByLabelText('All of these').matches(':enabled')).toBe(true));
  await user.click(cash.getByLabelText('All of these'));
  cash.getByText('3 of 4');
  await user.click(
    cash.getByLabelText(
      'Settle card payments with the bank, move money between accounts, and say what became of cheques',
    ),
  );
  const books = within(screen.getByRole('group', { name: /^Books and figures/ }));
  expect(books.getAllByRole('checkbox').filter((box) => !box.matches(':disabled'))).toEqual([]);
  await fill(user, { after: 'x' });
  await save(user);
  await screen.findByText('The server refuses it.');
  await waitFor(() => expect(focused()).toBe('first'));
  expect(sent.values).toEqual([{ first: 'cash.read cash.record', after: 'x' }]);
});
