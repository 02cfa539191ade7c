import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { t } from '../../client/src/i18n/translate';
import { imports } from '../../server/domain/imports.messages';
import { labelled } from '../../server/domain/kernel/message';
import { BUILT_IN_ROLES, type Right } from '../../server/domain/rights';
import { server } from './support/answers';
import { type Opened, openPage } from './support/page';

const master = (name: string, pluralLabel: string, addedBy: string) => ({
  ...{ name, label: name, pluralLabel, addedBy, table: name.toLowerCase(), singular: name, plural: `${name}s` },
  ...{ path: `/page/create-${name}`, title: 'name', needsReason: false, neverDeleted: false, fields: [] },
  ...{ createMutation: '', updateMutation: null, removeMutation: '', enableMutation: null, listQuery: `${name}s` },
});

const ROWS = 'Name\tMobile\nRAVI\t9876509876';
const NOTE = imports.looksLike({ list: labelled('Employees'), count: 2, own: 1 });
const previewed = {
  ...{ sheet: '', needsReason: false, columns: [], unmatched: [], totals: [], notes: [], assumed: [], missing: [] },
  rows: [
    {
      ...{ number: 2, state: 'NEW', waits: false, cells: [], typed: [], proposed: [], before: null },
      ...{ problems: [], questions: [] },
    },
  ],
};

/** What the server was asked to import, in order. */
let asked: { master: string; text?: string | null }[];

/** Pastes the rows of employees into the import of pumps, which the server takes as `answered`. */
async function paste(answered: () => object, rights: Iterable<Right> = BUILT_IN_ROLES.admin): Promise<Opened> {
  asked = [];
  Object.assign(server.station, {
    me: { ...server.station.me, rights: [...rights] },
    masters: [
      master('Pump', 'Pumps', 'masters.equipment.add'),
      master('Employee', 'Employees', 'masters.employee.add'),
    ],
    importPreview: (args: (typeof asked)[number]) => {
      asked.push(args);
      return args.master === 'Employee' ? previewed : answered();
    },
  });
  const opened = await openPage('/page/import?list=Pump');
  await opened.user.click(await screen.findByLabelText(t('masters.import.paste.label')));
  await opened.user.paste(ROWS);
  await waitFor(() => expect(asked).toHaveLength(1));
  return opened;
}

const toEmployees = () => t('masters.import.toOther', { list: 'Employees' });

test('rows that look like another list are imported there at once, without a question about what is lost', async () => {
  const { user, address } = await paste(() => ({ ...previewed, notes: [{ code: 'NOTE', ...NOTE }] }));
  await user.click(await screen.findByRole('button', { name: toEmployees() }));
  await waitFor(() => expect(address()).toBe('/page/import?list=Employee'));
  await waitFor(() =>
    expect(asked).toMatchObject([
      { master: 'Pump', text: ROWS },
      { master: 'Employee', text: ROWS },
    ]),
  );
  expect(await screen.findByText(t('masters.import.title', { list: 'Employees' }))).toBeTruthy();
  expect(screen.queryByText(NOTE.message)).toBeNull();
});

test('so are rows that are refused because they lack the key of this list', async () => {
  // The fixture reports what a query throws.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = { code: 'OTHER_LIST', field: 'sheet', ...NOTE };
  const { user, address } = await paste(() => {
    throw new GraphQLError(NOTE.message, { extensions: { problems: [refused] } });
  });
  await user.click(await screen.findByRole('button', { name: toEmployees() }));
  await waitFor(() => expect(address()).toBe('/page/import?list=Employee'));
  await waitFor(() => expect(asked).toMatchObject([{}, { master: 'Employee', text: ROWS }]));
});

test('it is not offered to those who may not add to the other list', async () => {
  await paste(() => ({ ...previewed, notes: [{ code: 'NOTE', ...NOTE }] }), ['masters.read', 'masters.equipment.add']);
  expect(await screen.findByText(NOTE.message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: toEmployees() })).toBeNull();
});
