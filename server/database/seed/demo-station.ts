// The demo works with these commands, each entered into the registry by its module.
import '../../cash/collect-cash';
import '../../closing/close-shift';
import '../../credit/record-credit-sale';
import '../../masters';
import '../../masters/set-dip-chart';
import '../../shifts/start-shift';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../access/password';
import { horizontalCylinder } from '../../domain/dip-chart';
import { addDays } from '../../domain/kernel/business-date';
import type { Context } from '../../platform/context';
import { poolOf, sqlOn } from '../../platform/sql';
import { commands, submit } from '../../platform/submit';
import { chanceOf } from './chance';
import { workDays } from './demo-days';
import type { Ground } from './plant-station';

const DEMO_DAYS = 60;

/** Log-ins of the demo: only ever planted on an empty database, and printed at its start. */
const ADMIN = { name: 'DEMO ADMIN', email: 'admin@demo.example', password: 'demo-admin' };
const STAFF = { name: 'DEMO STAFF', email: 'staff@demo.example', password: 'demo-staff' };

/** What a command of the demo answers with, and who gives it. */
export type Act = (command: string, input: object) => Promise<{ id: number }>;

/**
 * A station of 4 pumps, 16 nozzles, 4 tanks and 40 creditors, with `days` days of work behind it and a shift running:
 * all of it entered through the same commands as real work.
 */
export async function plantDemo(ground: Ground, days = DEMO_DAYS): Promise<void> {
  const { log, env, clock } = ground;
  const started = Date.now();
  const admin = { ...ADMIN, email: env.adminEmail ?? ADMIN.email, password: env.adminPassword ?? ADMIN.password };
  const ctx = await contextOf(ground, admin);
  const act: Act = (name, input) =>
    submit({ ...ctx, requestId: randomUUID() }, commands.get(name)! as never, input) as Promise<{ id: number }>;
  const station = await plantMasters(act, addDays(clock.today(), -days));
  await workDays({ act, station, database: ground.database, clock, chance: chanceOf(20_261), days });
  log.info(`Demo station planted in ${Math.ceil((Date.now() - started) / 1000)} s`);
  log.info(`Log in as ${admin.email} with ${env.adminPassword ? 'ADMIN_PASSWORD' : admin.password} (admin)`);
  log.info(`or as ${STAFF.email} with ${STAFF.password} (staff)`);
}

async function contextOf(ground: Ground, admin: typeof ADMIN): Promise<Context> {
  const users = [
    { ...admin, isAdmin: true },
    { ...STAFF, isAdmin: false },
  ];
  const ids: number[] = [];
  for (const { name, email, password, isAdmin } of users) {
    const [row] = await sqlOn(poolOf(ground.database))<{ id: number }>(
      `INSERT INTO app_user (name, email, phone_no, address, is_admin, password_hash)
       VALUES ($1, lower($2), '9000000000', 'DEMO STATION', $3, $4) RETURNING id`,
      [name, email, isAdmin, await hashPassword(password)],
    );
    ids.push(row!.id);
  }
  return {
    ...ground,
    requestId: 'demo',
    actor: { userId: ids[0]!, sessionId: 0, name: admin.name, email: admin.email, isAdmin: true },
    address: '',
    userAgent: 'demo',
    idempotencyKey: null,
    replayed: false,
  };
}

export interface DemoStation {
  products: { id: number; rate: number }[];
  shiftTypeIds: number[];
  tankIds: number[];
  pumpIds: number[];
  employeeIds: number[];
  creditorIds: number[];
  swipeMachineIds: number[];
}

const FIRMS = ['TRANSPORT', 'LOGISTICS', 'CONSTRUCTION', 'ROADWAYS'];
const OWNERS = ['SHREE', 'MAA DURGA', 'NEW INDIA', 'GANESH', 'BALAJI', 'KISAN', 'PATEL', 'VERMA', 'SAHU', 'JAI HIND'];
const PEOPLE = [
  'ramesh kumar',
  'suresh yadav',
  'anil sahu',
  'meena devi',
  'vijay singh',
  'pooja verma',
  'deepak das',
  'kiran rao',
];

