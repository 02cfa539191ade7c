import { RESET_TEXTS } from '../../server/domain/message.rules';
import { readEnv } from '../../server/env';
import { ask } from '../../server/platform/ask';
import { msgSubscriptionReport } from '../../server/reports/definitions/msg-subscription-report';
import { eventCategories, receiveCategories, receiverTables } from '../../server/services/messages/categories.queries';
import { deleteOldMessages } from '../../server/services/messages/delete-old-messages';
import { outboxMessages } from '../../server/services/messages/outbox.queries';
import { previewTemplate } from '../../server/services/messages/preview-template.query';
import { recipientChoices } from '../../server/services/messages/recipients.queries';
import { ownWordsOf, STATION_EVENTS } from '../../server/services/messages/station-events';
import { messageSubscriptions } from '../../server/services/messages/subscriptions.queries';
import { inHindi } from '../support/in-hindi';
import { setSetting } from '../support/station-settings';
import { problemOf } from './backend';
import { MessageStation, putOf, RECEIVERS_OF } from './message-station';
import { saidOf } from './stock-in-station';

let station: MessageStation;
beforeAll(async () => {
  station = await MessageStation.open();
});
beforeEach(() => station.forget());
afterAll(() => station.close());

const act = <Answer>(command: string, input: object): Promise<Answer> => station.at.act<Answer>(command, input);
const ways = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'office@station.example' };
const hook = { MESSAGE_WEBHOOK_URL: 'https://gateway.example' };
/** The admin of a station with the given channels. */
const adminWith = (...env: Record<string, string>[]) => ({
  ...station.at.admin,
  env: readEnv(Object.assign({}, ...env)),
});
const CREDITOR = { name: 'Firms', tableName: 'creditor', ...RECEIVERS_OF.creditor };

describe('receive categories', () => {
  it('accept every entry of the list', async () => {
    for (const { label, ...table } of await ask(station.at.admin, receiverTables))
      await act('createReceiveCategory', { ...table, name: `All of ${label}` });
    const made = await ask(station.at.admin, receiveCategories);
    expect(made.filter(({ name }) => name.startsWith('All of'))).toHaveLength(3);
    expect(made.every(({ problem }) => problem === null)).toBe(true);
  });

  const LONG = 'x'.repeat(10_000);
  it.each([
    ...['user', 'pg_shadow', 'Creditor', '__proto__', 'constructor', 'creditor;--', '../x', LONG].map(
      (tableName) => ['tableName', tableName] as const,
    ),
    ...['id', '__proto__', 'employeeId', 'creditorId;--', 'creditor_id', LONG].map(
      (name) => ['pkFieldName', name] as const,
    ),
    ...['passwordHash', 'firmName', 'toString', 'shortName"', LONG].map((name) => ['displayName', name] as const),
    ...[
      'https://evil',
      '//evil',
      '/\\evil',
      '/api/v1/../x',
      'javascript:alert(1)',
      'api/v1/creditorauto',
      '/api/v1/creditorauto?x=//evil',
      '/api/v1/creditorauto/',
      '/api/v1/employee/auto',
      '/API/V1/CREDITORAUTO',
    ].map((path) => ['routePath', path] as const),
  ])('refuse %s %.60s at its field', async (field, value) => {
    const before = await ask(station.at.admin, receiveCategories);
    const [kind, ...said] = await saidOf(act('createReceiveCategory', { ...CREDITOR, name: 'Evil', [field]: value }));
    expect(kind).toBe('INVALID');
    expect(said.map((line) => line.split(':')[0])).toContain(field);
    expect(await ask(station.at.admin, receiveCategories)).toEqual(before);
  });

  it('report a row inserted by hand, and offer no recipients', async () => {
    const [seeded] = await station.sql<{ id: number }>(
      `INSERT INTO receive_category (name, table_name, pk_field_name, display_name, route_path)
       VALUES ('Planted', 'app_user', 'userId', 'password_hash', 'https://evil.example') RETURNING id`,
    );
    const found = (await ask(station.at.admin, receiveCategories)).find(({ id }) => id === seeded!.id);
    expect(found!.problem).toContain('nothing is sent');
    const input = { receiveCategoryId: seeded!.id };
    expect(await saidOf(ask(station.at.admin, recipientChoices, input))).toEqual([
      'INVALID',
      expect.stringContaining('nothing is sent'),
    ]);
    const message = { ...input, eventCategoryId: await station.eventId('creditSale'), recipientIds: [1] };
    expect(await saidOf(act('createMessage', message))).toEqual([
      'INVALID',
      expect.stringContaining('nothing is sent'),
    ]);
  });
});

