import { ensureFirstAdmin } from '../../server/services/access/first-admin';
import { type FormWay, OldTool, Refused } from '../contract/old-tool';
import { BESIDE_SECTION_SEVEN, isCallOf, SECTION_SEVEN } from '../contract/section-seven';
import { mailedTo } from '../security/recovery';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { expectBooksInOrder } from '../support/state-of-books';
import { ADMIN, type Server, STAFF, startServer } from '../support/station';

const DAY = '2025-04-10';

let scratch: TestDatabase;
let server: Server;

/** A new station with only its first admin. */
async function openStation(formWay: FormWay): Promise<{ admin: OldTool; staff: OldTool }> {
  scratch = await createTestDatabase();
  server = await startServer(scratch.url);
  const { database, request } = server;
  const env = { ...request().env, adminEmail: ADMIN.email, adminPassword: ADMIN.password };
  await ensureFirstAdmin({ database, env, log: request().log });
  return { admin: new OldTool(server.url, formWay), staff: new OldTool(server.url, formWay) };
}
afterEach(async () => {
  await server.close();
  await scratch.drop();
});

const refusalOf = (call: Promise<unknown>): Promise<Refused> =>
  call.then(
    (answer) => {
      throw new Error(`It was not refused: ${JSON.stringify(answer)}`);
    },
    (refused: Refused) => refused,
  );

/** The id that a create call returns, as text for use in forms. */
const idOf = ([{ lastId }]: [{ lastId: number }]): string => String(lastId);

/** Counted notes as the currency form posts them. */
const notes = (denominationName: string, given: { in?: string; out?: string }) => [
  { denominationName, available: '40', in: '', out: '', ...given },
];

/** The masters of the station: one pump with a nozzle for each product, and a few of everything else. */
async function setUp(admin: OldTool) {
  const create = async (path: string, fields: object) => idOf(await admin.postForm(`/api/v1/${path}`, { ...fields }));
  const products = { diesel: await create('products', { productName: 'HS' }), petrol: '' };
  products.petrol = await create('products', { productName: 'MS' });
  const tankOf = async (tankName: string, productId: string) => {
    const tankId = await create('tanks', { tankName, productId, capacity: '' });
    // A tank with straight walls: ten litres a millimetre.
    const rows = ['0', '1000', '2000'].map((dip) => ({ dip, volumeInLtrs: `${dip}0` }));
    await create('dip-table', { tankId, rows });
    return tankId;
  };
  const tanks = { diesel: await tankOf('T1', products.diesel), petrol: await tankOf('T2', products.petrol) };
  const mpdId = await create('mpds', { mpdName: 'P1' });
  const nozzle = { mpdId, nozelName: 'N1' };
  await create('nozzel', { ...nozzle, tankId: tanks.diesel, openReading: '1000' });
  await create('nozzel', { ...nozzle, nozelName: 'N2', tankId: tanks.petrol, openReading: '5000.000' });
  const morning = await create('shift', { shiftName: 'Morning' });
  const night = await create('shift', { shiftName: 'Night' });
  const since = { shiftDate: DAY, shiftId: morning };
  await create('product-rate', { ...since, productId: products.diesel, sellingPrice: '92.5' });
  await create('product-rate', { ...since, productId: products.petrol, sellingPrice: '104.20' });
  const person = { contactNo: '9876543210', address: 'Station Road', payRate: '450.00', joinDate: '2024-04-01' };
  const firm = {
    proprietorName: 'Owner',
    email: 'accounts@customer.example',
    contactNo: '9123456710',
    address: 'Industrial area',
    panNumber: '',
    maxLimit: '100000',
    hasSmallCreditor: '0',
    disabled: false,
  };
  const creditor = async (firmName: string, shortName: string) =>
    idOf(await admin.post('/api/v1/creditor', { ...firm, creditorId: 0, firmName, shortName }));
  for (const rupees of ['500', '100']) await create('currency', { denominationName: rupees, available: '40' });
  const trAccountId = await create('transactionAcc', { trAccountName: 'State Bank' });
  await create('paymentmode', { payModeName: 'NEFT' });
  await create('user', { ...STAFF, phoneNo: '9876543210', address: 'Main road', isAdmin: '0', enable: '1' });
  return {
    products,
    tanks,
    mpdId,
    morning,
    night,
    trAccountId,
    exCatId: await create('expCategory', { exCatName: 'Tea' }),
    swipes: [
      await create('swipemachine', { swipeMachineName: 'CARD' }),
      await create('swipemachine', { swipeMachineName: 'UPI' }),
    ],
    employees: [
      await create('employee', { ...person, employeeName: 'Ramesh Kumar' }),
      await create('employee', { ...person, employeeName: 'Meena Devi' }),
    ],
    creditors: [await creditor('Shree Transport', 'Shree'), await creditor('Ganesh Logistics', 'Ganesh')],
  };
}

