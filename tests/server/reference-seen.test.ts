import { expectBooksInOrder } from '../support/state-of-books';
import { startStation } from '../support/station';
import { CashStation } from './cash-station';

let at: CashStation;
let clerks = 0;

const SWIPED = 500_000;

/** A closed shift with a card payment, and a running one. */
beforeAll(async () => {
  at = await CashStation.open();
  await at.start();
  await at.close([{ swipeMachineId: at.ids.swipes[0], amount: SWIPED }]);
  await at.start('2026-01-02');
}, 60_000);
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.backend.close());

const byBank = (over: object) => ({ accountId: at.bank, paymentModeId: at.modes.neft, notes: [], ...over });

/** A clerk who has earned the days of January, and the salary of these days. */
async function paySalary(over: object): Promise<{ salaryPaymentId: number }> {
  const { id: employeeId } = await at.act('createEmployee', {
    ...{ name: `clerk ${++clerks}`, contactNo: '9876543210', address: 'Main road', joinDate: '2026-01-01' },
    ...{ payBasis: 'MONTH', payRate: 3_100_000 },
  });
  return at.act('paySalary', byBank({ employeeId, from: '2026-01-01', to: '2026-01-01', amount: 1_000, ...over }));
}

type Pay = (over: object) => Promise<Record<string, number>>;

/** Each kind of payment through an account, with ₹10.00, or its notes. */
const PAY = {
  expenditure: (over) => at.act('recordExpenditure', byBank({ expenditureCategoryId: at.tea, amount: 1_000, ...over })),
  salary_payment: (over) => paySalary(over) as Promise<Record<string, number>>,
  withdrawal: (over) => transfer('DRAWING', { value: 10, in: 1, out: 0 }, over),
  deposit: (over) => transfer('DEPOSIT', { value: 10, in: 0, out: 1 }, over),
  swipe_settlement: (over) =>
    at.act('settleSwipe', {
      ...{ swipeMachineId: at.ids.swipes[0], paid: 1_000, paidOn: '2026-01-02', accountId: at.bank },
      ...over,
    }),
  creditor_payment: (over) =>
    at.act('recordCreditorPayment', byBank({ creditorId: at.ids.creditors[0], amount: 1_000, ...over })),
} satisfies Record<string, Pay>;
type Kind = keyof typeof PAY;

function transfer(kind: string, note: object, over: object): Promise<Record<string, number>> {
  return at.act('transferCash', { kind, accountId: at.bank, notes: [note], ...over });
}

const said = (reference: string, what: string): string =>
  `Reference ${reference} was recorded before: ${what}. Save again to keep it.`;

const refusalOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'recorded',
    ({ problems }: { problems: unknown[] }) => problems[0],
  );

/** Each kind, how its first payment is named, and another kind of the same direction. */
const KINDS: [Kind, string, Kind][] = [
  ['expenditure', 'expenditure, Tea, ₹10.00 on 02-01-2026', 'withdrawal'],
  ['salary_payment', 'salary, clerk 1, ₹10.00 on 02-01-2026', 'expenditure'],
  ['withdrawal', 'cash transfer, STATE BANK, ₹10.00 on 02-01-2026', 'salary_payment'],
  ['deposit', 'cash transfer, STATE BANK, ₹10.00 on 02-01-2026', 'swipe_settlement'],
  ['swipe_settlement', 'swipe settlement, SBI CARD, ₹10.00 on 02-01-2026', 'creditor_payment'],
  ['creditor_payment', 'creditor payment, SHREE TRANSPORT, ₹10.00 on 02-01-2026', 'deposit'],
];

test.each(KINDS)(
  'the reference of a %s is asked about, naming it, also for another kind',
  async (kind, what, other) => {
    const reference = `${kind.toUpperCase()} 0041`;
    await PAY[kind]({ reference });
    const written = `${kind}-41`;
    for (const again of [kind, other]) {
      const refused = { code: 'REFERENCE_SEEN', field: 'reference', message: said(written, what) };
      expect(await refusalOf(PAY[again]({ reference: ` ${written} ` }))).toMatchObject(refused);
      await PAY[again]({ reference: written, confirmed: true });
    }
    await PAY[kind]({ reference: `${kind} 42` });
  },
);