describe('recipients', () => {
  it('recipients are found by part of a name or identifier; disabled ones are not', async () => {
    const find = async (receiveCategoryId: number, search?: string) =>
      (await ask(station.at.admin, recipientChoices, { receiveCategoryId, search })).map(({ title }) => title);
    const { creditor, employee, app_user } = station.categories;
    expect(await find(creditor, 'roads')).toEqual(['ALPHA ROADS', 'BETA ROADS']);
    expect(await find(creditor, '%')).toEqual([]);
    expect(await find(employee)).toEqual(['ram', 'shyam', 'sita']);
    expect(await find(app_user, 'owner@')).toEqual(['A USER']);
    await station.sql('UPDATE employee SET disabled = true WHERE id = $1', [station.at.ids.employees[2]]);
    expect(await find(employee)).toEqual(['ram', 'shyam']);
    await station.sql('UPDATE employee SET disabled = false');
  });

  it('recipients are subscribed once, however often they are chosen, with the last chosen channel', async () => {
    const { a, b } = station.firms;
    expect(await station.subscribe('billMade', 'creditor', [b, a, b])).toMatchObject({
      added: 2,
      message: 'Created Message  successfully',
    });
    expect(await station.subscribe('billMade', 'creditor', [a], 'WHATSAPP')).toMatchObject({ added: 0 });
    expect(await station.subscribe('billMade', 'creditor', [a])).toMatchObject({ added: 0 });
    expect(await ask(adminWith(ways, hook), messageSubscriptions, { search: 'alpha' })).toEqual([
      {
        id: expect.any(Number),
        eventCategoryId: await station.eventId('billMade'),
        eventName: 'Bill made',
        event: 'billMade',
        receiveCategoryId: station.categories.creditor,
        receiveCategoryName: 'creditor',
        recipientId: a,
        recipientName: 'ALPHA ROADS',
        channel: 'WHATSAPP',
        goesBy: 'WHATSAPP',
        goesTo: '9000000001',
        problem: null,
        createdBy: 'A USER',
        createdAt: expect.any(Date),
      },
    ]);
  });

  it('keep their channel by default, lose it for the automatic one, and are audited as they were', async () => {
    const { a } = station.firms;
    const audited = () =>
      station.sql<{ before: object | null; after: object }>(
        "SELECT before, after FROM audit_row WHERE table_name = 'message_subscription' ORDER BY id",
      );
    const already = (await audited()).length;
    await station.subscribe('billMade', 'creditor', [a], 'WHATSAPP');
    await station.subscribe('billMade', 'creditor', [a]);
    await station.subscribe('billMade', 'creditor', [a], 'WHATSAPP');
    await station.subscribe('billMade', 'creditor', [a], null);
    await station.subscribe('billMade', 'creditor', [a], null);
    expect((await audited()).slice(already)).toEqual([
      { before: null, after: expect.objectContaining({ recipient: 'ALPHA ROADS', channel: 'WHATSAPP' }) },
      { before: { channel: 'WHATSAPP' }, after: { channel: null } },
    ]);
    expect(await ask(station.at.admin, messageSubscriptions)).toMatchObject([{ channel: null, goesBy: 'MAIL' }]);
  });

  const USERS = 'eventCategoryId: Only users can receive this event';
  const FIRM = 'eventCategoryId: Only users and the creditor concerned can receive this event';
  it.each([
    ...['shiftClosed', 'daySummary', 'stockReceived', 'lowStock', 'creditLimitPassed', 'changeRequested'].flatMap(
      (event) => [[event, 'creditor', USERS] as const, [event, 'employee', USERS] as const],
    ),
    ...['changeDecided'].map((event) => [event, 'creditor', USERS] as const),
    ...['creditSale', 'creditorPayment', 'billMade'].map((event) => [event, 'employee', FIRM] as const),
  ])(
    "recipients cannot subscribe to messages about others' documents or takings: %s, %s",
    async (event, table, said) => {
      const [id] = table === 'creditor' ? [station.firms.a] : station.at.ids.employees;
      expect(await saidOf(station.subscribe(event, table, [id!]))).toEqual(['INVALID', said]);
    },
  );

  it('recipients with an unconfigured channel are marked', async () => {
    await station.subscribe('billMade', 'creditor', [station.firms.a], 'MAIL');
    await station.subscribe('billMade', 'creditor', [station.firms.b], 'SMS');
    const problems = async (...env: Record<string, string>[]) =>
      (await ask(adminWith(...env), messageSubscriptions)).map(({ problem }) => problem);
    const [noMail, noHook] = [
      'No mail server is set up, so mails stay on the outbox page',
      'No webhook is set up, so SMS and WhatsApp messages stay on the outbox page',
    ];
    expect(await problems()).toEqual([noMail, noHook]);
    expect(await problems(ways)).toEqual([null, noHook]);
    expect(await problems(hook)).toEqual([noMail, null]);
  });

  it('recipients without any address are listed with the reason', async () => {
    const { employees } = station.at.ids;
    await station.subscribe('shiftStarted', 'employee', [employees[0]], 'MAIL');
    await station.subscribe('shiftStarted', 'creditor', [station.firms.a]);
    await station.sql('UPDATE creditor SET disabled = true WHERE id = $1', [station.firms.a]);
    const shown = await ask(station.at.admin, messageSubscriptions);
    expect(shown.map(({ recipientName, problem }) => [recipientName, problem])).toEqual([
      ['ALPHA ROADS', 'The recipient is disabled'],
      ['ram', 'The recipient has no address for this'],
    ]);
    expect(await saidOf(station.subscribe('creditSale', 'creditor', [station.firms.a]))).toEqual([
      'INVALID',
      'recipientIds: ALPHA ROADS is disabled',
    ]);
    await station.sql('UPDATE creditor SET disabled = false');
  });

  it('recipients are removed once', async () => {
    const { subscriptionId } = await station.subscribe('billMade', 'creditor', [station.firms.a]);
    await act('removeSubscription', { subscriptionId });
    expect(await ask(station.at.admin, messageSubscriptions)).toEqual([]);
    expect(await saidOf(act('removeSubscription', { subscriptionId }))).toEqual([
      'NOT_FOUND',
      'subscriptionId: This subscription was not found',
    ]);
  });
});

