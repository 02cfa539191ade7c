import { transaction } from '../../server/platform/transaction';
import { STATION_EVENTS } from '../../server/services/messages/station-events';
import { tellSubscribers } from '../../server/services/messages/tell-subscribers';
import { actAs } from '../support/closing-station';
import { receiveInvoice } from '../support/deliveries';
import { setSetting } from '../support/station-settings';
import { contextOf } from './masters-samples';
import { MessageStation, type Put, putOf } from './message-station';

let station: MessageStation;
beforeAll(async () => {
  station = await MessageStation.open();
});
afterAll(() => station.close());

const OWNER = 'owner@station.example';
const ALPHA = 'alpha@firm.example';
const BETA = 'beta@firm.example';
const RAM = '9876543210';
/** Subscribes everyone to every event, including events they cannot subscribe to. */
async function subscribeAll(): Promise<void> {
  const { firms, owner, at, categories } = station;
  const told = [
    [categories.app_user, owner],
    [categories.creditor, firms.a],
    [categories.creditor, firms.b],
    [categories.employee, at.ids.employees[0]],
  ];
  for (const [categoryId, id] of told)
    await station.sql(
      `INSERT INTO message_subscription (event_category_id, receive_category_id, recipient_id)
       SELECT id, $1, $2 FROM event_category WHERE event = ANY($3)`,
      [categoryId, id, Object.keys(STATION_EVENTS)],
    );
}

const descriptionOf = async (event: string): Promise<string[]> =>
  (await putOf(station.sql, event)).map(({ recipient }) => recipient);

/** The one text that all recipients got. */
async function wordsOf(event: string): Promise<Pick<Put, 'subject' | 'body'>> {
  const put = await putOf(station.sql, event);
  const words = new Set(put.map(({ subject, body }) => JSON.stringify([subject, body])));
  expect(words.size).toBe(1);
  const { subject, body } = put[0]!;
  expect(subject + body).not.toMatch(/\{\{|\}\}|undefined|null|NaN/);
  return { subject, body };
}

