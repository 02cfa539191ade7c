import { inHindi } from '../support/in-hindi';
import { type Station, startStation } from '../support/station';

let station: Station;

beforeAll(async () => {
  station = await startStation();
}, 60_000);
afterAll(() => station?.close());

const MEASURE = `mutation ($input: MeasureTankInput!) { measureTank(input: $input) { tankDipId userErrors { code } } }`;
const CANCEL = `mutation { cancelRunningShift(input: {}) {
  shiftId userErrors { code message messageId params field } } }`;

test('a refusal carries its English text, its id and its exact values', async () => {
  const { ids, adminToken: token } = station;
  await station.act('startShift', { shiftDate: '2025-04-01', shiftTypeId: ids.shiftTypes.morning });
  const tank = { tankId: ids.tanks.diesel, isAtg: true, volume: '9000' };
  await station.graphql(MEASURE, { input: tank }, { token });
  const { data } = (await station.graphql(CANCEL, {}, { token })).body;
  const [refused] = data.cancelRunningShift.userErrors;
  expect(refused).toEqual({
    code: 'SHIFT_NOT_EMPTY',
    message: 'Shift 01-04-2025 Morning cannot be cancelled: it has tank dips (1)',
    messageId: 'closing.shiftNotEmpty',
    params: {
      shift: {
        messageId: 'closing.shift',
        params: { date: '2025-04-01', name: 'Morning' },
        message: 'Shift 01-04-2025 Morning',
      },
      held: [{ messageId: 'closing.heldDips', params: { count: 1 }, message: 'tank dips (1)' }],
    },
    field: null,
  });
  expect(inHindi(refused)).toBe('शिफ्ट 01-04-2025 Morning रद्द नहीं हो सकती: उसमें टैंक के डिप (1) हैं');
});

test('the rule of an input carries its id', async () => {
  const close = `mutation ($input: CloseShiftInput!) { closeShift(input: $input) {
    userErrors { message messageId params field } } }`;
  const tanks = [{ tankId: station.ids.tanks.diesel, isAtg: false, dip: -1 }];
  const { body } = await station.graphql(close, { input: { pumps: [], tanks } }, { token: station.adminToken });
  expect(body.data.closeShift.userErrors).toEqual([
    {
      message: 'Dip must not be below 0',
      messageId: 'closing.dipNegative',
      params: {},
      field: 'tanks.0.dip',
    },
  ]);
});

test('the rule of a field is a label, and a decorator names the field in its message', async () => {
  const spend = `mutation ($input: RecordExpenditureInput!) { recordExpenditure(input: $input) {
    userErrors { message messageId params field } } }`;
  const asAdmin = { token: station.adminToken };
  const spent = await station.graphql(spend, { input: { expenditureCategoryId: 1, amount: '0' } }, asAdmin);
  const label = 'amount must be more than 0 and at most ₹99,99,99,999.99';
  expect(spent.body.data.recordExpenditure.userErrors).toEqual([
    { message: label, messageId: 'label', params: { label }, field: 'amount' },
  ]);
  const find = 'query ($number: String!) { invoiceNumberTaken(invoiceNumber: $number) }';
  const { body } = await station.graphql(find, { number: 'x'.repeat(46) }, asAdmin);
  const named = { messageId: 'label', params: { label: 'Invoice number' }, message: 'Invoice number' };
  expect(body.errors[0].extensions.problems).toEqual([
    {
      code: 'INVALID',
      message: 'Invoice number must be at most 45 characters',
      messageId: 'fields.tooLong',
      params: { label: named, most: 45 },
      field: 'invoiceNumber',
    },
  ]);
});

test('the problems of a query that is refused carry their ids', async () => {
  const empty = await startStation();
  const { body } = await empty.graphql('{ closeForm { shiftId } }', {}, { token: empty.adminToken });
  await empty.close();
  expect(body.errors[0]).toMatchObject({
    message: 'No shift is running !!!',
    extensions: { problems: [{ code: 'NO_SHIFT', messageId: 'closing.noShift', params: {} }] },
  });
});