describe('message texts', () => {
  const set = (input: object) => act<{ version: number }>('setMessageTemplate', input);
  const now = async (event: string) =>
    (await ask(station.at.admin, eventCategories)).find((category) => category.event === event)!;

  it.each(Object.keys(STATION_EVENTS))('the defaults for %s render with the sample facts', async (event) => {
    const preview = await ask(station.at.admin, previewTemplate, { eventCategoryId: await station.eventId(event) });
    expect(preview.problems).toEqual([]);
    expect(preview.subject + preview.body).not.toMatch(/\{\{|\}\}|undefined/);
    expect(preview.subject).toContain('Forecourt Filling Station');
    expect((await now(event)).name).toBe(STATION_EVENTS[event as keyof typeof STATION_EVENTS].name);
  });

  it('the defaults are in the language of the station', async () => {
    await setSetting(station.at.act, 'messageLanguage', 'hi');
    await station.subscribe('creditorPayment', 'creditor', [station.firms.a]);
    expect(await now('creditorPayment')).toMatchObject({
      subject: '{{station}}: {{firm}} से {{amount}} मिले',
      body: 'धन्यवाद। {{date}} को {{firm}} से {{amount}} मिले।\n\nअब बकाया: {{due}}',
    });
    const preview = await ask(station.at.admin, previewTemplate, {
      eventCategoryId: await station.eventId('creditorPayment'),
    });
    expect(preview.subject).toBe('Forecourt Filling Station: NORTH ROADWAYS से ₹25,000.00 मिले');
    await setSetting(station.at.act, 'messageLanguage', 'en');
  });

  it("the owner's message texts apply from then on, and the defaults apply again when they are emptied", async () => {
    const eventCategoryId = await station.eventId('creditSale');
    const words = { subject: 'Fuel for {{ firm }}', body: 'You bought {{litres}} L.\n{{due}} is due.' };
    await set({ eventCategoryId, ...words });
    expect(await now('creditSale')).toMatchObject({ ...words, isOwners: true, version: 1 });
    await station.subscribe('creditSale', 'creditor', [station.firms.a]);
    await station.at.startDay('2026-04-01');
    await station.at.sell({ creditorId: station.firms.a, litres: 10 });
    expect(await putOf(station.sql, 'creditSale')).toMatchObject([
      { subject: 'Fuel for ALPHA ROADS', body: 'You bought 10.000 L.\n₹925.00 is due.' },
    ]);
    expect(await saidOf(set({ eventCategoryId, ...words, version: 0 }))).toEqual([
      'REFUSED',
      'Credit sale was changed by someone else in the meantime. Check it again before saving.',
    ]);
    await set({ eventCategoryId, subject: '', body: null, version: 1 });
    expect(await now('creditSale')).toMatchObject({ ...ownWordsOf('creditSale', 'en'), isOwners: false, version: 2 });
    await setSetting(station.at.act, 'messageLanguage', 'hi');
    await station.at.sell({ creditorId: station.firms.a, litres: 10 });
    expect((await putOf(station.sql, 'creditSale')).map(({ subject }) => subject)).toContain(
      'Forecourt Filling Station: 10.000 लीटर HS उधार, ₹925.00',
    );
    await setSetting(station.at.act, 'messageLanguage', 'en');
    await station.at.endDay();
  });

  it.each([
    ['subject', '{{number}}', 'number'],
    ['body', 'of {{ __proto__ }}', '__proto__'],
    ['body', '{{constructor}}', 'constructor'],
    ['body', '{{}}', ''],
  ])('message texts with an unknown placeholder are refused at the %s: %s', async (field, text, name) => {
    const eventCategoryId = await station.eventId('creditSale');
    const said = `There is no {{${name}}} in this message`;
    expect(await saidOf(set({ eventCategoryId, [field]: text }))).toEqual(['INVALID', `${field}: ${said}`]);
    const { problems } = await ask(station.at.admin, previewTemplate, { eventCategoryId, [field]: text });
    expect(problems).toMatchObject([{ code: 'UNKNOWN_PLACEHOLDER', message: said, field }]);
  });

  it('treat facts as text: nothing in them is a placeholder, a header or a tag', async () => {
    const name = '<img src=x onerror=alert(1)> {{due}} $& $1';
    const [{ was }] = (await station.sql<{ was: string }>('SELECT firm_name AS was FROM creditor WHERE id = $1', [
      station.firms.b,
    ])) as [{ was: string }];
    await station.sql('UPDATE creditor SET firm_name = $2 WHERE id = $1', [
      station.firms.b,
      `${name}\r\nBcc: all@evil.example`,
    ]);
    const eventCategoryId = await station.eventId('creditorPayment');
    await set({ eventCategoryId, subject: 'From {{firm}}', body: '{{firm}}' });
    await station.subscribe('creditorPayment', 'creditor', [station.firms.b]);
    await station.at.startDay('2026-04-02');
    await station.at.pay(station.firms.b, 10);
    const [put] = await putOf(station.sql, 'creditorPayment');
    expect(put).toMatchObject({
      recipient: 'beta@firm.example',
      subject: `From ${name} Bcc: all@evil.example`,
      body: `${name}\r\nBcc: all@evil.example`,
    });
    await set({ eventCategoryId });
    await station.sql('UPDATE creditor SET firm_name = $2 WHERE id = $1', [station.firms.b, was]);
    await station.at.endDay();
  });
});

