import { submit } from '../../server/platform/submit';
import { changeRow } from '../../server/services/approvals/change-row';
import { mailedTo } from '../security/recovery';
import { contextOf } from '../server/masters-samples';
import { filled } from '../specification/line';
import { type Kind, type TextId, texts } from '../specification/texts';
import { type Screen, sayYes } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(60_000);

const DAY = '2026-01-01';
const ADMIN = 'owner@station.example';
const STAFF = 'staff@station.example';
const NEW_PASSWORD = 'brand-new-1';

let opened: BrowserStation;
let adminToken: string;
/** An admin's browser; in the last tests one without a log-in. */
let screen: Screen;

beforeAll(async () => {
  opened = await startBrowserStation();
  await opened.backend.addUser(ADMIN, { isAdmin: true });
  adminToken = await opened.backend.logIn(ADMIN);
  screen = await opened.openScreen({ token: adminToken });
});
afterAll(async () => {
  await expectBooksInOrder(opened.backend.database);
  await opened.close();
});

const WITHIN: Record<Kind, string> = {
  toast: '.mantine-Notification-root[role]',
  alert: '[role=alert]',
  question: '[role=dialog]',
  page: 'body',
};
/** Compares exactly, because a look-up by text would ignore double spaces. An accessible name counts as a text. */
const isShown = ([within, text]: readonly [string, string]): boolean =>
  [...document.querySelectorAll(within)].some(
    (part) => part.textContent?.includes(text) || part.querySelector(`[aria-label*="${CSS.escape(text)}"]`) !== null,
  );

const field = (name: string) => screen.page.locator(`[name="${name}"]`).first();
const heading = (name?: string) => screen.page.getByRole('heading', { level: 1, name }).first().waitFor();
const click = (name: string | RegExp) => screen.page.getByRole('button', { name }).first().click();
const waitForText = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();
const save = () => screen.press('Control+Enter');

async function goTo(address: string): Promise<void> {
  await screen.page.goto(address);
  await heading();
}
async function type(name: string, text: string): Promise<void> {
  await field(name).focus();
  await screen.press('Control+a');
  await screen.type(text);
}
async function choose(name: string, letters: string): Promise<void> {
  await type(name, letters);
  await screen.page.getByRole('option', { name: letters }).first().waitFor();
  await screen.press('Enter');
}