type Ids = Awaited<ReturnType<typeof setUp>>;

/** The dropdowns offer what was set up. */
async function lookAtMasters(staff: OldTool, { products, tanks, mpdId, trAccountId, creditors, employees }: Ids) {
  const list = (path: string) => staff.get(`/api/v1/${path}`);
  const diesel = { productId: Number(products.diesel), productName: 'HS' };
  expect(await list('products')).toContainEqual({ ...diesel, sellingPrice: 92.5 });
  expect(await list(`products-rate-by-shiftDate/${DAY}`)).toContainEqual({ ...diesel, sellingPrice: 92.5 });
  expect(await list('tanks')).toContainEqual({ tankId: Number(tanks.diesel), tankName: 'T1', ...diesel });
  expect(await list('dip-table')).toContainEqual({ tankId: Number(tanks.diesel), dip: 1000, volumeInLtrs: 10_000 });
  expect(await list('mpds')).toEqual([{ mpdId: Number(mpdId), mpdName: 'P1' }]);
  expect(await list('mpdswithproduct')).toContainEqual({ mpdId: Number(mpdId), mpdName: 'P1', ...diesel });
  expect((await list('shift')).map(({ shiftName }: { shiftName: string }) => shiftName)).toEqual(['Morning', 'Night']);
  const account = { trAccountId: Number(trAccountId), trAccountName: 'State Bank' };
  expect(await list('transactionAcc')).toContainEqual(account);
  expect(await list('transaction-acc-detail')).toContainEqual({ ...account, payModes: [] });
  for (const path of ['expCategory', 'paymentmode', 'swipemachines']) expect(await list(path)).not.toEqual([]);
  expect(await list('creditorauto?q=shr')).toEqual([{ creditorId: Number(creditors[0]), shortName: 'SHREE' }]);
  expect(await list('employee/auto?q=meena')).toEqual([
    { employeeId: Number(employees[1]), employeeName: 'meena devi' },
  ]);
}

/** Two deliveries: diesel measured with the dip stick, petrol by gauge. */
async function takeIn(staff: OldTool, { products, tanks, morning }: Ids) {
  const [{ id }] = await staff.post('/api/v1/invoice', {
    invoice: {
      invoiceId: 0,
      invoiceNumber: 'ioc/1',
      invoiceDateTime: `${DAY}T05:10`,
      receiveDateTime: `${DAY}T05:40`,
      invoiceAmount: '2150000.50',
      transportName: 'shree roadlines',
      truckNumber: 'gj 01 ab 1234',
      truckDriverPhone: '',
      comment: '',
      document: '',
    },
    invoiceDetails: [
      {
        invoiceId: 0,
        productId: products.diesel,
        productName: 'HS',
        quantity: '12',
        shortageQuantity: '0',
        density: '832.5',
      },
      {
        invoiceId: 0,
        productId: products.petrol,
        productName: 'MS',
        quantity: '15',
        shortageQuantity: '0',
        density: '745.0',
      },
    ],
  });
  expect(id).toEqual(expect.any(Number));
  const record = async (productId: string, tankId: string, over: object) => {
    const [line] = await staff.get(`/api/v1/stockins/pending/${productId}`);
    return {
      stockInId: 0,
      stockInDateTime: `${DAY} 06:10`,
      productId,
      tankId,
      shiftId: morning,
      shiftDate: DAY,
      invoiceDetailId: String(line.invoiceDetailId),
      remaining: String(line.avilabel),
      startDip: '',
      endDip: '',
      startDipVolume: '',
      endDipVolume: '',
      isAtg: false,
      ...over,
    };
  };
  const [{ volumeInLtrs }] = await staff.get(`/api/v1/dip-volume/${tanks.diesel}/1190`);
  expect(volumeInLtrs).toBe(11_900);
  const byHand = { startDip: '0', endDip: '1190', beforeReading: '1000.5', afterReading: '1010.5', quantity: '11.91' };
  const diesel = await record(products.diesel, tanks.diesel, byHand);
  const wrong = await refusalOf(staff.post('/api/v1/stockIn', { ...diesel, endDip: '0' }));
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'endDip']);
  await staff.post('/api/v1/stockIn', diesel);
  const [left] = await staff.get(`/api/v1/stockins/pending/${products.diesel}`);
  expect(left).toMatchObject({ invoiceNumber: 'IOC/1', orederQuantity: 12_000, avilabel: 90 });
  const byGauge = {
    isAtg: true,
    startDipVolume: '0',
    endDipVolume: '14995.25',
    quantity: '15',
    beforeReading: '5000.5',
    afterReading: '5005.25',
  };
  await staff.post('/api/v1/stockIn', await record(products.petrol, tanks.petrol, byGauge));
}

