import { addDays, type BusinessDate } from '../../domain/kernel/business-date';
import type { Paise } from '../../domain/kernel/money';
import type { Sql } from '../../platform/sql';
import type { Work } from './demo-work';

const BANKS = ['HDFC Bank, Ring Road', 'Bank of Baroda, Market Yard', 'State Bank of India, Main Road'];
/** How many days ahead one of them is dated. */
const POST_DATED = 10;

/** Paise. */
const ISSUED = 2_500_000;

/** What becomes of each cheque, in the order of their numbers. */
const FATES = ['RETURNED', 'CLEARED', 'DEPOSITED', 'POST_DATED', 'HELD'] as const;

interface Firm {
  id: number;
  due: Paise;
}

/** On the last morning the firms that were added last pay what they owe by cheque, and most of them are deposited. */
export async function receiveCheques({ act, station }: Work, sql: Sql, day: BusinessDate): Promise<void> {
  const [accountId] = station.accountIds;
  const firms = await sql<Firm>(
    `SELECT c.id, account_balance(a.id, 'infinity')::bigint AS due
     FROM creditor c JOIN ledger_account a ON a.kind = 'CREDITOR' AND a.ref_id = c.id
     WHERE NOT c.is_small AND account_balance(a.id, 'infinity') > 0 ORDER BY c.id DESC LIMIT $1`,
    [FATES.length],
  );
  for (const [index, { id: creditorId, due: amount }] of firms.entries()) {
    const fate = FATES[index];
    await act('recordCreditorPayment', {
      ...{ creditorId, amount, accountId, paymentModeId: station.modes.cheque, notes: [], confirmed: true },
      reference: String(412_305 + index * 77),
      chequeBank: BANKS[index % BANKS.length],
      chequeDate: fate === 'POST_DATED' ? addDays(day, POST_DATED) : day,
    });
    if (fate !== 'POST_DATED' && fate !== 'HELD')
      await act('depositCheque', { chequeId: await newestCheque(sql), depositedOn: day, accountId });
  }
}

/** The same morning the oil company gets a cheque. */
export async function issueCheque({ act, station }: Work, day: BusinessDate): Promise<void> {
  const [accountId] = station.accountIds;
  await act('recordSupplierPayment', {
    ...{ supplierId: station.supplierId, accountId, paymentModeId: station.modes.cheque, notes: [], confirmed: true },
    ...{ amount: ISSUED, reference: '000417', chequeDate: day },
  });
}

const newestCheque = async (sql: Sql): Promise<number> =>
  (await sql<{ id: number }>('SELECT MAX(id) AS id FROM cheque'))[0]!.id;

/** The next day the bank pays one of them, and one comes back. */
export async function followCheques({ act, station }: Work, sql: Sql, day: BusinessDate): Promise<void> {
  const deposited = await sql<{ id: number }>("SELECT id FROM cheque WHERE state = 'DEPOSITED' ORDER BY id");
  const follow = async ({ id: chequeId }: { id: number }, index: number): Promise<void> => {
    if (FATES[index] === 'CLEARED') await act('clearCheque', { chequeId, clearedOn: day });
    if (FATES[index] === 'RETURNED')
      await act('returnCheque', {
        ...{ chequeId, returnedOn: day, reason: 'Funds insufficient', bankCharge: 29_500, customerCharge: 50_000 },
        expenditureCategoryId: station.categories.bank,
      });
  };
  for (const [index, cheque] of deposited.entries()) await follow(cheque, index);
}
