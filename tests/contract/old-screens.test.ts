import { randomUUID } from 'node:crypto';
import { checkBooks } from '../../server/books/check-books';
import { closing } from '../../server/domain/closing.messages';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { actAs } from '../support/closing-station';
import { receiveInvoice } from '../support/deliveries';
import { STAFF, type Station, startStation } from '../support/station';
import { setSetting } from '../support/station-settings';
import { aShiftIsClosed, aShiftRuns, nextShift, screenState } from './work';

/** What the screens of the old application send, where the specification defines its meaning. */
let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(async () => {
  expect(await checkBooks(station.database)).toEqual([]);
  await station.close();
});

describe('close shift: non-numeric amounts count as 0 (section 5)', () => {
  /** The complete list of employees, as the old dialog holds it, with these amounts typed. */
  const closeWith = async (amounts: readonly unknown[], swipe: unknown = 0) => {
    await aShiftRuns(station);
    const state = await screenState(station);
    const [pump] = state.mpds;
    return station.rest('POST', '/api/v1/closeshift', {
      ...state,
      mpds: [
        {
          ...pump!,
          swipes: station.ids.swipeMachines.map((swipeId) => ({ swipeId, swipeMachineName: 'X', amount: swipe })),
          employeeShortages: amounts.map((amount, index) => ({
            employeeId: station.ids.employees[index],
            employeeName: 'x',
            amount,
          })),
        },
        ...state.mpds.slice(1),
      ],
    });
  };

  test.each([
    ['blanks', ['', '', '']],
    ['null and undefined', [null, undefined, '  ']],
    ['words', ['abc', '-', '1,00x']],
  ])('shortage rows of %s do not block the close', async (_what, amounts) => {
    const { status, body } = await closeWith(amounts);
    expect([status, body.msg]).toEqual([200, 'shift close successfully']);
  });

  test.each([['', 'abc', null]])('swipe machines with the amount %p count as 0', async (...blanks) => {
    for (const blank of blanks) {
      const { status, body } = await closeWith([], blank);
      expect([status, body.msg]).toEqual([200, 'shift close successfully']);
    }
  });

  test.each([
    [undefined, [400, 'mpds.0.lastCashCollection.amount']],
    [true, [200, undefined]],
  ])(
    'a pump of which all cash was collected needs a last collection unless it says so: %p',
    async (isAllHandedIn, answer) => {
      await aShiftRuns(station);
      const state = await screenState(station);
      const [pump] = state.mpds;
      const sale = Number(pump!.lastCashCollection.amount);
      const employeeShortages = [
        { employeeId: station.ids.employees[0], employeeName: 'x', amount: String(Math.floor(sale)) },
      ];
      const { status, body } = await station.rest('POST', '/api/v1/closeshift', {
        ...state,
        mpds: [
          { ...pump!, lastCashCollection: null, employeeShortages, ...(isAllHandedIn && { isAllHandedIn }) },
          ...state.mpds.slice(1),
        ],
      });
      expect([status, body.errors?.[0]?.field]).toEqual(answer);
    },
  );

  test('an amount that is no number of rupees is refused at its field', async () => {
    const { status, body } = await closeWith(['1.005']);
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          field: 'mpds.0.employeeShortages.0.amount',
          message: 'Shortage must be rupees with at most 2 decimals',
        },
      ],
    ]);
  });
});

test('a close with entries that wait says so under a key of its own', async () => {
  await aShiftRuns(station);
  await setSetting(station.act, 'advanceByStaff', '0');
  const input = { employeeId: station.ids.employees[0], amount: '100.00', notes: [] };
  const record = `mutation ($input: RecordEmployeeAdvanceInput!) {
    recordEmployeeAdvance(input: $input) { userErrors { code } } }`;
  const { body: asked } = await station.graphql(record, { input }, { token: station.staffToken });
  expect(asked.data.recordEmployeeAdvance.userErrors).toEqual([{ code: 'WAITS_FOR_APPROVAL' }]);
  const { body } = await station.rest('POST', '/api/v1/closeshift', await screenState(station));
  expect(body).toEqual({
    msg: 'shift close successfully',
    shiftId: expect.any(Number),
    warnings: [
      expect.stringMatching(/^All 4 nozzles sold more/),
      'T1: gain of 400.000 L, more than the permitted 320.000 L',
      'T2: gain of 400.000 L, more than the permitted 320.000 L',
      closing.entriesWait({ count: 1 }).message,
    ],
  });
});