async function plantMasters(act: Act, firstDay: string): Promise<DemoStation> {
  const create = async (name: string, inputs: object[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const input of inputs) ids.push((await act(`create${name}`, input)).id);
    return ids;
  };
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const [diesel, petrol] = await create('Product', [
    { name: 'HS', shortName: 'HS' },
    { name: 'MS', shortName: 'MS' },
  ]);
  const shiftTypeIds = await create('ShiftType', [
    { name: 'Morning', position: 1 },
    { name: 'Night', position: 2 },
  ]);
  const products = [
    { id: diesel!, rate: 9250 },
    { id: petrol!, rate: 10420 },
  ];
  await create(
    'ProductRate',
    products.map(({ id, rate }) => ({ productId: id, rate, shiftDate: firstDay, shiftTypeId: shiftTypeIds[0] })),
  );
  const chart = horizontalCylinder({ diameter: 2000, length: 6400 }, 50);
  const tankProducts = [diesel!, diesel!, petrol!, petrol!];
  const tankIds = await create(
    'Tank',
    tankProducts.map((productId, place) => ({
      name: `T${place + 1}`,
      productId,
      capacity: chart.at(-1)!.volume,
      openingVolume: 14_000_000,
    })),
  );
  for (const tankId of tankIds) await act('setDipChart', { tankId, rows: chart });
  const pumpIds = await create('Pump', named('P1', 'P2', 'P3', 'P4'));
  await create(
    'Nozzle',
    pumpIds.flatMap((pumpId, pump) =>
      tankIds.map((tankId, tank) => ({
        name: `N${tank + 1}`,
        pumpId,
        tankId,
        initialReading: 1_000_000_000 + (pump * 4 + tank) * 37_125_500,
      })),
    ),
  );
  const swipeMachineIds = await create('SwipeMachine', named('SBI CARD', 'HDFC CARD', 'PAYTM UPI', 'PHONEPE UPI'));
  await create('ExpenditureCategory', named('Electricity', 'Tea and water', 'Repairs', 'Stationery'));
  const accounts = await create('TransactionAccount', named('STATE BANK OF INDIA', 'HDFC BANK'));
  const modes = await create('PaymentMode', named('Cash', 'Cheque', 'NEFT', 'UPI'));
  await create(
    'AccountPaymentMode',
    accounts.flatMap((accountId) => modes.slice(1).map((paymentModeId) => ({ accountId, paymentModeId }))),
  );
  await create(
    'Denomination',
    [500, 200, 100, 50, 20, 10, 5, 2, 1].map((rupees) => ({ value: rupees * 100, available: 20 })),
  );
  const employeeIds = await create(
    'Employee',
    PEOPLE.map((name, place) => ({
      name,
      contactNo: `98765432${10 + place}`,
      address: `Ward ${place + 1}, Station Road`,
      payRate: 45_000 + place * 1_000,
      payBasis: 'SHIFT',
      joinDate: '2024-04-01',
    })),
  );
  const creditorIds = await create(
    'Creditor',
    OWNERS.flatMap((owner, o) =>
      FIRMS.map((firm, f) => ({
        firmName: `${owner} ${firm}`,
        shortName: `${owner.replace(/ .*/, '')} ${firm.slice(0, 4)}`,
        proprietorName: `${owner} OWNER`,
        email: `accounts${o * 4 + f}@customer.example`,
        contactNo: `91234567${10 + o * 4 + f}`,
        address: `INDUSTRIAL AREA, PLOT ${o * 4 + f + 1}`,
        maxLimit: 100_000_000,
        isSmall: o >= 8,
      })),
    ),
  );
  return { products, shiftTypeIds, tankIds, pumpIds, employeeIds, creditorIds, swipeMachineIds };
}
