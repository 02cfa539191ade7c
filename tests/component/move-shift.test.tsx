import { screen, waitFor } from '@testing-library/react';
import MoveShiftDialog from '../../client/src/features/shifts/move-shift-dialog';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { closing } from '../../server/domain/closing.messages';
import { server } from './support/answers';
import { errorAt, field, fill, ready } from './support/form';
import { openComponent } from './support/page';

beforeEach(() => {
  Object.assign(server.station, {
    // Another shift can start only with an enabled type.
    startShiftForm: { ...server.station.startShiftForm, shiftTypes: [{ id: 2, name: 'NIGHT' }] },
    shiftTypes: [
      { id: 1, name: 'MORNING', disabled: true },
      { id: 2, name: 'NIGHT', disabled: false },
      { id: 3, name: 'EVENING', disabled: true },
    ],
  });
});

async function open() {
  await loadTexts(['shifts']);
  let isClosed = false;
  const { user } = openComponent(<MoveShiftDialog onClose={() => (isClosed = true)} />);
  await waitFor(() => expect(document.querySelector('[name="shiftDate"]')).not.toBeNull());
  await ready('shiftDate');
  return { user, isClosed: () => isClosed };
}

test('proposes the date and the type that the shift has, and sends those that it should have', async () => {
  const { user, isClosed } = await open();
  const { value } = field('shiftDate');
  expect(value).toMatch(/^\d\d-\d\d-\d{4}$/);
  // Its own type is offered though it is disabled.
  expect(field('shiftTypeId').value).toBe('MORNING');
  await fill(user, { shiftDate: '13-01-2026' });
  await user.click(screen.getByText(t('shifts.move.confirm')));
  await waitFor(() =>
    expect(server.sent).toMatchObject([{ input: { shiftId: 7, shiftDate: '2026-01-13', shiftTypeId: 1 } }]),
  );
  await waitFor(() => expect(isClosed()).toBe(true));
});

test('a refusal is shown at the date, and nothing is lost', async () => {
  const { user, isClosed } = await open();
  const shift = closing.shift({ date: '2026-01-14', name: 'MORNING' });
  const refusal = closing.shiftNotMovable({ shift, held: [closing.heldBills({ count: 1 })] });
  server.refusals = [{ code: 'SHIFT_NOT_MOVABLE', field: 'shiftDate', ...refusal }];
  await fill(user, { shiftDate: '13-01-2026' });
  await user.click(screen.getByText(t('shifts.move.confirm')));
  await waitFor(() => expect(errorAt('shiftDate')).toContain('bills (1)'));
  expect([field('shiftDate').value, isClosed()]).toEqual(['13-01-2026', false]);
});

test('a date far ahead is asked about as a move', async () => {
  server.station.me!.rights.push('shift.startAhead');
  const { user } = await open();
  await fill(user, { shiftDate: '20-01-2026' });
  await user.click(screen.getByText(t('shifts.move.confirm')));
  await waitFor(() =>
    expect(document.body.textContent).toContain(t('shifts.move.ahead', { shift: 'MORNING', date: '20-01-2026' })),
  );
  expect(server.sent).toEqual([]);
});
