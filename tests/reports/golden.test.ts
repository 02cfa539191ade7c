import fs from 'node:fs';
import path from 'node:path';
import { plantStation } from '../../server/database/seed/plant-station';
import { ask } from '../../server/platform/ask';
import { stationClock } from '../../server/platform/clock';
import { reports } from '../../server/reports';
import type { Column } from '../../server/reports/column';
import { jsonRows } from '../../server/reports/export/json-rows';
import type { Report } from '../../server/reports/report';
import { type Row, totalled } from '../../server/reports/section';
import { type Doors, openDoors } from '../server/access-doors';
import { expectBooksInOrder } from '../support/state-of-books';
import { DAYS, GOLDEN, TODAY } from './golden-cases';

/**
 * Every report on the demo station of one and the same past, against a file. Each file was read beside the documents when
 * it was made (`lookedAt` says at what), and its totals are added up from the documents here once more. To make them
 * anew after a change that is meant: FORECOURT_GOLDEN=write, and then read what changed.
 */
const FOLDER = path.join(__dirname, 'golden');
const ZONE = 'Asia/Kolkata';

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors();
  const clock = { ...stationClock(ZONE), today: () => TODAY, minute: () => `${TODAY}T08:00` };
  await plantStation({ ...doors.request({ clock }), isEmbedded: true }, DAYS);
  // The demo's running shift is empty: the reports of the current shift speak of the last closed one.
  await doors.sql("DELETE FROM shift WHERE state = 'RUNNING'");
}, 120_000);
afterAll(() => doors?.close());

/** Ids that no case can name before the demo is there. */
const FOUND: Record<string, string> = {
  shift: 'SELECT MAX(id) AS id FROM shift',
  bill: "SELECT id FROM creditor_bill WHERE creditor_id = 8 AND from_date = '2026-09-01'",
  payment: 'SELECT MIN(payment_id) AS id FROM payment_allotment WHERE bill_id IS NOT NULL',
  salary: "SELECT id FROM salary_payment WHERE employee_id = 3 AND to_date = '2026-09-30'",
};

async function askedOf({ parameters }: Report, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const asked = { ...input };
  for (const [name, value] of Object.entries(input))
    if (parameters[name]!.kind === 'integer' && typeof value === 'string')
      asked[name] = (await doors.sql<{ id: number }>(FOUND[value]!))[0]!.id;
  return asked;
}

async function answerOf(report: Report) {
  const actor = { userId: 1, sessionId: 0, name: 'ADMIN', email: 'admin@demo.example', isAdmin: true };
  const clock = { ...stationClock(ZONE), today: () => TODAY };
  const input = await askedOf(report, GOLDEN[report.route]!.input ?? {});
  return ask(doors.request({ actor, clock }), report.query, input as never);
}

/** Moments are left out: a ledger's are those of the planting. */
const written = (report: Report, { sections }: Awaited<ReturnType<typeof answerOf>>) =>
  report.sections.map((section, place) => {
    const { rows, subtotals, totals } = sections[place]!;
    const summed = section.columns.filter(({ name, total }) => total || name === section.subtotalBy);
    return {
      section: section.name,
      rows: shown(section.columns, rows),
      subtotals: shown(summed, subtotals),
      totals: totals && shown(totalled(section), [totals])[0],
    };
  });

const shown = (columns: readonly Column[], rows: Row[]): Row[] =>
  jsonRows(
    columns.filter(({ kind }) => kind !== 'instant'),
    rows,
    ZONE,
  ).map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value != null)));

it('there is a case for each report, and no other', () => {
  expect(Object.keys(GOLDEN).toSorted()).toEqual(reports.map(({ route }) => route).toSorted());
  expect(fs.readdirSync(FOLDER).toSorted()).toEqual(reports.map(({ route }) => `${route}.json`).toSorted());
});

it('the demo holds every invariant', () => expectBooksInOrder(doors.database));

describe.each(reports.map((report) => [report.route, report] as const))('%s', (route, report) => {
  it('is what its file says', async () => {
    const answer = written(report, await answerOf(report));
    const file = path.join(FOLDER, `${route}.json`);
    if (process.env.FORECOURT_GOLDEN === 'write') fs.writeFileSync(file, `${JSON.stringify(answer, null, 1)}\n`);
    expect(answer).toEqual(JSON.parse(fs.readFileSync(file, 'utf8')));
  });

  const sums = Object.entries(GOLDEN[route]?.fromDocuments ?? {});
  if (sums.length > 0)
    it.each(sums)('its totals are those of the documents %s', async (name, sql) => {
      const { sections } = await answerOf(report);
      const { totals } = sections[report.sections.findIndex((one) => (one.name ?? '') === name)]!;
      const [expected] = await doors.sql<Row>(sql.replaceAll(':payment', `(${FOUND.payment})`));
      const figures = Object.fromEntries(Object.entries(expected!).map(([column, sum]) => [column, Number(sum)]));
      expect(totals).toMatchObject(figures);
      expect(Object.values(figures).some((figure) => figure > 0)).toBe(true);
    });
});
