import { act, screen, waitFor } from '@testing-library/react';
import type { OutboxKind } from '../../client/src/graphql/outbox-entry';
import { noteUser, readToken } from '../../client/src/graphql/session';
import { t } from '../../client/src/i18n/translate';
import { OUTBOX_KINDS } from '../../client/src/outbox/outbox-kinds';
import { sendOutbox } from '../../client/src/outbox/send-outbox';
import { denominationLabel } from '../../server/domain/kernel/format';
import { ENTERED_OFFLINE } from '../../server/domain/late-entry.rules';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save, shown, type Typed } from './support/form';
import { type Opened, openPage } from './support/page';

interface Entry {
  mutation: string;
  /** A valid entry, beginning with the first field. */
  typed: Typed;
  /** The input of the mutation for it. */
  sent: Record<string, unknown>;
  /** What makes the entry wrong, and at which field it says so. */
  wrong: readonly (readonly [change: Typed, at: string])[];
  /** The fields that the server may refuse. */
  refusable: readonly string[];
}

const notesOf500 = t('ui.currency.inOf', { value: denominationLabel(500) });
const paid = { amount: '1250.5', comment: 'as agreed' };
const byCash = { amount: '1250.50', accountId: null, paymentModeId: null, comment: 'as agreed', notes: [] };
const wrongPayment = [
  [{ amount: '' }, 'amount'],
  [{ amount: '12.345' }, 'amount'],
  [{ amount: '0' }, 'amount'],
] as const;

/** One for each kind of the outbox: TypeScript asks for it when one is added. */
const ENTRIES: Readonly<Record<OutboxKind, Entry>> = {
  'credit-sale': {
    mutation: 'recordCreditSale',
    typed: { creditorId: 'shree', vehicle: 'mh12ab1234', pumpId: 'pump 2', litres: '20.5', slipNo: '101' },
    sent: {
      ...{ shiftId: 7, creditorId: 1, pumpId: 2, productId: 2, vehicle: 'MH12AB1234', slipNo: '101' },
      ...{ litres: '20.500', amount: '1845.00', overLimitReason: null },
    },
    wrong: [
      [{ creditorId: '' }, 'creditorId'],
      [{ pumpId: '' }, 'pumpId'],
      [{ pumpId: 'pump 1' }, 'productId'],
      [{ litres: '' }, 'litres'],
      [{ litres: '0' }, 'litres'],
      [{ litres: '1.2345' }, 'litres'],
    ],
    refusable: ['creditorId', 'vehicle', 'pumpId', 'productId', 'litres', 'amount', 'slipNo'],
  },
  'creditor-payment': {
    mutation: 'recordCreditorPayment',
    typed: { creditorId: 'shree', ...paid },
    sent: { ...byCash, shiftId: 7, creditorId: 1, reference: null },
    wrong: [[{ creditorId: '' }, 'creditorId'], ...wrongPayment],
    refusable: ['creditorId', 'amount', 'accountId', 'comment'],
  },
  expenditure: {
    mutation: 'recordExpenditure',
    typed: { expenditureCategoryId: 'tea', ...paid, amount: '1500' },
    sent: { ...byCash, amount: '1500.00', shiftId: 7, expenditureCategoryId: 1, reference: null },
    wrong: [[{ expenditureCategoryId: '' }, 'expenditureCategoryId'], ...wrongPayment],
    refusable: ['expenditureCategoryId', 'amount', 'accountId', 'comment'],
  },
  'employee-advance': {
    mutation: 'recordEmployeeAdvance',
    typed: { employeeId: 'ravi', ...paid, amount: '1500' },
    sent: { ...byCash, amount: '1500.00', shiftId: 7, employeeId: 1 },
    wrong: [[{ employeeId: '' }, 'employeeId'], ...wrongPayment],
    refusable: ['employeeId', 'amount', 'accountId', 'comment'],
  },
  'cash-collection': {
    mutation: 'collectCash',
    typed: { pumpId: 'pump 1', employeeId: 'sunita', [notesOf500]: '3' },
    sent: { shiftId: 7, pumpId: 1, employeeId: 2, notes: [{ value: 500, in: 3, out: 0 }] },
    wrong: [
      [{ pumpId: '' }, 'pumpId'],
      [{ employeeId: '' }, 'employeeId'],
      [{ [notesOf500]: '' }, notesOf500],
    ],
    refusable: ['pumpId', 'employeeId'],
  },
};

const entries = Object.entries(ENTRIES) as [OutboxKind, Entry][];

