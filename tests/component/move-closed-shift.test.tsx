import { screen, waitFor, within } from '@testing-library/react';
import { t } from '../../client/src/i18n/translate';
import { closing } from '../../server/domain/closing.messages';
import { correction } from '../../server/domain/correction.messages';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { server } from './support/answers';
import { errorAt, field, fill, ready } from './support/form';
import { type Opened, openPage } from './support/page';

const SHIFT = { date: '2026-01-14', name: 'MORNING' };

beforeEach(() => {
  server.station.me = { ...server.station.me, rights: [...BUILT_IN_ROLES.admin] };
  Object.assign(server.station, {
    shiftTypes: [
      { id: 1, name: 'MORNING', disabled: true },
      { id: 2, name: 'NIGHT', disabled: false },
      { id: 3, name: 'EVENING', disabled: true },
    ],
  });
});

/** The dialog, opened in the correction of a closed shift. */
async function open(): Promise<Opened> {
  const opened = await openPage('/page/correct-shift?shiftId=6');
  await ready('close:1');
  await opened.user.click(screen.getByRole('button', { name: t('closing.move.title') }));
  await ready('shiftDate');
  return opened;
}

/** The form of the correction has a reason of its own. */
const reason = (): HTMLInputElement => document.querySelector('[role="dialog"] [name="reason"]')!;

const change = async ({ user }: Opened, shiftDate = '13-01-2026'): Promise<void> => {
  await fill(user, { shiftDate });
  await user.type(reason(), 'Started with the wrong date');
  await user.click(screen.getByRole('button', { name: t('closing.move.confirm') }));
};

test('the correction of a closed shift offers another date, and its sheet shows the moved shift', async () => {
  server.payloads.moveClosedShift = { shiftId: 6, shiftDate: '2026-01-13' };
  const opened = await open();
  expect(field('shiftDate').value).toBe('14-01-2026');
  expect(screen.getByRole('dialog').textContent).toContain(
    t('closing.move.what', { shift: SHIFT.name, date: '14-01-2026' }),
  );
  // Its own type is offered though it is disabled.
  await opened.user.click(field('shiftTypeId'));
  await opened.user.clear(field('shiftTypeId'));
  const list = document.getElementById(field('shiftTypeId').getAttribute('aria-controls')!)!;
  const offered = within(list).getAllByRole('option', { hidden: true });
  expect(offered.map(({ textContent }) => textContent)).toEqual(['MORNING', 'NIGHT']);
  await opened.user.click(offered[0]!);
  await change(opened);
  await waitFor(() =>
    expect(server.sent).toMatchObject([
      {
        name: 'moveClosedShift',
        input: {
          shiftId: 6,
          shiftDate: '2026-01-13',
          shiftTypeId: 1,
          reason: 'Started with the wrong date',
          expectedVersion: 3,
        },
      },
    ]),
  );
  await waitFor(() => expect(opened.address()).toBe('/report/closed-shift-report/6/2026-01-13'));
});

test('a refusal is shown at the date, and nothing is lost', async () => {
  const opened = await open();
  const held = [closing.heldBills({ count: 1 })];
  const refusal = closing.shiftNotMovable({ shift: closing.shift(SHIFT), held });
  server.refusals = [{ code: 'SHIFT_NOT_MOVABLE', field: 'shiftDate', ...refusal }];
  await change(opened);
  await waitFor(() => expect(errorAt('shiftDate')).toContain('bills (1)'));
  expect(reason().value).toBe('Started with the wrong date');
  expect(opened.address()).toBe('/page/correct-shift?shiftId=6');
});

test('a shift that has changed since is said to have changed', async () => {
  const opened = await open();
  server.refusals = [{ code: 'STALE', field: 'expectedVersion', ...correction.stale({ shift: closing.shift(SHIFT) }) }];
  await change(opened);
  await within(screen.getByRole('dialog')).findByText(/have changed since this form was opened/);
});

test('a date more than a day later is asked about', async () => {
  const opened = await open();
  await change(opened, '16-01-2026');
  await opened.user.click(await screen.findByText(t('ui.yes')));
  await waitFor(() => expect(server.sent).toMatchObject([{ input: { shiftDate: '2026-01-16', confirmAhead: true } }]));
});
