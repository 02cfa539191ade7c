import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { t } from '../../client/src/i18n/translate';
import { newRowRequests } from '../../client/src/ui/dialog/new-row';
import { ChoiceInput } from '../../client/src/ui/inputs/choice-input';
import type { Option } from '../../client/src/ui/inputs/match-options';
import { LOADING, type OptionSource } from '../../client/src/ui/inputs/use-suggestions';
import type { Right } from '../../server/domain/rights';
import { server } from './support/answers';
import { errorAt, field, fill, ready, save, shown } from './support/form';
import { openComponent, openPage } from './support/page';

const FIRMS: readonly Option[] = [
  { value: '1', label: 'SHREE TRANSPORT' },
  { value: '2', label: 'GANGA ROADWAYS' },
];
const UNKNOWN = 'There is no creditor named “xyz”. Type another name, or choose from the list';

function openChoice(from: OptionSource, begin = '1') {
  let current = begin;
  let set: (value: string) => void = () => undefined;
  let load: (source: OptionSource) => void = () => undefined;
  const Form = () => {
    const [source, setSource] = useState<OptionSource>(() => from);
    load = (loaded) => setSource(() => loaded);
    const [value, setValue] = useState(begin);
    current = value;
    set = setValue;
    return (
      <>
        <ChoiceInput
          name="firm"
          label="Creditor"
          value={value}
          onChange={setValue}
          source={source}
          chosenLabel="SHREE"
        />
        <input name="next" />
      </>
    );
  };
  return {
    ...openComponent(<Form />),
    value: () => current,
    set: (value: string) => set(value),
    load: (list: OptionSource) => act(() => load(list)),
  };
}

describe.each<[string, OptionSource]>([
  ['a loaded list', FIRMS],
  [
    'a list on the server',
    async (typed) => FIRMS.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())),
  ],
])('a choice from %s', (_from, source) => {
  test('left with Tab on an unknown name keeps the name with an error, and chooses nothing', async () => {
    const { user, value } = openChoice(source);
    await user.clear(field('firm'));
    await user.type(field('firm'), 'xyz');
    await user.tab();
    await waitFor(() => expect(errorAt('firm')).toBe(UNKNOWN));
    expect([field('firm').value, value(), document.activeElement?.getAttribute('name')]).toEqual(['xyz', '', 'next']);
    // Going through the field again changes nothing, and a known name ends the error.
    await user.tab({ shift: true });
    await user.tab();
    expect([field('firm').value, errorAt('firm')]).toEqual(['xyz', UNKNOWN]);
    await user.clear(field('firm'));
    await user.type(field('firm'), 'ganga');
    await screen.findByText('GANGA ROADWAYS');
    await user.tab();
    await waitFor(() => expect([field('firm').value, value(), errorAt('firm')]).toEqual(['GANGA ROADWAYS', '2', '']));
  });

  test.each(['{Tab}', '{Enter}'])(
    'letters within a word are no name: %s takes nothing, the arrow key does',
    async (key) => {
      const { user, value } = openChoice(source);
      await user.clear(field('firm'));
      await user.type(field('firm'), 'ways');
      await screen.findByText('GANGA ROADWAYS');
      await user.keyboard(key);
      await waitFor(() => expect(errorAt('firm')).toBe(UNKNOWN.replace('xyz', 'ways')));
      expect(value()).not.toBe('2');
      await user.clear(field('firm'));
      await user.type(field('firm'), 'ways');
      await screen.findByText('GANGA ROADWAYS');
      await user.keyboard(`{ArrowDown}${key}`);
      await waitFor(() => expect(value()).toBe('2'));
    },
  );

  test('left with a click on a part of a name is an error too, on the whole name a choice', async () => {
    const { user, value } = openChoice(source);
    await user.clear(field('firm'));
    await user.type(field('firm'), 'gang');
    await screen.findByText('GANGA ROADWAYS');
    await user.click(field('next'));
    await waitFor(() => expect([errorAt('firm'), value()]).toEqual([UNKNOWN.replace('xyz', 'gang'), '']));
    await user.clear(field('firm'));
    await user.type(field('firm'), 'ganga roadways');
    await screen.findByText('GANGA ROADWAYS');
    await user.click(field('next'));
    await waitFor(() => expect([errorAt('firm'), value()]).toEqual(['', '2']));
  });

  test('takes a value that is set from outside', async () => {
    const { user, set } = openChoice(source);
    await user.clear(field('firm'));
    await user.type(field('firm'), 'xyz');
    await user.tab();
    await waitFor(() => expect(errorAt('firm')).toBe(UNKNOWN));
    act(() => set('1'));
    expect([field('firm').value, errorAt('firm')]).toEqual([expect.stringMatching(/^SHREE/), '']);
  });
});

