import { screenState } from '../contract/work';
import { bounds, type Form, MOST_OF_EMAIL } from '../specification/bounds';
import { filled } from '../specification/line';
import { type RuleId, rules } from '../specification/rules';
import { FIRST_DAY } from '../support/small-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Reply, type Station, startStation } from '../support/station';
import { aLine, aMessage, anInvoice, aStockIn, aUser, CREDITOR, EMPLOYEE } from './specification-forms';

let station: Station;
beforeAll(async () => {
  station = await startStation();
  await station.act('startShift', { shiftDate: FIRST_DAY, shiftTypeId: station.ids.shiftTypes.morning });
});
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

type Send = () => Promise<Reply>;

const post = (path: string, body: object): Promise<Reply> => station.rest('POST', path, body);
const creditor =
  (over: object): Send =>
  () =>
    post('/api/v1/creditor', { ...CREDITOR, ...over });
const employee =
  (over: object): Send =>
  () =>
    post('/api/v1/employee', { ...EMPLOYEE, ...over });
const user =
  (over: object): Send =>
  () =>
    post('/api/v1/user', { ...aUser(), ...over });
const stockIn =
  (over: object): Send =>
  async () =>
    post('/api/v1/stockIn', { ...(await aStockIn(station)), ...over });
/** A stock-in measured by gauge instead of dips. */
const byGauge = (over: object): Send =>
  stockIn({ isAtg: 1, startDip: '', endDip: '', startDipVolume: '1000', endDipVolume: '12905', ...over });
const invoice =
  (over: object, line: object = {}): Send =>
  () => {
    const body = { invoice: { ...anInvoice(), ...over }, invoiceDetails: [{ ...aLine(station), ...line }] };
    return post('/api/v1/invoice', body);
  };
const lineOfInvoice = (line: object): Send => invoice({}, line);
const category =
  (missing: string): Send =>
  () =>
    post('/api/v1/mis/create-msg-receive-category', {
      receiveCategoryName: 'Firms',
      tablename: 'creditor',
      pkFieldName: 'creditorId',
      displayName: 'shortName',
      routePath: '/api/v1/creditorauto',
      [missing]: '',
    });
const message =
  (over: object): Send =>
  async () =>
    post('/api/v1/mis/create-msg', { ...(await aMessage(station)), ...over });
const inspection =
  (over: object, figures: object = {}): Send =>
  () => {
    const jsonData = { readingSum: '2000', totalStock: '9000', totalBeforeStock: '0', ...figures };
    return post('/api/v1/mis/dsr-inpection/create', {
      date: FIRST_DAY,
      productId: station.ids.products.diesel,
      jsonData,
      ...over,
    });
  };
/** Sent without a token, as the forms before the log-in are. */
const open =
  (method: string, path: string, body: object): Send =>
  () =>
    station.rest(method, path, body, { token: null });
const link = { autoGen: 'of-a-mail', userId: '1' };

type Screen = Awaited<ReturnType<typeof screenState>>;
/** The complete state of the close screen, with a fault at the first pump or tank. */
const closing =
  (spoil: (pump: Screen['mpds'][number], screen: Screen) => void): Send =>
  async () => {
    const screen = await screenState(station);
    spoil(screen.mpds[0]!, screen);
    return post('/api/v1/closeshift', screen);
  };
const lastIs = (pump: Screen['mpds'][number], over: object): void => void Object.assign(pump.lastCashCollection, over);

interface Provocation {
  send: Send;
  /** Values of the placeholders. */
  places?: Record<string, string>;
  /** The message of a rule for which the specification has none. */
  says?: RegExp;
}

