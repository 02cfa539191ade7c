import { horizontalCylinder } from '../../server/domain/dip-chart';

/** Runs a command by its name, as an admin. */
export type Act = <Answer = { id: number }>(command: string, input: object) => Promise<Answer>;

/** Before every shift of a test. */
export const FIRST_DAY = '2025-04-01';
/** Paise per litre from the first day. */
export const RATES = { diesel: 9250, petrol: 10420 } as const;
/** How many of each note the safe has at first, by value in rupees. */
export const NOTES = { 500: 40, 200: 40, 100: 40, 50: 40, 20: 40, 10: 40, 5: 40, 2: 40, 1: 40 } as const;
/** Both tanks: 2 m across and 6 m long, measured at 1,500 mm. Millimetres and millilitres. */
export const CHART = horizontalCylinder({ diameter: 2000, length: 6000 }, 50);
export const OPENING_DIP = 1500;
export const OPENING_VOLUME = CHART.find((row) => row.dip === OPENING_DIP)!.volume;
/** The first reading of each meter, in litres. */
export const OPENINGS = { diesel: 1000, petrol: 5000 } as const;

export interface PumpIds {
  id: number;
  name: string;
  /** Its two nozzles. */
  diesel: number;
  petrol: number;
}

export type SmallStation = Awaited<ReturnType<typeof seedSmallStation>>;

/**
 * Seeds two products, two tanks with charts, two pumps with two nozzles each, and a few of everything else. Returns
 * their ids.
 */
export async function seedSmallStation(act: Act) {
  const create = async (master: string, input: object): Promise<number> => (await act(`create${master}`, input)).id;
  const createAll = async (master: string, inputs: object[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const input of inputs) ids.push(await create(master, input));
    return ids;
  };
  const named = (...names: string[]) => names.map((name) => ({ name }));

  const products = {
    diesel: await create('Product', { name: 'HS', shortName: 'HS' }),
    petrol: await create('Product', { name: 'MS', shortName: 'MS' }),
  };
  const shiftTypes = {
    morning: await create('ShiftType', { name: 'Morning' }),
    night: await create('ShiftType', { name: 'Night' }),
  };
  const tankOf = async (name: string, productId: number): Promise<number> => {
    const opening = { openingVolume: OPENING_VOLUME, openingDip: OPENING_DIP };
    const tankId = await create('Tank', { name, productId, ...opening });
    await act('setDipChart', { tankId, rows: CHART });
    return tankId;
  };
  const tanks = { diesel: await tankOf('T1', products.diesel), petrol: await tankOf('T2', products.petrol) };
  for (const product of ['diesel', 'petrol'] as const)
    await create('ProductRate', {
      productId: products[product],
      rate: RATES[product],
      shiftDate: FIRST_DAY,
      shiftTypeId: shiftTypes.morning,
    });
  const pumpOf = async (name: string): Promise<PumpIds> => {
    const id = await create('Pump', { name });
    const nozzle = (nozzleName: string, product: keyof typeof tanks) =>
      create('Nozzle', {
        name: nozzleName,
        pumpId: id,
        tankId: tanks[product],
        initialReading: OPENINGS[product] * 1000,
      });
    return { id, name, diesel: await nozzle('N1', 'diesel'), petrol: await nozzle('N2', 'petrol') };
  };
  const pumps = [await pumpOf('P1'), await pumpOf('P2')] as [PumpIds, PumpIds];
  await createAll(
    'Denomination',
    Object.entries(NOTES).map(([rupees, available]) => ({ value: `${rupees}.00`, available })),
  );
  const accounts = await createAll('TransactionAccount', named('STATE BANK', 'UPI WALLET'));
  const paymentModes = await createAll('PaymentMode', named('Cash', 'NEFT', 'UPI'));
  await create('AccountPaymentMode', { accountId: accounts[0], paymentModeId: paymentModes[1] });
  return {
    products,
    shiftTypes,
    tanks,
    pumps,
    accounts,
    paymentModes,
    swipeMachines: await createAll('SwipeMachine', named('CARD', 'UPI')),
    expenditureCategories: await createAll('ExpenditureCategory', named('Tea')),
    employees: await createAll(
      'Employee',
      ['ramesh kumar', 'meena devi', 'vijay singh'].map((name, index) => ({
        name,
        contactNo: `987654321${index}`,
        address: 'Station Road',
        payRate: 45_000,
        joinDate: '2024-04-01',
      })),
    ),
    creditors: await createAll(
      'Creditor',
      ['SHREE TRANSPORT', 'GANESH LOGISTICS', 'BALAJI ROADWAYS'].map((firmName, index) => ({
        firmName,
        shortName: firmName.split(' ')[0],
        proprietorName: 'OWNER',
        email: `accounts${index}@customer.example`,
        contactNo: `912345671${index}`,
        address: 'INDUSTRIAL AREA',
        maxLimit: 10_000_000,
      })),
    ),
  };
}
