import { act, screen, waitFor, within } from '@testing-library/react';
import MeterEventDialog from '../../client/src/features/stock/meter-event/meter-event-dialog';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save, shown, type Typed } from './support/form';
import { type Opened, openComponent, openPage } from './support/page';

interface DocumentForm {
  open: () => Promise<Opened>;
  mutation: string;
  /** A valid entry, beginning with the first field. */
  typed: Typed;
  /** Figures that the form fills in when its queries are answered. */
  proposed?: Typed;
  sent: Record<string, unknown>;
  /** What makes the entry wrong, and at which field it says so. */
  wrong: readonly (readonly [change: Typed, at: string])[];
  /** The fields that the server may refuse. */
  refusable: readonly string[];
  /** Whether it asks before it sends. */
  asks: boolean;
}

/** The forms that are saved at once and have no drafts. Those that may wait on the device: quick-entries.test.tsx. */
const FORMS: Readonly<Record<string, DocumentForm>> = {
  'swipe settlement': {
    open: () => openPage('/page/swipe-settlement'),
    mutation: 'settleSwipe',
    typed: {
      ...{ swipeMachineId: 'hdfc', paid: '900', charges: '18', expenditureCategoryId: 'repairs' },
      ...{ paidOn: '16-01-2026', accountId: 'state', reference: 'UTR1', comment: 'as agreed' },
    },
    sent: {
      ...{ swipeMachineId: 1, paid: '900.00', charges: '18.00', expenditureCategoryId: 2 },
      ...{ paidOn: '2026-01-16', accountId: 1, reference: 'UTR1', comment: 'as agreed' },
    },
    wrong: [
      [{ swipeMachineId: '' }, 'swipeMachineId'],
      [{ paid: '' }, 'paid'],
      [{ paid: '12.345' }, 'paid'],
      [{ charges: 'ten' }, 'charges'],
      [{ expenditureCategoryId: '' }, 'expenditureCategoryId'],
      [{ paidOn: '14-01-2026' }, 'paidOn'],
    ],
    refusable: ['swipeMachineId', 'paid', 'charges', 'expenditureCategoryId', 'paidOn', 'accountId', 'reference'],
    asks: false,
  },
  'bank transfer': {
    open: () => {
      server.station.paymentWays.accounts.push({ id: 2, name: 'WALLET', disabled: false, modes: [] });
      return openPage('/page/bank-transfer');
    },
    mutation: 'recordBankTransfer',
    typed: {
      ...{ fromAccountId: 'wallet', toAccountId: 'state', amount: '900', charges: '5.9' },
      ...{ expenditureCategoryId: 'repairs', transferDate: '14-01-2026', reference: 'IMPS 1', comment: 'settled' },
    },
    sent: {
      ...{ fromAccountId: 2, toAccountId: 1, amount: '900.00', charges: '5.90', expenditureCategoryId: 2 },
      ...{ transferDate: '2026-01-14', reference: 'IMPS 1', comment: 'settled' },
    },
    wrong: [
      [{ fromAccountId: '' }, 'fromAccountId'],
      [{ amount: '' }, 'amount'],
      [{ amount: '12.345' }, 'amount'],
      [{ charges: 'five' }, 'charges'],
      [{ expenditureCategoryId: '' }, 'expenditureCategoryId'],
      [{ transferDate: '' }, 'transferDate'],
      [{ transferDate: '16-01-2027' }, 'transferDate'],
      [{ reference: '\u200bIMPS' }, 'reference'],
      [{ comment: '\u200bsettled' }, 'comment'],
    ],
    refusable: [
      ...['fromAccountId', 'toAccountId', 'amount', 'charges', 'expenditureCategoryId', 'transferDate'],
      ...['reference', 'comment'],
    ],
    asks: false,
  },
  salary: {
    open: () => openPage('/page/salary'),
    mutation: 'paySalary',
    typed: { employeeId: 'ravi', from: '01-01-2026', to: '10-01-2026', comment: 'as agreed' },
    proposed: { amount: '5000.00' },
    sent: {
      ...{ employeeId: 1, from: '2026-01-01', to: '2026-01-10', amount: '5000.00', comment: 'as agreed' },
      ...{ accountId: null, paymentModeId: null, reference: null, notes: [] },
    },
    wrong: [
      [{ employeeId: '' }, 'employeeId'],
      [{ from: '' }, 'from'],
      [{ to: '31-12-2025' }, 'to'],
      [{ to: '15-01-2026' }, 'to'],
    ],
    refusable: ['employeeId', 'from', 'to', 'amount', 'comment'],
    asks: true,
  },
  'pay rate': {
    open: () => openPage('/page/pay-rate'),
    mutation: 'changePayRate',
    typed: {
      ...{ employeeId: 'ravi', since: '01-02-2026', payBasis: 'month', payRate: '20000' },
      reason: 'More work',
    },
    sent: { employeeId: 1, since: '2026-02-01', payBasis: 'MONTH', payRate: '20000.00', reason: 'More work' },
    wrong: [
      [{ employeeId: '' }, 'employeeId'],
      [{ since: '' }, 'since'],
      [{ since: '31-12-2024' }, 'since'],
      [{ payRate: '' }, 'payRate'],
      [{ reason: '' }, 'reason'],
    ],
    refusable: ['employeeId', 'since', 'payBasis', 'payRate', 'reason'],
    asks: true,
  },
  inspection: {
    open: () => openPage('/page/last-inspection-entry'),
    mutation: 'recordInspection',
    typed: {
      ...{ productId: 'motor', readingSum: '1000', inspectionDate: '10-01-2026', totalStock: '5000' },
      ...{ totalBeforeStock: '0', inspectionTime: '10:30', testingBefore: '5' },
    },
    sent: {
      ...{ productId: 1, readingSum: '1000.000', inspectionDate: '2026-01-10', totalStock: '5000.000' },
      ...{ totalBeforeStock: '0.000', inspectionTime: '10:30', testingBefore: '5.000' },
    },
    wrong: [
      [{ productId: '' }, 'productId'],
      [{ readingSum: '' }, 'readingSum'],
      [{ inspectionDate: '' }, 'inspectionDate'],
      [{ totalStock: '1.2345' }, 'totalStock'],
      [{ inspectionTime: '' }, 'inspectionTime'],
      [{ inspectionTime: '25:00' }, 'inspectionTime'],
    ],
    refusable: ['productId', 'readingSum', 'inspectionDate', 'totalStock', 'totalBeforeStock', 'inspectionTime'],
    asks: true,
  },
  'slip book': {
    open: () => openPage('/page/slip-books'),
    mutation: 'createSlipBook',
    typed: { firstSlip: '201', lastSlip: '250', creditorId: 'shree' },
    sent: { firstSlip: '201', lastSlip: '250', creditorId: 1 },
    wrong: [
      [{ firstSlip: '' }, 'firstSlip'],
      [{ lastSlip: '' }, 'lastSlip'],
    ],
    refusable: ['firstSlip', 'lastSlip', 'creditorId'],
    asks: false,
  },
  'meter event': {
    open: async () => {
      await loadTexts(['stock']);
      return openComponent(<MeterEventDialog onClose={() => undefined} />);
    },
    mutation: 'recordMeterEvent',
    typed: {
      ...{ nozzleId: 'pump 1', kind: 'reset', lastReading: '1500', firstReading: '0', testing: '5' },
      reason: 'New board',
    },
    sent: {
      ...{ nozzleId: 1, kind: 'RESET', lastReading: '1500.000', firstReading: '0.000', testing: '5.000' },
      reason: 'New board',
    },
    wrong: [
      [{ nozzleId: '' }, 'nozzleId'],
      [{ kind: '' }, 'kind'],
      [{ lastReading: '' }, 'lastReading'],
      [{ lastReading: '999' }, 'lastReading'],
      [{ testing: 'ten' }, 'testing'],
      [{ reason: '' }, 'reason'],
    ],
    refusable: ['nozzleId', 'kind', 'lastReading', 'firstReading', 'testing', 'reason'],
    asks: true,
  },
  'name of an event': {
    open: () => openPage('/page/send-msg'),
    mutation: 'createEventCategory',
    typed: { name: 'Price change' },
    sent: { name: 'Price change' },
    wrong: [[{ name: '' }, 'name']],
    refusable: ['name'],
    asks: false,
  },
};

