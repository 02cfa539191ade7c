import { horizontalCylinder } from '../../domain/dip-chart';
import { ChangePermission } from '../../services/approvals/change-request.entity';

/** Runs a command of the demo as its user, and returns the id. */
export type Act = (command: string, input: object) => Promise<{ id: number }>;

export interface DemoStation {
  products: { id: number; rate: number }[];
  shiftTypeIds: number[];
  tankIds: number[];
  pumpIds: number[];
  employeeIds: number[];
  creditorIds: number[];
  swipeMachineIds: number[];
  accountIds: number[];
  /** The oil company. */
  supplierId: number;
  modes: { neft: number; cheque: number };
  categories: { electricity: number; tea: number; repairs: number; bank: number };
}

/** What the demo's papers have at their top. The tax number and the UPI address belong to nobody. */
const LETTERHEAD = {
  address: 'National Highway 30, Tatibandh\nRaipur 492099, Chhattisgarh',
  phone: '0771 4012345',
  dealerLine: 'Dealer: National Oil Company',
  taxNumber: '22AAAFF1234A1ZJ',
  upiAddress: 'forecourt@example',
};

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

/** The number of one of a creditor's three vehicles, by the creditor's index. */
export const vehicleOf = (firm: number, vehicle: number): string =>
  `CG04${['AB', 'CD', 'JK'][vehicle]}${1000 + firm * 7 + vehicle}`;

/** Creates the demo's masters through their commands; rates are in force from `firstDay` on. */
export async function seedMasters(act: Act, firstDay: string): Promise<DemoStation> {
  const create = async (name: string, inputs: object[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const input of inputs) ids.push((await act(`create${name}`, input)).id);
    return ids;
  };
  await act('changeRow', {
    table: 'station_setting',
    rowId: 1,
    permission: ChangePermission.MODIFY,
    changes: Object.entries(LETTERHEAD).map(([field, value]) => ({ field, value })),
    comment: 'Letterhead of the demo',
  });
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
    tankProducts.map((productId, index) => ({
      name: `T${index + 1}`,
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
  const [electricity, tea, repairs, , bank] = await create(
    'ExpenditureCategory',
    named('Electricity', 'Tea and water', 'Repairs', 'Stationery', 'Bank charges'),
  );
  const accountIds = await create('TransactionAccount', named('STATE BANK OF INDIA', 'HDFC BANK'));
  const modes = await create('PaymentMode', [
    ...named('Cash'),
    { name: 'Cheque', isCheque: true },
    ...named('NEFT', 'UPI'),
  ]);
  await create(
    'AccountPaymentMode',
    accountIds.flatMap((accountId) => modes.slice(1).map((paymentModeId) => ({ accountId, paymentModeId }))),
  );
  await create(
    'Denomination',
    [500, 200, 100, 50, 20, 10, 5, 2, 1].map((rupees) => ({ value: rupees * 100, available: 20 })),
  );
  const [supplierId] = await create('Supplier', [
    { name: 'NATIONAL OIL COMPANY', contactNo: '1800112233', paymentDays: 3 },
  ]);
  const employeeIds = await create(
    'Employee',
    PEOPLE.map((name, index) => ({
      name,
      contactNo: `98765432${10 + index}`,
      address: `Ward ${index + 1}, Station Road`,
      payRate: 45_000 + index * 1_000,
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
        openingBalance: f === 0 ? (o + 1) * 1_250_000 : 0,
      })),
    ),
  );
  for (const [place, creditorId] of creditorIds.entries())
    await create(
      'CreditorVehicle',
      [0, 1, 2].map((vehicle) => ({ creditorId, number: vehicleOf(place, vehicle) })),
    );
  return {
    products,
    shiftTypeIds,
    tankIds,
    pumpIds,
    employeeIds,
    creditorIds,
    swipeMachineIds,
    accountIds,
    supplierId: supplierId!,
    modes: { neft: modes[2]!, cheque: modes[1]! },
    categories: { electricity: electricity!, tea: tea!, repairs: repairs!, bank: bank! },
  };
}