/** A wrong input for each rule, sent over REST. */
const PROVOCATIONS: Record<RuleId, Provocation> = {
  '5.creditor.firmName': { send: creditor({ firmName: 'V' }) },
  '5.creditor.shortName': { send: creditor({ shortName: 'V' }) },
  '5.creditor.proprietorName': { send: creditor({ proprietorName: '' }) },
  '5.creditor.email': { send: creditor({ email: 'x@y' }) },
  '5.creditor.address': { send: creditor({ address: 'x' }) },
  '5.creditor.maxLimit': { send: creditor({ maxLimit: 0 }) },

  '5.employee.employeeName': { send: employee({ employeeName: 'K' }) },
  '5.employee.contactNo': { send: employee({ contactNo: '98765' }) },
  '5.employee.address': { send: employee({ address: 'W' }) },
  '5.employee.payRate': { send: employee({ payRate: 0 }) },
  '5.employee.joinDate': { send: employee({ joinDate: '2024-02-30' }) },
  '5.employee.comment': {
    send: () => {
      const employeeData = { employeeId: station.ids.employees[0], contactNo: '9000000001' };
      return station.rest('PUT', '/api/v1/employee', { employeeData, comment: ' ' });
    },
  },

  '5.user.name': { send: user({ name: '' }) },
  '5.user.email': { send: user({ email: 'nobody' }) },
  '5.user.phoneNo': { send: user({ phoneNo: '987650000' }) },
  '5.user.address': { send: user({ address: 'W' }) },
  '5.user.password': { send: user({ password: 'four' }) },

  '5.reset.length': { send: open('POST', '/update-password', { ...link, password: 'four' }) },
  '5.reset.same': {
    send: () => {
      const input = { password: 'brand-new', confirmation: 'brand-old', autoGen: 'of-a-mail', id: '1' };
      const reset =
        'mutation ($input: ResetPasswordInput!) { answer: resetPassword(input: $input) { userErrors { message } } }';
      return station.graphql(reset, { input }, { token: null });
    },
  },
  '5.reset.link': { send: open('POST', '/update-password', { password: 'brand-new', autoGen: '', userId: '' }) },

  '5.login.invalid': { send: open('POST', '/login', { email: 'nobody', password: 'sesame' }) },
  '5.recovery.unknown': { send: open('PUT', '/passwordrecovery', { email: 'nobody@station.example' }) },

  '5.message.event': { send: () => post('/api/v1/mis/create-event-category', { eventCategoryName: '' }) },
  '5.message.category': { send: category('receiveCategoryName') },
  '5.message.table': { send: category('tablename') },
  '5.message.primaryKey': { send: category('pkFieldName') },
  '5.message.display': { send: category('displayName') },
  '5.message.routePath': { send: category('routePath') },
  '5.message.selectReceive': { send: message({ msgRecCategoryData: '' }) },
  '5.message.selectEvent': { send: message({ eventCategoryId: '' }) },
  '5.message.selectRecipient': { send: message({ selectedList: [] }), places: { displayName: 'shortName' } },

  '5.stockin.product': { send: stockIn({ productId: '' }) },
  '5.stockin.shift': { send: stockIn({ shiftId: '' }) },
  '5.stockin.shiftDateMissing': { send: stockIn({ shiftDate: '' }) },
  '5.stockin.invoice': { send: stockIn({ invoiceDetailId: '' }) },
  '5.stockin.tank': { send: stockIn({ tankId: '' }) },
  '5.stockin.remaining': { send: stockIn({ remaining: '0.5' }) },
  '5.stockin.shiftDate': { send: stockIn({ shiftDate: '2025-02-30' }) },
  '5.stockin.stockInDateTime': { send: stockIn({ stockInDateTime: '2025-04-01' }) },
  '5.stockin.invoiceDetailId': { send: stockIn({ invoiceDetailId: 'INV-1' }) },
  '5.stockin.tankId': { send: stockIn({ tankId: 'T1' }) },
  '5.stockin.productId': { send: stockIn({ productId: 'HS' }) },
  '5.stockin.shiftId': { send: stockIn({ shiftId: 'Morning' }) },
  '5.stockin.quantity': { send: stockIn({ quantity: 'much' }) },
  '5.stockin.quantityOver': { send: stockIn({ quantity: 12.001 }) },
  '5.stockin.startDip': { send: stockIn({ startDip: -1 }) },
  '5.stockin.endDip': { send: stockIn({ endDip: 0 }) },
  '5.stockin.endDipOver': { send: stockIn({ startDip: 300, endDip: 300 }) },
  '5.stockin.beforeReading': { send: stockIn({ beforeReading: 0 }) },
  '5.stockin.afterReading': { send: stockIn({ afterReading: 'x' }) },
  '5.stockin.afterReadingOver': { send: stockIn({ afterReading: 2000.5 }) },
  '5.stockin.endVolumeOver': { send: byGauge({ endDipVolume: '1000' }) },
  '5.stockin.endVolume': { send: byGauge({ endDipVolume: '' }) },
  '5.stockin.startVolume': { send: byGauge({ startDipVolume: '' }) },

  '5.invoice.invoiceNumber': { send: invoice({ invoiceNumber: 'I' }) },
  '5.invoice.invoiceDateTime': { send: invoice({ invoiceDateTime: '2025-02-30T09:30' }) },
  '5.invoice.receiveDateTime': { send: invoice({ receiveDateTime: '' }) },
  '5.invoice.receiveFirst': { send: invoice({ invoiceDateTime: '' }) },
  '5.invoice.receiveEarlier': { send: invoice({ receiveDateTime: '2025-04-01T09:29' }) },
  '5.invoice.invoiceAmount': { send: invoice({ invoiceAmount: 0 }) },
  '5.invoice.truckNumber': { send: invoice({ truckNumber: 'G' }) },
  '5.invoice.productId': { send: lineOfInvoice({ productId: '' }) },
  '5.invoice.quantityMissing': { send: lineOfInvoice({ quantity: '' }) },
  '5.invoice.quantity': { send: lineOfInvoice({ quantity: 0 }) },
  '5.invoice.shortageMissing': { send: lineOfInvoice({ shortageQuantity: '' }) },
  '5.invoice.shortage': { send: lineOfInvoice({ shortageQuantity: '-1' }) },
  '5.invoice.density': { send: lineOfInvoice({ density: '' }) },

  '5.close.closeReading': {
    send: closing((pump) => {
      pump.nozzles[0]!.closeReading = pump.nozzles[0]!.openReading - 1;
    }),
    says: /the close reading must not be below the open reading/,
  },
  '5.close.testing': {
    send: closing((pump) => {
      const [nozzle] = pump.nozzles;
      nozzle!.testing = String(nozzle!.closeReading - nozzle!.openReading + 1);
    }),
    says: /testing must not be above close − open/,
  },
  '5.close.credit': {
    send: closing((pump) => {
      const ofCredit = pump.nozzles.find(({ productId }) => productId === station.ids.products.diesel)!;
      ofCredit.closeReading = ofCredit.openReading + 1;
    }),
    says: /^P1: 2\.000 L of HS on credit is more than the 1\.000 L sold$/,
  },
  '5.close.cash': {
    // Only the litres on credit were sold, so nothing remains to be paid in cash.
    send: closing((pump) => {
      for (const nozzle of pump.nozzles) nozzle.closeReading = nozzle.openReading;
      pump.nozzles.find(({ productId }) => productId === station.ids.products.diesel)!.closeReading += 2;
    }),
    says: /^P1: cash collected ₹100\.50 is more than sale − credit, ₹0\.00$/,
  },
  '5.close.swipe': {
    send: closing((pump) => {
      const swipes = pump.swipes as { swipeId: number; amount: number }[];
      swipes.push({ swipeId: station.ids.swipeMachines[0]!, amount: 9_999_999 });
    }),
    says: /is more than sale − credit − cash/,
  },
  '5.close.lastAmount': {
    send: closing((pump) => lastIs(pump, { amount: '' })),
    says: /enter the last cash collection, .+ is still to be handed in$/,
  },
  '5.close.lastEmployee': {
    send: closing((pump) => lastIs(pump, { employeeId: '' })),
    says: /choose the employee who hands in the last cash collection$/,
  },
  '5.close.tanks': {
    send: closing((_pump, screen) => {
      screen.tanks[0]!.volumeInLtrs = '0';
    }),
  },
  '5.close.lastPositive': {
    send: closing((pump) => {
      const currencyData = [{ denominationName: 500, available: 40, in: '', out: 1 }];
      lastIs(pump, { amount: '-500', cashOutTotal: 500, currencyData });
    }),
  },
  '5.close.shortageTotal': {
    // ₹10.50 above the ₹10 that may be missing; the shortage is in whole rupees.
    send: closing((pump) => lastIs(pump, { amount: (Number(pump.lastCashCollection.amount) - 20.5).toFixed(2) })),
    places: { n: '20' },
  },
  '5.close.shortageFirst': {
    send: closing((pump) => {
      lastIs(pump, { amount: '' });
      const shortages = pump.employeeShortages as { employeeId: number; amount: number }[];
      shortages.push({ employeeId: station.ids.employees[0]!, amount: 20 });
    }),
  },

  '5.exchange.same': {
    send: () => {
      const currencyData = [{ denominationName: 500, available: 40, in: 1, out: '' }];
      return post('/api/v1/cash-exchange', { exchangeId: 1, cashInTotal: 500, cashOutTotal: 0, currencyData });
    },
  },
  '5.inspection.product': { send: inspection({ productId: '' }) },
  '5.inspection.readingSum': { send: inspection({}, { readingSum: '' }) },
  '5.inspection.date': { send: inspection({ date: '' }) },
  '5.inspection.totalStock': { send: inspection({}, { totalStock: '' }) },
  '5.inspection.totalBeforeStock': { send: inspection({}, { totalBeforeStock: '' }) },
  '5.memo.product': { send: () => station.rest('GET', `/api/v1/cash-memos?date=${FIRST_DAY}&quantity=2&seed=7`) },
};

