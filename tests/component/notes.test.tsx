import { screen, waitFor, within } from '@testing-library/react';
import { t } from '../../client/src/i18n/translate';
import { denominationLabel } from '../../server/domain/kernel/format';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save } from './support/form';
import { type Opened, openPage } from './support/page';

const into = (value: number): string => t('ui.currency.inOf', { value: denominationLabel(value) });
const outOf = (value: number): string => t('ui.currency.outOf', { value: denominationLabel(value) });
const inputs = (): Record<string, unknown>[] => server.sent.map(({ input }) => input);
const alertText = (): string => screen.getByRole('alert').textContent ?? '';

describe('a cash transfer', () => {
  const open = async (): Promise<Opened> => {
    const opened = await openPage('/page/cash-transfer');
    await ready('kind');
    return opened;
  };

  test('a deposit takes notes out only, and sends those that were counted', async () => {
    const { user } = await open();
    expect([field(into(500)).disabled, field(outOf(500)).disabled]).toEqual([true, false]);
    await fill(user, { reference: 'SLIP 12', [outOf(500)]: '4' });
    await user.keyboard('{Enter}');
    expect(focused()).toBe(outOf(100));
    await fill(user, { [outOf(10)]: '5' });
    await user.keyboard('{Enter}');
    expect(server.sent).toEqual([]);
    await user.keyboard('{Enter}');
    const notes = [
      { value: 500, in: 0, out: 4 },
      { value: 10, in: 0, out: 5 },
    ];
    await waitFor(() =>
      expect(inputs()).toEqual([{ kind: 'DEPOSIT', accountId: 1, notes, reference: 'SLIP 12', comment: null }]),
    );
    await waitFor(() => expect(field(outOf(500)).value).toBe(''));
    await ready('kind');
  });

  test('the other direction starts the count again, in the other column', async () => {
    const { user } = await open();
    await fill(user, { [outOf(500)]: '4' });
    await fill(user, { kind: 'with', reference: '' });
    expect([field(outOf(500)).value, field(outOf(500)).disabled, field(into(500)).disabled]).toEqual(['', true, false]);
  });

  test('more than the safe holds is set to 0, and Enter stays there with the reason', async () => {
    const { user } = await open();
    await user.click(field(outOf(500)));
    await user.keyboard('11');
    expect(alertText()).toBe(t('ui.currency.overAvailable', { count: 10, value: denominationLabel(500) }));
    expect(field(outOf(500)).getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Enter}{Enter}');
    expect([focused(), server.sent]).toEqual([outOf(500), []]);
    expect(alertText()).toBe(t('ui.currency.overAvailable', { count: 10, value: denominationLabel(500) }));
    await user.keyboard('10');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a count that was set to 0 is counted again before anything is saved', async () => {
    const { user } = await open();
    await fill(user, { reference: 'SLIP 12', [outOf(500)]: '11', [outOf(100)]: '4' });
    await save(user);
    expect([focused(), server.sent]).toEqual([outOf(500), []]);
    await user.keyboard('0');
    await save(user);
    await waitFor(() => expect(inputs()).toMatchObject([{ notes: [{ value: 100, in: 0, out: 4 }] }]));
  });

  test('a transfer without any note is not sent, and the notes get the focus', async () => {
    const { user } = await open();
    await fill(user, { reference: 'SLIP 12' });
    await save(user);
    expect(focused()).toBe(outOf(500));
    expect(alertText()).not.toBe('');
    expect(server.sent).toEqual([]);
  });

  test('Enter on an empty count leaves the notes to the button, and has saved nothing', async () => {
    const { user } = await open();
    await fill(user, { [outOf(500)]: '4' });
    await user.keyboard('{Enter}{Enter}');
    expect(document.activeElement?.textContent).toBe(t('ui.save'));
    expect(server.sent).toEqual([]);
  });

  test.each(['1.5', 'abc', '-3', '100000', '12x'])(
    'a count of %s stays, with its error, and is not saved',
    async (typed) => {
      const { user } = await open();
      await fill(user, { reference: 'SLIP 12', [outOf(100)]: '4', [outOf(500)]: typed });
      expect(field(outOf(500)).value).toBe(typed);
      expect(field(outOf(500)).getAttribute('aria-invalid')).toBe('true');
      expect(alertText()).toMatch(/^The count must be (a whole number|at most 99999)$/);
      await user.keyboard('{Enter}');
      expect(focused()).toBe(outOf(500));
      await user.click(field(outOf(100)));
      await save(user);
      expect(focused()).toBe(outOf(500));
      expect(server.sent).toEqual([]);
      await fill(user, { [outOf(500)]: '2' });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('arrow keys move within the column', async () => {
    const { user } = await open();
    await user.click(field(outOf(500)));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(outOf(10));
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe(outOf(100));
  });
});

describe('an exchange of notes', () => {
  const open = async (): Promise<Opened> => {
    const opened = await openPage('/page/exchange');
    await screen.findByLabelText(into(500));
    return opened;
  };

  test('both sides of an exchange must have equal totals', async () => {
    const { user } = await open();
    await fill(user, { [into(500)]: '1', [outOf(100)]: '4' });
    await save(user);
    expect(alertText()).not.toBe('');
    expect(server.sent).toEqual([]);
    await fill(user, { [outOf(100)]: '5' });
    expect(screen.queryByRole('alert')).toBeNull();
    await save(user);
    const notes = [
      { value: 500, in: 1, out: 0 },
      { value: 100, in: 0, out: 5 },
    ];
    await waitFor(() => expect(inputs()).toEqual([{ notes, comment: null }]));
    await waitFor(() => expect(field(into(500)).value).toBe(''));
    expect(focused()).toBe(into(500));
  });

  test('a denomination goes in one direction only', async () => {
    const { user } = await open();
    await fill(user, { [into(500)]: '1' });
    expect(field(outOf(500)).disabled).toBe(true);
    await user.clear(field(into(500)));
    expect(field(outOf(500)).disabled).toBe(false);
  });
});

describe('the notes of an expenditure', () => {
  const open = async (): Promise<Opened> => {
    const opened = await openPage('/page/expenditure-detail');
    await ready('expenditureCategoryId');
    return opened;
  };
  const count = async ({ user }: Opened, notes: Record<string, string>): Promise<void> => {
    await user.click(field('notes'));
    await waitFor(() => expect(focused()).toBe(into(500)));
    await fill(user, notes);
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  test('the notes are counted in a dialog, become the amount, and are sent', async () => {
    const opened = await open();
    const { user } = opened;
    await fill(user, { expenditureCategoryId: 'tea', comment: '' });
    await count(opened, { [outOf(500)]: '2', [into(100)]: '1' });
    expect(field('amount').value).toBe('900.00');
    expect(field('notes').textContent).toBe(t('ui.payment.recount'));
    await user.click(field('amount'));
    await save(user);
    const notes = [
      { value: 500, in: 0, out: 2 },
      { value: 100, in: 1, out: 0 },
    ];
    await waitFor(() => expect(inputs()).toMatchObject([{ amount: '900.00', notes }]));
  });

  test('the button of the dialog says that it takes the notes into the form, and saves nothing', async () => {
    const { user } = await open();
    await user.click(field('notes'));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(focused()).toBe(into(500)));
    await fill(user, { [outOf(500)]: '2' });
    expect(dialog.getByRole('columnheader', { name: 'Pieces available' })).toBeTruthy();
    expect(dialog.queryByText(t('ui.save'))).toBeNull();
    await user.click(dialog.getByText(t('ui.currency.use')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('amount').value).toBe('1,000.00');
    expect(server.sent).toEqual([]);
  });

  test('a click beside the dialog keeps it, with what was typed', async () => {
    const { user } = await open();
    await user.click(field('notes'));
    await waitFor(() => expect(focused()).toBe(into(500)));
    await fill(user, { [outOf(500)]: '2' });
    await user.click(document.querySelector('.mantine-Modal-overlay')!);
    expect(field(outOf(500)).value).toBe('2');
  });

  test('the notes must agree with the typed amount', async () => {
    const opened = await open();
    const { user } = opened;
    await fill(user, { expenditureCategoryId: 'tea', amount: '1000' });
    await count(opened, { [outOf(500)]: '1' });
    await user.click(field('amount'));
    await save(user);
    expect(focused()).toBe('notes');
    expect(server.sent).toEqual([]);
    await user.click(screen.getByText(t('ui.payment.uncount')));
    await user.click(field('amount'));
    await save(user);
    await waitFor(() => expect(inputs()).toMatchObject([{ amount: '1000.00', notes: [] }]));
  });

  test('a payment by bank requests a reference instead of notes', async () => {
    const { user } = await open();
    await fill(user, { expenditureCategoryId: 'tea', amount: '1000', accountId: 'state', comment: '' });
    expect(document.querySelector('[name=notes]')).toBeNull();
    await fill(user, { reference: 'CHQ 5' });
    await save(user);
    await waitFor(() =>
      expect(inputs()).toMatchObject([{ accountId: 1, paymentModeId: 1, reference: 'CHQ 5', notes: [] }]),
    );
  });

  test('cash that the safe does not hold is refused before it is sent', async () => {
    const { user } = await open();
    await fill(user, { expenditureCategoryId: 'tea', amount: '100000' });
    await save(user);
    expect(errorAt('amount')).not.toBe('');
    expect(server.sent).toEqual([]);
  });
});
