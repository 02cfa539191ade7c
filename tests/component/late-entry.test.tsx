import { act, screen, waitFor, within } from '@testing-library/react';
import type { OutboxKind } from '../../client/src/graphql/outbox-entry';
import { t } from '../../client/src/i18n/translate';
import { OUTBOX_KINDS } from '../../client/src/outbox/outbox-kinds';
import { approvals } from '../../server/domain/approvals.messages';
import { effects } from '../../server/domain/effects.messages';
import { denominationLabel } from '../../server/domain/kernel/format';
import { movedMoney } from '../../server/domain/moved-figure';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save, shown, type Typed } from './support/form';
import { type Opened, openPage } from './support/page';

const notesOf500 = t('ui.currency.inOf', { value: denominationLabel(500) });

/** A valid entry of each kind, beginning with the first field: TypeScript asks for it when a kind is added. */
const ENTRIES: Readonly<Record<OutboxKind, { mutation: string; list: string; typed: Typed; sent: object }>> = {
  'credit-sale': {
    mutation: 'recordCreditSale',
    list: 'creditSalesOfShift',
    typed: { creditorId: 'shree', pumpId: 'pump 3', litres: '20' },
    // The pump and the rate are those of the closed shift.
    sent: { creditorId: 1, pumpId: 3, productId: 1, litres: '20.000', amount: '1900.00' },
  },
  'creditor-payment': {
    mutation: 'recordCreditorPayment',
    list: 'creditorPaymentsOfShift',
    typed: { creditorId: 'shree', amount: '1250' },
    sent: { creditorId: 1, amount: '1250.00' },
  },
  expenditure: {
    mutation: 'recordExpenditure',
    list: 'expendituresOfShift',
    typed: { expenditureCategoryId: 'tea', amount: '1500' },
    sent: { expenditureCategoryId: 1, amount: '1500.00' },
  },
  'employee-advance': {
    mutation: 'recordEmployeeAdvance',
    list: 'employeeAdvancesOfShift',
    typed: { employeeId: 'ravi', amount: '1500' },
    sent: { employeeId: 1, amount: '1500.00' },
  },
  'cash-collection': {
    mutation: 'collectCash',
    list: 'cashCollectionsOfShift',
    typed: { pumpId: 'pump 3', employeeId: 'sunita', [notesOf500]: '3' },
    sent: { pumpId: 3, employeeId: 2, notes: [{ value: 500, in: 3, out: 0 }] },
  },
};

const REASON = 'Found under the seat';
const CLOSED = { shiftId: 5, lateReason: REASON };

beforeEach(() => {
  const { station } = server;
  station.me.rights = [...BUILT_IN_ROLES.admin];
  const ofRunning = station.pumpProducts;
  const [petrol] = ofRunning;
  station.lastClosedShift = {
    ...{ id: 6, shiftDate: '2026-01-14', shiftName: 'NIGHT', closedByName: 'MEENA' },
    closedAt: '2026-01-15T06:00:00Z',
  };
  const closed = [...station.lateEntryShifts, { id: 2, shiftDate: '2024-06-01', shiftName: 'MORNING' }];
  Object.assign(station, {
    lateEntryShifts: (asked: { shiftDate: string }) => closed.filter(({ shiftDate }) => shiftDate === asked.shiftDate),
    pumpProducts: ({ shiftId }: { shiftId?: number }) =>
      shiftId === 5 ? [{ ...petrol!, pumpId: 3, pumpName: 'PUMP 3', rate: '95.00' }] : ofRunning,
  });
});

const banner = (): HTMLElement | null => screen.queryByRole('note');