describe('a manual message', () => {
  it('goes to all subscribers of its name each time it is sent', async () => {
    const { eventCategoryId } = await act<{ eventCategoryId: number }>('createEventCategory', { name: 'Holiday' });
    const message = { eventCategoryId, subject: 'Closed on {{station}}', body: 'We rest on Sunday.' };
    expect(await saidOf(act('sendMessage', message))).toEqual([
      'REFUSED',
      'eventCategoryId: No recipient of Holiday can be reached',
    ]);
    for (const table of ['creditor', 'employee'] as const)
      await act('createMessage', {
        eventCategoryId,
        receiveCategoryId: station.categories[table],
        recipientIds: [table === 'creditor' ? station.firms.a : station.at.ids.employees[0]],
      });
    expect(await act('sendMessage', message)).toEqual({ messages: 2 });
    expect(await act('sendMessage', message)).toEqual({ messages: 2 });
    const put = await putOf(station.sql, 'byHand');
    expect(put.map(({ channel, recipient }) => `${channel} ${recipient}`)).toEqual([
      'mail alpha@firm.example',
      'mail alpha@firm.example',
      'sms 9876543210',
      'sms 9876543210',
    ]);
    expect(put[0]).toMatchObject({ subject: 'Closed on Forecourt Filling Station', body: 'We rest on Sunday.' });
    expect(await saidOf(act('sendMessage', { ...message, body: '{{firm}}' }))).toEqual([
      'INVALID',
      'body: There is no {{firm}} in this message',
    ]);
    expect(await saidOf(act('sendMessage', { ...message, subject: ' ', body: '' }))).toEqual([
      'INVALID',
      'subject: Enter the subject',
      'body: Enter the text',
    ]);
  });

  it('is refused for an event that the station sends itself', async () => {
    const eventCategoryId = await station.eventId('billMade');
    expect(await saidOf(act('sendMessage', { eventCategoryId, subject: 'x', body: 'x' }))).toEqual([
      'INVALID',
      'eventCategoryId: Messages about Bill made are sent automatically',
    ]);
    const problem = await problemOf(act('sendMessage', { eventCategoryId, subject: 'x', body: 'x' }));
    expect(inHindi(problem)).toBe('बिल बना के संदेश अपने आप भेजे जाते हैं');
  });
});