interface Refusal {
  msg?: string;
  errors?: { message: string }[];
  data?: { answer: { userErrors: { message: string }[] } };
}

/** All messages of a refused call; empty if it was not refused. */
function saidIn({ body }: Reply): string[] {
  const { msg, errors = [], data } = (body ?? {}) as Refusal;
  return [...(msg ? [msg] : []), ...[...errors, ...(data?.answer.userErrors ?? [])].map(({ message }) => message)];
}

describe('the rules of section 5', () => {
  // Data that the checks of credit and cash read.
  beforeAll(async () => {
    const { creditors, pumps, products, employees } = station.ids;
    const at = { pumpId: pumps[0].id };
    const sale = { ...at, creditorId: creditors[0], productId: products.diesel, litres: 2000 };
    await station.act('recordCreditSale', sale);
    await station.act('collectCash', { ...at, employeeId: employees[0], amount: 10_050, notes: [] });
  });

  test.each(rules.map((rule) => [rule.id, rule] as const))('%s', async (id, rule) => {
    const { send, places = {}, says } = PROVOCATIONS[id];
    const reply = await send();
    // A refusal by a rule is the caller's error, never an internal one.
    expect(reply.status).toBeLessThan(500);
    const said = saidIn(reply);
    if (says) expect(said).toContainEqual(expect.stringMatching(says));
    else expect(said).toContain(filled(rule, places));
  });
});

