import { checkBooks } from '../../server/books/check-books';
import { ADMIN, type Call, type Reply, STAFF, type Station, startStation } from '../support/station';

const DAY = '2025-04-10';

let station: Station;
let token: string;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station.close());

/** As an old tool sends it: a form, each figure as text. */
async function post(path: string, fields: object, call: Call = {}): Promise<Reply> {
  return station.rest('POST', path, fields, { token, form: true, ...call });
}

async function get(path: string): Promise<Reply['body']> {
  const { status, body } = await station.rest('GET', path, undefined, { token });
  expect([path, status]).toEqual([path, 200]);
  return body;
}

async function tokenOf({ email, password }: { email: string; password: string }): Promise<string> {
  const { status, body } = await post('/login', { email, password }, { token: null });
  expect(status).toBe(200);
  return body.token;
}

const notes = (denominationName: string, count: string) => [{ denominationName, available: '40', in: count, out: '' }];

/** Five litres of test fuel went back into the tank; diesel was measured with the dip stick, petrol by the gauge. */
function screenState([nozzles]: { nozelId: number; mpdId: number; openReading: number }[][]) {
  const { pumps, employees, swipeMachines, tanks } = station.ids;
  const [worked, idle] = pumps;
  const reading = (nozelId: number, closeReading?: string, testing = '') => {
    const nozzle = nozzles!.find((row) => row.nozelId === nozelId)!;
    return { ...nozzle, closeReading: closeReading ?? String(nozzle.openReading), testing, consumption: 'reckoned' };
  };
  return {
    comment: 'The worked case',
    isSpinnerVisible: false,
    tanks: [
      { tankId: String(tanks.diesel), tankName: 'T1', dip: '1400', volumeInLtrs: '', isAtg: 'false' },
      { tankId: String(tanks.petrol), tankName: 'T2', dip: '', volumeInLtrs: '14500.250', isAtg: 'true' },
    ],
    mpds: [
      {
        mpdId: String(worked.id),
        mpdName: 'P1',
        nozzles: [reading(worked.diesel, '2005.000', '5'), reading(worked.petrol, '5600')],
        swipes: [
          { swipeId: String(swipeMachines[0]), amount: '20000.00' },
          { swipeId: String(swipeMachines[1]), amount: '10000' },
        ],
        lastCashCollection: {
          employeeId: String(employees[0]),
          employeeName: 'ramesh kumar',
          amount: '17000',
          currencyData: notes('500', '34'),
          cashInTotal: '17000',
          cashOutTotal: '0',
        },
        employeeShortages: [
          { employeeId: String(employees[0]), employeeName: 'ramesh kumar', amount: '200' },
          { employeeId: String(employees[1]), employeeName: 'meena devi', amount: '70' },
        ],
      },
      {
        mpdId: String(idle.id),
        mpdName: 'P2',
        nozzles: [reading(idle.diesel), reading(idle.petrol)],
        swipes: [],
        lastCashCollection: null,
        employeeShortages: [],
      },
    ],
  };
}