/** Slips, notes and documents of the day. 300 litres of diesel on credit, 80,000 rupees handed in. */
async function workThroughTheDay(staff: OldTool, ids: Ids) {
  const { products, mpdId, creditors, employees, exCatId } = ids;
  const save = async (path: string, fields: object) => idOf(await staff.postForm(`/api/v1/${path}`, { ...fields }));
  const slip = { mpdId, productId: products.diesel, vehicle: 'up 32 t 1', slipNo: '' };
  for (const [index, quantity] of ['100', '150.5', '49.5'].entries())
    await save('credit', { ...slip, creditorId: creditors[index % 2], quantity });
  const inCash = { trAccountId: '', payModeId: '' };
  await save('creditor-payment', {
    ...inCash,
    creditorId: creditors[0],
    amount: '500.00',
    currencyData: notes('500', { in: '1' }),
  });
  await save('employee-cash-collection', {
    mpdId,
    employeeId: employees[0],
    currencyData: notes('500', { in: '100' }),
  });
  await save('employee-cash-collection', { mpdId, employeeId: employees[1], currencyData: notes('500', { in: '60' }) });
  await save('employee-advance', {
    ...inCash,
    employeeId: employees[1],
    amount: '1500',
    comment: 'Festival',
    currencyData: notes('500', { out: '3' }),
  });
  await save('expenditure', {
    ...inCash,
    exCatId,
    amount: '100',
    comment: 'Tea for the night',
    currencyData: notes('100', { out: '1' }),
  });
  const change = [...notes('500', { in: '1' }), ...notes('100', { out: '5' })];
  const exchange = { exchangeId: 1, cashInTotal: '500', cashOutTotal: '500', comment: '', currencyData: change };
  expect(await staff.post('/api/v1/cash-exchange', exchange)).toEqual({ msg: 'Cash Exchange Successfull' });
  expect(await staff.get('/api/v1/availablecurrency')).toEqual([
    { denominationName: 500, available: 40 + 1 + 100 + 60 - 3 + 1 },
    { denominationName: 100, available: 40 - 1 - 5 },
  ]);
  const sales = await staff.get(`/api/v1/credit-report-between-dates?from=${DAY}&to=${DAY}&id=false`);
  expect(sales.map(({ firmName, amount }: { firmName: string; amount: number }) => [firmName, amount])).toEqual(
    expect.arrayContaining([
      ['SHREE TRANSPORT', 9250],
      ['GANESH LOGISTICS', 13_921.25],
      ['SHREE TRANSPORT', 4578.75],
    ]),
  );
}