describe.each<[string, Option[], string]>([
  [
    'told apart by phone',
    [
      { value: '1', label: 'ANIL SAHU (9000000001)' },
      { value: '2', label: 'ANIL SAHU (9000000002)' },
    ],
    'ANIL SAHU (9000000002)',
  ],
  [
    'told apart by a hint',
    [
      { value: '1', label: 'ANIL SAHU', hint: '9000000001' },
      { value: '2', label: 'ANIL SAHU', hint: '9000000002' },
    ],
    'ANIL SAHU',
  ],
])('a name that two have, %s', (_how, people, second) => {
  test.each(['{Tab}', '{Enter}'])('is an error with %s, and the arrow keys or the number choose', async (key) => {
    const { user, value } = openChoice([...people, { value: '3', label: 'ANIL SAHUKAR' }], '');
    await user.type(field('firm'), 'anil sahu');
    await screen.findAllByRole('option', { hidden: true });
    await user.keyboard(key);
    await waitFor(() => expect(errorAt('firm')).toBe(t('ui.choice.shared', { typed: 'anil sahu' })));
    expect(value()).toBe('');
    for (const typed of ['anil sahu{ArrowDown}{ArrowDown}', 'anil sahu 0002', '0002']) {
      await user.clear(field('firm'));
      await user.type(field('firm'), `${typed}${key}`);
      await waitFor(() => expect([value(), field('firm').value, errorAt('firm')]).toEqual(['2', second, '']));
    }
    await user.clear(field('firm'));
    await user.type(field('firm'), `anil sahuk${key}`);
    await waitFor(() => expect(value()).toBe('3'));
  });

  test.each(['anil{Tab}', 'ani{Enter}', 'sahu{Tab}', 'anil s{Enter}'])(
    'is an error after a part of it: %s',
    async (keys) => {
      const { user, value } = openChoice([...people, { value: '3', label: 'ANIL SAHUKAR' }], '');
      await user.type(field('firm'), keys);
      await waitFor(() => expect(errorAt('firm')).toContain('Several are named'));
      expect(value()).toBe('');
    },
  );

  test('is an error after a click elsewhere', async () => {
    const { user, value } = openChoice(people, '');
    await user.type(field('firm'), 'Anil Sahu');
    await user.click(field('next'));
    await waitFor(() => expect(errorAt('firm')).toBe(t('ui.choice.shared', { typed: 'Anil Sahu' })));
    expect(value()).toBe('');
  });
});

test.each([
  ['a name', 'ganga', ['GANGA ROADWAYS', '2', '', 'firm']],
  ['an unknown name', 'xyz', ['xyz', '', UNKNOWN, 'firm']],
])('%s and Enter, typed while the list is loaded, wait for it', async (_what, typed, result) => {
  const state = () => [field('firm').value, value(), errorAt('firm'), document.activeElement?.getAttribute('name')];
  const { user, value, load } = openChoice(LOADING, '');
  await user.type(field('firm'), typed);
  await screen.findByText('Loading…');
  await user.keyboard('{Enter}');
  expect(state()).toEqual([typed, '', '', 'firm']);
  load(FIRMS);
  await waitFor(() => expect(state()).toEqual(result));
});

test('a sale is not saved to the earlier creditor after an unknown one was typed', async () => {
  const { user } = await openPage('/page/credit-entry');
  await ready('creditorId');
  await fill(user, { creditorId: 'shree', pumpId: 'pump 2', litres: '5', slipNo: '' });
  await fill(user, { creditorId: 'xyz', slipNo: '9' });
  expect(shown(['creditorId'])).toEqual({ creditorId: 'xyz' });
  await save(user);
  await waitFor(() => expect(errorAt('creditorId')).toContain('There is no creditor named “xyz”'));
  expect(server.sent).toEqual([]);
});

test('a form is not saved with an unknown name in an optional choice, and Clear empties it', async () => {
  const { user } = await openPage('/page/creditor-payment-entry');
  await ready('creditorId');
  await fill(user, { creditorId: 'shree', amount: '500', accountId: 'xyz', comment: 'x' });
  await save(user);
  expect([server.sent, errorAt('accountId')]).toEqual([[], expect.stringContaining('named “xyz”')]);
  await user.click(screen.getByText('Clear'));
  expect(shown(['creditorId', 'accountId'])).not.toMatchObject({ accountId: 'xyz' });
});

describe('a choice whose list the user may add to', () => {
  function openAdding() {
    let current = '1';
    const Form = () => {
      const [value, setValue] = useState('1');
      current = value;
      return (
        <ChoiceInput
          name="firm"
          label="Creditor"
          value={value}
          onChange={setValue}
          source={FIRMS}
          addedWith="masters.creditor.add"
          adds="Creditor"
        />
      );
    };
    return { ...openComponent(<Form />), value: () => current };
  }
  const answer = (row: { id: number; label: string } | null) => act(async () => newRowRequests()[0]!.answer(row));

  test('offers to create a name that is unknown, and chooses the row once it is saved', async () => {
    const { user, value } = openAdding();
    await user.clear(field('firm'));
    await user.type(field('firm'), 'New Carriers');
    await user.click(await screen.findByText('Create “New Carriers”'));
    expect(newRowRequests()).toMatchObject([{ master: 'Creditor', typed: 'New Carriers' }]);
    await answer({ id: 12, label: 'NEW CARRIERS' });
    expect([value(), field('firm').value, newRowRequests()]).toEqual(['12', 'NEW CARRIERS', []]);
  });

  test('Enter says first that the name is unknown, and opens the form when pressed again', async () => {
    const { user } = openAdding();
    await user.clear(field('firm'));
    await user.type(field('firm'), 'Gnga{Enter}');
    await waitFor(() => expect(errorAt('firm')).toContain('Press Enter to create it'));
    expect(newRowRequests()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(newRowRequests()).toMatchObject([{ typed: 'Gnga' }]);
    await answer(null);
    // Nothing is lost: the name stays, with its error.
    expect(field('firm').value).toBe('Gnga');
  });

  test.each<[string, string, Right[]]>([
    ['a name that is known', 'gan', ['masters.creditor.add']],
    ['a user without the right', 'xyz', []],
  ])('offers nothing for %s', async (_what, typed, rights) => {
    server.station.me!.rights = rights;
    const { user } = openAdding();
    await user.clear(field('firm'));
    await user.type(field('firm'), typed);
    expect(screen.queryByText(`Create “${typed}”`)).toBeNull();
  });
});
