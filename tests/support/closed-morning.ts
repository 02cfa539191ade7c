import { PASSWORD } from '../server/backend';
import type { Screen } from './browser';
import { type BrowserStation, startBrowserStation } from './browser-station';
import { notesOf } from './closing-station';

const OWNER = 'owner@station.example';

/** In paise. */
const CARDS = 25_000;

/** A station whose morning of 1 January sold 100 L at P1 N1 and is closed, while the night runs; the screen of its owner. */
export async function openClosedMorning(): Promise<{
  opened: BrowserStation;
  screen: Screen;
  shiftId: number;
  logIn(): Promise<string>;
}> {
  const opened = await startBrowserStation();
  const { backend, act, station } = opened;
  const start = { shiftTypeId: station.morning, shiftDate: '2026-01-01' };
  const { shiftId } = await act<{ shiftId: number }>('startShift', start);
  await closeFirstMeter(opened, shiftId, 100_000);
  await act('startShift', { shiftTypeId: station.night, shiftDate: '2026-01-01' });
  await backend.addUser(OWNER, { isAdmin: true });
  const logIn = () => backend.logIn(OWNER, PASSWORD);
  return { opened, screen: await opened.openScreen({ token: await logIn() }), shiftId, logIn };
}

/** Closes the running shift: what P1 N1 sold, `before` its meter was reset too, is paid by card and handed in as cash. */
export async function closeFirstMeter(
  { backend, act, station }: BrowserStation,
  id: number,
  sold: number,
  before = 0,
): Promise<void> {
  const legs = await backend.sql<{ nozzleId: number; pumpId: number; open: number; name: string }>(
    `SELECT r.nozzle_id AS "nozzleId", r.pump_id AS "pumpId", r.open, n.name FROM nozzle_reading r
     JOIN nozzle n ON n.id = r.nozzle_id WHERE r.shift_id = $1 AND r.close IS NULL`,
    [id],
  );
  const amount = ((before + sold) / 1000) * 9250 - CARDS;
  await act('closeShift', {
    shiftId: id,
    pumps: station.pumps.map((pumpId, index) => ({
      pumpId,
      nozzles: legs
        .filter((leg) => leg.pumpId === pumpId)
        .map(({ nozzleId, open, name }) => ({ nozzleId, close: index === 0 && name === 'N1' ? open + sold : open })),
      swipes: index === 0 ? [{ swipeMachineId: station.swipes[0], amount: CARDS }] : [],
      lastCollection: index === 0 ? { employeeId: station.employees[0], amount, notes: notesOf(amount) } : null,
      shortages: [],
    })),
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
}