/** A day at a station where everyone is subscribed: which event notifies whom, with which text. */
describe('a day, event by event', () => {
  let shiftId: number;
  let saleId: number;
  let requestId: number;
  beforeAll(async () => {
    await setSetting(station.at.act, 'lowStockPercent', '46');
    await subscribeAll();
  });

  test('a shift start is sent to all subscribers', async () => {
    ({ shiftId } = await station.at.startDay('2026-03-01'));
    expect(await descriptionOf('shiftStarted')).toEqual([ALPHA, BETA, OWNER, RAM]);
    expect(await wordsOf('shiftStarted')).toEqual({
      subject: 'Forecourt Filling Station: shift Morning of 01-03-2026 has started',
      body: 'A USER started the shift Morning of 01-03-2026.\n\nPrices: HS ₹92.50, MS ₹104.20',
    });
  });

  test('a credit sale is sent only to its creditor', async () => {
    const sold = await station.at.sell({ creditorId: station.firms.a, litres: 100, vehicle: 'WB 25 A 1234' });
    saleId = sold.creditSaleId;
    expect(await descriptionOf('creditSale')).toEqual([ALPHA, OWNER]);
    expect((await wordsOf('creditSale')).body).toBe(
      '100.000 L of HS sold on credit to ALPHA ROADS for ₹9,250.00 on 01-03-2026.\n\nVehicle: WB 25 A 1234\nSlip: -\nDue now: ₹9,250.00',
    );
  });

  test('a payment is sent only to its creditor', async () => {
    await station.at.pay(station.firms.a, 1000);
    expect(await descriptionOf('creditorPayment')).toEqual([ALPHA, OWNER]);
    expect((await wordsOf('creditorPayment')).body).toBe(
      'Thank you. ₹1,000.00 was received from ALPHA ROADS on 01-03-2026.\n\nDue now: ₹8,250.00',
    );
  });

  test('an exceeded limit is sent to subscribers, besides the mail to every admin', async () => {
    const { at } = station;
    await at.act('recordCreditSale', {
      creditorId: at.ids.creditors[1],
      litres: 20_000,
      productId: at.ids.hs,
      pumpId: at.ids.pumps[0],
      overLimitReason: 'PAYS TOMORROW',
    });
    const put = await putOf(station.sql, 'creditLimitPassed');
    const admin = at.admin.actor!.email;
    expect(put.map(({ channel, recipient }) => `${channel} ${recipient}`)).toEqual(
      [`mail ${admin}`, `mail ${OWNER}`].toSorted(),
    );
    expect(put.find(({ recipient }) => recipient === admin)!.subject).toBe('SMALL LIMIT is over the credit limit');
    expect(put.find(({ recipient }) => recipient === OWNER)!.body).toBe(
      'A USER sold SMALL LIMIT fuel for ₹1,850.00 on credit.\n\nDue now: ₹1,850.00\nLimit: ₹1,000.00\nReason given: PAYS TOMORROW',
    );
  });

  test('a delivery is sent to users only', async () => {
    const { at } = station;
    const [invoiceLineId] = await receiveInvoice({ act: at.act, sql: station.sql }, [
      { productId: at.ids.hs, quantity: 5_000_000 },
    ]);
    await at.act('recordStockIn', {
      shiftId,
      shiftDate: '2026-03-01',
      stockInDateTime: '2026-03-01 10:30',
      invoiceLineId,
      productId: at.ids.hs,
      tankId: at.ids.tanks[0],
      isAtg: true,
      quantity: 5_000_000,
      startVolume: 1_000_000,
      endVolume: 5_900_000,
      beforeReading: 2_000_500,
      afterReading: 2_100_500,
    });
    expect(await descriptionOf('stockReceived')).toEqual([OWNER]);
    expect((await wordsOf('stockReceived')).body).toMatch(
      /^5,000\.000 L of HS were unloaded into T1 from invoice DELIVERY-\d+, entered by A USER\.$/,
    );
  });

  test('a change request and its decision are sent to users only', async () => {
    const asked = await actAs(station.at.clerk)<{ changeRequestId: number }>('changeRow', {
      table: 'credit_sale',
      rowId: saleId,
      permission: 2,
      comment: 'VEHICLE\r\nBcc: x@evil.example',
      changes: [{ field: 'vehicle', value: 'WB 25 A 9999' }],
    });
    requestId = asked.changeRequestId;
    expect(await descriptionOf('changeRequested')).toEqual([OWNER]);
    const { subject } = await wordsOf('changeRequested');
    expect(subject).toMatch(/^Forecourt Filling Station: request for a change of Credit sale: ALPHA ROADS/);
    await actAs(await contextOf(station.at.backend, true))('decideChange', { requestId, accept: true });
    expect(await descriptionOf('changeDecided')).toEqual([OWNER]);
    expect((await wordsOf('changeDecided')).body).toMatch(
      /^A USER accepted the request of A USER on Credit sale: ALPHA/,
    );
  });

  test('a close is sent with its figures, and each tank that is low after it', async () => {
    await station.at.endDay({ litres: 100, cash: 7000, swipe: 2000, shortage: 250 });
    expect(await descriptionOf('shiftClosed')).toEqual([OWNER]);
    expect((await wordsOf('shiftClosed')).body).toBe(
      'A USER closed the shift Morning of 01-03-2026.\n\nSold: 220.000 L for ₹20,350.00\nCash: ₹7,000.00\nSwipe: ₹2,000.00\nCredit: ₹11,100.00\nShortage: ₹250.00',
    );
    expect((await putOf(station.sql, 'lowStock')).map(({ recipient, body }) => [recipient, body])).toEqual([
      [OWNER, 'T1 holds 9,000.000 L of HS, less than 46% of 20,000.000 L.'],
      [OWNER, 'T2 holds 9,000.000 L of MS, less than 46% of 20,000.000 L.'],
    ]);
  });

  test('a close repeated after an undo with other figures is sent again', async () => {
    await station.at.act('undoLastShift', {});
    await station.at.endDay({ litres: 100, cash: 7100, swipe: 2000, shortage: 150 });
    const [first, second, ...more] = await putOf(station.sql, 'shiftClosed');
    expect(first!.body).toContain('Cash: ₹7,000.00');
    expect(second!.body).toMatch(/Cash: ₹7,100\.00.*Shortage: ₹150\.00/s);
    expect(more).toEqual([]);
    expect(await putOf(station.sql, 'lowStock')).toHaveLength(4);
  });

  test("a tank at exactly the station's percentage is not low", async () => {
    await setSetting(station.at.act, 'lowStockPercent', '45');
    await station.sql("DELETE FROM outbox_message WHERE event_key LIKE 'lowStock%'");
    await station.at.act('undoLastShift', {});
    await station.at.endDay();
    expect(await putOf(station.sql, 'lowStock')).toEqual([]);
  });

  test('a bill is sent to its creditor', async () => {
    await station.at.bill('2026-03-02', station.firms.a, '2026-03-01', '2026-03-01');
    expect(await descriptionOf('billMade')).toEqual([ALPHA, OWNER]);
    expect((await wordsOf('billMade')).body).toBe(
      'Bill CR/2025-26/000001 of ALPHA ROADS for 01-03-2026 to 01-03-2026: ₹9,250.00.\n\nBalance with this bill: ₹8,250.00',
    );
  });

  test('no creditor receives messages about another', async () => {
    const all = await station.sql<Put>('SELECT recipient, subject, body FROM outbox_message');
    const toBeta = all.filter(({ recipient }) => recipient === BETA);
    expect(toBeta.length).toBeGreaterThan(0);
    expect(JSON.stringify(toBeta)).not.toMatch(/ALPHA|SMALL LIMIT/);
    expect(JSON.stringify(all.filter(({ recipient }) => recipient === ALPHA))).not.toMatch(/BETA|SMALL LIMIT/);
  });
});

