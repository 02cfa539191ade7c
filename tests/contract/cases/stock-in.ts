import { receiveInvoice } from '../../support/deliveries';
import { FIRST_DAY } from '../../support/small-station';
import type { Station } from '../../support/station';
import { aShiftIsClosed, aShiftRuns } from '../work';
import { type Case, type Cases, LAST_ID } from './case';

/** By hand, as the old screen posts it: most of a line of 12 KL of diesel, with 10 L sold during the unloading. */
async function record(station: Station, state: 'RUNNING' | 'CLOSED'): Promise<Record<string, unknown>> {
  const { act, sql, ids } = station;
  const [line] = await receiveInvoice({ act, sql }, [{ productId: ids.products.diesel, quantity: 12_000_000 }]);
  const [shift] = await sql<{ date: string; least: string }>(
    `SELECT s.shift_date AS date, (SUM(r.open) / 1000)::text AS least
     FROM shift s JOIN nozzle_reading r ON r.shift_id = s.id AND r.tank_id = $2
     WHERE s.state = $1 GROUP BY s.id ORDER BY s.id DESC LIMIT 1`,
    [state, ids.tanks.diesel],
  );
  return {
    stockInId: 0,
    stockInDateTime: `${shift?.date ?? FIRST_DAY} 06:10`,
    productId: String(ids.products.diesel),
    shiftId: String(ids.shiftTypes.morning),
    shiftDate: shift?.date ?? FIRST_DAY,
    invoiceDetailId: line,
    tankId: String(ids.tanks.diesel),
    startDip: '300',
    endDip: 1400,
    startDipVolume: '',
    endDipVolume: '1',
    isAtg: 0,
    beforeReading: String(Number(shift?.least ?? 2000) + 0.5),
    afterReading: Number(shift?.least ?? 2000) + 10.5,
    quantity: '11.915',
    remaining: 12_000,
    comment: 'dipped twice',
  };
}

const caseIn = (state: 'RUNNING' | 'CLOSED', given: Case['given']): Case => ({
  ...(given && { given }),
  good: async (station) => ({ body: await record(station, state) }),
  answer: LAST_ID,
  bad: async (station) => ({
    body: { ...(await record(station, state)), invoiceDetailId: 'INV-1' },
    msg: 'invoiceDetailId must be a valid integer',
    field: 'invoiceDetailId',
  }),
});

export const stockInCases: Cases = {
  'POST /api/v1/stockIn': caseIn('RUNNING', aShiftRuns),
  'POST /api/v1/backward-stockIn': { ...caseIn('CLOSED', aShiftIsClosed), isAdminOnly: true },
};