/** Chooses the closed shift by keyboard. */
async function enterLate({ user }: Opened, text = t('late.text')): Promise<void> {
  screen.getByRole('button', { name: t('late.title') }).focus();
  await user.keyboard('{Enter}');
  await ready('shiftDate');
  expect(screen.getByRole('dialog').textContent).toContain(text);
  // The day of the last close is proposed.
  await user.keyboard('{Enter}');
  await ready('shiftId');
  await user.keyboard('mor{Enter}');
  await ready('lateReason');
  await user.keyboard(`${REASON}{Enter}`);
  await waitFor(() => expect(banner()?.textContent).toContain('14-01-2026 MORNING: Found under the seat'));
}

/** Saves with Enter once the effects are shown. */
async function saveSeen({ user }: Opened): Promise<void> {
  await save(user);
  const review = within(await screen.findByRole('dialog', { name: t('late.effects') }));
  const button = review.getByRole('button', { name: t('ui.save') });
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard('{Enter}');
}

async function endLate({ user }: Opened): Promise<void> {
  within(banner()!)
    .getByRole('button', { name: t('late.end') })
    .focus();
  await user.keyboard('{Enter}');
}

const kinds = Object.entries(ENTRIES) as [OutboxKind, (typeof ENTRIES)[OutboxKind]][];

