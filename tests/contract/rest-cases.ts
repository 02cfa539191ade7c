import { reportDownloads } from '../../server/reports';
import type { Values } from '../../server/reports/parameter';
import { pathParametersOf, type Report } from '../../server/reports/report';
import { FIRST_DAY, NOTES, OPENING_VOLUME, OPENINGS } from '../support/small-station';
import type { Reply, Station } from '../support/station';
import { aShiftIsClosed, aShiftRuns, nextShift, screenState } from './work';

/** What is sent in place of the row's path and body. */
interface Sent {
  path?: string;
  body?: object | string;
}

/** A wrong call, and how it is refused. */
interface Bad extends Sent {
  status?: number;
  msg: unknown;
  /** Under its old name; none where the refusal belongs to no field. */
  field?: string;
}

/** A row of rest.md: a call that succeeds and its answer, and one that is refused. */
export interface Case {
  /** Nobody needs to be logged in. */
  isOpen?: true;
  isAdminOnly?: true;
  /** What has to be so before. */
  given?: (station: Station) => Promise<void>;
  /** The call; another one each time where it makes a row. */
  good?: (station: Station) => Sent | Promise<Sent>;
  /** The body of the answer: matchers of the whole of it, or what to look at. */
  answer: unknown | ((reply: Reply, station: Station) => void);
  /** Null where nothing can be wrong: the call takes no input. */
  bad: Bad | ((station: Station) => Bad | Promise<Bad>) | null;
}

const LAST_ID = [{ lastId: expect.any(Number) }];
const SHIFT = { shiftId: expect.any(Number), shiftDate: expect.any(String), shiftName: 'Morning' };
const LITRES = OPENING_VOLUME / 1000;

let made = 0;
/** Another name each time. */
const another = (word: string): string => `${word} ${++made}`;

/** A master that has only its name. */
const named = (legacy: string, label: string, least: number): Case => ({
  isAdminOnly: true,
  good: () => ({ body: { [legacy]: another('Another') } }),
  answer: LAST_ID,
  bad: {
    body: { [legacy]: '' },
    msg: `${label} must be between ${least} to 45 characters`,
    field: legacy,
  },
});

/** A list that may be searched. */
const list = (...rows: unknown[]): Case => ({
  answer: expect.arrayContaining(rows),
  bad: { path: `?q=${'x'.repeat(201)}`, msg: expect.stringContaining('200'), field: 'q' },
});

const CREDITOR = {
  firmName: 'Verma Traders',
  shortName: 'Verma',
  proprietorName: 'R Verma',
  email: 'verma@customer.example',
  contactNo: '9123456700',
  panNumber: 'ABCDE1234F',
  address: 'Main road',
  maxLimit: 250000,
  hasSmallCreditor: 1,
};

const EMPLOYEE = {
  employeeName: 'Kiran Rao',
  contactNo: '9876500000',
  address: 'Ward 4',
  payRate: '450.50',
  joinDate: '2024-04-01',
};

const USER = { name: 'Pooja', phoneNo: '9876500001', address: 'Ward 5', password: 'sesame-3', isAdmin: 0 };

const logIn: Case = {
  isOpen: true,
  good: () => ({ body: { email: 'staff@station.example', password: 'sesame-open' } }),
  answer: (({ body }: Reply, { ids }: Station) => {
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        userId: ids.staff,
        name: 'SURESH STAFF',
        userName: 'SURESH STAFF',
        email: 'staff@station.example',
        emailId: 'staff@station.example',
        phoneNo: '9876543210',
        isAdmin: false,
        enable: true,
        address: 'MAIN ROAD',
      },
    });
  }) as Case['answer'],
  bad: {
    body: { email: 'staff@station.example', password: 'not-this-one' },
    status: 401,
    msg: 'Invalid email address or password !!!',
  },
};

/** The link mailed to a new user who forgot the password. */
async function recoveryLink({ act, rest, sql }: Station): Promise<{ userId: string; autoGen: string }> {
  const email = `${another('reset').replace(' ', '')}@station.example`;
  await act('createUser', { ...USER, email });
  await rest('PUT', '/passwordrecovery', { email }, { token: null });
  const [mail] = await sql<{ body: string }>('SELECT body FROM outbox_message WHERE recipient = $1', [email]);
  const [, autoGen, userId] = /autoGen=([\w-]+)&id=(\d+)/.exec(mail!.body)!;
  return { autoGen: autoGen!, userId: userId! };
}