test('no refused request wrote anything', async () => {
  const [counts] = await station.sql(
    `SELECT (SELECT COUNT(*)::int FROM stock_in) AS "stockIns", (SELECT COUNT(*)::int FROM inspection) AS inspections,
            (SELECT COUNT(*)::int FROM cash_exchange) AS exchanges,
            (SELECT COUNT(*)::int FROM shift WHERE state = 'CLOSED') AS closed`,
  );
  expect(counts).toEqual({ stockIns: 0, inspections: 0, exchanges: 0, closed: 0 });
});

let unique = 0;
/** A text of the given length, different at each call if it is long enough. */
const ofLength = (length: number): string => {
  const number = String(++unique);
  return length <= number.length ? 'x'.repeat(length) : number + 'x'.repeat(length - number.length);
};

/** A valid density of the given length, if one exists. */
const densityOfLength = (length: number): string =>
  length < 10 ? '8'.repeat(length) : `832.5${' '.repeat(length - 10)}KG/M3`;

const SEND: Record<Form, (over: object) => Send> = { creditor, employee, user, invoice, line: lineOfInvoice };
const BOUNDS = Object.entries(bounds).flatMap(([form, rows]) =>
  rows.map((row) => [row.id, form as Form, row] as const),
);

describe('the lengths of section 9', () => {
  test.each(BOUNDS)('%s', async (_id, form, { field, least, most }) => {
    const statusOf = async (length: number): Promise<number> => {
      // Two names of the minimum length would be equal.
      const others = field === 'firmName' || form !== 'creditor' ? {} : { firmName: ofLength(20) };
      const value = field === 'density' ? densityOfLength(length) : ofLength(length);
      const { status, body } = await SEND[form]({ ...others, [field]: value })();
      // No valid density has two characters: the length is accepted, and only the value is refused.
      return field === 'density' && body.msg?.startsWith('Base density must be a number') ? 200 : status;
    };
    expect({ [least]: await statusOf(least), [most]: await statusOf(most) }).toEqual({ [least]: 200, [most]: 200 });
    expect({ [least - 1]: await statusOf(least - 1), [most + 1]: await statusOf(most + 1) }).toEqual({
      [least - 1]: 400,
      [most + 1]: 400,
    });
  });

  test.each(['creditor', 'user'] as const)('limits the e-mail address of a %s (9.length.email)', async (form) => {
    const statusOf = async (length: number): Promise<number> => {
      const email = `${ofLength(length - 5)}@b.in`;
      return (await SEND[form]({ email, ...(form === 'creditor' && { firmName: ofLength(20) }) })()).status;
    };
    expect([await statusOf(MOST_OF_EMAIL), await statusOf(MOST_OF_EMAIL + 1)]).toEqual([200, 400]);
  });
});