/** Staff request a change of a creditor and of an employee; the admin accepts one and rejects the other. */
async function decideOnChanges(staff: OldTool, admin: OldTool, { creditors, employees }: Ids) {
  const [oldCreditor] = await staff.get(`/api/v1/creditor/${creditors[0]}`);
  const creditor = { ...oldCreditor, contactNo: '9000000001', maxLimit: String(oldCreditor.maxLimit) };
  const reply = { msg: 'Sent for approval. Somebody who may approve it will decide.' };
  expect(await staff.put('/api/v1/creditor', { creditor, comment: 'They moved', oldCreditor })).toEqual(reply);
  const employee = await staff.get(`/api/v1/employee/${employees[0]}`);
  const employeeData = { ...employee, address: 'Ward 9' };
  const noReason = await refusalOf(staff.put('/api/v1/employee', { employeeData, comment: '' }));
  expect([noReason.status, noReason.body.msg]).toEqual([400, 'Why you want to Edit']);
  expect(await staff.put('/api/v1/employee', { employeeData, comment: 'Moved too' })).toEqual(reply);

  const bell: { rowId: number; tableName: string }[] = await admin.get('/api/v1/getnotification');
  expect(bell.map(({ tableName, rowId }) => [tableName, String(rowId)])).toEqual([
    ['employee', employees[0]],
    ['creditor', creditors[0]],
  ]);
  const review = async (at: number) => {
    const { tableName, rowId } = bell[at]!;
    return admin.get(`/api/v1/getpermissiondata/${tableName}-${rowId}`);
  };
  const { actualRow, permissionRows } = await review(1);
  expect(actualRow[0].contactNo).toBe('9123456710');
  expect(JSON.parse(permissionRows[0].reportData).contactNo).toBe('9000000001');
  expect(await admin.postForm('/api/v1/acceptpermission', permissionRows[0])).toEqual({
    msg: 'The request was accepted',
  });
  const { notificationId } = (await review(0)).permissionRows[0];
  await admin.postForm('/api/v1/rejectpermission', { notificationId });
  expect((await staff.get(`/api/v1/creditor/${creditors[0]}`))[0].contactNo).toBe('9000000001');
  expect((await staff.get(`/api/v1/employee/${employees[0]}`)).address).toBe('Station Road');
}

/** The complete state of the old screen: what it read, what was typed, and its internal keys. */
async function screenState(staff: OldTool, { employees, swipes }: Ids) {
  const [nozzles, products, credits, cashCollections] = await staff.get('/api/v1/closeshiftdata');
  const tanks: { tankName: string }[] = await staff.get('/api/v1/tank/current-shift-tank-detail');
  const [{ mpdId, mpdName }] = nozzles;
  expect(credits).toEqual([{ mpdId, productId: expect.any(Number), productName: 'HS', quantity: 300, amount: 27_750 }]);
  expect(cashCollections).toEqual([{ mpdId, cashCollection: 80_000 }]);
  const typed: Record<string, object> = {
    HS: { closeReading: '2005.000', testing: '5', consumption: '1000' },
    MS: { closeReading: '5600', testing: '', consumption: 600 },
  };
  const measured: Record<string, object> = {
    T1: { dip: '1091', volumeInLtrs: '', isAtg: 'false' },
    T2: { dip: '', volumeInLtrs: '14390.250', isAtg: 'true' },
  };
  return {
    comment: 'The worked case',
    isSpinnerVisible: false,
    showShortageDialog: false,
    products,
    credits,
    shiftDetail: { shiftDate: DAY },
    tanks: tanks.map((tank) => ({ ...tank, ...measured[tank.tankName] })),
    mpds: [
      {
        mpdId,
        mpdName,
        totalSale: '155020.00',
        totalCredit: '27750',
        cashCollection: 80_000,
        nozzles: nozzles.map((nozzle: { productName: string }) => ({ ...nozzle, ...typed[nozzle.productName] })),
        swipes: swipes.map((swipeId, index) => ({
          swipeId,
          swipeMachineName: 'x',
          amount: ['20000.00', '10000'][index],
        })),
        lastCashCollection: {
          employeeId: employees[0],
          employeeName: 'ramesh kumar',
          amount: '17000',
          currencyData: notes('500', { in: '34' }),
          cashInTotal: '17000',
          cashOutTotal: '0',
        },
        employeeShortages: [
          { employeeId: employees[0], employeeName: 'ramesh kumar', amount: '200' },
          { employeeId: employees[1], employeeName: 'meena devi', amount: '70' },
        ],
      },
    ],
  };
}

