import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { TRANSLATED } from '../../i18n/languages';
import { reports } from '../../server/reports';
import { type Column, isDrawn } from '../../server/reports/column';
import type { Values } from '../../server/reports/parameter';
import type { Report } from '../../server/reports/report';
import { workForReports } from '../reports/worked-for-reports';
import { inHindi } from '../support/in-hindi';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { sheetsOf } from '../support/xlsx-sheets';

jest.setTimeout(60_000);

let station: Station;
let valuesFor: (report: Report) => Values;

beforeAll(async () => {
  station = await startStation();
  valuesFor = await workForReports(station);
  await seedLookalikes();
}, 60_000);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

/** Texts of users that look like the station's own words. */
const TYPED = ['Paid to Ram', 'Cash, Carry & Co', 'SHIFT 5 TRADERS', 'Pump 7', 'Salary of May'] as const;

async function seedLookalikes(): Promise<void> {
  const [paid, firm, traders, pump, salary] = TYPED;
  const names = [
    ['creditor', 'firm_name', [firm, traders, 'Cash']],
    ['employee', 'name', [salary, 'Payment']],
  ] as const;
  for (const [table, column, texts] of names)
    for (const [at, text] of texts.entries())
      await station.sql(
        `UPDATE ${table} SET ${column} = $1 WHERE id = (SELECT id FROM ${table} ORDER BY id OFFSET ${at} LIMIT 1)`,
        [text],
      );
  const commented = ['shift', 'creditor_payment', 'expenditure', 'employee_advance', 'cash_transfer', 'salary_payment'];
  for (const table of commented) await station.sql(`UPDATE ${table} SET comment = $1`, [paid]);
  for (const table of ['stock_in', 'density_reading']) await station.sql(`UPDATE ${table} SET comment = $1`, [pump]);
  // A vehicle equal to a word that is translated in other cells.
  await station.sql("UPDATE credit_sale SET vehicle = CASE WHEN id % 2 = 0 THEN 'Salary' END");
  for (const [table, name] of [
    ['payment_mode', 'Credit'],
    ['transaction_account', 'Payment'],
  ] as const)
    await station.sql(
      `UPDATE ${table} SET name = $1 WHERE id = (SELECT MIN(${table.replace('transaction_', '')}_id) FROM creditor_payment)`,
      [name],
    );
  await station.sql("UPDATE shift_type SET name = 'Morning' WHERE id = (SELECT MIN(id) FROM shift_type)");
  await station.sql("UPDATE meter_event SET reason = 'Testing'");
  await station.sql("UPDATE app_user SET name = 'Cash collection' WHERE is_admin");
  await station.sql("INSERT INTO event_category (name) VALUES ('Salary earned')");
  await station.sql(`
    INSERT INTO message_subscription (event_category_id, receive_category_id, recipient_id)
    SELECT e.id, s.receive_category_id, s.recipient_id * known
    FROM message_subscription s CROSS JOIN event_category e CROSS JOIN (VALUES (1), (0)) x(known)
    WHERE e.name = 'Salary earned'`);
}

const reportAt = (route: string): Report => reports.find((report) => report.route === route)!;

async function fileOf(route: string, parameters: Record<string, string>) {
  // The report includes everyone who receives messages.
  const { event: _, recipient: __, ...values } = valuesFor(reportAt(route)) as Record<string, string>;
  const reply = await station.rest(
    'GET',
    `/api/v1/report/${route}?${new URLSearchParams({ ...values, ...parameters })}`,
  );
  expect(reply.status).toBe(200);
  return reply.body as Buffer;
}

const recordsOf = (csv: Buffer | string): string[][] =>
  parse(String(csv), { bom: true, relax_column_count: true }) as string[][];

