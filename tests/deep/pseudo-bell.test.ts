import { ask } from '../../server/platform/ask';
import { submit } from '../../server/platform/submit';
import { changeRow } from '../../server/services/approvals/change-row';
import { notifications } from '../../server/services/approvals/notifications.queries';
import { rehearseChange } from '../../server/services/approvals/rehearse-change';
import { changeReview } from '../../server/services/approvals/review.queries';
import { withdrawChange } from '../../server/services/approvals/withdraw-change';
import '../../server/modules/changes';
import type { WordedText } from '../../server/domain/kernel/message';
import { masters } from '../../server/masters';
import { labelIn, wordingIn } from '../../server/platform/language';
import type { ChangeSample } from '../server/changes/change-sample';
import { type OpenChangeStation, openChangeStation } from '../server/changes/change-station';
import { changeSamples } from '../server/changes/samples';
import { startNextShift } from '../support/close-running-shift';
import { plainWords, storedTexts } from '../support/plain-words';
import { expectBooksInOrder } from '../support/state-of-books';

// The pseudo-locale takes the place of a language; the process of this test alone sees it.
jest.mock('../../i18n/hi/texts', () => ({
  get texts() {
    const { texts } = jest.requireActual('../../i18n/hi/texts');
    return jest.requireActual('../support/pseudo-locale').pseudoTexts(texts);
  },
}));

jest.setTimeout(60_000);

let station: OpenChangeStation;
beforeAll(async () => {
  station = await openChangeStation();
}, 120_000);
afterAll(async () => {
  await expectBooksInOrder(station.backend.database);
  await station.backend.close();
});

const said = (text: WordedText): string => wordingIn('hi')(text);

/** What an admin reads of a request: in the bell, its title, its fields and its effects. */
async function textsOf(requestId: number, { table }: ChangeSample, rowId: number): Promise<string[]> {
  const told = (await ask(station.admin, notifications, {})).find(
    ({ notificationId }) => notificationId === requestId,
  )!;
  const { effectTexts = [], problems } = await submit(station.admin, rehearseChange, { requestId });
  const { label, requests } = await ask(station.admin, changeReview, { table, rowId });
  const fields = requests.flatMap(({ changes }) => changes.map((change) => change.label));
  return [
    said(told.msgText),
    ...[...effectTexts, ...problems].map((text) => said(text as WordedText)),
    ...[label, ...fields].map((text) => labelIn('hi')(text)),
  ];
}

const isMaster = ({ table }: ChangeSample): boolean => masters.some(({ master }) => master.table === table);
// Those of the masters last: a product without a rate would stop the next shift.
const samples = changeSamples.toSorted((one, other) => Number(isMaster(one)) - Number(isMaster(other)));
const named = samples.map((sample) => [[sample.table, sample.about].filter(Boolean).join(' '), sample] as const);

test.each(named)('the requests about a %s are in a catalogue', async (_name, sample) => {
  // A sample may close its shift.
  if ((await station.sql("SELECT FROM shift WHERE state = 'RUNNING'")).length === 0) await startNextShift(station);
  const rowId = await sample.seed(station);
  const changes = sample.change?.(station) ?? {};
  const asked = [
    ...(sample.change === null ? [] : [{ permission: 2, changes }]),
    ...(sample.notDeleted === undefined ? [{ permission: 1, changes: {} }] : []),
  ];
  // Then also those of an admin wait, for tables of which staff request no changes.
  await station.sql("INSERT INTO station_setting (key, value) VALUES ('fourEyes', 'true')");
  const texts: string[] = [];
  for (const { permission, changes } of asked) {
    const { changeRequestId: requestId } = await submit(station.other, changeRow, {
      ...{ table: sample.table, rowId, permission, comment: 'It was typed wrong', confirmed: true },
      changes: Object.entries(changes).map(([field, value]) => ({ field, value })),
    } as never);
    texts.push(...(await textsOf(requestId, sample, rowId)));
    await submit(station.other, withdrawChange, { requestId });
  }
  await station.sql("DELETE FROM station_setting WHERE key = 'fourEyes'");
  const stored = [...(await storedTexts(station.sql)), ...Object.values(changes).filter((value) => value !== null)];
  expect(texts.flatMap((text) => plainWords(text, stored).map((word) => `${word} in ${text}`))).toEqual([]);
});