describe('recipients are identified only by the key of their category', () => {
  const category = async (name: string, receivers: object): Promise<number> => {
    const { body } = await station.rest('POST', '/api/v1/mis/create-msg-receive-category', {
      receiveCategoryName: name,
      ...receivers,
    });
    return body[0].lastId;
  };
  const message = async (msgRecCategoryId: number, selectedList: unknown) => {
    const [events] = (await station.rest('GET', '/api/v1/mis/get-categoty-event')).body;
    return station.rest('POST', '/api/v1/mis/create-msg', {
      eventCategoryId: events[0].eventCategoryId,
      msgRecCategoryData: { msgRecCategoryId },
      selectedList,
    });
  };

  test('a creditor with the id of an owner does not become an owner', async () => {
    const owners = await category('Owners', {
      tablename: 'app_user',
      pkFieldName: 'userId',
      displayName: 'name',
      routePath: '/api/v1/user/auto',
    });
    const { status, body } = await message(owners, [{ creditorId: station.ids.admin }]);
    const said = 'Each recipient must have its userId';
    expect([status, body]).toEqual([400, { msg: said, errors: [{ field: 'selectedList', message: said }] }]);
    expect(await station.sql('SELECT id FROM message_subscription')).toEqual([]);
    const mixed = [{ creditorId: 99_999, userId: station.ids.admin }, String(station.ids.staff)];
    expect((await message(owners, mixed)).status).toBe(200);
    expect(await station.sql('SELECT recipient_id AS "of" FROM message_subscription ORDER BY recipient_id')).toEqual([
      { of: station.ids.admin },
      { of: station.ids.staff },
    ]);
  });
});

test('a product without nozzles does not block the start of a shift', async () => {
  await aShiftIsClosed(station);
  const made = await station.rest('POST', '/api/v1/products', { productName: 'XP' });
  const [{ lastId: productId }] = made.body;
  const next = await nextShift(station);
  const body = { shiftId: next.shiftTypeId, shiftDate: next.shiftDate };
  await station.act('createTank', { name: 'T9', productId, openingVolume: 0 });
  const started = await station.rest('POST', '/api/v1/startnewshift', body);
  expect([started.status, started.body]).toEqual([200, [{ lastId: expect.any(Number) }]]);
});

test('a product with a nozzle needs a rate', async () => {
  const [tank] = await station.sql<{ id: number }>("SELECT id FROM tank WHERE name = 'T9'");
  const pumpId = station.ids.pumps[0].id;
  await aShiftIsClosed(station);
  const { id } = await station.act('createNozzle', { name: 'N9', pumpId, tankId: tank!.id, initialReading: 0 });
  const next = await nextShift(station);
  const body = { shiftId: next.shiftTypeId, shiftDate: next.shiftDate };
  const refused = await station.rest('POST', '/api/v1/startnewshift', body);
  expect([refused.status, refused.body]).toEqual([409, { msg: 'XP has no product rate for this shift' }]);
  await station.act('removeNozzle', { id, version: 1 });
});

/** Records a stock-in of 10 KL, measured 100 L short, with or without the comment. */
const recordStockIn = async (over: object = {}) => {
  await aShiftRuns(station);
  const { act, sql, ids } = station;
  const [line] = await receiveInvoice({ act, sql }, [{ productId: ids.products.diesel, quantity: 12_000_000 }]);
  const [shift] = await sql<{ date: string; least: number }>(
    `SELECT s.shift_date AS date, SUM(r.open) / 1000 AS least FROM shift s
     JOIN nozzle_reading r ON r.shift_id = s.id AND r.tank_id = $1 WHERE s.state = 'RUNNING' GROUP BY s.id`,
    [ids.tanks.diesel],
  );
  const reading = Math.ceil(Number(shift!.least));
  return station.rest(
    'POST',
    '/api/v1/stockIn',
    {
      stockInDateTime: `${shift!.date} 06:10`,
      productId: ids.products.diesel,
      tankId: ids.tanks.diesel,
      shiftId: ids.shiftTypes.morning,
      shiftDate: shift!.date,
      invoiceDetailId: line,
      remaining: 12_000,
      isAtg: 1,
      startDipVolume: 3000,
      endDipVolume: 12_890,
      quantity: 10,
      beforeReading: reading + 1,
      afterReading: reading + 11,
      ...over,
    },
    { token: station.staffToken },
  );
};