test('a whole day over REST alone: the worked case of the design, from the log-in to a refused undo', async () => {
  token = await tokenOf(STAFF);

  const [morning, night] = await get('/api/v1/shift');
  const started = await post('/api/v1/startnewshift', { shiftId: String(morning.shiftId), shiftDate: DAY });
  expect(started.body).toEqual([{ lastId: expect.any(Number) }]);
  const shiftId = started.body[0].lastId;
  expect(await get('/api/v1/shiftdetail')).toEqual([{ shiftId, shiftDate: DAY, shiftName: 'Morning' }]);

  const { creditors, pumps, products, employees } = station.ids;
  const slip = { mpdId: String(pumps[0].id), productId: String(products.diesel) };
  for (const [place, quantity] of ['100', '150.5', '49.5'].entries()) {
    const credit = { ...slip, creditorId: String(creditors[place]), vehicle: 'up 32 t 1', slipNo: '1', quantity };
    const first = await post('/api/v1/credit', credit, { key: `slip ${place}` });
    const again = await post('/api/v1/credit', credit, { key: `slip ${place}` });
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  }
  for (const [count, employee] of [
    ['100', employees[0]],
    ['60', employees[1]],
  ]) {
    const collection = { employeeId: String(employee), mpdId: slip.mpdId, currencyData: notes('500', String(count)) };
    expect((await post('/api/v1/employee-cash-collection', collection)).status).toBe(200);
  }

  const data = await get('/api/v1/closeshiftdata');
  const [, , credits, cashCollections] = data;
  expect(credits).toEqual([
    { mpdId: pumps[0].id, productId: products.diesel, productName: 'HS', quantity: 300, amount: 27750 },
  ]);
  expect(cashCollections).toEqual([{ mpdId: pumps[0].id, cashCollection: 80000 }]);

  const state = screenState(data);
  const close = (body: object, key: string) => station.rest('POST', '/api/v1/closeshift', body, { token, key });
  const short = structuredClone(state);
  short.mpds[0]!.employeeShortages.pop();
  const refused = await close(short, 'short');
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      msg: 'Total shortage amount must be 270',
      errors: [{ field: 'mpds.0.employeeShortages', message: 'Total shortage amount must be 270' }],
    },
  ]);
  expect(await get('/api/v1/shiftdetail')).toHaveLength(1);

  const closed = await close(state, 'close');
  expect([closed.status, closed.body]).toEqual([200, { msg: 'shift close successfully', shiftId }]);
  expect((await close(state, 'close')).body).toEqual(closed.body);
  expect((await close({ ...state, comment: 'Another' }, 'close')).status).toBe(422);
  expect(await get('/api/v1/mis/last-running-shift')).toEqual([{ shiftId, shiftDate: DAY, shiftName: 'Morning' }]);
  expect(await station.sql('SELECT * FROM pump_close WHERE pump_id = $1', [pumps[0].id])).toEqual([
    expect.objectContaining({
      ...{ sale: 15_502_000, credit: 2_775_000, cash: 8_000_000, swipe: 3_000_000 },
      ...{ last: 1_700_000, shortage: 27_000, short_and_over: 0 },
    }),
  ]);
  expect(await get('/api/v1/availablecurrency')).toContainEqual({ denominationName: 500, available: 40 + 194 });

  const sheet = await get(`/api/v1/report/closed-shift-report/${shiftId}/${DAY}`);
  const table = [['What', 'Rows'], ...Object.entries(sheet).map(([what, rows]) => [what, String(rows).length])];
  const printed = await post('/api/v1/print', { data: table, widths: ['*', 60], title: `Shift of ${DAY}` });
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(printed.body.subarray(0, 5).toString()).toBe('%PDF-');

  const next = await post('/api/v1/startnewshift', { shiftId: String(night.shiftId), shiftDate: DAY });
  expect(next.status).toBe(200);
  const [openings] = await get('/api/v1/closeshiftdata');
  expect(openings.map(({ openReading }: { openReading: number }) => openReading)).toEqual([2005, 5600, 1000, 5000]);
  const [measured] = await get(`/api/v1/dip-volume/${station.ids.tanks.diesel}/1400`);
  const levels = await get('/api/v1/tank/current-shift-tank-detail');
  expect(levels.map(({ oDip, volume }: { oDip: number; volume: number }) => [oDip, volume])).toEqual([
    [1400, measured.volumeInLtrs],
    [null, 14500.25],
  ]);
  const late = { ...slip, creditorId: String(creditors[0]), quantity: '10' };
  expect((await post('/api/v1/credit', late)).status).toBe(200);

  const undo = (by: string) => station.rest('GET', '/api/v1/mis/undo-last-shift', undefined, { token: by });
  expect((await undo(token)).status).toBe(403);
  const kept = await undo(await tokenOf(ADMIN));
  expect([kept.status, kept.body]).toEqual([
    409,
    {
      msg: 'Shift 10-04-2025 Morning cannot be undone: Shift 10-04-2025 Night runs after it and holds entries',
    },
  ]);

  expect(await checkBooks(station.database)).toEqual([]);
});