test('a reference in the other direction, in another account, in cash or without a number is not asked about', async () => {
  await PAY.expenditure({ reference: 'CHQ 7' });
  await PAY.deposit({ reference: 'CHQ 7' });
  await PAY.withdrawal({ reference: 'CHQ 7', accountId: at.wallet });
  const cash = { accountId: null, paymentModeId: null };
  for (const over of [
    { ...cash, reference: 'CHQ 7' },
    { ...cash, reference: 'CHQ 7' },
    {},
    {},
    { reference: 'BY HAND' },
  ])
    await PAY.expenditure(over);
  await PAY.expenditure({ reference: 'BY HAND' });
});

test('of payments at once with one reference, one is recorded', async () => {
  const tries = await Promise.allSettled([
    ...Array.from({ length: 8 }, () => PAY.expenditure({ reference: 'CHQ 900' })),
    PAY.expenditure({ reference: 'chq900' }),
    PAY.withdrawal({ reference: 'CHQ-900' }),
    PAY.salary_payment({ reference: 'CHQ 0900' }),
  ]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const tried of tries)
    if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ problems: [{ code: 'REFERENCE_SEEN' }] });
});

test.each<[Kind, string]>([
  ['expenditure', 'expenditure'],
  ['salary_payment', 'salary_payment'],
  ['withdrawal', 'cash_transfer'],
  ['deposit', 'cash_transfer'],
  ['swipe_settlement', 'swipe_settlement'],
  ['creditor_payment', 'creditor_payment'],
])('a change of a %s to the reference of an earlier payment is asked about', async (kind, table) => {
  const reference = `CHANGED ${kind} 1`;
  await PAY[kind]({ reference });
  const [rowId] = Object.entries(await PAY[kind]({ reference: `${reference}9` }))
    .filter(([name]) => name.endsWith('Id'))
    .map(([, id]) => id);
  const change = (field: string, value: string, confirmed?: boolean) =>
    at.act<{ effects?: string[] }>('changeRow', {
      ...{ table, rowId, permission: 2, changes: [{ field, value }], confirmed },
    });
  expect((await change('comment', 'by Shyam')).effects ?? []).toEqual([]);
  expect(await refusalOf(change('reference', reference))).toMatchObject({
    ...{ code: 'REFERENCE_SEEN', field: 'reference', message: expect.stringContaining('Save again to keep it.') },
  });
  expect((await change('reference', reference, true)).effects).toEqual([
    expect.stringContaining(`Reference ${reference} was recorded before`),
  ]);
  expect((await change('comment', 'by Ram')).effects ?? []).toEqual([]);
});

test('of changes to one reference at once, in two shifts, one is made and the other is asked about', async () => {
  const [closed] = await at.backend.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'CLOSED'");
  const late = { shiftId: closed!.id, lateReason: 'The paper was found today' };
  const rows = [
    await PAY.expenditure({ reference: 'EARLY 1', ...late }),
    await PAY.expenditure({ reference: 'EARLY 2' }),
  ];
  for (const reference of ['CHQ 950', 'CHQ 951', 'CHQ 952']) {
    const tries = await Promise.allSettled(
      rows.map(({ expenditureId }) =>
        at.act('changeRow', {
          ...{ table: 'expenditure', rowId: expenditureId, permission: 2 },
          changes: [{ field: 'reference', value: reference }],
          comment: 'The number on the paper',
        }),
      ),
    );
    expect(tries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 'fulfilled' }),
        expect.objectContaining({
          status: 'rejected',
          reason: expect.objectContaining({ problems: [expect.objectContaining({ code: 'REFERENCE_SEEN' })] }),
        }),
      ]),
    );
  }
});

test('an old tool is refused with the first expenditure, and recorded when it sends confirmed', async () => {
  const station = await startStation();
  try {
    const { expenditureCategories, accounts, paymentModes, shiftTypes } = station.ids;
    await station.act('startShift', { shiftTypeId: shiftTypes.morning, shiftDate: '2025-04-01' });
    const body = {
      exCatId: expenditureCategories[0],
      amount: '50',
      trAccountId: accounts[0],
      payModeId: paymentModes[1],
    };
    const post = (more: object) =>
      station.rest('POST', '/api/v1/expenditure', { ...body, reference: 'CHQ 17', ...more });
    expect((await post({})).status).toBe(200);
    expect(await post({ reference: 'chq17' })).toMatchObject({
      status: 409,
      body: {
        msg: expect.stringMatching(/^Reference chq17 was recorded before: expenditure, .+, ₹50\.00 on 01-04-2025/),
      },
    });
    expect((await post({ confirmed: 'true' })).status).toBe(200);
  } finally {
    await station.close();
  }
});
