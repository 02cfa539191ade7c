import { screen, within } from '@testing-library/react';
import { BeforeClose } from '../../client/src/features/home/before-close';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { KnownPages } from '../../client/src/ui/page/known-pages';
import { approvals } from '../../server/domain/approvals.messages';
import { labelled } from '../../server/domain/kernel/message';
import { server } from './support/answers';
import { openComponent, openPage } from './support/page';

const SALE = 'Credit sale SHREE, ₹900.00';
const ASKS = 'RAVI asks to delete collection RAVI, ₹500.00';

/** A sale and a deletion wait at the first pump, another sale at the second. */
beforeEach(() => {
  const entry = { requestId: 3, command: 'recordCreditSale', label: 'Credit sale', userName: 'RAVI' };
  const what = approvals.entry({ label: labelled('Collection', 'collection'), title: 'RAVI, ₹500.00' });
  Object.assign(server.station.beforeClose!, {
    waiting: [
      { ...entry, title: 'SHREE, ₹900.00', pumpId: 1 },
      { ...entry, requestId: 4, title: 'GANGA, ₹70.00', pumpId: 2 },
    ],
    waitingChanges: [
      {
        ...{ requestId: 5, table: 'cash_collection', rowId: 12, pumpId: 1 },
        msgText: approvals.asksToDelete({ user: 'RAVI', what }),
      },
    ],
  });
});

test.each<[string, boolean]>([
  ['only names it', false],
  ['leads to the review', true],
])('on Home, what waits before the close stands in two rows, which for who decides %s', async (_, decides) => {
  server.station.me.rights = decides ? ['changes.decide'] : [];
  Object.assign(server.station.beforeClose!, {
    ...{ creditSales: 0, withoutVehicle: 0, stockIns: 0, tanksWithoutDip: [], pumpsWithoutCash: [] },
  });
  await loadTexts(['home']);
  openComponent(<BeforeClose shiftRuns />);
  const rowOf = async (label: string): Promise<HTMLElement> => (await screen.findByText(label)).closest('li')!;
  const entries = await rowOf(t('home.before.waiting'));
  expect(entries.textContent).toContain(`${SALE}, Credit sale GANGA, ₹70.00`);
  const changes = await rowOf(t('home.before.changes'));
  expect(changes.textContent).toContain(ASKS);
  const paths = [entries, changes].flatMap((row) =>
    within(row)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  const reviews = [
    '/permission/3/recordCreditSale',
    '/permission/4/recordCreditSale',
    '/permission/12/cash_collection',
  ];
  expect(paths).toEqual(decides ? reviews : []);
});

test('on Home, the tanks that are not measured lead to the dialog that measures them', async () => {
  Object.assign(server.station.beforeClose!, {
    ...{ creditSales: 0, withoutVehicle: 0, stockIns: 0, tanksWithoutDip: ['T1'], pumpsWithoutCash: [] },
  });
  await loadTexts(['home']);
  const open = jest.fn();
  const { user } = openComponent(
    <KnownPages value={[{ path: 'measure-tank', label: 'Measure a tank', open }]}>
      <BeforeClose shiftRuns />
    </KnownPages>,
  );
  await user.click(await screen.findByRole('button', { name: t('home.before.dip') }));
  expect(open).toHaveBeenCalled();
});

test('the close form shows it beside its pump and in the reconciliation', async () => {
  const { correctionForm } = server.station;
  const [nozzle] = correctionForm.nozzles;
  Object.assign(server.station, {
    closeForm: {
      ...correctionForm,
      ...{ shiftId: 7, draft: null, nozzles: [nozzle, { ...nozzle!, nozzleId: 2, pumpId: 2, pumpName: 'PUMP 2' }] },
    },
  });
  const { user } = await openPage('/closeshift');
  await user.click(await screen.findByText(t('ui.yes')));
  const takings = await screen.findByRole('region', { name: t('closing.takings') });
  const notesOf = (pump: string): string => within(takings).getByText(pump).closest('li')!.textContent!;
  expect(notesOf('PUMP 1')).toContain(`${SALE}, by RAVI${ASKS}`);
  expect(notesOf('PUMP 2')).toContain('Credit sale GANGA, ₹70.00, by RAVI');
  expect(notesOf('PUMP 2')).not.toContain('SHREE');
  const linesOf = (name: string): (string | null)[] =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(linesOf(t('closing.waiting'))).toEqual([`${SALE}, by RAVI`, 'Credit sale GANGA, ₹70.00, by RAVI']);
  expect(linesOf(t('closing.waiting.changes', { count: 1 }))).toEqual([ASKS]);
});
