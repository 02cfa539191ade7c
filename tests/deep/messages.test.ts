import { submit } from '../../server/platform/submit';
import { setMessageTemplate } from '../../server/services/messages/set-message-template';
import type { Backend } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

/** Key budget for three choices and a channel: a few letters and Enter for each. */
const MOST_KEYS_OF_A_MESSAGE = 30;

const ADMIN = 'owner@station.example';

jest.setTimeout(90_000);

let opened: BrowserStation;
let backend: Backend;
let admin: Screen;

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend } = opened);
  await opened.act('startShift', { shiftDate: '2026-11-21', shiftTypeId: opened.station.morning });
  await backend.addUser(ADMIN, { isAdmin: true });
  admin = await opened.openScreen({ token: await backend.logIn(ADMIN) });
  await admin.page.goto('/');
  await heading('Home');
}, 60_000);
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await opened.close();
});

const heading = (name: string) => admin.page.getByRole('heading', { name, level: 1 }).waitFor();
const region = (name: string) => admin.page.getByRole('region', { name, exact: true });
const option = (name: string | RegExp) => admin.page.getByRole('option', { name }).first();
const waitForText = (text: string | RegExp) => admin.page.getByText(text).first().waitFor();
const focused = (card: string, name: string) => region(card).locator(`[name=${name}]:focus`).waitFor();
const typedIn = (name: string) => admin.page.locator(`[name=${name}]`).inputValue();

/** Opens a page with the search box by keyboard. */
async function goTo(words: string, link: string, title = link, ...answer: string[]): Promise<void> {
  await admin.press('Control+k');
  await admin.type(words);
  await option(link).waitFor();
  await admin.press('Enter', ...answer);
  await heading(title);
}

/** Replaces the text of a choice by a few letters and selects the option. */
async function choose(typed: string, label: string | RegExp): Promise<void> {
  await admin.press('Control+a');
  await admin.type(typed);
  await option(label).waitFor();
  await admin.press('Enter');
}

it('creates an event name, and refuses a missing or a duplicate one at its field', async () => {
  await goTo('messages', 'Messages');
  await focused('Event name', 'name');
  await admin.press('Enter');
  await waitForText('Enter a event name');
  await focused('Event name', 'name');
  await admin.type('Holiday notice');
  await admin.press('Enter');
  await waitForText('Event Name created successfully');
  expect(await region('Event name').locator('[name=name]').inputValue()).toBe('');
  await admin.type('holiday NOTICE');
  await admin.press('Enter');
  await waitForText('Event holiday NOTICE already exists');
  await focused('Event name', 'name');
  expect(await region('Event name').locator('[name=name]').inputValue()).toBe('holiday NOTICE');
});

it('the third card needs a receive category, which requires all five of its fields', async () => {
  const third = admin.page.getByRole('group', { name: 'Message', exact: true });
  expect(await third.locator('[name=eventCategoryId]').isDisabled()).toBe(true);
  await region('Receive category').getByText('Advanced', { exact: true }).click();
  await region('Receive category').locator('[name=name]').focus();
  await admin.press('Control+Enter');
  for (const missing of ['Category', 'Table', 'PrimaryKey', 'Display', 'Route Path'])
    await region('Receive category').getByText(`Enter ${missing}`, { exact: true }).waitFor();
  await focused('Receive category', 'name');
  await admin.type('Firms');
  await admin.press('Enter');
  await choose('cred', /^creditor/);
  await focused('Receive category', 'pkFieldName');
  expect(await Promise.all(['pkFieldName', 'displayName', 'routePath'].map(typedIn))).toEqual([
    'creditorId',
    'shortName',
    '/api/v1/creditorauto',
  ]);
  await admin.press('Enter', 'Enter', 'Enter');
  await waitForText('Receive Category created successfully');
  await third.locator('[name=eventCategoryId]:enabled').waitFor();
});

it(`subscribes a creditor within ${MOST_KEYS_OF_A_MESSAGE} keys, and shows what is missing at its field in the order of the form`, async () => {
  await region('Message').locator('[name=receiveCategoryId]').focus();
  await admin.press('Control+Enter');
  await waitForText('Select A Receive Category');
  await waitForText('Select A Event Category Name');
  const before = admin.keys();
  await choose('fir', 'Firms');
  await focused('Message', 'eventCategoryId');
  await admin.press('Control+Enter');
  await waitForText('Select a shortName');
  await focused('Message', 'eventCategoryId');
  await choose('credit s', 'Credit sale');
  await focused('Message', 'recipientIds');
  // The search uses the path of the category.
  const lookUp = admin.page.waitForRequest((request) => request.url().endsWith('/api/v1/creditorauto?q=shr'));
  await choose('shr', /^SHREE TRANSPORT/);
  await lookUp;
  await region('Message').getByRole('list', { name: 'Chosen recipients' }).getByText('SHREE TRANSPORT').waitFor();
  // A chosen recipient cannot be added twice.
  await choose('shr', /already chosen/);
  expect(await region('Message').getByRole('listitem').count()).toBe(1);
  await admin.press('Enter');
  await focused('Message', 'channel');
  await admin.press('Enter');
  await waitForText('Created Message successfully');
  expect(admin.keys() - before).toBeLessThanOrEqual(MOST_KEYS_OF_A_MESSAGE);
  const stored = await backend.sql(
    `SELECT e.name, r.table_name AS "tableName", s.recipient_id AS "recipientId", s.channel
     FROM message_subscription s JOIN event_category e ON e.id = s.event_category_id
     JOIN receive_category r ON r.id = s.receive_category_id`,
  );
  expect(stored).toEqual([
    { name: 'Credit sale', tableName: 'creditor', recipientId: opened.station.creditors[0], channel: null },
  ]);
});

