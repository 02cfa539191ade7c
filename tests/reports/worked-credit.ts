import { BUILT_IN_ROLES } from '../../server/domain/rights';
import type { Context } from '../../server/platform/context';
import { commands, submit } from '../../server/platform/submit';
import { clockOn } from '../support/clock-on';
import type { Station } from '../support/station';

export interface WorkedCredit {
  /** The running shift. */
  shiftId: number;
  /** The first creditor's bill of the first two days: 600 L of HS at 92.50, made on the third day. */
  billId: number;
  billNumber: string;
  /** A small creditor that bought 20 L of HS at 93.10 and paid 1,000.00. */
  smallCreditorId: number;
}

/**
 * The morning shift after `workStock`, which keeps running: a bill of the first creditor, which pays 20,000.00 of it in
 * cash, and a small creditor, which buys 20 L and pays 1,000.00.
 */
export async function workCredit(station: Station): Promise<WorkedCredit> {
  const { act, ids } = station;
  const [shree] = ids.creditors;
  const bill = await onDay<{ billId: number; number: string }>(station, '2025-04-03', 'makeBill', {
    creditorId: shree,
    from: '2025-04-01',
    to: '2025-04-02',
  });
  const { id: smallCreditorId } = await act('createCreditor', {
    firmName: 'A/B & SONS 100%',
    shortName: 'A/B',
    proprietorName: 'OWNER',
    email: 'accounts@sons.example',
    contactNo: '9123456799',
    address: 'MARKET ROAD\nBEHIND THE "MANDI"',
    maxLimit: 10_000_000,
    isSmall: true,
  });
  const { shiftId } = await act<{ shiftId: number }>('startShift', {
    shiftDate: '2025-04-04',
    shiftTypeId: ids.shiftTypes.morning,
    onDuty: [],
  });
  await act('recordCreditSale', {
    creditorId: smallCreditorId,
    pumpId: ids.pumps[0].id,
    productId: ids.products.diesel,
    litres: 20_000,
    vehicle: 'gj01ab1234',
    slipNo: 'S7',
  });
  await act('recordCreditorPayment', { creditorId: shree, amount: 2_000_000, notes: [] });
  await act('recordCreditorPayment', { creditorId: smallCreditorId, amount: 100_000, notes: [] });
  return { shiftId, billId: bill.billId, billNumber: bill.number, smallCreditorId };
}

/** Runs a command on that day, as the admin. */
export function onDay<Answer>(station: Station, day: string, command: string, input: object): Promise<Answer> {
  const actor = {
    kind: 'user' as const,
    userId: station.ids.admin,
    sessionId: 0,
    mustConfirm: false,
    name: 'ADMIN',
    email: 'admin@station.example',
    rights: BUILT_IN_ROLES.admin,
  };
  const ctx: Context = station.request({ actor, clock: clockOn(day) });
  return submit(ctx, commands.get(command) as never, input) as Promise<Answer>;
}
