import { type Station, startStation } from '../support/station';
import { restCases } from './cases/all';

/** The texts of the specification's section 5, to the letter, as an old tool gets them: a call's good body with this changed. */
let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station.close());

/** [what is sent, the text, the field where it is another one than is first sent wrong]. */
type Wrong = readonly [sent: Record<string, unknown>, msg: string, field?: string];

const DAY_TEXT = 'please enter a valid date YYYY-MM-DD format';

const TEXTS: Record<string, readonly Wrong[]> = {
  'POST /api/v1/creditor': [
    [{ firmName: 'V' }, 'firm name  must be between 2 to 45 characters'],
    [{ shortName: 'x' }, 'Short name  must be between 2 to 50 characters'],
    [{ proprietorName: 'x'.repeat(46) }, 'proprietorName  must be between 2 to 45 characters'],
    [{ email: 'nobody' }, 'Must be a valid email within 45 character'],
    [{ address: '' }, 'address must be between 2 to 70 characters'],
    [{ maxLimit: '0' }, 'maximum limit amount  must be a valid integer'],
    [{ maxLimit: 'much' }, 'maximum limit amount  must be a valid integer'],
  ],
  'POST /api/v1/employee': [
    [{ employeeName: 'x' }, 'Employee name  must be between 2 to 45 characters'],
    [{ contactNo: '12' }, 'Contact number must be between 10 to 20 characters'],
    [{ address: 'x' }, 'address number must be between 2 to 200 characters'],
    [{ payRate: '-1' }, 'please enter a valid payrate'],
    [{ joinDate: '2024-02-30' }, 'please enter a valid join date YYYY-MM-DD format'],
  ],
  'POST /api/v1/user': [
    [{ name: '' }, 'Name canot be empty'],
    [{ phoneNo: '12' }, 'Phone number must be 10 or more characters each must be comma separated'],
    [{ address: 'x' }, 'Address must be string between 2 to 100 character'],
    [{ password: '1234' }, 'password must be 5 to 15 characters'],
    [{ password: 'x'.repeat(16) }, 'password must be 5 to 15 characters'],
  ],
  'POST /update-password': [
    [{ password: '1234' }, 'password must be 5 to 15 characters'],
    [{ autoGen: '' }, 'missing token and id'],
    [{ userId: '' }, 'missing token and id'],
  ],
  'POST /api/v1/stockIn': [
    [{ productId: '' }, 'Select Product'],
    [{ shiftId: '' }, 'Please select a shift'],
    [{ shiftDate: '' }, 'Please enter a valid shift date'],
    [{ invoiceDetailId: '' }, 'Select Invoice'],
    [{ tankId: '' }, 'Select Tank'],
    [{ remaining: 'all' }, 'remaining must be a valid integer'],
    [{ shiftDate: '2025-13-01' }, DAY_TEXT],
    [{ stockInDateTime: '2025-04-01' }, 'please enter a valid StockIn  date & time'],
    [{ invoiceDetailId: 'x' }, 'invoiceDetailId must be a valid integer'],
    [{ tankId: 'x' }, 'tankId must be a valid integer'],
    [{ productId: 'x' }, 'productId must be a valid integer'],
    [{ shiftId: 'x' }, 'ShiftId must be a valid integer'],
    [{ quantity: 'x' }, 'quantity must be a valid integer'],
    [{ quantity: '12.001' }, 'StockIn Quantity not more then Remaining Quantity'],
    [{ startDip: 'x' }, 'Start Dip must be a valid integer'],
    [{ endDip: '' }, 'End Dip must be a valid integer'],
    [{ endDip: '0' }, 'End Dip must be a valid integer'],
    [{ endDip: '300' }, 'End dip must be greater than start dip'],
    [{ beforeReading: '' }, 'Before Reding   must be a valid integer'],
    [{ afterReading: 'x' }, 'After Reading  must be a valid integer'],
    [
      { beforeReading: '99', afterReading: '98' },
      'After Reading  must be greater than Before Reading ',
      'afterReading',
    ],
    [{ isAtg: 1, startDipVolume: '', endDipVolume: '9' }, 'Start Volume must be a valid integer', 'startDipVolume'],
    [{ isAtg: 1, startDipVolume: '9', endDipVolume: '' }, 'End Volume must be a valid integer', 'endDipVolume'],
    [
      { isAtg: 1, startDipVolume: '9', endDipVolume: '9' },
      'End Volume must be greater than start Volume',
      'endDipVolume',
    ],
  ],
  'POST /api/v1/invoice': [
    [{ 'invoice.invoiceNumber': 'x' }, 'Invoice number within 2 to 45 characters'],
    [{ 'invoice.invoiceDateTime': '2025-04-31 09:00' }, 'please enter a valid invoice date'],
    [{ 'invoice.receiveDateTime': '' }, 'please enter a valid receive date'],
    [{ 'invoice.receiveDateTime': '2025-04-01 09:00' }, 'Receive date canot be less than Invoice date'],
    [{ 'invoice.invoiceAmount': '0' }, 'invoiceAmount must be a valid number'],
    [{ 'invoice.truckNumber': 'x' }, 'Lorry number must be 2 to 45 characters'],
    [{ 'invoiceDetails.0.productId': '' }, 'Please select a product'],
    [{ 'invoiceDetails.0.quantity': '' }, 'Please enter quantity in K.L'],
    [{ 'invoiceDetails.0.quantity': 'x' }, 'Enter a valid quantity'],
    [{ 'invoiceDetails.0.shortageQuantity': '' }, 'Please enter shortage quantity in Ltrs.'],
    [{ 'invoiceDetails.0.shortageQuantity': '-1' }, 'shortageQuantity must be a valid integer'],
    [{ 'invoiceDetails.1.density': '' }, 'Please enter base density'],
  ],
  'POST /api/v1/closeshift': [
    [{ 'tanks.0.volumeInLtrs': '' }, 'plase enter All dip value'],
    [{ 'tanks.0.volumeInLtrs': '0' }, 'plase enter All dip value'],
    [
      {
        'mpds.0.lastCashCollection.amount': '-500',
        'mpds.0.lastCashCollection.currencyData': [{ denominationName: 500, in: '', out: '1' }],
      },
      'Total amount should be positive !',
    ],
  ],
  'POST /api/v1/mis/dsr-inpection/create': [
    [{ productId: '' }, 'Select a product'],
    [{ date: '' }, 'Enter inspection date'],
    [{ jsonData: { totalStock: '1', totalBeforeStock: '0' } }, 'Enter Reading Sum', 'jsonData.readingSum'],
    [{ jsonData: { readingSum: '1', totalBeforeStock: '0' } }, 'Enter Total Stock', 'jsonData.totalStock'],
    [{ jsonData: { readingSum: '1', totalStock: '1' } }, 'Enter stock In quantity', 'jsonData.totalBeforeStock'],
  ],
};

type Holder = Record<string, unknown>;

/** The body with a value at a path of it. */
function changed(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body) as Holder;
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce((within, name) => within[name] as Holder, copy);
  holder[last] = value;
  return copy;
}

const rows = Object.entries(TEXTS).flatMap(([call, wrongs]) =>
  wrongs.map(([sent, msg, field = Object.keys(sent)[0]]) => ({
    call,
    sent,
    what: JSON.stringify(sent).slice(0, 80),
    msg,
    field,
  })),
);

test.each(rows)('$call with $what: $msg', async ({ call, sent, msg, field }) => {
  const { given, good, isOpen } = restCases[call]!;
  await given?.(station);
  const { body } = await good!(station);
  const wrong = Object.entries(sent).reduce((within, [path, value]) => changed(within, path, value), body!);
  const [method, path] = call.split(' ');
  const reply = await station.rest(method!, path!, wrong, isOpen ? { token: null } : {});
  expect([reply.status, reply.body.msg]).toEqual([400, msg]);
  // A missing link belongs to no field; a volume may be told at its dip.
  if (reply.body.errors) expect(reply.body.errors[0].field).toContain(field!.split('.')[0]);
});