describe('the review names fields as in section 3', () => {
  const dataOf = async (row: string) => (await station.rest('GET', `/api/v1/getpermissiondata/${row}`)).body;
  const MINUTE = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);

  test('a review of a creditor or an employee has their ids and times of creation', async () => {
    const { creditors, employees } = station.ids;
    expect((await dataOf(`creditor-${creditors[0]}`)).actualRow).toEqual([
      expect.objectContaining({
        creditorId: creditors[0],
        firmName: 'SHREE TRANSPORT',
        hasSmallCreditor: 0,
        timestamp: MINUTE,
      }),
    ]);
    const [employee] = (await dataOf(`employee-${employees[0]}`)).actualRow;
    expect(employee).toMatchObject({ employeeId: employees[0], employeeName: 'ramesh kumar', timestamp: MINUTE });
    expect(Object.keys(employee)).not.toContain('name');
  });

  test('a review of a credit sale or an expenditure has the names of their references', async () => {
    await aShiftRuns(station);
    const { creditors, pumps, products, expenditureCategories } = station.ids;
    const { creditSaleId } = await station.act<{ creditSaleId: number }>('recordCreditSale', {
      creditorId: creditors[0],
      pumpId: pumps[0].id,
      productId: products.diesel,
      litres: 2000,
    });
    expect((await dataOf(`credit_sale-${creditSaleId}`)).actualRow).toEqual([
      expect.objectContaining({
        creditSaleId,
        creditorId: creditors[0],
        firmName: 'SHREE TRANSPORT',
        mpdId: pumps[0].id,
        mpdName: 'P1',
        productId: products.diesel,
        productName: 'HS',
        quantity: 2,
        amount: 185,
        timestamp: MINUTE,
      }),
    ]);
    const { expenditureId } = await station.act<{ expenditureId: number }>('recordExpenditure', {
      expenditureCategoryId: expenditureCategories[0],
      amount: 1000,
      notes: [],
    });
    expect((await dataOf(`expenditure-${expenditureId}`)).actualRow).toEqual([
      expect.objectContaining({ expenditureId, exCatId: expenditureCategories[0], exCatName: 'Tea', amount: 10 }),
    ]);
  });

  test('a review of a stock-in, an invoice, its line or an inspection has the ids that section 3 lists', async () => {
    await aShiftRuns(station);
    const { act, sql, ids } = station;
    const { diesel: productId } = ids.products;
    const [invoiceDetailId] = await receiveInvoice({ act, sql }, [{ productId, quantity: 12_000_000 }]);
    const [{ invoiceId }] = (await sql<{ invoiceId: number }>(
      'SELECT invoice_id AS "invoiceId" FROM invoice_line WHERE id = $1',
      [invoiceDetailId],
    )) as [{ invoiceId: number }];
    const [line] = (await dataOf(`invoice_line-${invoiceDetailId}`)).actualRow;
    expect(line).toMatchObject({ invoiceDetailId, invoiceId, productId, productName: 'HS', quantity: 12 });
    const documentId = randomUUID();
    await sql(
      `INSERT INTO stored_file (id, name, content_type, content, created_by_id) VALUES ($1, 'a.pdf', 'application/pdf', 'x', $2)`,
      [documentId, ids.admin],
    );
    await sql('UPDATE invoice SET document_id = $2 WHERE id = $1', [invoiceId, documentId]);
    const [invoice] = (await dataOf(`invoice-${invoiceId}`)).actualRow;
    // With a T, as section 5 has it for the invoice.
    expect(invoice).toMatchObject({ invoiceId, document: documentId, invoiceDateTime: '2025-04-01T06:00' });
    const { status, body } = await recordStockIn({ invoiceDetailId, endDipVolume: 12_990 });
    expect({ status, body }).toEqual({ status: 200, body: [{ lastId: expect.any(Number) }] });
    const [stockIn] = (await dataOf(`stock_in-${body[0].lastId}`)).actualRow;
    expect(stockIn).toMatchObject({
      stockInId: body[0].lastId,
      productId,
      shiftId: ids.shiftTypes.morning,
      invoiceDetailId,
      tankId: ids.tanks.diesel,
      stockInDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d 06:10$/),
    });
    const { inspectionId } = await act<{ inspectionId: number }>('recordInspection', {
      productId,
      inspectionDate: '2025-03-31',
      readingSum: 1000,
      totalStock: 1000,
      totalBeforeStock: 0,
    });
    expect((await dataOf(`inspection-${inspectionId}`)).actualRow[0]).toMatchObject({ inspectionId, productId });
  });

  test('a review of the first admin has the time of creation', async () => {
    const [admin] = (await dataOf(`app_user-${station.ids.admin}`)).actualRow;
    expect(admin).toMatchObject({ userId: station.ids.admin, isAdmin: 1, timestamp: MINUTE });
  });

  test('the proposed row has the same names, and is accepted unchanged', async () => {
    const employeeId = station.ids.employees[1];
    const asked = { employeeData: { employeeId, contactNo: '9876500000' }, comment: 'A new number' };
    await station.rest('PUT', '/api/v1/employee', asked, { token: station.staffToken });
    const { actualRow, permissionRows } = await dataOf(`employee-${employeeId}`);
    const { timestamp: _, ...now } = actualRow[0];
    expect(JSON.parse(permissionRows[0].reportData)).toEqual({ ...now, contactNo: '9876500000' });
    const accepted = await station.rest('POST', '/api/v1/acceptpermission', permissionRows[0]);
    expect([accepted.status, accepted.body]).toEqual([200, { msg: 'The request was accepted' }]);
    expect((await dataOf(`employee-${employeeId}`)).actualRow[0]).toMatchObject({
      contactNo: '9876500000',
      timestamp: MINUTE,
    });
  });

  test('a notice of type 3 has its row, and there is nothing to decide', async () => {
    const rowId = station.ids.employees[2];
    const actor = {
      kind: 'user' as const,
      userId: station.ids.staff,
      sessionId: 0,
      mustConfirm: false,
      name: STAFF.name,
      email: STAFF.email,
      rights: BUILT_IN_ROLES.admin,
    };
    await actAs(station.request({ actor }))('changeRow', {
      table: 'employee',
      rowId,
      permission: 2,
      comment: 'A new number',
      changes: [{ field: 'contactNo', value: '9200000001' }],
    });
    const { permissionRows } = await dataOf(`employee-${rowId}`);
    expect(permissionRows).toEqual([
      {
        notificationId: expect.any(Number),
        permission: 3,
        msg: 'vijay singh',
        comment: 'A new number',
        userName: STAFF.name,
        timestamp: MINUTE,
        reportData: expect.any(String),
      },
    ]);
    expect(JSON.parse(permissionRows[0].reportData)).toMatchObject({
      employeeName: 'vijay singh',
      contactNo: '9200000001',
    });
    expect((await station.rest('POST', '/api/v1/acceptpermission', permissionRows[0])).status).toBe(409);
  });
});