/** Closes with wrong figures, then with right ones; the admin undoes it once, and it is closed again. */
async function closeAndUndo(staff: OldTool, admin: OldTool, ids: Ids, shiftId: number) {
  const state = await screenState(staff, ids);
  const short = structuredClone(state);
  short.mpds[0]!.employeeShortages.pop();
  const message = 'Total shortage amount must be 270';
  const refused = await refusalOf(staff.post('/api/v1/closeshift', short));
  expect([refused.status, refused.body]).toEqual([
    400,
    { msg: message, errors: [{ field: 'mpds.0.employeeShortages', message }] },
  ]);
  // A day in a minute: the readings are more than the nozzles can pour in it.
  const warnings = expect.arrayContaining([expect.any(String)]);
  const closed = { msg: 'shift close successfully', shiftId, warnings };
  expect(await staff.post('/api/v1/closeshift', state)).toEqual(closed);
  expect(await staff.get('/api/v1/shiftdetail')).toEqual([]);
  expect(await staff.get('/api/v1/mis/last-running-shift')).toEqual([
    { shiftId, shiftDate: DAY, shiftName: 'Morning' },
  ]);
  await staff.postForm('/api/v1/startnewshift', { shiftId: ids.night, shiftDate: DAY });

  expect((await refusalOf(staff.get('/api/v1/mis/undo-last-shift'))).status).toBe(403);
  const undone = { msg: 'last shift is undo successfully' };
  expect(await admin.get('/api/v1/mis/undo-last-shift')).toEqual(undone);
  expect(await staff.get('/api/v1/shiftdetail')).toEqual([{ shiftId, shiftDate: DAY, shiftName: 'Morning' }]);
  expect(await staff.post('/api/v1/closeshift', state)).toEqual(closed);
}

/** Starts the next shift and enters a forgotten delivery into the closed one. */
async function goOn(staff: OldTool, admin: OldTool, { products, tanks, mpdId, morning, night, creditors }: Ids) {
  await staff.postForm('/api/v1/startnewshift', { shiftId: night, shiftDate: DAY });
  const [openings] = await staff.get('/api/v1/closeshiftdata');
  expect(openings.map(({ openReading }: { openReading: number }) => openReading)).toEqual([2005, 5600]);
  const levels = await staff.get('/api/v1/tank/current-shift-tank-detail');
  expect(levels.map(({ oDip, volume }: { oDip: number; volume: number }) => [oDip, volume])).toEqual([
    [1091, 10_910],
    [null, 14_390.25],
  ]);
  expect(await staff.get('/api/v1/current-shift-product-rate')).toHaveLength(2);
  const [line] = await admin.get(`/api/v1/stockins/pending/${products.diesel}`);
  await admin.post('/api/v1/backward-stockIn', {
    stockInId: 0,
    stockInDateTime: `${DAY} 07:10`,
    productId: products.diesel,
    tankId: tanks.diesel,
    shiftId: morning,
    shiftDate: DAY,
    invoiceDetailId: line.invoiceDetailId,
    remaining: line.avilabel,
    startDip: '1090',
    endDip: '1098',
    isAtg: 0,
    beforeReading: '1100',
    afterReading: '1101',
    quantity: '0.081',
  });
  await staff.post('/api/v1/mis/dsr-inpection/create', {
    date: DAY,
    productId: products.diesel,
    jsonData: { readingSum: '1000', totalStock: '0', totalBeforeStock: '0' },
  });
  const late = { mpdId, productId: products.diesel, creditorId: creditors[0], vehicle: '', slipNo: '', quantity: '10' };
  await staff.postForm('/api/v1/credit', late);
  const refusal = await refusalOf(admin.get('/api/v1/mis/undo-last-shift'));
  expect([refusal.status, refusal.body.msg]).toEqual([
    409,
    'Shift 10-04-2025 Morning cannot be undone: Shift 10-04-2025 Night runs after it and has entries',
  ]);
}

