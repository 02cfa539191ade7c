import { lineOf } from '../specification/line';
import { type RuleId, rules } from '../specification/rules';
import { type Station, startStation } from '../support/station';
import { restCases } from './cases/all';

/**
 * The messages of the specification's section 5 (specification/rules.ts) as an old tool gets them, for a valid body
 * with one change.
 */
let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station.close());

/** [what is sent, the rule with the message, the field if it differs from the first one sent]. */
type Wrong = readonly [sent: Record<string, unknown>, rule: RuleId, field?: string];

const WRONGS: Record<string, readonly Wrong[]> = {
  'POST /api/v1/creditor': [
    [{ firmName: 'V' }, '5.creditor.firmName'],
    [{ shortName: 'x' }, '5.creditor.shortName'],
    [{ proprietorName: 'x'.repeat(46) }, '5.creditor.proprietorName'],
    [{ email: 'nobody' }, '5.creditor.email'],
    [{ address: '' }, '5.creditor.address'],
    [{ maxLimit: '0' }, '5.creditor.maxLimit'],
    [{ maxLimit: 'much' }, '5.creditor.maxLimit'],
  ],
  'POST /api/v1/employee': [
    [{ employeeName: 'x' }, '5.employee.employeeName'],
    [{ contactNo: '12' }, '5.employee.contactNo'],
    [{ address: 'x' }, '5.employee.address'],
    [{ payRate: '-1' }, '5.employee.payRate'],
    [{ joinDate: '2024-02-30' }, '5.employee.joinDate'],
  ],
  'POST /api/v1/user': [
    [{ name: '' }, '5.user.name'],
    [{ phoneNo: '12' }, '5.user.phoneNo'],
    [{ address: 'x' }, '5.user.address'],
    [{ password: '1234' }, '5.user.password'],
    [{ password: 'x'.repeat(16) }, '5.user.password'],
  ],
  'POST /update-password': [
    [{ password: '1234' }, '5.reset.length'],
    [{ autoGen: '' }, '5.reset.link'],
    [{ userId: '' }, '5.reset.link'],
  ],
  'POST /api/v1/stockIn': [
    [{ productId: '' }, '5.stockin.product'],
    [{ shiftId: '' }, '5.stockin.shift'],
    [{ shiftDate: '' }, '5.stockin.shiftDateMissing'],
    [{ invoiceDetailId: '' }, '5.stockin.invoice'],
    [{ tankId: '' }, '5.stockin.tank'],
    [{ remaining: 'all' }, '5.stockin.remaining'],
    [{ shiftDate: '2025-13-01' }, '5.stockin.shiftDate'],
    [{ stockInDateTime: '2025-04-01' }, '5.stockin.stockInDateTime'],
    [{ invoiceDetailId: 'x' }, '5.stockin.invoiceDetailId'],
    [{ tankId: 'x' }, '5.stockin.tankId'],
    [{ productId: 'x' }, '5.stockin.productId'],
    [{ shiftId: 'x' }, '5.stockin.shiftId'],
    [{ quantity: 'x' }, '5.stockin.quantity'],
    [{ quantity: '12.001' }, '5.stockin.quantityOver'],
    [{ startDip: 'x' }, '5.stockin.startDip'],
    [{ endDip: '' }, '5.stockin.endDip'],
    [{ endDip: '0' }, '5.stockin.endDip'],
    [{ endDip: '300' }, '5.stockin.endDipOver'],
    [{ beforeReading: '' }, '5.stockin.beforeReading'],
    [{ afterReading: 'x' }, '5.stockin.afterReading'],
    [{ beforeReading: '99', afterReading: '98' }, '5.stockin.afterReadingOver', 'afterReading'],
    [{ isAtg: 1, startDipVolume: '', endDipVolume: '9' }, '5.stockin.startVolume', 'startDipVolume'],
    [{ isAtg: 1, startDipVolume: '9', endDipVolume: '' }, '5.stockin.endVolume', 'endDipVolume'],
    [{ isAtg: 1, startDipVolume: '9', endDipVolume: '9' }, '5.stockin.endVolumeOver', 'endDipVolume'],
  ],
  'POST /api/v1/invoice': [
    [{ 'invoice.invoiceNumber': 'x' }, '5.invoice.invoiceNumber'],
    [{ 'invoice.invoiceDateTime': '2025-04-31 09:00' }, '5.invoice.invoiceDateTime'],
    [{ 'invoice.receiveDateTime': '' }, '5.invoice.receiveDateTime'],
    [{ 'invoice.receiveDateTime': '2025-04-01 09:00' }, '5.invoice.receiveEarlier'],
    [{ 'invoice.invoiceAmount': '0' }, '5.invoice.invoiceAmount'],
    [{ 'invoice.truckNumber': 'x' }, '5.invoice.truckNumber'],
    [{ 'invoiceDetails.0.productId': '' }, '5.invoice.productId'],
    [{ 'invoiceDetails.0.quantity': '' }, '5.invoice.quantityMissing'],
    [{ 'invoiceDetails.0.quantity': 'x' }, '5.invoice.quantity'],
    [{ 'invoiceDetails.0.shortageQuantity': '' }, '5.invoice.shortageMissing'],
    [{ 'invoiceDetails.0.shortageQuantity': '-1' }, '5.invoice.shortage'],
    [{ 'invoiceDetails.1.density': '' }, '5.invoice.density'],
  ],
  'POST /api/v1/closeshift': [
    [{ 'tanks.0.volumeInLtrs': '' }, '5.close.tanks'],
    [{ 'tanks.0.volumeInLtrs': '0' }, '5.close.tanks'],
    [
      {
        'mpds.0.lastCashCollection.amount': '-500',
        'mpds.0.lastCashCollection.currencyData': [{ denominationName: 500, in: '', out: '1' }],
      },
      '5.close.lastPositive',
    ],
  ],
  'POST /api/v1/mis/dsr-inpection/create': [
    [{ productId: '' }, '5.inspection.product'],
    [{ date: '' }, '5.inspection.date'],
    [{ jsonData: { totalStock: '1', totalBeforeStock: '0' } }, '5.inspection.readingSum', 'jsonData.readingSum'],
    [{ jsonData: { readingSum: '1', totalBeforeStock: '0' } }, '5.inspection.totalStock', 'jsonData.totalStock'],
    [{ jsonData: { readingSum: '1', totalStock: '1' } }, '5.inspection.totalBeforeStock', 'jsonData.totalBeforeStock'],
  ],
};

type Holder = Record<string, unknown>;

/** The body with the value at the given path. */
function changed(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body) as Holder;
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce((within, name) => within[name] as Holder, copy);
  holder[last] = value;
  return copy;
}

const rows = Object.entries(WRONGS).flatMap(([call, wrongs]) =>
  wrongs.map(([sent, rule, field = Object.keys(sent)[0]]) => ({
    call,
    sent,
    what: JSON.stringify(sent).slice(0, 80),
    msg: lineOf(rules, rule).text,
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
  // A missing link belongs to no field; a volume may be reported at its dip.
  if (reply.body.errors) expect(reply.body.errors[0].field).toContain(field!.split('.')[0]);
});