describe.each(entries)('%s', (kind, { mutation, typed, sent, wrong, refusable }) => {
  const names = Object.keys(typed);
  const [first] = names as [string];

  const open = async (): Promise<Opened> => {
    const opened = await openPage(OUTBOX_KINDS[kind].path);
    await ready(first);
    return opened;
  };
  const emptied = async (before: Record<string, string>): Promise<void> => {
    await waitFor(() => expect(shown(names)).toEqual(before));
    expect(focused()).toBe(first);
  };
  /** A refused sale has left the form, which is ready for the next one, and is edited from the list. */
  const backInForm = async ({ user }: Opened): Promise<void> => {
    if (kind === 'credit-sale')
      await user.click(await screen.findByLabelText(t('credit.editOf', { firm: 'SHREE TRANSPORT' })));
  };

  test('says at the field what is wrong, focuses it and sends nothing', async () => {
    const { user } = await open();
    await fill(user, typed);
    const right = shown(names);
    for (const [change, at] of wrong) {
      const mended = Object.entries(typed).filter(([name]) => shown([name])[name] !== right[name]);
      await fill(user, Object.fromEntries(mended));
      await fill(user, change);
      await user.tab();
      act(() => field(names.find((name) => name !== at) as string).focus());
      await save(user);
      expect([change, focused()]).toEqual([change, at]);
      if (at === notesOf500) expect(screen.getByText(t('cash.collect.notPositive'))).toBeTruthy();
      else expect(errorAt(at)).not.toBe('');
    }
    expect(server.sent).toEqual([]);
  });

  test('Ctrl+Enter saves once, and the form is ready for the next entry', async () => {
    const { user } = await open();
    const before = shown(names);
    let release = (): void => undefined;
    await fill(user, typed);
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    await save(user);
    if (kind !== 'credit-sale') await save(user);
    release();
    await emptied(before);
    expect(server.sent).toEqual([{ name: mutation, input: sent, key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });

  test('Enter goes through the fields and saves on the last', async () => {
    const { user } = await open();
    const before = shown(names);
    for (let step = 0; step < 10 && server.sent.length === 0; step += 1) {
      const name = focused();
      await user.keyboard(`${typed[name] ?? ''}{Enter}`);
      await waitFor(() => expect(focused() !== name || server.sent.length > 0).toBe(true));
    }
    await emptied(before);
    expect(server.sent.map(({ name, input }) => [name, input])).toEqual([[mutation, sent]]);
  });

  test('shows a refusal at its field and keeps what was typed', async () => {
    const opened = await open();
    const { user } = opened;
    await fill(user, typed);
    const before = shown(names);
    for (const name of refusable) {
      const message = `The server refuses ${name}.`;
      server.refusals = [{ code: 'REFUSED', message, field: name }];
      await save(user);
      await backInForm(opened);
      await waitFor(() => expect(errorAt(name)).toBe(message));
      await waitFor(() => expect(focused()).toBe(name));
      expect(shown(names)).toEqual(before);
    }
    expect(server.sent.map(({ input }) => input)).toEqual(refusable.map(() => sent));
  });

  test('keeps a draft until it is saved', async () => {
    const first = await open();
    await fill(first.user, typed);
    const before = shown(names);
    first.close();

    const { user, close } = await open();
    await waitFor(() => expect(shown(names)).toEqual(before));
    await user.click(field(names.at(-1) as string));
    await save(user);
    await waitFor(() => expect(server.sent.map(({ input }) => input)).toEqual([sent]));
    await waitFor(() => expect(shown(names)).not.toEqual(before));
    const emptyForm = shown(names);
    close();

    await open();
    expect(shown(names)).toEqual(emptyForm);
    expect(localStorage.getItem(`draft:1:${kind}:7:1`)).toBeNull();
  });

  test('waits on the device without a network, and can be edited there', async () => {
    const { user } = await open();
    await fill(user, typed);
    const before = shown(names);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await save(user);
    const edit = await screen.findByText(t('outbox.edit'));
    expect(shown(names)).not.toEqual(before);
    expect(focused()).toBe(names[0]);

    await user.click(edit);
    await waitFor(() => expect(shown(names)).toEqual(before));
    await waitFor(() => expect(screen.queryByText(t('outbox.edit'))).toBeNull());
    expect(server.sent).toEqual([]);
  });

  test('becomes a late entry by itself if its shift was closed before the network was back', async () => {
    const { user } = await open();
    await fill(user, typed);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await save(user);
    await screen.findByText(t('outbox.edit'));
    const over = [{ code: 'SHIFT_OVER', message: 'The shift this was entered for is no longer running' }];
    server.payloads[mutation] = {
      get userErrors() {
        return server.sent.at(-1)!.input.lateReason == null ? over : [];
      },
    };
    onLine.mockReturnValue(true);
    noteUser(1, readToken()!);
    expect(await act(() => sendOutbox(1))).toMatchObject({ recorded: 1, kept: 0, requested: 0, isDone: true });
    const [first, late] = server.sent;
    expect(server.sent).toHaveLength(2);
    expect(first).toMatchObject({ name: mutation, input: sent });
    expect(late).toEqual({ ...first, input: { ...first!.input, lateReason: ENTERED_OFFLINE } });
    await waitFor(() => expect(screen.queryByText(t('outbox.edit'))).toBeNull());
  });
});

test('an amount is plain while it has the focus, and in Indian grouping when it is left', async () => {
  const { user } = await openPage('/page/expenditure-detail');
  await ready('expenditureCategoryId');
  await user.click(field('amount'));
  await user.keyboard('125000.5');
  expect(field('amount').value).toBe('125000.5');
  await user.tab();
  expect(field('amount').value).toBe('1,25,000.50');
  await user.tab({ shift: true });
  expect(field('amount').value).toBe('125000.50');
  await user.keyboard('70');
  await user.tab();
  expect(field('amount').value).toBe('70.00');
});
