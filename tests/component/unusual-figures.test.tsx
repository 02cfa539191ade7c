import { waitFor } from '@testing-library/react';
import type { MasterDefinition } from '../../client/src/features/masters/catalogue';
import { NewRowForm } from '../../client/src/features/masters/new-row-form';
import { RowForm } from '../../client/src/features/masters/row-form';
import { server } from './support/answers';
import { errorAt, field, fill, focused, save } from './support/form';
import { type Opened, openComponent } from './support/page';

const question = (field: string) => ({
  code: 'FIGURE_UNUSUAL',
  message: 'The figure is far from the usual one. Save again to keep it.',
  field,
});

const fieldOf = (name: string, kind: string) => ({
  ...{ name, label: name, kind, required: true, message: name, options: [], shownBy: name, inForm: true, inList: true },
  ...{ readOnlyAfterCreate: false, unique: false },
});

const TEXTS = ['firmName', 'shortName', 'proprietorName', 'email', 'contactNo'];

const CREDITOR = {
  ...{ name: 'Creditor', label: 'Creditor', pluralLabel: 'Creditors', singular: 'creditor', title: 'firmName' },
  ...{ listQuery: 'creditors', createMutation: 'createCreditor', updateMutation: 'updateCreditor' },
  ...{ removeMutation: 'removeCreditor', needsReason: true },
  fields: [...TEXTS.map((name) => fieldOf(name, 'text')), fieldOf('maxLimit', 'money'), fieldOf('address', 'text')],
} as unknown as MasterDefinition;

const ROW = {
  id: 7,
  version: 2,
  ...Object.fromEntries(TEXTS.map((name) => [name, 'SHREE'])),
  maxLimit: '50000.00',
  address: 'Main road',
};

const FORMS: Record<string, { open: () => Opened | Promise<Opened>; typed: Record<string, string>; field: string }> = {
  'a new row of a master': {
    open: () => openComponent(<NewRowForm master={CREDITOR} rows={[]} onAdded={() => undefined} />),
    typed: { ...Object.fromEntries(TEXTS.map((name) => [name, 'SHREE'])), maxLimit: '5000000', address: 'Main road' },
    field: 'maxLimit',
  },
  'a changed row of a master': {
    open: () =>
      openComponent(<RowForm master={CREDITOR} row={ROW} onDone={() => undefined} onRefused={() => undefined} />),
    typed: { maxLimit: '5000000', reason: 'They grow' },
    field: 'maxLimit',
  },
};

beforeEach(() => {
  Object.assign(server.station, { masters: [] });
  Object.assign(server.payloads, { createCreditor: { creditor: null }, updateCreditor: { creditor: null } });
});

describe.each(Object.entries(FORMS))('%s', (_what, { open, typed, field: asked }) => {
  test('is kept by Enter in the field of a figure that the server asks about', async () => {
    const { user } = await open();
    await waitFor(() => field('maxLimit'));
    await fill(user, typed);
    server.refusals = [question(asked)];
    await save(user);
    await waitFor(() => expect([errorAt(asked), focused()]).toEqual([question(asked).message, asked]));
    server.refusals = [];
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    const [first, second] = server.sent.map(({ input }) => (input.input ?? input) as object);
    expect(first).not.toHaveProperty('confirmed');
    expect(second).toMatchObject({ [asked]: '5000000.00', confirmed: true });
  });

  test('is sent without a confirmation once it was changed', async () => {
    const { user } = await open();
    await waitFor(() => field('maxLimit'));
    await fill(user, typed);
    server.refusals = [question(asked)];
    await save(user);
    await waitFor(() => expect(focused()).toBe(asked));
    await fill(user, { [asked]: '55000' });
    server.refusals = [];
    await save(user);
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect((server.sent[1]!.input.input ?? server.sent[1]!.input) as object).not.toHaveProperty('confirmed');
  });
});