describe('the outbox', () => {
  const seed = async (columns: string, values: string): Promise<string> => {
    const [row] = await station.sql<{ id: number }>(
      `INSERT INTO outbox_message (channel, recipient, subject, body, event_key, ${columns})
       VALUES ('sms', '9000000001', 'S', 'B', gen_random_uuid()::text, ${values}) RETURNING id`,
    );
    return String(row!.id);
  };

  it('shows the state of each message, and lists dead letters separately', async () => {
    await seed('attempts', '0');
    await seed('sent_at', 'now()');
    await seed('failed_at, last_error', "now(), 'refused'");
    await seed('useful_until', "now() - interval '1 minute'");
    const states = async (input?: object) =>
      (await ask(adminWith(ways, hook), outboxMessages, input)).map(({ state, lastError, canBeRetried }) => [
        state,
        lastError,
        canBeRetried,
      ]);
    const late = ['FAILED', 'It was not sent in time', false];
    const refused = ['FAILED', 'refused', true];
    expect(await states()).toEqual([late, refused, ['SENT', null, false], ['WAITING', null, false]]);
    expect(await states({ state: 'FAILED' })).toEqual([late, refused]);
    expect(await saidOf(states({ state: 'LOST' }))).toEqual([
      'INVALID',
      'state: state must be one of WAITING, SENT, FAILED',
    ]);
  });

  it('retries a dead letter and nothing else', async () => {
    const dead = await seed('failed_at, attempts, last_error', "now(), 10, 'refused'");
    await act('retryMessage', { messageId: dead });
    expect(await ask(station.at.admin, outboxMessages, { state: 'WAITING' })).toMatchObject([{ attempts: 0 }]);
    const refusedTo = async (messageId: string) => saidOf(act('retryMessage', { messageId }));
    expect(await refusedTo(dead)).toEqual(['REFUSED', 'This message has not failed']);
    expect(await refusedTo(await seed('sent_at', 'now()'))).toEqual(['REFUSED', 'This message has not failed']);
    expect(await refusedTo(await seed('failed_at, is_secret', 'now(), true'))).toEqual([
      'REFUSED',
      'Its link cannot be sent again. Ask for a new one.',
    ]);
    expect(await refusedTo('999999')).toEqual(['NOT_FOUND', 'messageId: This message was not found']);
    expect(await refusedTo('1; DROP TABLE shift')).toEqual(['INVALID', 'messageId: messageId must be a whole number']);
  });

  it('is paged', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 102; n++) ids.unshift(await seed('failed_at', 'now()'));
    const page = async (before?: string) =>
      (await ask(station.at.admin, outboxMessages, { state: 'FAILED', before })).map(({ id }) => String(id));
    expect(await page()).toEqual(ids.slice(0, 100));
    expect(await page(ids[99])).toEqual(ids.slice(100));
    expect(await saidOf(page('1; DROP'))).toEqual(['INVALID', 'before: before must be a whole number']);
  });

  it('retries all dead letters as new messages, except secret ones', async () => {
    await seed('failed_at, attempts, useful_until', "now(), 60, now() - interval '9 days'");
    await seed('failed_at, attempts', 'now(), 60');
    await seed('failed_at, is_secret', 'now(), true');
    await seed('useful_until', "now() - interval '1 day'");
    expect(await act('retryFailedMessages', {})).toEqual({ messages: 2 });
    const waiting = await ask(station.at.admin, outboxMessages, { state: 'WAITING' });
    expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0]);
    expect(await act('retryFailedMessages', {})).toEqual({ messages: 0 });
  });

  it('shows that a message waits for an unconfigured channel', async () => {
    await seed('attempts', '0');
    expect(await ask(adminWith(ways), outboxMessages)).toMatchObject([
      { lastError: 'No webhook is set up, so SMS and WhatsApp messages stay on the outbox page', nextAttemptAt: null },
    ]);
    expect(await ask(adminWith(hook), outboxMessages)).toMatchObject([{ lastError: null }]);
  });

  it('explains a password reset for a mail with a link only where mail cannot be sent', async () => {
    await seed('is_secret', 'true');
    await station.sql("UPDATE outbox_message SET channel = 'mail'");
    const bodies = async (...env: Record<string, string>[]) =>
      (await ask(adminWith(...env), outboxMessages)).map(({ body }) => body);
    expect(await bodies()).toEqual([RESET_TEXTS.byAdmin]);
    expect(await bodies(hook)).toEqual([RESET_TEXTS.byAdmin]);
    expect(await bodies(ways)).toEqual(['']);
    await station.sql(`INSERT INTO station_setting (key, value) VALUES ('fourEyes', 'true')`);
    expect(await bodies()).toEqual([RESET_TEXTS.atServer]);
    expect(RESET_TEXTS.atServer).not.toMatch(/Reset password/);
    await station.sql(`DELETE FROM station_setting WHERE key = 'fourEyes'`);
  });

  it('deletes messages sent or expired 90 days ago and given up a year ago, and keeps pending ones', async () => {
    const kept = [
      await seed('sent_at', "now() - interval '89 days'"),
      await seed('useful_until', "now() - interval '89 days'"),
      await seed('failed_at, useful_until', "now() - interval '364 days', now() - interval '363 days'"),
      await seed('created_at', "now() - interval '2 years'"),
    ];
    await seed('sent_at', "now() - interval '91 days'");
    await seed('useful_until', "now() - interval '91 days'");
    await seed('failed_at', "now() - interval '366 days'");
    await deleteOldMessages(station.sql);
    const left = await station.sql<{ id: number }>('SELECT id FROM outbox_message ORDER BY id');
    expect(left.map(({ id }) => String(id))).toEqual(kept);
  });

  it('provides the subscription report with the newest message to an address and its time', async () => {
    await station.subscribe('shiftStarted', 'app_user', [station.owner]);
    await station.subscribe('shiftStarted', 'creditor', [station.firms.a, station.firms.b]);
    const put = (key: string, recipient: string, columns: string, values: string) =>
      station.sql(
        `INSERT INTO outbox_message (channel, recipient, subject, body, event_key, ${columns})
         VALUES ('mail', $1, 'S', 'B', $2, ${values})`,
        [recipient, key],
      );
    await put('shiftStarted:1', 'owner@station.example', 'failed_at', "'2026-03-01T10:00Z'");
    await put('shiftStarted:2', 'owner@station.example', 'sent_at', "'2026-03-02T10:00Z'");
    await put('billMade:9', 'owner@station.example', 'failed_at', "'2026-03-03T10:00Z'");
    await put('shiftStarted:2', 'alpha@firm.example', 'failed_at', "'2026-03-02T11:00Z'");
    const { sections } = await ask(station.at.admin, msgSubscriptionReport.query, {});
    expect(sections[0]!.rows.map(({ recipient, state, lastAt }) => [recipient, state, lastAt])).toEqual([
      ['A USER', 'Sent', new Date('2026-03-02T10:00Z')],
      ['ALPHA ROADS', 'Failed', new Date('2026-03-02T11:00Z')],
      ['BETA ROADS', null, null],
    ]);
  });
});