/** Makes the server answer this operation with an internal error during `work`. */
async function whileFailing(operation: string, work: () => Promise<void>): Promise<void> {
  const errors = [{ message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR', id: 'e-1' } }];
  await screen.page.route('**/graphql', (route) =>
    route.request().postData()?.includes(`"${operation}"`) ? route.fulfill({ json: { errors } }) : route.fallback(),
  );
  failing = true;
  await work();
}
let failing = false;

/** Opens a form page, fills in its text fields and selects, and saves. */
const createAt =
  (page: string, entries: Record<string, string>, choices: Record<string, string> = {}) =>
  async () => {
    await goTo(page);
    for (const [name, letters] of Object.entries(choices)) await choose(name, letters);
    for (const [name, text] of Object.entries(entries)) await type(name, text);
    await save();
  };

async function fillInvoice(number: string): Promise<void> {
  await goTo('/');
  await screen.press('Alt+i');
  await field('invoiceNumber').waitFor();
  const header = { invoiceNumber: number, invoiceDateTime: '01-01-2026 0600', receiveDateTime: '01-01-2026 0800' };
  const entries = { ...header, invoiceAmount: '1100000', truckNumber: 'CG04AB1234' };
  for (const [name, text] of Object.entries(entries)) await type(name, text);
  await save();
  await choose('productId', 'HS');
  for (const [name, text] of Object.entries({ quantity: '12', shortageQuantity: '0', density: '830.0' }))
    await type(name, text);
  await screen.press('Enter');
  await click('Create invoice');
}

async function fillStockIn(): Promise<void> {
  await goTo('/page/stock-in');
  await choose('productId', 'HS');
  await screen.page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=invoiceLineId]')?.value);
  const entries = { stockInDateTime: '01-01-2026 0900', startVolume: '5000', endVolume: '16990' };
  for (const [name, text] of Object.entries({ ...entries, beforeReading: '2000', afterReading: '2010' }))
    await type(name, text);
  await save();
}

async function fillInspection(): Promise<void> {
  await goTo('/page/last-inspection-entry');
  await choose('productId', 'HS');
  const entries = { readingSum: '2000.5', inspectionDate: '01-01-2026', totalStock: '10000', totalBeforeStock: '0' };
  for (const [name, text] of Object.entries(entries)) await type(name, text);
  await save();
  await sayYes(screen);
}

async function fillExchange(): Promise<void> {
  await goTo('/page/exchange');
  await screen.page.getByLabel('Cash in, count of 500').fill('1');
  await screen.page.getByLabel('Cash out, count of 100').fill('5');
  await save();
}

async function fillClose(): Promise<void> {
  await goTo('/closeshift');
  await waitForText('Have all expenditure and stock-in been entered?');
  await sayYes(screen);
  const clean = screen.page.getByRole('button', { name: 'Start again' });
  const first = screen.page.getByLabel('Close of P1, nozzle N1');
  await clean.or(first).first().waitFor();
  if (await clean.isVisible()) await clean.click();
  for (const [nozzle, reading] of Object.entries({ N1: '1000', N2: '2000' }))
    for (const pump of ['P1', 'P2']) await screen.page.getByLabel(`Close of ${pump}, nozzle ${nozzle}`).fill(reading);
  await screen.page.getByLabel('Volume of T1, litres').fill('16000');
  await screen.page.getByLabel('Volume of T2, litres').fill('10000');
  await save();
  await waitForText('Close this shift?');
  await screen.press('Enter');
}

/** Requests a new contact number for an employee as staff. */
async function askForChange(contactNo: string): Promise<void> {
  const change = { permission: 2 as const, changes: [{ field: 'contactNo', value: contactNo }], comment: 'New' };
  const rowId = opened.station.employees[1];
  await submit(await contextOf(opened.backend, false), changeRow, { table: 'employee', rowId, ...change });
}
const goToReview = (): Promise<void> => goTo(`/permission/${opened.station.employees[1]}/employee`);

async function fillMemo(): Promise<void> {
  await goTo('/page/instant-cash-memo');
  await choose('productId', 'HS');
  await type('date', '01-01-2026');
}

async function beNobody(): Promise<void> {
  await screen.close();
  screen = await opened.openScreen({ token: undefined });
  await goTo('/login');
}

async function linkOfMail(): Promise<string> {
  const [mail] = await opened.backend.sql<{ recipient: string }>(
    'SELECT recipient FROM outbox_message ORDER BY id DESC LIMIT 1',
  );
  const { autoGen, id } = await mailedTo(opened.backend, mail!.recipient);
  return `/update-password?autoGen=${autoGen}&id=${id}`;
}

interface Provocation {
  /** Makes the text appear, starting where the previous one left the page. */
  provoke: () => Promise<void>;
  places?: Record<string, string>;
  /** Runs after the text was seen. */
  after?: () => Promise<unknown>;
}
const yes = () => sayYes(screen);

/** How to make each text appear. They run one after the other, in the order of the specification's texts. */
const PROVOCATIONS: Record<TextId, Provocation> = {
  '8.other.noShift': { provoke: () => goTo('/page/stock-in') },
  '8.newShift.failed': {
    provoke: async () => {
      await goTo('/page/start-shift');
      await waitForText('₹92.50');
      await type('shiftDate', '01-01-2026');
      await whileFailing('StartShift', save);
    },
    after: () => opened.act('startShift', { shiftTypeId: opened.station.morning, shiftDate: DAY }),
  },

  '8.success.payMode': {
    provoke: createAt('/page/create-paymode', { name: 'NEFT' }),
    places: { name: 'NEFT' },
    // Section 4: the new row is listed without a reload.
    after: () => screen.page.getByRole('row', { name: /NEFT/ }).first().waitFor(),
  },
  '8.create.failed': { provoke: createAt('/page/create-paymode', { name: 'neft' }), places: { thing: 'payment mode' } },
  '8.create.failed.mpd': {
    provoke: () => whileFailing('CreatePump', createAt('/page/create-mpd', { name: 'P8' })),
  },
  '8.create.failed.nozzel': {
    provoke: () =>
      whileFailing(
        'CreateNozzle',
        createAt('/page/create-nozzel', { name: 'N8', initialReading: '0' }, { pumpId: 'P1', tankId: 'T1' }),
      ),
  },
  '8.success.account': { provoke: createAt('/page/create-transaction-account', { name: 'STATE BANK' }) },
  '8.success.mpd': { provoke: createAt('/page/create-mpd', { name: 'P9' }), places: { name: 'P9' } },
  '8.success.expenditure': { provoke: createAt('/page/create-expenditure', { name: 'Tea' }), places: { name: 'Tea' } },
  '8.success.swipe': { provoke: createAt('/page/create-swipe', { name: 'HDFC' }) },
  '8.fetch.failed': {
    provoke: () => whileFailing('SwipeMachineList', () => goTo('/page/create-swipe')),
    places: { list: 'Swipe machines' },
  },
  '8.success.product': { provoke: createAt('/page/create-product', { name: 'Oil' }), places: { name: 'Oil' } },
  '8.success.tank': {
    provoke: createAt('/page/create-tank', { name: 'T8' }, { productId: 'HS' }),
    places: { name: 'T8' },
  },
  '8.tank.failed': {
    provoke: createAt('/page/create-tank', { name: 't8' }, { productId: 'HS' }),
    places: { msg: 'Another Tank already has this Name: t8' },
    after: async () => expect(await screen.page.getByText('creating tank failed').count()).toBe(0),
  },
  '8.success.nozzel': {
    provoke: createAt('/page/create-nozzel', { name: 'N9', initialReading: '0' }, { pumpId: 'P9', tankId: 'T8' }),
    places: { name: 'N9' },
  },
  '8.success.user': {
    provoke: createAt('/page/create-user', {
      name: 'meena',
      email: 'meena@station.example',
      password: 'sesame-1',
      phoneNo: '9876543210',
      address: 'Main road',
    }),
    places: { name: 'MEENA' },
  },
  '8.success.creditor': {
    provoke: createAt('/page/create-creditor', {
      firmName: 'Om Roadlines',
      shortName: 'Om',
      proprietorName: 'O Rao',
      email: 'om@customer.example',
      contactNo: '9123456700',
      address: 'Main road',
      maxLimit: '50000',
    }),
  },
  '8.shift.failed': {
    provoke: () => whileFailing('CreateShiftType', createAt('/page/create-shift', { name: 'Evening' })),
    places: { name: 'Evening' },
  },

  '5.creditor.small': { provoke: () => goTo(`/edit-page/creditor?id=${opened.station.creditors[0]}`) },
  '8.prompt.creditor': {
    provoke: async () => {
      await type('firmName', 'Small Limit');
      await type('reason', 'They moved');
      await save();
    },
    places: { firm: 'SHREE TRANSPORT' },
  },
  '8.creditor.failed': {
    provoke: yes,
    places: { msg: 'Another Creditor already has this Firm name' },
    // Section 4: the form clears after a success.
    after: async () => {
      await type('firmName', 'Shree Transport');
      await type('address', 'Ring road');
      await save();
      await yes();
      await field('firmName').waitFor({ state: 'detached' });
    },
  },
  '8.prompt.employee': {
    provoke: async () => {
      await goTo(`/edit-page/employee?id=${opened.station.employees[0]}`);
      await type('address', 'Station road');
      await type('reason', 'He moved');
      await save();
    },
    places: { name: 'ram' },
  },
  '8.success.employee': { provoke: yes, after: () => field('reason').waitFor({ state: 'detached' }) },

  '8.success.event': {
    provoke: async () => {
      await goTo('/page/send-msg');
      await type('name', 'Holiday');
      await screen.press('Enter');
    },
  },
  '8.success.receive': {
    provoke: async () => {
      const card = screen.page.getByRole('region', { name: 'Receive category', exact: true });
      await card.getByText('Advanced', { exact: true }).click();
      await card.locator('[name=name]').fill('Firms');
      await choose('tableName', 'creditor');
      await save();
    },
  },
  '8.success.message': {
    provoke: async () => {
      // The form above is cleared and focused again, and the category can be selected here.
      await screen.page.locator('[name=eventCategoryId]:enabled').first().waitFor();
      await screen.page.getByRole('region', { name: 'Receive category' }).locator('[name=name]:focus').waitFor();
      await choose('receiveCategoryId', 'Firms');
      await choose('eventCategoryId', 'Holiday');
      await choose('recipientIds', 'SHREE TRANSPORT');
      await save();
    },
  },

  '8.prompt.invoice': { provoke: () => fillInvoice('IOC-1'), places: { number: 'IOC-1' } },
  '8.invoice.failed': { provoke: () => whileFailing('CreateInvoice', yes), places: { number: 'IOC-1' } },
  '8.success.invoice': {
    provoke: async () => {
      await click('Create invoice');
      await yes();
    },
    places: { number: 'IOC-1' },
  },

  '8.prompt.stockin': { provoke: fillStockIn },
  '8.stockin.failed': { provoke: () => whileFailing('RecordStockIn', yes) },
  '8.success.stockin': {
    provoke: async () => {
      await save();
      await yes();
    },
  },

  '8.inspection.failed': { provoke: () => whileFailing('RecordInspection', fillInspection) },
  '8.success.inspection': { provoke: fillInspection },

  '8.exchange.failed': { provoke: () => whileFailing('ExchangeCash', fillExchange) },
  '8.exchange.done': { provoke: fillExchange },
  '8.currency.failed': { provoke: () => whileFailing('NotesInSafe', () => goTo('/page/exchange')) },
  '8.payModes.failed': { provoke: () => whileFailing('PaymentWays', () => goTo('/page/expenditure-detail')) },

  '8.alert.shift': { provoke: () => whileFailing('RunningShift', () => goTo('/page/expenditure-detail')) },
  '8.alert.shift.credit': { provoke: () => whileFailing('RunningShift', () => goTo('/page/credit-entry')) },
  '8.alert.shift.close': { provoke: () => whileFailing('CloseForm', () => goTo('/closeshift')) },
  '8.alert.products': { provoke: () => whileFailing('MemoChoices', () => goTo('/page/instant-cash-memo')) },
  '2.memo.hint': { provoke: fillMemo },
  '2.memo.credit': { provoke: async () => {} },
  '8.alert.vehicles': {
    provoke: () => whileFailing('MemoCreditSales', () => screen.page.getByLabel('Include Credit Vehicles').check()),
  },

  '8.notification.list': {
    provoke: async () => {
      await goTo('/');
      await whileFailing('Notifications', () => screen.page.locator('[data-hotkey="Alt+N"]').click());
    },
  },
  '8.notification.count': { provoke: () => whileFailing('BellCounts', () => goTo('/')) },
  '8.alert.permission': { provoke: () => whileFailing('ChangeReview', goToReview) },
  '8.prompt.accept': {
    provoke: async () => {
      await askForChange('9000000001');
      await goToReview();
      await click('Accept');
    },
  },
  '8.alert.accept': { provoke: () => whileFailing('DecideChange', yes) },
  '8.prompt.reject': {
    provoke: () => click('Reject'),
    after: async () => {
      await whileFailing('DecideChange', yes);
      await waitForText(/^reject failed/);
      await screen.page.unroute('**/graphql');
      failing = false;
    },
  },

  '4.close.question': { provoke: () => goTo('/closeshift') },
  '8.close.failed': { provoke: () => whileFailing('CloseShift', fillClose) },
  '8.close.done': {
    provoke: fillClose,
    // Closing the shift removes its draft from the browser.
    after: () => screen.page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.startsWith('draft:'))),
  },
  '4.close.newShift': {
    provoke: async () => {},
    after: async () => {
      await yes();
      await screen.page.waitForURL('**/page/start-shift');
      // Section 2: without a shift the panel shows the last one. Clicks the toggle, because shortcuts do not work while
      // a question is open.
      await screen.page.getByRole('dialog').waitFor({ state: 'hidden' });
      const toggle = screen.page.getByRole('button', { name: 'Shift panel' });
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
      const panel = screen.page.getByRole('complementary', { name: 'Shift panel' });
      await panel.getByText('No shift is running !!!').waitFor();
      await panel.getByText(/^Last shift: .+ of 01-01-2026$/).waitFor();
    },
  },
  '8.undo.done': {
    provoke: async () => {
      await goTo('/');
      await screen.press('Control+k');
      await screen.type('undo last');
      await screen.page.getByRole('option', { name: 'Undo last shift' }).first().waitFor();
      await screen.press('Enter');
      await screen.page.getByLabel('Type the shift date, 01-01-2026, to confirm').fill('01-01-2026');
      await screen.press('Enter');
    },
  },

  '8.other.offline': {
    provoke: () => screen.page.context().setOffline(true),
    after: async () => {
      await screen.page.context().setOffline(false);
      await screen.page.getByText('No internet connection detected').first().waitFor({ state: 'hidden' });
    },
  },

  '2.login.forgot': { provoke: beNobody },
  '4.login.tip': {
    provoke: async () => {
      await type('email', STAFF);
      await type('password', 'not-this-one');
      await screen.press('Enter');
    },
  },
  '8.recovery.mailed': {
    provoke: async () => {
      await click('Did you forget password ?');
      await click('Submit');
    },
  },
  '5.reset.match': {
    provoke: async () => {
      await goTo(await linkOfMail());
      await type('newPassword', NEW_PASSWORD);
      await type('confirmation', 'another-one');
      await screen.press('Enter');
    },
    // Typing removes the previous error.
    after: async () => {
      await type('confirmation', NEW_PASSWORD.slice(0, 4));
      expect(await screen.page.getByText("passwords don't match").count()).toBe(0);
    },
  },
  '7.reset.done': {
    provoke: async () => {
      await type('confirmation', NEW_PASSWORD);
      await screen.press('Enter');
      await screen.page.waitForURL('**/login');
    },
    after: () => opened.backend.logIn(STAFF, NEW_PASSWORD),
  },
};

test.each(texts.map((text) => [text.id, text.kind, text] as const))('%s, as a part of a %s', async (id, kind, line) => {
  const { provoke, places = {}, after } = PROVOCATIONS[id];
  const sought = [WITHIN[kind], filled(line, places)] as const;
  await provoke();
  await screen.page.waitForFunction(isShown, sought);
  if (failing) await screen.page.unroute('**/graphql');
  failing = false;
  await after?.();
});
