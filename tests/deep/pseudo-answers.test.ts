import { routes } from '../../server/api/rest/routes';
import type { WordedText } from '../../server/domain/kernel/message';
import { labelIn, wordingIn } from '../../server/platform/language';
import { submit } from '../../server/platform/submit';
import { actorOf } from '../../server/services/access/session';
import { signIn } from '../../server/services/access/sign-in';
import { ownWordsOf, placeholdersOf, STATION_EVENTS } from '../../server/services/messages/station-events';
import { restCases } from '../contract/cases/all';
import { aShiftRuns } from '../contract/work';
import { policySamples } from '../server/approvals/policy-samples';
import { listening, openLine, until } from '../server/live-line';
import { actAs } from '../support/closing-station';
import { plainWords, storedTexts } from '../support/plain-words';
import { turnOn } from '../support/second-factor';
import { expectBooksInOrder } from '../support/state-of-books';
import { ADMIN, STAFF, type Station, startStation } from '../support/station';

// The pseudo-locale takes the place of a language; the process of this test alone sees it.
jest.mock('../../i18n/hi/texts', () => ({
  get texts() {
    const { texts } = jest.requireActual('../../i18n/hi/texts');
    return jest.requireActual('../support/pseudo-locale').pseudoTexts(texts);
  },
}));

jest.setTimeout(60_000);

let station: Station;
beforeAll(async () => {
  station = await startStation();
}, 120_000);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

const said = (text: WordedText): string => wordingIn('hi')(text);

/** The words of the texts that are neither in a catalogue nor data. */
async function englishIn(texts: readonly string[], data: readonly string[] = []): Promise<string[]> {
  const stored = [...data, ...(await storedTexts(station.sql))];
  return texts.flatMap((text) => plainWords(text, stored).map((word) => `${word} in ${text}`));
}

const ROWS = routes.map((row) => [`${row.method} ${row.path}`, row] as const);

/** Names that a refusal gives to a program: fields, calls and the words of the old tools. */
const NAMES = /\b[a-z]+(?:[A-Z][a-z]*)+\b|\/\S+|\b[a-z]+(?:_[a-z]+)+\b/g;

test.each(ROWS.filter(([name]) => restCases[name]?.bad))('the refusals of %s are in a catalogue', async (name, row) => {
  const { given, bad, alsoBad = [], isOpen } = restCases[name]!;
  await given?.(station);
  const texts: string[] = [];
  const sent: string[] = [];
  for (const one of [bad!, ...alsoBad]) {
    const { path = row.path, body } = typeof one === 'function' ? await one(station) : one;
    const call = { headers: { 'x-message-data': '1' }, ...(isOpen && { token: null }) };
    const reply = await station.rest(row.method, path.startsWith('?') ? row.path + path : path, body, call);
    expect(reply.body.text).toBeDefined();
    texts.push(said(reply.body.text));
    sent.push(...Object.values(body ?? {}).filter((value) => typeof value === 'string' && value.length > 1));
  }
  const withoutNames = texts.map((text) => text.replace(NAMES, ' '));
  expect(await englishIn(withoutNames, sent)).toEqual([]);
});

interface Pushed {
  title: string;
  tableLabel: string;
  msgText: WordedText;
}

test('the bell, and what a socket adds to it, are in a catalogue', async () => {
  await aShiftRuns(station);
  const boss = { name: 'BOSS', email: 'boss@station.example', password: 'open-sesame', isAdmin: true };
  await station.act('createUser', { ...boss, phoneNo: '9876543210', address: 'MAIN ROAD' });
  const { token } = await submit(station.request(), signIn, { email: boss.email, password: boss.password });
  const staff = actAs(station.request({ actor: await actorOf(station.database, station.staffToken) }));
  const { advanceByStaff, payRateByAdmin } = policySamples;
  await station.sql("INSERT INTO station_setting (key, value) VALUES ('advanceByStaff', '0')");
  const advance = await advanceByStaff.input(station, 500);
  await expect(staff('recordEmployeeAdvance', advance)).rejects.toMatchObject({ kind: 'WAITING' });
  await station.act('changePayRate', await payRateByAdmin.input(station, 0));
  const [rowId] = station.ids.employees;
  const line = await openLine(station.url, token);
  line.subscribe('subscription { notificationAdded { title tableLabel msgText { message messageId params } } }');
  await listening();
  await staff('changeRow', { table: 'employee', rowId, permission: 1, changes: [], comment: 'Left' });
  await until(() => line.answers().length > 0);
  const [pushed] = line.answers() as { data: { notificationAdded: Pushed } }[];
  line.ws.close();
  const { title, tableLabel, msgText } = pushed!.data.notificationAdded;
  expect(await englishIn([title, labelIn('hi')(tableLabel), said(msgText)])).toEqual([]);
  const { body } = await station.graphql('{ notifications { msgText { message messageId params } } }', {}, { token });
  const texts: string[] = body.data.notifications.map(({ msgText }: { msgText: WordedText }) => said(msgText));
  expect(texts.length).toBeGreaterThan(2);
  expect(await englishIn(texts)).toEqual([]);
});

test('mails about the account and about limits are in a catalogue', async () => {
  await station.sql("UPDATE app_user SET language = 'hi'");
  const admin = station.request({ actor: await actorOf(station.database, station.adminToken) });
  await turnOn(admin, ADMIN.password);
  await submit(station.request({ userAgent: 'Another', address: '198.51.100.7' }), signIn, {
    email: STAFF.email,
    password: STAFF.password,
  });
  await aShiftRuns(station);
  await station.act('recordCreditSale', await policySamples.overLimitByStaff.input(station, 500));
  const mails = await station.sql<{ subject: string; body: string }>(
    "SELECT subject, body FROM outbox_message WHERE event_key ~ '^(creditLimitPassed|secondFactor|newDevice)'",
  );
  expect(mails.length).toBeGreaterThan(2);
  await station.sql('DELETE FROM outbox_message');
  const texts = mails.flatMap(({ subject, body }) => [subject, body]);
  expect(await englishIn(texts, ['Forecourt Filling Station', 'Another'])).toEqual([]);
});

test.each(Object.keys(STATION_EVENTS))('the text of the event %s, and its example, are in a catalogue', (event) => {
  const { subject, body } = ownWordsOf(event, 'hi');
  const words = [subject, body].map((text) => text.replace(/\{\{\w+\}\}/g, ' '));
  const meanings = Object.values(placeholdersOf(event)).map(({ meaning }) => labelIn('hi')(meaning));
  expect([...words, ...meanings].flatMap((text) => plainWords(text, []))).toEqual([]);
});