describe.each(kinds)('%s', (kind, { mutation, list, typed, sent }) => {
  const names = Object.keys(typed);
  const [first] = names as [string];
  const open = () => openPage(OUTBOX_KINDS[kind].path);

  test('several are recorded in the chosen closed shift one after the other, until the user ends it', async () => {
    const shortage = effects.shortage({ employee: 'RAVI', pump: 'PUMP 1' });
    server.payloads[mutation] = { effectTexts: [movedMoney(shortage, 921_500, 0)] };
    const opened = await open();
    await ready(first);
    await enterLate(opened);
    await ready(first);
    await fill(opened.user, typed);
    await opened.user.tab();
    const before = shown(names);
    await save(opened.user);
    const review = within(await screen.findByRole('dialog', { name: t('late.effects') }));
    expect(review.getByRole('row', { name: 'Shortage of RAVI on PUMP 1 ₹9,215.00 ₹0.00' })).toBeTruthy();
    expect(server.rehearsed).toMatchObject([{ name: mutation, input: { ...sent, ...CLOSED } }]);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([server.sent, shown(names)]).toEqual([[], before]);
    await saveSeen(opened);
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toMatchObject({ name: mutation, input: { ...sent, ...CLOSED } });
    expect(server.sent[0]!.input).not.toHaveProperty('rehearse');
    await waitFor(() => expect(focused()).toBe(first));

    await fill(opened.user, typed);
    await saveSeen(opened);
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toMatchObject({ name: mutation, input: { ...sent, ...CLOSED } });
    await waitFor(() => expect(focused()).toBe(first));

    await endLate(opened);
    await waitFor(() => expect(banner()).toBeNull());
    await waitFor(() => expect(focused()).toBe(first));
    await fill(opened.user, { ...typed, ...('pumpId' in typed && { pumpId: 'pump 2' }) });
    await save(opened.user);
    await waitFor(() => expect(server.sent).toHaveLength(3));
    expect(server.sent[2]!.input).toMatchObject({ shiftId: 7 });
    expect(server.sent[2]!.input.lateReason ?? null).toBeNull();
  });

  test('the list is that of the chosen shift, and of the running one before and after', async () => {
    const listed: (number | undefined)[] = [];
    const rowsOf = ({ shiftId }: { shiftId?: number }): [] => {
      listed.push(shiftId);
      return [];
    };
    Object.assign(server.station, { [list]: rowsOf });
    const opened = await open();
    await ready(first);
    await waitFor(() => expect(listed).toEqual([undefined]));
    expect(screen.queryByText(/of this shift:/)).toBeNull();
    await enterLate(opened);
    await waitFor(() => expect(listed.at(-1)).toBe(5));
    expect(screen.getAllByText(/of this shift: 14-01-2026 MORNING$/)).not.toEqual([]);
    await endLate(opened);
    await waitFor(() => expect(listed.at(-1)).toBeUndefined());
    expect(screen.queryByText(/of this shift:/)).toBeNull();
  });

  test('can be entered late while no shift runs', async () => {
    server.station.runningShift = null;
    const opened = await open();
    await screen.findByText(t('ui.noShift'));
    await enterLate(opened);
    await ready(first);
    await fill(opened.user, typed);
    await save(opened.user);
    await waitFor(() => expect(server.sent.map(({ input }) => input)).toMatchObject([{ ...sent, ...CLOSED }]));
  });

  test('a late entry that is refused keeps its shift, its reason and what was typed', async () => {
    const opened = await open();
    await ready(first);
    await enterLate(opened);
    await ready(first);
    await fill(opened.user, typed);
    await opened.user.tab();
    const before = shown(names);
    server.refusals = [{ code: 'REFUSED', message: 'More than the pump sold.', field: first }];
    await save(opened.user);
    if (kind === 'credit-sale')
      await opened.user.click(await screen.findByLabelText(t('credit.editOf', { firm: 'SHREE TRANSPORT' })));
    await waitFor(() => expect(errorAt(first)).toBe('More than the pump sold.'));
    expect(banner()?.textContent).toContain(REASON);
    expect(shown(names)).toEqual(before);
    const refused = server.sent.length;
    server.refusals = [];
    await save(opened.user);
    await waitFor(() => expect(server.sent).toHaveLength(refused + 1));
    expect(server.sent.at(-1)!.input).toMatchObject({ ...sent, ...CLOSED });
  });

  test.each([
    ['by a reload', true],
    ['from another page', false],
  ])('keeps its shift with the draft when the page is opened again %s', async (_how, hasState) => {
    const opened = await open();
    await ready(first);
    await enterLate(opened);
    await ready(first);
    await fill(opened.user, typed);
    await opened.user.tab();
    const before = shown(names);
    const { state } = opened.location();
    opened.close();

    const again = await openPage(OUTBOX_KINDS[kind].path, hasState ? state : null);
    await waitFor(() => expect(shown(names)).toEqual(before));
    expect(banner()?.textContent).toContain(REASON);
    await save(again.user);
    await waitFor(() => expect(server.sent.map(({ input }) => input)).toMatchObject([{ ...sent, ...CLOSED }]));
    expect(again.location().state).toEqual(state);
  });

  test('may name what was disabled since, which is marked', async () => {
    const OLD = { id: 9, contactNo: '9000000009', disabled: true };
    const { station } = server;
    station.creditors.push({ ...OLD, firmName: 'OLD FIRM', shortName: 'OF' } as never);
    station.employees.push({ ...OLD, name: 'OLD HAND' } as never);
    station.expenditureCategories.push({ ...OLD, name: 'OLD RENT' } as never);
    station.employeeStandings.push({
      ...{ employeeId: 9, employeeName: 'OLD HAND', contactNo: '9000000009' },
      ...{ balance: '0.00', hasLeft: true },
    } as never);
    const subject = names.find((name) => /^(creditor|employee|expenditureCategory)Id$/.test(name))!;
    const opened = await open();
    await ready(first);
    // Who owes from before may always pay.
    if (kind !== 'creditor-payment') {
      await opened.user.type(field(subject), 'old');
      expect(screen.queryByText(/OLD /)).toBeNull();
      await opened.user.clear(field(subject));
      await opened.user.tab();
    }
    await enterLate(opened);
    await ready(first);
    await opened.user.type(field(subject), 'old');
    const option = await screen.findByText(/OLD /);
    expect(option.parentElement!.textContent).toContain(t('ui.choice.disabled'));
    await opened.user.clear(field(subject));
    await fill(opened.user, { ...typed, [subject]: 'old' });
    await save(opened.user);
    await waitFor(() => expect(server.sent.map(({ input }) => input)).toMatchObject([{ [subject]: 9, ...CLOSED }]));
  });

  test('goes back to the running shift on request', async () => {
    const opened = await open();
    await ready(first);
    await enterLate(opened);
    await opened.user.click(within(banner()!).getByRole('button', { name: t('late.end') }));
    expect(banner()).toBeNull();
  });

  test('without the right, the dialog and the banner say that an entry waits for an admin', async () => {
    server.station.me.rights = [...BUILT_IN_ROLES.staff];
    server.refusals = [{ code: 'WAITS_FOR_APPROVAL', message: 'Sent to an admin' }];
    const opened = await open();
    await ready(first);
    await enterLate(opened, t('late.text.waits'));
    expect(banner()?.textContent).toContain(t('late.waits'));
    await ready(first);
    await fill(opened.user, typed);
    await save(opened.user);
    await screen.findByText(/Sent to an admin/);
    expect(server.sent).toMatchObject([{ name: mutation, input: { ...sent, ...CLOSED } }]);
  });

  test.each([
    ['request it', 'changes.request'],
    ['see the shifts', 'shift.read'],
  ])('is not offered without the right to %s', async (_, missing) => {
    server.station.me.rights = [...BUILT_IN_ROLES.staff].filter((right) => right !== missing);
    await open();
    await ready(first);
    expect(screen.queryByRole('button', { name: t('late.title') })).toBeNull();
  });

  test('to end it asks first while a form is half typed', async () => {
    const opened = await open();
    await ready(first);
    await enterLate(opened);
    await ready(first);
    await fill(opened.user, typed);
    await opened.user.click(within(banner()!).getByRole('button', { name: t('late.end') }));
    expect((await screen.findByRole('dialog')).textContent).toContain(t('late.end.ask'));
    await opened.user.click(screen.getByRole('button', { name: t('ui.no') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(banner()).not.toBeNull();
    await opened.user.click(within(banner()!).getByRole('button', { name: t('late.end') }));
    await screen.findByRole('dialog');
    await opened.user.click(screen.getByRole('button', { name: t('ui.yes') }));
    await waitFor(() => expect(banner()).toBeNull());
  });
});

interface OnlineEntry extends Omit<(typeof ENTRIES)[OutboxKind], 'list'> {
  path: string;
  /** The field or cell with the focus at first; the page of exchanges focuses none until an entry is late. */
  first: string;
  /** The query of its list, or of its figures, which follows the shift. */
  asked: string;
  asks?: true;
}

const noteIn100 = t('ui.currency.inOf', { value: denominationLabel(100) });
const noteOut500 = t('ui.currency.outOf', { value: denominationLabel(500) });

/** Entries that are never kept on the device. */
const ONLINE: readonly OnlineEntry[] = [
  {
    path: '/page/cash-transfer',
    mutation: 'transferCash',
    first: 'kind',
    asked: 'cashTransfersOfShift',
    typed: { reference: 'SLIP 12', [noteOut500]: '4' },
    sent: { kind: 'DEPOSIT', accountId: 1, reference: 'SLIP 12', notes: [{ value: 500, in: 0, out: 4 }] },
  },
  {
    path: '/page/exchange',
    mutation: 'exchangeCash',
    first: notesOf500,
    asked: 'cashExchangesOfShift',
    typed: { [noteOut500]: '1', [noteIn100]: '5' },
    sent: {
      notes: [
        { value: 500, in: 0, out: 1 },
        { value: 100, in: 5, out: 0 },
      ],
    },
  },
  {
    path: '/page/salary',
    mutation: 'paySalary',
    first: 'employeeId',
    asked: 'salaryPreview',
    typed: { employeeId: 'ravi', from: '01-01-2026', to: '10-01-2026', comment: 'as agreed' },
    sent: { employeeId: 1, from: '2026-01-01', to: '2026-01-10', amount: '5000.00' },
    asks: true,
  },
];

describe.each(ONLINE)('$path', ({ path, mutation, first, asked, typed, sent, asks }) => {
  test('is entered late in the chosen closed shift by keyboard, and its figures are those of that shift', async () => {
    const shifts: (number | undefined)[] = [];
    const { [asked]: answer } = server.station as unknown as Record<string, unknown>;
    const answered = (variables: { shiftId?: number }): unknown => {
      shifts.push(variables.shiftId);
      return answer;
    };
    Object.assign(server.station, { [asked]: answered });
    const opened = await openPage(path);
    await waitFor(() => field(first));
    await enterLate(opened);
    await ready(first);
    await fill(opened.user, typed);
    await opened.user.tab();
    await waitFor(() => expect(shifts.at(-1)).toBe(5));
    if (asks) await waitFor(() => expect(shown(['amount'])).toEqual({ amount: '5000.00' }));
    act(() => field(first).focus());
    await save(opened.user);
    if (asks) {
      await screen.findByRole('dialog', { name: t('ui.confirm.title') });
      await opened.user.keyboard('y');
    }
    await waitFor(() => expect(server.sent.map(({ name }) => name)).toEqual([mutation]));
    expect(server.sent[0]!.input).toMatchObject({ ...sent, ...CLOSED });
  });
});

test('one that was refused after its review is reviewed again, with another key', async () => {
  const { mutation, typed } = ENTRIES.expenditure;
  const shortage = effects.shortage({ employee: 'RAVI', pump: 'PUMP 1' });
  server.payloads[mutation] = { effectTexts: [movedMoney(shortage, 921_500, 0)] };
  const opened = await openPage('/page/expenditure-detail');
  await ready('expenditureCategoryId');
  await enterLate(opened);
  await ready('expenditureCategoryId');
  await fill(opened.user, typed);
  await save(opened.user);
  await screen.findByRole('dialog', { name: t('late.effects') });
  server.refusals = [{ code: 'REFUSED', message: 'The safe holds less.', field: 'amount' }];
  await opened.user.keyboard('{Enter}');
  await waitFor(() => expect(errorAt('amount')).toBe('The safe holds less.'));

  server.refusals = [];
  await saveSeen(opened);
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.rehearsed).toHaveLength(2);
  expect(server.sent[1]!.key).not.toBe(server.sent[0]!.key);
});

test('a late entry needs a shift and a reason', async () => {
  const { user } = await openPage('/page/expenditure-detail');
  await ready('expenditureCategoryId');
  await user.click(screen.getByRole('button', { name: t('late.title') }));
  await ready('shiftDate');
  await save(user);
  expect([focused(), errorAt('shiftId')]).toEqual(['shiftId', t('late.selectShift')]);
  await user.keyboard('night{Enter}');
  await ready('lateReason');
  await save(user);
  expect(errorAt('lateReason')).toBe(t('late.giveReason'));
  expect(field('shiftId').value).toBe('NIGHT');
  expect(banner()).toBeNull();
});

test('any closed shift is found by its date', async () => {
  const { user } = await openPage('/page/expenditure-detail');
  await ready('expenditureCategoryId');
  await user.click(screen.getByRole('button', { name: t('late.title') }));
  await ready('shiftDate');
  await user.keyboard('02-06-2024{Enter}');
  await screen.findByText(t('late.none'));
  await fill(user, { shiftDate: '01-06-2024', shiftId: 'mor', lateReason: REASON });
  await save(user);
  await waitFor(() => expect(banner()?.textContent).toContain('01-06-2024 MORNING: Found under the seat'));
});

test('an entry that waits says which closed shift it is for, and why it is late', async () => {
  const lateText = approvals.lateFor({ date: '2026-01-14', name: 'NIGHT', reason: REASON });
  server.station.waitingEntries = [
    { requestId: 9, title: 'TEA, 1500', userName: 'STAFF', isOwn: true, requestedAt: '2026-01-15T06:00:00Z', lateText },
  ];
  await openPage('/page/expenditure-detail');
  expect(await screen.findByText(`Late entry for shift 14-01-2026 NIGHT: ${REASON}`)).toBeTruthy();
});
