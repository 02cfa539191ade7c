import { screen, within } from '@testing-library/react';
import { UndoLastShiftForm } from '../../client/src/features/closing/undo/undo-last-shift-form';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { KnownPages } from '../../client/src/ui/page/known-pages';
import { closing } from '../../server/domain/closing.messages';
import { server } from './support/answers';
import { openComponent } from './support/page';

const LAST = { id: 6, shiftDate: '2026-01-14', shiftName: 'MORNING', closedByName: null, closedAt: null };
const CORRECTION = { path: '/page/correct-shift', label: 'Correct a shift' };
const refusal = closing.successorNotEmpty({
  shift: closing.shift({ date: '2026-01-14', name: 'MORNING' }),
  successor: closing.shift({ date: '2026-01-14', name: 'NIGHT' }),
  held: closing.heldEntries(),
});

async function open(pages: (typeof CORRECTION)[]) {
  await loadTexts(['closing']);
  const totals = (names: string[]) => ({ totals: Object.fromEntries(names.map((name) => [name, '0.00'])) });
  server.station.reports = {
    closedShiftReport: {
      readings: totals(['consumption']),
      pumps: totals(['sale', 'swipe', 'last', 'shortage']),
      dips: totals(['variation']),
    },
  } as never;
  return openComponent(
    <KnownPages value={pages}>
      <UndoLastShiftForm last={LAST} running={null} onClose={() => undefined} />
    </KnownPages>,
  );
}

async function refused(pages: (typeof CORRECTION)[]): Promise<HTMLElement> {
  server.refusals = [{ code: 'SUCCESSOR_NOT_EMPTY', ...refusal }];
  const { user } = await open(pages);
  await user.type(await screen.findByLabelText(t('closing.undo.type', { date: '14-01-2026' })), '14-01-2026');
  await user.click(screen.getByText(t('closing.undo.confirm')));
  return (await screen.findAllByText(refusal.message, { exact: false }))
    .map((one) => one.closest('[role=alert]'))
    .find((alert) => alert !== null) as HTMLElement;
}

test('a close that cannot be undone because the next shift has entries can be corrected instead', async () => {
  const link = within(await refused([CORRECTION])).getByText(t('closing.undo.correct'));
  expect(link.getAttribute('href')).toBe('/page/correct-shift?shiftId=6');
});

test('a close that cannot be undone says so before the date is typed', async () => {
  server.station.undoLastShiftRefusal = { ...refusal, params: JSON.stringify(refusal.params) } as never;
  await open([CORRECTION]);
  const alert = (await screen.findByText(refusal.message, { exact: false })).closest('[role=alert]') as HTMLElement;
  expect(within(alert).getByText(t('closing.undo.correct'))).toBeTruthy();
  expect(screen.queryByLabelText(t('closing.undo.type', { date: '14-01-2026' }))).toBeNull();
  expect(screen.queryByText(t('closing.undo.confirm'))).toBeNull();
});

test('without the right to correct a shift, no correction is offered', async () => {
  await refused([]);
  expect(screen.queryByText(t('closing.undo.correct'))).toBeNull();
});
