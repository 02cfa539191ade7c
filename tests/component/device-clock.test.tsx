import { act, screen, waitFor } from '@testing-library/react';
import { noteServerTime, serverNow } from '../../client/src/graphql/server-clock';
import { useDraft } from '../../client/src/hooks/use-draft';
import { useSession } from '../../client/src/hooks/use-session';
import ClockNotice from '../../client/src/ui/feedback/clock-notice';
import { stationZone, today } from '../../client/src/ui/text/station-zone';
import { dayIn } from '../../server/domain/kernel/business-date';
import { server } from './support/answers';
import { field, fill, ready, save, shown } from './support/form';
import { openComponent, openPage } from './support/page';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The server's day while the device's clock is that far ahead of it, in the form of the screens. */
const shownDay = (ahead: number): string =>
  dayIn(stationZone, new Date(Date.now() - ahead))
    .split('-')
    .reverse()
    .join('-');
const answerAt = (ahead: number): void =>
  act(() => noteServerTime(new Headers({ date: new Date(Date.now() - ahead).toUTCString() }), Date.now()));

afterEach(() => answerAt(0));

test.each([
  [2 * DAY, "This device's clock is 2 days ahead of the station's. Dates come from the station."],
  [DAY, "This device's clock is 1 day ahead of the station's. Dates come from the station."],
  [-3 * HOUR, "This device's clock is 3 hours behind the station's. Dates come from the station."],
  [5 * 60_000, "This device's clock is 5 minutes ahead of the station's. Dates come from the station."],
])('a clock that is %i ms ahead is named, until it is right', async (ahead, words) => {
  openComponent(<ClockNotice />);
  answerAt(ahead);
  await screen.findByText(words);
  answerAt(0);
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test.each([20_000, -20_000, 0])('a clock that is %i ms ahead is not mentioned', async (ahead) => {
  openComponent(<ClockNotice />);
  answerAt(ahead);
  expect(screen.queryByText(/Dates come from the station/)).toBeNull();
});

test('the difference is remembered on the device, and an answer without a time changes nothing', () => {
  answerAt(2 * DAY);
  noteServerTime(new Headers(), Date.now());
  expect(Number(localStorage.getItem('clockAhead'))).toBeCloseTo(2 * DAY, -4);
  expect(today()).toBe(dayIn(stationZone, new Date(Date.now() - 2 * DAY)));
  expect(Math.abs(serverNow().getTime() - (Date.now() - 2 * DAY))).toBeLessThan(5_000);
});

function Kept() {
  const { me } = useSession();
  const { found, save, savedAt } = useDraft('kept', 1, (value): value is string => typeof value === 'string');
  return (
    <button type="button" onClick={() => save('typed')} disabled={me === null}>
      {(savedAt?.toISOString() ?? found?.savedAt) || 'not yet'}
    </button>
  );
}

test('a draft is dated by the station, also when it is opened again', async () => {
  answerAt(2 * DAY);
  const isTwoDaysAgo = () =>
    expect(Math.abs(Date.parse(screen.getByRole('button').textContent) - (Date.now() - 2 * DAY))).toBeLessThan(60_000);
  const { user, close } = openComponent(<Kept />);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
  answerAt(2 * DAY);
  await user.click(screen.getByRole('button'));
  await waitFor(isTwoDaysAgo);
  close();
  openComponent(<Kept />);
  await waitFor(isTwoDaysAgo);
});

test.each([2 * DAY, -2 * DAY, 400 * DAY])(
  'proposals and the key t take the station’s day from a device %i ms ahead',
  async (ahead) => {
    server.clock = -ahead;
    const { user } = await openPage('/page/pay-rate');
    await ready('employeeId');
    await fill(user, { employeeId: 'ravi', payRate: '1' });
    await fill(user, { since: 't' });
    await user.tab();
    expect(shown(['since'])).toEqual({ since: shownDay(ahead) });
    await fill(user, { since: '-1' });
    await user.tab();
    expect(field('since').value).toBe(shownDay(ahead + DAY));
    await save(user);
  },
);