it('subscribes two creditors to a manual notice; Backspace removes the last one', async () => {
  await focused('Message', 'receiveCategoryId');
  await choose('fir', 'Firms');
  await focused('Message', 'eventCategoryId');
  await choose('hol', 'Holiday notice');
  await focused('Message', 'recipientIds');
  await choose('shr', /^SHREE TRANSPORT/);
  await choose('sma', /^SMALL LIMIT/);
  await admin.press('Backspace');
  expect(await region('Message').getByRole('listitem').allInnerTexts()).toEqual(['SHREE TRANSPORT']);
  await choose('sma', /^SMALL LIMIT/);
  await admin.press('Control+Enter');
  await waitForText('Created Message successfully');
  await focused('Message', 'receiveCategoryId');
});

it('shows the preview of a credit sale message in custom words before they are saved', async () => {
  // Leaves the form, in which the refused name is still typed.
  await goTo('message sub', 'Message subscriptions', 'Message subscriptions', 'y');
  const form = region('Message texts');
  await form.locator('[name=templateOf]').focus();
  await choose('credit s', 'Credit sale');
  await form.locator('[name=subject]').focus();
  await admin.press('Control+a');
  await admin.type('Fuel for {{firma}}');
  await waitForText('There is no {{firma}} in this message');
  await admin.press('Backspace', 'Backspace', 'Backspace');
  await admin.type('}}');
  await admin.press('Tab', 'Control+a');
  await admin.type('Litres: ');
  await form.getByRole('button', { name: /^Insert litres/ }).press('Enter');
  await form.locator('[name=body]:focus').waitFor();
  await admin.press('Enter');
  await admin.type('Thank you');
  const preview = form.getByRole('region', { name: 'Preview' });
  await preview.getByText('Fuel for NORTH ROADWAYS').waitFor();
  await preview.getByText('Litres: 120.000\nThank you').waitFor();
  await admin.press('Control+Enter');
  await waitForText('Credit sale now uses this text');
  await form.getByText('Standard text', { exact: true }).waitFor({ state: 'detached' });
  expect(await form.locator('[name=body]').inputValue()).toBe('Litres: {{litres}}\nThank you');
});

it('keeps typed words when another admin saves, and asks before discarding them', async () => {
  const form = region('Message texts');
  const body = form.locator('[name=body]');
  await body.focus();
  await admin.press('Control+End');
  await admin.type('!');
  await form.locator('[name=templateOf]').focus();
  await choose('bill', /bill/i);
  await waitForText('What you typed for Credit sale is not saved. Leave it anyway?');
  await admin.press('n');
  expect(await body.inputValue()).toBe('Litres: {{litres}}\nThank you!');

  const [event] = await backend.sql<{ id: number }>("SELECT id FROM event_category WHERE name = 'Credit sale'");
  const theirs = { subject: 'Fuel for {{firm}}', body: 'Litres: {{litres}}' };
  await submit(await contextOf(backend, true), setMessageTemplate, { eventCategoryId: event!.id, ...theirs });
  await body.focus();
  await admin.press('Control+Enter');
  await waitForText(/^Credit sale was changed by someone else in the meantime/);
  await waitForText('Changed in the meantime, now: Litres: {{litres}}');
  expect(await body.inputValue()).toBe('Litres: {{litres}}\nThank you!');
  await body.focus();
  await admin.press('Backspace', 'Control+Enter');
  await form.getByText(/^Changed in the meantime/).waitFor({ state: 'detached' });
  expect(await body.inputValue()).toBe('Litres: {{litres}}\nThank you');
  const stored = await backend.sql('SELECT body FROM message_template WHERE event_category_id = $1', [event!.id]);
  expect(stored).toEqual([{ body: 'Litres: {{litres}}\nThank you' }]);
});

