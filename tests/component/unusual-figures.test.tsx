import { screen, waitFor } from '@testing-library/react';
import type { MasterDefinition } from '../../client/src/features/masters/catalogue';
import { NewRowForm } from '../../client/src/features/masters/new-row-form';
import { RowForm } from '../../client/src/features/masters/row-form';
import InvoiceDialog from '../../client/src/features/stock/invoice/invoice-dialog';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { denominationLabel } from '../../server/domain/kernel/format';
import { server } from './support/answers';
import { errorAt, field, fill, focused, save, type Typed } from './support/form';
import { type Opened, openComponent, openPage } from './support/page';

const question = (at: string) => ({
  code: 'FIGURE_UNUSUAL',
  message: 'The figure is far from the usual one. Save again to keep it.',
  field: at,
});

const fieldOf = (name: string, kind: string) => ({
  ...{ name, label: name, kind, required: true, message: name, options: [], shownBy: name, inForm: true, inList: true },
  ...{ readOnlyAfterCreate: false, unique: false },
});

const TEXTS = ['firmName', 'shortName', 'proprietorName', 'email', 'contactNo', 'address'];
const FIRM = Object.fromEntries(TEXTS.map((name) => [name, 'SHREE']));

const CREDITOR = {
  ...{ name: 'Creditor', label: 'Creditor', pluralLabel: 'Creditors', singular: 'creditor', title: 'firmName' },
  ...{ listQuery: 'creditors', createMutation: 'createCreditor', updateMutation: 'updateCreditor' },
  ...{ removeMutation: 'removeCreditor', needsReason: true },
  fields: [fieldOf('maxLimit', 'money'), ...TEXTS.map((name) => fieldOf(name, 'text'))],
} as unknown as MasterDefinition;

/** Answers the question that a form asks before it sends. */
async function sayYes({ user }: Opened): Promise<void> {
  const asked = await screen.findByRole('dialog', { name: t('ui.confirm.title') });
  await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true));
  await user.keyboard('y');
}

interface Form {
  open: () => Opened | Promise<Opened>;
  /** A valid entry; the figure is asked about. */
  typed: Typed;
  figure: string;
  /** Sends what is typed. */
  send: (page: Opened) => Promise<void>;
}

const FORMS: Record<string, Form> = {
  'a new row of a master': {
    open: () => openComponent(<NewRowForm master={CREDITOR} rows={[]} onAdded={() => undefined} />),
    typed: { maxLimit: '5000000', ...FIRM },
    figure: 'maxLimit',
    send: ({ user }) => save(user),
  },
  'a changed row of a master': {
    open: () => {
      const row = { id: 7, version: 2, maxLimit: '50000.00', ...FIRM };
      return openComponent(
        <RowForm master={CREDITOR} row={row} prompt="Sure?" onDone={() => undefined} onRefused={() => undefined} />,
      );
    },
    typed: { maxLimit: '5000000', reason: 'They grow' },
    figure: 'maxLimit',
    send: async (page) => {
      await save(page.user);
      await sayYes(page);
    },
  },
  'a pay rate': {
    open: () => openPage('/page/pay-rate'),
    typed: { employeeId: 'ravi', since: '01-02-2026', payBasis: 'month', payRate: '200000', reason: 'More work' },
    figure: 'payRate',
    send: async (page) => {
      await save(page.user);
      await sayYes(page);
    },
  },
  'an expenditure': {
    open: () => openPage('/page/expenditure-detail'),
    typed: {
      expenditureCategoryId: 'tea',
      amount: '150000',
      accountId: 'state',
      paymentModeId: 'cheque',
      reference: 'C 1',
    },
    figure: 'amount',
    send: ({ user }) => save(user),
  },
  'an invoice': {
    open: () => openComponent(<InvoiceDialog onClose={() => undefined} />),
    typed: {
      ...{ invoiceNumber: 'IOC/1', invoiceDateTime: '14-01-2026 09:30', receiveDateTime: '14-01-2026 10:30' },
      ...{ invoiceAmount: '100000', truckNumber: 'GJ01AB1234' },
    },
    figure: 'invoiceAmount',
    send: async (page) => {
      const { user } = page;
      await save(user);
      await waitFor(() => field('quantity'));
      await fill(user, { productId: 'petrol', quantity: '12', shortageQuantity: '0', density: '832.5' });
      await save(user);
      await sayYes(page);
    },
  },
};

const notesOf500 = (way: 'ui.currency.inOf' | 'ui.currency.outOf') => t(way, { value: denominationLabel(500) });

const inputs = (): object[] => server.sent.map(({ input }) => (input.input ?? input) as object);

beforeEach(async () => {
  await loadTexts(['stock']);
  Object.assign(server.station, {
    masters: [],
    products: [{ id: 1, name: 'PETROL', shortName: 'MS', kind: 'FUEL' }],
    invoiceNumberTaken: false,
  });
  Object.assign(server.payloads, { createCreditor: { creditor: null }, updateCreditor: { creditor: null } });
});

describe.each(Object.entries(FORMS))('%s', (_what, { open, typed, figure, send }) => {
  const asked = async (): Promise<Opened> => {
    const page = await open();
    await waitFor(() => field(figure));
    await fill(page.user, typed);
    server.refusals = [question(figure)];
    await send(page);
    await waitFor(() => expect([errorAt(figure), focused()]).toEqual([question(figure).message, figure]));
    server.refusals = [];
    return page;
  };

  test('is kept by Enter in the field of a figure that the server asks about', async () => {
    const { user } = await asked();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inputs()).toHaveLength(2));
    const [first, second] = inputs();
    expect(first).not.toHaveProperty('confirmed');
    expect(second).toEqual({ ...first, confirmed: true });
  });

  test('is not kept once the figure is changed: Enter goes on', async () => {
    const { user } = await asked();
    await fill(user, { [figure]: '55000' });
    expect(errorAt(figure)).toBe('');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).not.toBe(figure));
    expect(inputs()).toHaveLength(1);
  });
});

describe.each([
  ['a deposit', '/page/cash-transfer', () => ({ accountId: 'state', [notesOf500('ui.currency.outOf')]: '9' })],
  [
    'a collection',
    '/page/employee-cash-collection',
    () => ({ pumpId: 'pump 1', employeeId: 'ravi', [notesOf500('ui.currency.inOf')]: '9' }),
  ],
] as const)('%s, whose amount is its notes', (_what, path, typedOf) => {
  const notes = () => Object.keys(typedOf()).at(-1)!;
  const asked = async (): Promise<Opened> => {
    const page = await openPage(path);
    await waitFor(() => field(notes()));
    await fill(page.user, typedOf());
    server.refusals = [question('notes')];
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(question('notes').message);
    server.refusals = [];
    expect(focused()).toBe(notes());
    return page;
  };

  test('is kept by Enter', async () => {
    const { user } = await asked();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inputs()).toHaveLength(2));
    const [first, second] = inputs();
    expect(first).not.toHaveProperty('confirmed');
    expect(second).toEqual({ ...first, confirmed: true });
  });

  test('is asked about again once the notes are changed', async () => {
    const { user } = await asked();
    await fill(user, { [notes()]: '8' });
    expect(screen.queryByText(question('notes').message)).toBeNull();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(inputs()).toHaveLength(2));
    expect(inputs()[1]).not.toHaveProperty('confirmed');
  });
});