/** Reports as rows and as files, and a printed table. */
async function readReports(staff: OldTool, shiftId: number) {
  const sheet = await staff.get(`/api/v1/report/closed-shift-report/${shiftId}/${DAY}`);
  expect(sheet.pumps).toEqual([expect.objectContaining({ pump: 'P1' })]);
  for (const route of ['credit-detail-between-two-day', 'sell', 'dsr', 'close-shift-report-between-two-day'])
    expect(await staff.get(`/api/v1/report/${route}?from=${DAY}&to=${DAY}`)).toBeTruthy();
  const table = [['What', 'Rows'], ...Object.entries(sheet).map(([what, rows]) => [what, String(rows).length])];
  const file: Blob = await staff.postForm('/api/v1/print', {
    data: table,
    widths: ['*', '60'],
    title: `Shift of ${DAY}`,
  });
  expect([file.type, (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
}

/** The three forms of the message admin. */
async function subscribe(admin: OldTool) {
  await admin.postForm('/api/v1/mis/create-event-category', { eventCategoryName: 'Holiday' });
  const category = {
    receiveCategoryName: 'Firms',
    tablename: 'creditor',
    pkFieldName: 'creditorId',
    displayName: 'shortName',
    routePath: '/api/v1/creditorauto',
  };
  await admin.post('/api/v1/mis/create-msg-receive-category', category);
  const [events, receivers] = await admin.get('/api/v1/mis/get-categoty-event');
  const { eventCategoryId } = events.find(
    ({ eventCategoryName }: Record<string, string>) => eventCategoryName === 'Holiday',
  );
  const [msgRecCategoryData] = receivers;
  const selectedList = await admin.get(`${msgRecCategoryData.routePath}?q=sh`);
  await admin.post('/api/v1/mis/create-msg', {
    eventCategoryId: String(eventCategoryId),
    msgRecCategoryData,
    selectedList,
  });
}

/** Resets a password by the mailed link. */
async function forgetPassword(staff: OldTool) {
  const unknown = await refusalOf(staff.put('/passwordrecovery', { email: 'nobody@station.example' }));
  expect([unknown.status, unknown.body.msg]).toEqual([404, 'This is not a registered email address !!!']);
  await staff.put('/passwordrecovery', { email: STAFF.email });
  const { autoGen, id: userId } = await mailedTo(server, STAFF.email);
  const changed = await staff.postForm('/update-password', { password: 'brand-new', userPic: '', userId, autoGen });
  expect(changed).toEqual({ msg: 'passworded updated' });
  expect((await refusalOf(staff.logIn(STAFF.email, STAFF.password))).body.msg).toBe(
    'Invalid email address or password !!!',
  );
  expect((await staff.logIn(STAFF.email, 'brand-new')).user).toMatchObject({ emailId: STAFF.email, isAdmin: false });
}

test.each<FormWay>(['json text', 'brackets'])(
  'a tool written from section 7 alone can work a whole day, with %s in its forms',
  async (formWay) => {
    const { admin, staff } = await openStation(formWay);
    await admin.logIn(ADMIN.email, ADMIN.password);
    const ids = await setUp(admin);
    await staff.logIn(STAFF.email, STAFF.password);
    await lookAtMasters(staff, ids);
    expect(await staff.get('/api/v1/mis/last-running-shift')).toEqual([]);

    const started = await staff.postForm('/api/v1/startnewshift', { shiftId: ids.morning, shiftDate: DAY });
    const shiftId = Number(idOf(started));
    await takeIn(staff, ids);
    await workThroughTheDay(staff, ids);
    await decideOnChanges(staff, admin, ids);
    await closeAndUndo(staff, admin, ids, shiftId);
    expect(await server.sql('SELECT * FROM pump_close')).toEqual([
      expect.objectContaining({
        sale: 15_502_000,
        credit: 2_775_000,
        cash: 8_000_000,
        swipe: 3_000_000,
        last: 1_700_000,
        shortage: 27_000,
        short_and_over: 0,
      }),
    ]);
    await goOn(staff, admin, ids);
    await readReports(staff, shiftId);
    await subscribe(admin);
    await forgetPassword(staff);

    for (const remove of [staff.delete('/api/v1/creditor'), staff.deleteForm('/api/v1/creditor', { creditorId: '1' })])
      expect((await refusalOf(remove)).body).toEqual({ msg: 'Only POST, PUT here' });

    const calls = [...admin.calls, ...staff.calls];
    const rows = [...SECTION_SEVEN, ...BESIDE_SECTION_SEVEN].filter((row) => !NOT_IN_THIS_DAY.has(row));
    expect(rows.filter((row) => !calls.some((call) => isCallOf(row, call)))).toEqual([]);
    expect(server.logged.filter((line) => line.includes('unhandled error'))).toEqual([]);
    await expectBooksInOrder(server.database);
  },
  60_000,
);

/** Alternative calls for what the day does already. */
const NOT_IN_THIS_DAY = new Set<string>(['POST /api/v1/login', 'POST /api/v1/mis/undo-last-shift']);