it('puts the message of a credit sale by staff into the outbox in the custom words', async () => {
  const staff = await opened.openScreen();
  await staff.page.goto('/page/credit-entry');
  await staff.page.locator('[name=creditorId]:focus').waitFor();
  for (const [name, typed, label] of [
    ['creditorId', 'SHR', 'SHREE TRANSPORT'],
    ['pumpId', 'P1', 'P1'],
    ['productId', 'HS', /^HS/],
  ] as const) {
    await staff.page.locator(`[name=${name}]`).focus();
    await staff.type(typed);
    await staff.page.getByRole('option', { name: label }).first().waitFor();
    await staff.press('Enter');
  }
  await staff.page.locator('[name=litres]').focus();
  await staff.type('50');
  await staff.press('Control+Enter');
  await staff.page.getByRole('region', { name: 'Credit sales of this shift' }).getByText('50.000').first().waitFor();
  await staff.page.getByText('saving…').waitFor({ state: 'detached' });
  expect(staff.faults).toEqual([]);
  await staff.close();

  await goTo('outbox', 'Outbox');
  await region('Outbox').getByText('Fuel for SHREE TRANSPORT').waitFor();
  await region('Outbox').getByRole('button', { name: 'Fuel for SHREE TRANSPORT' }).press('Enter');
  await waitForText('Litres: 50.000\nThank you');
  await waitForText(/accounts@firm.example · Not tried yet/);
  await admin.press('Escape');
  await admin.page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('shows why a message has failed and sends it again', async () => {
  await backend.sql("UPDATE outbox_message SET failed_at = now(), attempts = 10, last_error = 'Mailbox is full'");
  await admin.page.getByRole('radio', { name: 'All' }).focus();
  // The filters: waiting, sent, failed.
  await admin.press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await region('Outbox').getByText('Failed').waitFor();
  await region('Outbox').getByRole('button', { name: 'Fuel for SHREE TRANSPORT' }).press('Enter');
  await waitForText('Not sent: Mailbox is full');
  await admin.page.getByRole('button', { name: 'Send again' }).press('Enter');
  await waitForText('The message will be sent again');
  await waitForText('No such message');
  const [stored] = await backend.sql('SELECT attempts, failed_at AS "failedAt" FROM outbox_message');
  expect(stored).toEqual({ attempts: 0, failedAt: null });
});

it('sends a manual notice to all subscribers after showing how many there are', async () => {
  await goTo('message sub', 'Message subscriptions');
  const card = region('Send now');
  await card.locator('[name=eventCategoryId]').focus();
  await admin.press('Control+Enter');
  await waitForText('Select A Event Category Name');
  await card.getByText('Enter the subject').waitFor();
  await choose('hol', 'Holiday notice');
  await card.getByText('Goes to 2 people').waitFor();
  await admin.type('Closed on Sunday');
  await admin.press('Enter');
  await admin.type('We open on Monday.');
  await admin.press('Control+Enter');
  await waitForText('Send “Closed on Sunday” to 2 people?');
  await admin.press('n');
  expect(await card.locator('[name=subject]').inputValue()).toBe('Closed on Sunday');
  await card.locator('[name=body]').focus();
  await admin.press('Control+Enter');
  await waitForText('Send “Closed on Sunday” to 2 people?');
  await admin.press('y');
  // Both creditors of the small station have the same address, so it gets one message.
  await waitForText('The message is being sent to 1 person');
  const sent = await backend.sql("SELECT recipient FROM outbox_message WHERE subject = 'Closed on Sunday'");
  expect(sent).toEqual([{ recipient: 'accounts@firm.example' }]);
});

it('finds a subscription and ends it after a question, and restores the default words', async () => {
  const list = region('Who is notified');
  await admin.page.locator('[name=search]').focus();
  await admin.type('small');
  await list.getByText('SMALL LIMIT').waitFor();
  expect(await list.locator('tbody tr').count()).toBe(1);
  await list.getByRole('button', { name: 'Unsubscribe SMALL LIMIT from Holiday notice' }).press('Enter');
  await waitForText('Stop sending Holiday notice to SMALL LIMIT?');
  await admin.press('y');
  await waitForText('SMALL LIMIT will no longer receive Holiday notice');
  await waitForText('No subscription matches');
  const form = region('Message texts');
  await form.locator('[name=templateOf]').focus();
  await choose('credit s', /^Credit sale/);
  await form.getByRole('button', { name: 'Use standard text' }).press('Enter');
  await waitForText('Discard your own text for Credit sale?');
  await admin.press('y');
  await form.getByText('Standard text', { exact: true }).waitFor();
  expect(await form.locator('[name=subject]').inputValue()).toContain('{{station}}');
});

it.each([
  [360, 'light', '/page/send-msg'],
  [360, 'dark', '/page/msg-subscription'],
  [1366, 'dark', '/page/send-msg'],
  [1366, 'light', '/page/msg-subscription'],
  [360, 'light', '/page/outbox'],
] as const)('has no accessibility or layout problems at %i px, %s: %s', async (width, scheme, path) => {
  const other = await opened.openScreen({ width, scheme, token: await backend.logIn(ADMIN) });
  await other.page.goto(path);
  await other.page.getByRole('heading', { level: 1 }).waitFor();
  await other.page.waitForLoadState('networkidle');
  expect(await misplaced(other.page)).toEqual([]);
  expect(await violationsOf(other.page)).toEqual([]);
  expect(other.faults).toEqual([]);
  await other.close();
});

it('tells staff that these pages are for admins', async () => {
  const staff = await opened.openScreen();
  await staff.page.goto('/page/msg-subscription');
  await staff.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await staff.page.getByRole('region', { name: 'Who is notified' }).count()).toBe(0);
  expect(staff.faults).toEqual([]);
  await staff.close();
});

it('logs no fault on any page', () => expect(admin.faults).toEqual([]));