describe('recipients and channels', () => {
  const RATES = { date: 'D', shift: 'S', by: 'B', rates: 'R' };
  let key = 0;
  /** Announces the start of a shift and returns who was notified by which channel. */
  async function tell(): Promise<string[]> {
    const { backend } = station.at;
    await station.sql('DELETE FROM outbox_message');
    await transaction(backend.database, (open) =>
      tellSubscribers({ ...open, ctx: { log: backend.request().log } }, 'shiftStarted', { key: ++key, facts: RATES }),
    );
    return (await putOf(station.sql, 'shiftStarted')).map(({ channel, recipient }) => `${channel} ${recipient}`);
  }
  const setOwner = (fields: { email?: string; phone_no?: string; enabled?: boolean }) =>
    station.sql(
      `UPDATE app_user SET email = COALESCE($2, email), phone_no = COALESCE($3, phone_no), enabled = COALESCE($4, enabled)
       WHERE id = $1`,
      [station.owner, fields.email ?? null, fields.phone_no ?? null, fields.enabled ?? null],
    );
  beforeEach(async () => {
    await station.forget();
    await setOwner({ email: OWNER, phone_no: '+91 98765-43219, 9876500000', enabled: true });
  });

  test.each([
    [null, `mail ${OWNER}`],
    ['MAIL', `mail ${OWNER}`],
    ['SMS', 'sms +919876543219'],
    ['WHATSAPP', 'whatsapp +919876543219'],
  ])('a user by %s: %s', async (channel, expected) => {
    await station.subscribe('shiftStarted', 'app_user', [station.owner], channel);
    expect(await tell()).toEqual([expected]);
  });

  test.each([
    ['a disabled user', { enabled: false }, null],
    ['a mail to an invalid address', { email: 'a@x.example,b@x.example' }, 'MAIL'],
    ['a mail to an address with a second header in it', { email: 'a@x.example\r\nbcc: b@x.example' }, 'MAIL'],
    ['an SMS to an invalid number', { phone_no: 'ask at the gate' }, 'SMS'],
  ] as const)('skips %s', async (_what, fields, channel) => {
    await station.subscribe('shiftStarted', 'app_user', [station.owner], channel);
    await setOwner(fields);
    expect(await tell()).toEqual([]);
  });

  test('two recipients with one address get one message', async () => {
    const { creditors } = station.at.ids;
    await station.subscribe('shiftStarted', 'creditor', [...creditors]);
    expect(await tell()).toEqual(['mail accounts@firm.example']);
  });

  test('an event without subscribers costs one query, and no facts are gathered', async () => {
    const { backend } = station.at;
    const asked: string[] = [];
    await transaction(backend.database, (open) => {
      const sql: typeof open.sql = (text, values) => {
        asked.push(text);
        return open.sql(text, values);
      };
      return tellSubscribers({ ...open, sql, ctx: { log: backend.request().log } }, 'shiftStarted', {
        key: 'none',
        facts: () => {
          throw new Error('Nobody wants to know');
        },
      });
    });
    expect(asked).toHaveLength(1);
  });

  test('an uncommitted change sends nothing', async () => {
    const { at, sql, firms } = station;
    await station.subscribe('creditSale', 'app_user', [station.owner]);
    await at.startDay('2026-03-03');
    await sql(`CREATE FUNCTION refuse_at_commit() RETURNS trigger LANGUAGE plpgsql
               AS $$ BEGIN RAISE EXCEPTION 'refused at the commit'; END $$`);
    await sql(`CREATE CONSTRAINT TRIGGER refuse_at_commit AFTER INSERT ON credit_sale DEFERRABLE INITIALLY DEFERRED
               FOR EACH ROW EXECUTE FUNCTION refuse_at_commit()`);
    await expect(at.sell({ creditorId: firms.a, litres: 1 })).rejects.toThrow('refused at the commit');
    expect(await putOf(sql, 'creditSale')).toEqual([]);
    await sql('DROP FUNCTION refuse_at_commit CASCADE');
    await at.sell({ creditorId: firms.a, litres: 1 });
    expect(await putOf(sql, 'creditSale')).toHaveLength(1);
  });

  test("an admin subscribed to exceeded limits gets one mail, with the event's text", async () => {
    const { at, sql } = station;
    const { userId, email } = at.admin.actor!;
    await station.subscribe('creditLimitPassed', 'app_user', [userId]);
    await at.act('recordCreditSale', {
      creditorId: at.ids.creditors[1],
      litres: 20_000,
      productId: at.ids.hs,
      pumpId: at.ids.pumps[0],
      overLimitReason: 'PAYS TOMORROW',
    });
    const toAdmin = await sql('SELECT subject FROM outbox_message WHERE recipient = $1', [email]);
    expect(toAdmin).toEqual([{ subject: 'Forecourt Filling Station: SMALL LIMIT is over the credit limit' }]);
    await at.endDay();
  });

  test.each([
    ['another table', { table_name: 'pg_shadow' }],
    ['an object property of the language', { table_name: '__proto__' }],
    ['another key', { pk_field_name: 'id; DROP TABLE shift' }],
    ['another display', { display_name: 'passwordHash' }],
    ['a path to another site', { route_path: 'https://evil.example/?q=' }],
    ['a path without a scheme', { route_path: '//evil.example' }],
  ])('a receive category inserted by hand with %s sends nothing, and the log says so', async (_what, seeded) => {
    await station.subscribe('shiftStarted', 'app_user', [station.owner]);
    const [[column, value]] = Object.entries(seeded) as [[string, string]];
    const [was] = await station.sql<Record<string, string>>('SELECT * FROM receive_category WHERE id = $1', [
      station.categories.app_user,
    ]);
    await station.sql(`UPDATE receive_category SET ${column} = $2 WHERE id = $1`, [was!.id, value]);
    try {
      const logged = station.at.backend.logged.length;
      expect(await tell()).toEqual([]);
      expect(station.at.backend.logged.slice(logged).join()).toContain('a subscription sends nothing');
    } finally {
      await station.sql(`UPDATE receive_category SET ${column} = $2 WHERE id = $1`, [was!.id, was![column]]);
    }
  });
});
