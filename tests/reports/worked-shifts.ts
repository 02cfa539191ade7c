import type { SmallStation } from '../support/small-station';
import type { Station } from '../support/station';

/**
 * The worked example of docs/design/domain.md, with one pump: HS 1,000 L at 92.50 and MS 600 L at 104.20 are
 * 1,55,020.00; credit 27,750.00, cash 80,000.00 and swipe 30,000.00 leave 17,270.00. One shift for each way of handing
 * it in. Paise.
 */
export const WAYS = [
  { shiftDate: '2025-04-01', shift: 'Morning', last: 1_727_000, shortage: 0, excess: 0 },
  { shiftDate: '2025-04-01', shift: 'Night', last: 1_726_000, shortage: 0, excess: -1_000 },
  { shiftDate: '2025-04-02', shift: 'Morning', last: 1_725_950, shortage: 1_000, excess: -50 },
  { shiftDate: '2025-04-02', shift: 'Night', last: 1_700_000, shortage: 27_000, excess: 0 },
  { shiftDate: '2025-04-03', shift: 'Morning', last: 1_730_000, shortage: 0, excess: 3_000 },
] as const;

export interface WorkedShift {
  id: number;
  shiftDate: string;
  creditSaleId: number;
}

/**
 * Works and closes the five shifts on the first pump; the second one sells nothing. The dip of each tank shows a loss
 * of 4.450 L. Diesel was inspected the day before.
 */
export async function workShifts({ act, ids }: Station): Promise<WorkedShift[]> {
  const worked: WorkedShift[] = [];
  await act('recordInspection', {
    productId: ids.products.diesel,
    inspectionDate: '2025-03-31',
    readingSum: 2_000_000,
    totalStock: 15_164_450,
    totalBeforeStock: 0,
  });
  for (const [place, way] of WAYS.entries()) worked.push(await workShift(act, ids, place, way));
  return worked;
}

async function workShift(
  act: Station['act'],
  ids: SmallStation,
  place: number,
  { shiftDate, shift, last, shortage }: (typeof WAYS)[number],
): Promise<WorkedShift> {
  const [pump, idle] = ids.pumps;
  const shiftTypeId = shift === 'Morning' ? ids.shiftTypes.morning : ids.shiftTypes.night;
  const [ramesh, meena] = ids.employees;
  const { shiftId } = await act<{ shiftId: number }>('startShift', {
    shiftTypeId,
    shiftDate,
    onDuty: [{ employeeId: ramesh, pumpId: pump.id }],
  });
  const { creditSaleId } = await act<{ creditSaleId: number }>('recordCreditSale', {
    creditorId: ids.creditors[place % 3],
    pumpId: pump.id,
    productId: ids.products.diesel,
    litres: 300_000,
    vehicle: 'gj01ab1234',
    slipNo: `S${place + 1}`,
  });
  await act('collectCash', { pumpId: pump.id, employeeId: ramesh, notes: [{ value: 500, in: 160, out: 0 }] });
  const sold = (place + 1) * 1_000_000;
  const tested = (place + 1) * 5_000;
  const level = 15_164_450;
  await act('closeShift', {
    comment: 'All counted',
    pumps: [
      {
        pumpId: pump.id,
        nozzles: [
          { nozzleId: pump.diesel, close: 1_000_000 + sold + tested, testing: 5_000 },
          { nozzleId: pump.petrol, close: 5_000_000 + (place + 1) * 600_000, testing: 0 },
        ],
        swipes: ids.swipeMachines.map((swipeMachineId, machine) => ({
          swipeMachineId,
          amount: machine === 0 ? 2_000_000 : 1_000_000,
        })),
        lastCollection:
          last === 1_700_000
            ? { employeeId: meena, notes: [{ value: 500, in: 34, out: 0 }] }
            : { employeeId: meena, amount: last, notes: [] },
        shortages: shortage === 0 ? [] : [{ employeeId: meena, amount: shortage }],
      },
      {
        pumpId: idle.id,
        nozzles: [
          { nozzleId: idle.diesel, close: 1_000_000, testing: 0 },
          { nozzleId: idle.petrol, close: 5_000_000, testing: 0 },
        ],
        swipes: [],
        shortages: [],
      },
    ],
    tanks: [
      { tankId: ids.tanks.diesel, isAtg: true, volume: level - (place + 1) * 1_004_450 },
      { tankId: ids.tanks.petrol, isAtg: true, volume: level - (place + 1) * 604_450 },
    ],
  });
  return { id: shiftId, shiftDate, creditSaleId };
}