describe('a stock-in with a gap from an old tool without comments', () => {
  const TO_REVIEW = 'query { stockInsToReview { id tankName difference enteredBy shiftName } }';
  const toReview = async () => (await station.graphql(TO_REVIEW, {}, { token: station.adminToken })).body.data;
  /** Whether the view for tools lists the stock-in as waiting. */
  const isWaiting = async (id: number) =>
    (await station.sql('SELECT to_review AS "toReview" FROM tool_stock_in WHERE id = $1', [id]))[0];

  test('is recorded and waits for an admin, who gives the reason in its comment', async () => {
    const { status, body } = await recordStockIn();
    expect([status, body]).toEqual([200, [{ lastId: expect.any(Number) }]]);
    const [{ lastId: id }] = body;
    expect(await toReview()).toEqual({
      stockInsToReview: [{ id, tankName: 'T1', difference: '-100.000', enteredBy: STAFF.name, shiftName: 'Morning' }],
    });
    expect(await isWaiting(id)).toEqual({ toReview: true });
    const [notice] = (await station.rest('GET', '/api/v1/getnotification')).body;
    expect(notice).toMatchObject({ rowId: id, tableName: 'stock_in' });
    expect(notice.msg).toMatch(/^SURESH STAFF recorded for review stock-in .* → T1, 10,000\.000 L$/);
    await station.act('changeRow', {
      table: 'stock_in',
      rowId: id,
      permission: 2,
      comment: 'Reviewed',
      changes: [{ field: 'comment', value: 'The tanker was short' }],
    });
    expect(await toReview()).toEqual({ stockInsToReview: [] });
    expect(await isWaiting(id)).toEqual({ toReview: false });
    expect(
      await station.sql(
        `SELECT before ->> 'comment' AS was, after ->> 'comment' AS now FROM audit_row
         WHERE table_name = 'stock_in' AND row_id = $1 ORDER BY id`,
        [String(id)],
      ),
    ).toEqual([
      { was: null, now: null },
      { was: null, now: 'The tanker was short' },
    ]);
  });

  test('does not wait if the comment gives the reason, or without a gap', async () => {
    expect((await recordStockIn({ comment: 'Spilled' })).status).toBe(200);
    expect((await recordStockIn({ endDipVolume: 12_990 })).status).toBe(200);
    expect(await toReview()).toEqual({ stockInsToReview: [] });
  });

  test('other errors are refused as before; the list is for admins', async () => {
    const refused = await recordStockIn({ quantity: 'x' });
    expect(refused.body.errors).toEqual([{ field: 'quantity', message: 'quantity must be a valid integer' }]);
    const { body } = await station.graphql(TO_REVIEW, {}, { token: station.staffToken });
    expect(body.errors[0].message).toBe('Only an admin can do this');
  });
});