describe.each(Object.entries(FORMS))(
  '%s',
  (_, { open, mutation, typed, proposed = {}, sent, wrong, refusable, asks }) => {
    const names = Object.keys(typed);
    const [first] = names as [string];
    const last = names.at(-1) as string;

    const opened = async (): Promise<Opened> => {
      const page = await open();
      await ready(first);
      return page;
    };
    const fillIn = async ({ user }: Opened): Promise<void> => {
      await fill(user, typed);
      await user.tab();
      await waitFor(() => expect(shown(Object.keys(proposed))).toEqual(proposed));
    };
    const confirmed = async ({ user }: Opened): Promise<void> => {
      if (!asks) return;
      const question = await screen.findByRole('dialog', { name: t('ui.confirm.title') });
      await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
      await user.keyboard('y');
    };
    const isRecorded = async (): Promise<void> => {
      await waitFor(() => expect(server.sent.map(({ name, input }) => [name, input])).toEqual([[mutation, sent]]));
      await waitFor(() => expect(shown([last])).toEqual({ [last]: '' }));
      await waitFor(() => expect(focused()).toBe(first));
    };

    test('says at the field what is wrong, focuses it and sends nothing', async () => {
      const page = await opened();
      const { user } = page;
      await fillIn(page);
      const right = shown(names);
      for (const [change, at] of wrong) {
        const changed = names.filter((name) => shown([name])[name] !== right[name]);
        await fill(user, Object.fromEntries(changed.map((name) => [name, typed[name] ?? ''])));
        await fill(user, change);
        await user.tab();
        const others = names.filter((name) => !(name in change) && document.getElementsByName(name).length > 0);
        const kept = first in change ? {} : shown(others);
        const other = others.find((name) => name !== at);
        act(() => field(other ?? at).focus());
        await save(user);
        await waitFor(() => expect([change, focused()]).toEqual([change, at]));
        expect([change, errorAt(at)]).not.toEqual([change, '']);
        expect(shown(Object.keys(kept))).toEqual(kept);
      }
      expect(server.sent).toEqual([]);
    });

    test('Ctrl+Enter saves, and the form is ready for the next entry', async () => {
      const page = await opened();
      await fillIn(page);
      act(() => field(first).focus());
      await save(page.user);
      await confirmed(page);
      await isRecorded();
    });

    test('Enter goes through the fields and saves on the last', async () => {
      const page = await opened();
      const { user } = page;
      const isAsked = () => screen.queryByRole('dialog', { name: t('ui.confirm.title') }) !== null;
      for (let step = 0; step < 15 && server.sent.length === 0 && !isAsked(); step += 1) {
        const name = focused();
        if (typed[name] !== undefined) await user.clear(field(name));
        await user.keyboard(`${typed[name] ?? ''}{Enter}`);
        await waitFor(() => expect(focused() !== name || server.sent.length > 0 || isAsked()).toBe(true));
        if (name in typed && focused() in proposed)
          await waitFor(() => expect(shown(Object.keys(proposed))).toEqual(proposed));
      }
      await confirmed(page);
      await isRecorded();
    });

    test('shows a refusal at its field and keeps what was typed', async () => {
      const page = await opened();
      const { user } = page;
      await fillIn(page);
      const before = shown(names);
      for (const name of refusable) {
        const message = `The server refuses ${name}.`;
        server.refusals = [{ code: 'REFUSED', message, field: name }];
        act(() => field(names.find((other) => other !== name) ?? name).focus());
        await save(user);
        await confirmed(page);
        await waitFor(() => expect(errorAt(name)).toBe(message));
        await waitFor(() => expect(focused()).toBe(name));
        expect(shown(names)).toEqual(before);
      }
      expect(server.sent.map(({ input }) => input)).toEqual(refusable.map(() => sent));
    });

    test('asks before typed text is lost, and No keeps it', async () => {
      const page = await opened();
      await fillIn(page);
      const before = shown(names);
      const address = page.address();
      await page.leave();
      const question = await screen.findByRole('dialog', { name: t('ui.confirm.title') });
      expect(question.textContent).toContain(t('ui.leave'));
      await page.user.click(within(question).getByText(t('ui.no')));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: t('ui.confirm.title') })).toBeNull());
      expect([page.address(), shown(names)]).toEqual([address, before]);
    });
  },
);