/** One of the running shift: 1.5 litres of petrol for the second creditor at the second pump. */
async function aCreditSale({ act, ids }: Station): Promise<void> {
  const { creditors, pumps, products } = ids;
  const at = { creditorId: creditors[1], pumpId: pumps[1].id, productId: products.petrol };
  await act('recordCreditSale', { ...at, litres: 1500, vehicle: 'ka 01 x 1' });
}

const undo: Case = {
  isAdminOnly: true,
  given: aShiftIsClosed,
  answer: { msg: 'last shift is undo successfully' },
  bad: async (station) => {
    await aShiftRuns(station);
    await aCreditSale(station);
    return { status: 409, msg: expect.stringMatching(/cannot be undone: Shift .* runs after it and holds entries$/) };
  },
};

const SLIP = { vehicle: 'MH 12 AB 1234', slipNo: '17', quantity: '10.5' };

const cases: Record<string, Case> = {
  'POST /login': logIn,
  'POST /api/v1/login': logIn,
  'PUT /passwordrecovery': {
    isOpen: true,
    good: () => ({ body: { email: 'admin@station.example' } }),
    answer: { msg: 'a password recovery email has been send to your mail address' },
    bad: {
      body: { email: 'nobody@station.example' },
      status: 404,
      msg: 'This is not a registered email address !!!',
      field: 'email',
    },
  },
  'POST /update-password': {
    isOpen: true,
    good: async (station) => ({ body: { password: 'brand-new', userPic: '', ...(await recoveryLink(station)) } }),
    answer: { msg: 'passworded updated' },
    bad: { body: { password: 'brand-new', userPic: '', userId: '', autoGen: '' }, msg: 'missing token and id' },
  },

  'GET /api/v1/availablecurrency': {
    answer: (({ body }: Reply) => {
      const values: number[] = body.map(({ denominationName }: { denominationName: number }) => denominationName);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
      expect(values).toEqual(expect.arrayContaining(Object.keys(NOTES).map(Number)));
      expect(body).toEqual(expect.arrayContaining([{ denominationName: 1, available: 40 }]));
    }) as Case['answer'],
    bad: null,
  },
  'POST /api/v1/currency': {
    good: () => ({ body: { denominationName: String(3000 + ++made), available: '2' } }),
    answer: LAST_ID,
    bad: {
      body: { denominationName: 'many', available: 2 },
      msg: 'Value must be a whole number of rupees',
      field: 'denominationName',
    },
  },
  'POST /api/v1/cash-exchange': {
    given: aShiftRuns,
    good: () => ({
      body: {
        exchangeId: 1,
        cashInTotal: 500,
        cashOutTotal: 500,
        comment: 'Change for P1',
        currencyData: [
          { denominationName: 500, available: 40, in: 1, out: '' },
          { denominationName: 100, available: 40, in: '', out: '5' },
        ],
      },
    }),
    answer: { msg: 'Cash Exchange Successfull' },
    bad: {
      body: { exchangeId: 1, currencyData: [{ denominationName: 500, available: 40, in: 1, out: 0 }] },
      msg: 'Cash In and Cash Out must be same amount',
      field: 'currencyData',
    },
  },
  'POST /api/v1/employee-cash-collection': {
    given: aShiftRuns,
    good: ({ ids }) => ({
      body: {
        employeeId: String(ids.employees[0]),
        mpdId: String(ids.pumps[0].id),
        currencyData: [{ denominationName: '500', available: '40', in: '2', out: '0' }],
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { employeeId: ids.employees[0], mpdId: 999, currencyData: [{ denominationName: 500, in: 1, out: 0 }] },
      msg: 'Select a pump of this shift',
      field: 'mpdId',
    }),
  },

  'POST /api/v1/creditor': {
    good: () => ({ body: { ...CREDITOR, firmName: another('Verma Traders') } }),
    answer: LAST_ID,
    bad: {
      body: { ...CREDITOR, firmName: 'V' },
      msg: 'firm name  must be between 2 to 45 characters',
      field: 'firmName',
    },
  },
  'GET /api/v1/creditor/:creditorId': {
    good: async ({ act }) => {
      const input = { ...CREDITOR, firmName: another('Sahu Traders'), maxLimit: '250000', isSmall: true };
      const { hasSmallCreditor, ...creditor } = input;
      return { path: `/api/v1/creditor/${(await act('createCreditor', creditor)).id}` };
    },
    answer: [
      {
        creditorId: expect.any(Number),
        firmName: expect.stringMatching(/^SAHU TRADERS \d+$/),
        shortName: 'VERMA',
        proprietorName: 'R VERMA',
        email: 'verma@customer.example',
        contactNo: '9123456700',
        panNumber: 'ABCDE1234F',
        address: 'MAIN ROAD',
        maxLimit: 250000,
        hasSmallCreditor: 1,
        creditDays: 15,
        interestRate: 18,
        disabled: false,
        version: 1,
      },
    ],
    bad: { path: '/api/v1/creditor/99999', status: 404, msg: 'There is no such Creditor' },
  },
  'PUT /api/v1/creditor': {
    isAdminOnly: true,
    good: async ({ rest, ids }) => {
      const [oldCreditor] = (await rest('GET', `/api/v1/creditor/${ids.creditors[2]}`)).body;
      const creditor = { ...oldCreditor, contactNo: '9000011111' };
      return { body: { creditor, comment: 'They moved', oldCreditor } };
    },
    answer: { msg: 'Creditor BALAJI ROADWAYS updated successfully.' },
    bad: ({ ids }) => ({
      body: { creditor: { creditorId: ids.creditors[2], contactNo: '9000011111' }, oldCreditor: {} },
      msg: 'Why you want to Edit',
      field: 'comment',
    }),
  },
  'GET /api/v1/creditorauto': list({ creditorId: expect.any(Number), shortName: 'SHREE' }),

  'POST /api/v1/employee': {
    good: () => ({ body: EMPLOYEE }),
    answer: LAST_ID,
    bad: { body: { ...EMPLOYEE, payRate: 'lots' }, msg: 'please enter a valid payrate', field: 'payRate' },
  },
  'GET /api/v1/employee/:employeeId': {
    good: ({ ids }) => ({ path: `/api/v1/employee/${ids.employees[1]}` }),
    answer: [
      {
        employeeId: expect.any(Number),
        employeeName: 'meena devi',
        contactNo: '9876543211',
        address: 'Station Road',
        payRate: 450,
        payBasis: 'SHIFT',
        joinDate: '2024-04-01',
        imagePath: null,
        documentPath: null,
        disabled: false,
        version: 1,
      },
    ],
    bad: { path: '/api/v1/employee/99999', status: 404, msg: 'There is no such Employee' },
  },
  'PUT /api/v1/employee': {
    isAdminOnly: true,
    good: ({ ids }) => ({
      body: {
        employeeData: { employeeId: String(ids.employees[2]), contactNo: '9000022222', address: 'Ward 9' },
        comment: 'New number',
      },
    }),
    answer: { msg: 'Employee Update successfully' },
    bad: ({ ids }) => ({
      body: { employeeData: { employeeId: ids.employees[2], contactNo: '12' }, comment: 'New number' },
      msg: 'Contact number must be between 10 to 20 characters',
      field: 'employeeData.contactNo',
    }),
  },
  'GET /api/v1/employee/auto': list({ employeeId: expect.any(Number), employeeName: 'ramesh kumar' }),

  'POST /api/v1/user': {
    isAdminOnly: true,
    good: () => ({ body: { ...USER, email: `${another('user').replace(' ', '')}@station.example` } }),
    answer: LAST_ID,
    bad: {
      body: { ...USER, email: 'pooja@station.example', password: '1234' },
      msg: 'password must be 5 to 15 characters',
      field: 'password',
    },
  },

  'POST /api/v1/mpds': named('mpdName', 'Name', 1),
  'GET /api/v1/mpds': list({ mpdId: expect.any(Number), mpdName: 'P1' }),
  'GET /api/v1/mpdswithproduct': {
    answer: (({ body }: Reply, { ids }: Station) => {
      const [first, second] = ids.pumps;
      const { diesel, petrol } = ids.products;
      expect(body.slice(0, 4)).toEqual(
        [first, second].flatMap(({ id, name }) => [
          { mpdId: id, mpdName: name, productId: diesel, productName: 'HS' },
          { mpdId: id, mpdName: name, productId: petrol, productName: 'MS' },
        ]),
      );
    }) as Case['answer'],
    bad: null,
  },
  'POST /api/v1/nozzel': {
    isAdminOnly: true,
    good: async ({ act, ids }) => ({
      body: {
        nozelName: 'N9',
        mpdId: String((await act('createPump', { name: another('Spare') })).id),
        tankId: String(ids.tanks.diesel),
        openReading: '12345.678',
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { nozelName: 'N9', mpdId: ids.pumps[0].id, tankId: '', openReading: 0 },
      msg: 'Select Tank',
      field: 'tankId',
    }),
  },

  'POST /api/v1/products': {
    ...named('productName', 'Name', 1),
    // A fuel would want a rate before the next shift.
    good: () => ({ body: { productName: another('Oil'), kind: 'PACKED' } }),
  },
  'GET /api/v1/products': {
    answer: expect.arrayContaining([{ productId: expect.any(Number), productName: 'MS', sellingPrice: 104.2 }]),
    bad: null,
  },
  'POST /api/v1/product-rate': {
    isAdminOnly: true,
    good: ({ ids }) => ({
      body: {
        productId: String(ids.products.diesel),
        sellingPrice: '93.10',
        shiftDate: `2030-01-${10 + (++made % 20)}`,
        shiftId: String(ids.shiftTypes.morning),
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { productId: ids.products.diesel, sellingPrice: 'dear', shiftDate: '2030-02-01', shiftId: 1 },
      msg: 'please enter a valid rate',
      field: 'sellingPrice',
    }),
  },
  'GET /api/v1/products-rate-by-shiftDate/:date': {
    good: () => ({ path: `/api/v1/products-rate-by-shiftDate/${FIRST_DAY}` }),
    answer: [
      { productId: expect.any(Number), productName: 'HS', sellingPrice: 92.5 },
      { productId: expect.any(Number), productName: 'MS', sellingPrice: 104.2 },
    ],
    bad: {
      path: '/api/v1/products-rate-by-shiftDate/2026-02-30',
      msg: 'please enter a valid date YYYY-MM-DD format',
      field: 'date',
    },
  },

  'POST /api/v1/tanks': {
    isAdminOnly: true,
    good: ({ ids }) => ({
      body: { tankName: another('T'), productId: String(ids.products.diesel), capacity: '18849.556' },
    }),
    answer: LAST_ID,
    bad: { body: { tankName: 'T9', productId: '' }, msg: 'Select Product', field: 'productId' },
  },
  'GET /api/v1/tanks': list({
    tankId: expect.any(Number),
    tankName: 'T1',
    productId: expect.any(Number),
    productName: 'HS',
  }),
  'POST /api/v1/dip-table': {
    isAdminOnly: true,
    good: async ({ act, ids }) => ({
      body: {
        tankId: (await act('createTank', { name: another('T'), productId: ids.products.petrol })).id,
        rows: [
          { dip: '0', volumeInLtrs: 0 },
          { dip: 1000, volumeInLtrs: '9000.5' },
        ],
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { tankId: ids.tanks.diesel, rows: [{ dip: 0, volumeInLtrs: 0 }] },
      msg: 'A dip chart needs at least two rows',
      field: 'rows',
    }),
  },
  'GET /api/v1/dip-table': {
    answer: expect.arrayContaining([{ tankId: expect.any(Number), dip: 1500, volumeInLtrs: LITRES }]),
    bad: null,
  },
  'GET /api/v1/dip-volume/:tankId/:dip': {
    good: ({ ids }) => ({ path: `/api/v1/dip-volume/${ids.tanks.petrol}/1500` }),
    answer: [{ volumeInLtrs: LITRES }],
    bad: ({ ids }) => ({
      path: `/api/v1/dip-volume/${ids.tanks.petrol}/deep`,
      msg: expect.any(String),
      field: 'dip',
    }),
  },

  'POST /api/v1/shift': named('shiftName', 'Name', 2),
  'GET /api/v1/shift': list({ shiftId: expect.any(Number), shiftName: 'Morning' }),
  'POST /api/v1/swipemachine': named('swipeMachineName', 'Name', 1),
  'GET /api/v1/swipemachines': list({ swipeId: expect.any(Number), swipeMachineName: 'CARD' }),
  'POST /api/v1/expCategory': named('exCatName', 'Name', 2),
  'GET /api/v1/expCategory': list({ exCatId: expect.any(Number), exCatName: 'Tea' }),
  'POST /api/v1/transactionAcc': named('trAccountName', 'Name', 2),
  'GET /api/v1/transactionAcc': list({ trAccountId: expect.any(Number), trAccountName: 'UPI WALLET' }),
  'GET /api/v1/transaction-acc-detail': {
    answer: expect.arrayContaining([
      {
        trAccountId: expect.any(Number),
        trAccountName: 'STATE BANK',
        payModes: [{ payModeId: expect.any(Number), payModeName: 'NEFT' }],
      },
      { trAccountId: expect.any(Number), trAccountName: 'UPI WALLET', payModes: [] },
    ]),
    bad: null,
  },
  'POST /api/v1/paymentmode': named('payModeName', 'Name', 2),
  'GET /api/v1/paymentmode': list({ payModeId: expect.any(Number), payModeName: 'UPI' }),

  'POST /api/v1/startnewshift': {
    given: aShiftIsClosed,
    good: async (station) => {
      await aShiftIsClosed(station);
      const { shiftDate, shiftTypeId } = await nextShift(station);
      return { body: { shiftDate, shiftId: String(shiftTypeId) } };
    },
    answer: LAST_ID,
    bad: {
      body: { shiftDate: '2025-13-01', shiftId: '1' },
      msg: 'Please enter a valid shift date',
      field: 'shiftDate',
    },
  },
  'GET /api/v1/shiftdetail': { given: aShiftRuns, answer: [SHIFT], bad: null },
  'GET /api/v1/mis/last-running-shift': { given: aShiftIsClosed, answer: [SHIFT], bad: null },
  'GET /api/v1/current-shift-product-rate': {
    given: aShiftRuns,
    answer: [
      { productId: expect.any(Number), productName: 'HS', sellingPrice: 92.5 },
      { productId: expect.any(Number), productName: 'MS', sellingPrice: 104.2 },
    ],
    bad: null,
  },
  'GET /api/v1/tank/current-shift-tank-detail': {
    given: aShiftRuns,
    answer: expect.arrayContaining([
      {
        tankId: expect.any(Number),
        tankName: 'T1',
        productName: 'HS',
        oDip: null,
        volume: 8000,
        stockIn: 0,
        available: 8000,
      },
    ]),
    bad: null,
  },

  'POST /api/v1/credit': {
    given: aShiftRuns,
    good: ({ ids }) => ({
      body: {
        ...SLIP,
        creditorId: String(ids.creditors[0]),
        mpdId: String(ids.pumps[0].id),
        productId: String(ids.products.diesel),
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { ...SLIP, creditorId: ids.creditors[0], mpdId: 'P1', productId: ids.products.diesel },
      msg: 'Select a pump',
      field: 'mpdId',
    }),
  },
  'GET /api/v1/credit-report-between-dates': {
    given: async (station) => {
      await aShiftRuns(station);
      await aCreditSale(station);
    },
    good: ({ ids }) => ({
      path: `/api/v1/credit-report-between-dates?from=${FIRST_DAY}&to=2099-12-31&id=${ids.creditors[1]}`,
    }),
    answer: (({ body }: Reply, { ids }: Station) =>
      expect(body[0]).toEqual({
        creditId: expect.any(Number),
        firmName: 'GANESH LOGISTICS',
        shiftDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        vehicle: 'KA 01 X 1',
        productId: ids.products.petrol,
        productName: 'MS',
        quantity: 1.5,
        price: 104.2,
        amount: 156.3,
      })) as Case['answer'],
    bad: {
      path: '/api/v1/credit-report-between-dates?from=2026-02-02&to=2026-02-01&id=false',
      msg: 'To must not be before From',
      field: 'to',
    },
  },

  'GET /api/v1/closeshiftdata': {
    given: async (station) => {
      await aShiftIsClosed(station);
      await aShiftRuns(station);
      const { creditors, pumps, products, employees } = station.ids;
      const pumpId = pumps[0].id;
      await station.act('recordCreditSale', {
        ...{ creditorId: creditors[0], pumpId, productId: products.diesel, litres: 2000 },
      });
      await station.act('collectCash', { pumpId, employeeId: employees[0], amount: 10_050, notes: [] });
    },
    answer: (({ body }: Reply, { ids }: Station) => {
      const [nozzles, products, credits, cashCollections, swipeMachines, ...rest] = body;
      const pump = { mpdId: ids.pumps[0].id, mpdName: 'P1' };
      const diesel = { productId: ids.products.diesel, productName: 'HS' };
      expect(rest).toEqual([]);
      expect(nozzles[0]).toEqual({
        nozelId: ids.pumps[0].diesel,
        nozelName: 'N1',
        ...pump,
        ...diesel,
        openReading: expect.any(Number),
      });
      expect(nozzles[0].openReading).toBeGreaterThan(OPENINGS.diesel);
      expect(products[0]).toEqual({ ...diesel, sellingPrice: 92.5 });
      expect(credits).toEqual([{ mpdId: pump.mpdId, ...diesel, quantity: 2, amount: 185 }]);
      expect(cashCollections).toEqual([{ mpdId: pump.mpdId, cashCollection: 100.5 }]);
      expect(swipeMachines[0]).toEqual({ swipeId: ids.swipeMachines[0], swipeMachineName: 'CARD' });
    }) as Case['answer'],
    bad: null,
  },
  'POST /api/v1/closeshift': {
    given: aShiftRuns,
    good: async (station) => ({ body: await screenState(station) }),
    answer: { msg: 'shift close successfully', shiftId: expect.any(Number) },
    bad: async (station) => {
      await aShiftRuns(station);
      const state = await screenState(station);
      const [nozzle] = state.mpds[1]!.nozzles;
      nozzle!.closeReading = nozzle!.openReading - 1;
      return {
        body: state,
        msg: `P2, nozzle N1: the close reading must not be below the open reading ${nozzle!.openReading}.000`,
        field: 'mpds.1.nozzles.0.closeReading',
      };
    },
  },
  'GET /api/v1/mis/undo-last-shift': undo,
  'POST /api/v1/mis/undo-last-shift': undo,

  'POST /api/v1/print': {
    good: () => ({
      body: {
        data: [
          ['Firm', 'Amount'],
          ['SHREE TRANSPORT', 185],
        ],
        widths: ['*', 'auto'],
        title: 'Credit',
      },
    }),
    answer: (({ headers, body }: Reply) => {
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    }) as Case['answer'],
    bad: { body: { data: [], widths: ['*'] }, msg: 'data must have a head row', field: 'data' },
  },
};

/** A value of each kind that a report's parameter may have. */
const SAMPLES: Record<Report['parameters'][string]['kind'], Values[string]> = {
  date: FIRST_DAY,
  month: FIRST_DAY.slice(0, 7),
  integer: 1,
  reference: 1,
  text: 'x',
};

/** Reports are judged by their own tests: here, that each is reached, and that it refuses what it does not know. */
const reportCases = reportDownloads.flatMap(({ report }): [string, Case][] => {
  const inPath = pathParametersOf(report);
  const sample = (name: string) => SAMPLES[report.parameters[name]!.kind];
  const query = Object.entries(report.parameters)
    .filter(([, { required }]) => required)
    .map(([name]) => `${name}=${sample(name)}`)
    .join('&');
  const paths = [report.route, ...report.aliases].flatMap((route) => {
    const path = `/api/v1/report/${route}`;
    const below = {
      pattern: path + inPath.map((name) => `/:${name}`).join(''),
      path: path + inPath.map((name) => `/${sample(name)}`).join(''),
    };
    return inPath.length > 0 ? [{ pattern: path, path }, below] : [below];
  });
  return paths.map(({ pattern, path }) => [
    `GET ${pattern}`,
    {
      ...(report.permission === 'admin' && { isAdminOnly: true }),
      given: aShiftIsClosed,
      good: () => ({ path: `${path}?${query}` }),
      answer: (({ body }: Reply) => expect(typeof body).toBe('object')) as Case['answer'],
      bad: { path: `${path}?${query}&format=xml`, msg: 'format must be json or pdf', field: 'format' },
    },
  ]);
});

/** By method and path, as the table of routes has them. */
export const restCases = new Map<string, Case>([...Object.entries(cases), ...reportCases]);