test.each(reports.map(({ route }) => route))(
  "%s in Hindi differs from English only in the station's own words",
  async (route) => {
    const [english, hindi] = (
      await Promise.all(['en', 'hi'].map((language) => fileOf(route, { format: 'csv', language })))
    ).map(recordsOf);
    expect(hindi).toHaveLength(english!.length);
    const { sections } = reportAt(route);
    const heads = sections.map(({ columns }) => columns.filter(isDrawn));
    let columns: readonly Column[] = [];
    for (const [index, record] of english!.entries()) {
      const head = heads.find((drawn) => drawn.map(({ label }) => label).join('|') === record.join('|'));
      columns = head ?? (record.length === columns.length ? columns : []);
      for (const [at, cell] of record.entries()) {
        const translated = hindi![index]![at]!;
        const kind = head === undefined && cell !== 'Total' ? columns[at]?.kind : undefined;
        const isOwn = kind === undefined || kind === 'words' || kind === 'file';
        const wording = isOwn ? inHindi : String;
        if (kind === 'message') expect(translated === cell || /\p{Script=Devanagari}/u.test(translated)).toBe(true);
        else expect([route, columns[at]?.name, translated]).toEqual([route, columns[at]?.name, wording(cell)]);
        for (const typed of TYPED)
          if (['words', 'message'].includes(columns[at]?.kind ?? '') && cell !== typed && cell.includes(typed))
            expect(translated).toContain(typed);
      }
    }
    if (sections[0]!.name === null) expect(hindi![0]).toEqual(heads[0]!.map(({ label }) => inHindi(label)));
  },
);

test.each([
  ['credit-report-bybillid', 'vehicle', ['Salary', 'कोई गाड़ी नहीं']],
  ['creditor-payment-receipt', 'paidBy', ['Credit, Payment']],
  ['credit-payment-between-two-day', 'mode', ['Credit', 'नकद']],
  ['reading-report', 'event', [/^यहाँ तक: .*: Testing$/, /^यहाँ से शुरू: .*: Testing$/]],
  ['employee-salary-detail', 'what', ['एडवांस, Morning, Paid to Ram']],
  ['showall-creditors', 'firmName', ['Cash']],
  ['employee-pay-rate', 'employee', ['Payment']],
  ['day-book', 'document', [/^उधार बिक्री \d+$/]],
  ['current-shift-cash-transaction', 'document', [/^नकद वसूली: .+, .+$/]],
  ['closed-shift-report', 'notes', [/(^|, )बिना गिना$/]],
  ['dsr', 'verdict', [/^[\d,.]+ L की घटत, मान्य [\d,.]+ L के अंदर; सीमा तक [\d,.]+ L बाकी।$/]],
  ['msg-subscription-report', 'event', ['Salary earned', 'दिन का सारांश']],
  ['msg-subscription-report', 'recipient', ['Cash collection', 'अब नहीं है']],
])(
  "in %s the station's own words in %s are translated, and texts of users are not",
  async (route, column, expected) => {
    const records = recordsOf(await fileOf(route, { format: 'csv', language: 'hi' }));
    const { sections } = reportAt(route);
    const cells = sections.flatMap(({ columns }) => {
      const drawn = columns.filter(isDrawn);
      const from = records.findIndex((record) => record.join() === drawn.map(({ label }) => inHindi(label)).join());
      const at = drawn.findIndex(({ name }) => name === column);
      return from < 0 || at < 0 ? [] : records.slice(from + 1).map((record) => record[at] ?? '');
    });
    for (const words of expected)
      expect(cells).toContainEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  },
);

test('a file without a language is in English, and files for tools always are', async () => {
  const [plain, english, json, jsonInHindi] = await Promise.all(
    [{ format: 'csv' }, { format: 'csv', language: 'en' }, { format: 'json' }, { format: 'json', language: 'hi' }].map(
      (parameters) => fileOf('showall-creditors', parameters as Record<string, string>),
    ),
  );
  expect(String(english)).toBe(String(plain));
  expect(jsonInHindi).toEqual(json);
});

test('an unknown language is refused', async () => {
  const reply = await station.rest('GET', '/api/v1/report/showall-creditors?format=csv&language=xx');
  expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ msg: 'language must be en, hi or mr' })]);
});

test('a workbook has its head, labels and sums in Hindi, and its figures as figures', async () => {
  const [sheet] = await sheetsOf(await fileOf('sell-day', { format: 'xlsx', language: 'hi' }));
  const cells = sheet!.rows.flat();
  expect(cells).toContain(inHindi('Sales by day'));
  expect(cells).toContain(inHindi('Total'));
  expect(cells.some((cell) => typeof cell === 'number')).toBe(true);
});

test.each(
  TRANSLATED.flatMap((language) =>
    ['salary-payslip', 'dsr', 'closed-shift-report', 'creditor-payment-receipt'].map(
      (route) => [route, language] as const,
    ),
  ),
)('%s is printed in %s', async (route, language) => {
  const pdf = await fileOf(route, { format: 'pdf', language });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  if (process.env.LOOK_AT) fs.writeFileSync(`${process.env.LOOK_AT}/${route}-${language}.pdf`, pdf);
});
