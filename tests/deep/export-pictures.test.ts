import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask } from '../../server/platform/ask';
import { reportDownloads } from '../../server/reports';
import type { ExportedFile } from '../../server/reports/export/exported-file';
import { renderPdf } from '../../server/reports/export/pdf';
import type { PrintedTable, PrintJob } from '../../server/reports/export/printed';
import { workForReports } from '../reports/worked-for-reports';
import { expectToLookLike, pictureOf, textOfPage } from '../support/pdf-picture';
import { type Station, startStation } from '../support/station';

jest.setTimeout(30_000);

const PRINTED_AT = new Date('2025-04-30T12:34:00Z');

const jobOf = (table: Partial<PrintedTable>, over: Partial<PrintJob> = {}): PrintJob => ({
  station: 'GOPAL FILLING STATION',
  letterhead: ['Dealers: Bharat Petroleum', 'NH 48, Tumakuru', 'Phone 0816 2270001 · GSTIN 29ABCDE1234F1ZW'],
  title: 'Credit sales',
  filters: 'From 01-04-2025 · To 30-04-2025',
  description: 'Loss −, gain +',
  timeZone: 'Asia/Kolkata',
  printedAt: PRINTED_AT,
  tables: [{ title: null, asFacts: false, columns: [], rows: [], foot: [], ...table }],
  ...over,
});

const looks = async (name: string, pdf: Buffer, page?: number) => expectToLookLike(name, await pictureOf(pdf, page));

test('Hindi is shaped correctly and can be copied, and ₹ is printed', async () => {
  const columns: PrintedTable['columns'] = [
    { label: 'कर्मचारी', kind: 'text' },
    { label: 'Amount', kind: 'money' },
  ];
  const rows = [
    ['क्षत्रिय, कर्मचारी, नियुक्ति ₹1,23,456.78', 12_345_678],
    ['श्री गणेश ट्रांसपोर्ट', -500],
  ];
  const pdf = await renderPdf(jobOf({ columns, rows, foot: [[null, 12_345_178]] }));
  await looks('hindi', pdf);
  const copied = await textOfPage(pdf);
  for (const written of ['क्षत्रिय, कर्मचारी, नियुक्ति ₹1,23,456.78', 'श्री गणेश ट्रांसपोर्ट']) expect(copied).toContain(written);
});

test('a wide table fits on the page', async () => {
  const columns = Array.from({ length: 20 }, (_, index) =>
    index === 0 ? { label: 'Firm', kind: 'text' as const } : { label: `Pump ${index}`, kind: 'money' as const },
  );
  const rows = ['SHREE TRANSPORT', 'GANESH LOGISTICS', 'BALAJI ROADWAYS'].map((firm, line) =>
    columns.map((_, index) => (index === 0 ? firm : 12_345_600 + 100 * line + index)),
  );
  const foot = [columns.map((_, index) => (index === 0 ? null : 37_037_100 + 3 * index))];
  await looks('wide', await renderPdf(jobOf({ columns, rows, foot })));
});

test('the second page repeats the head and has its page number', async () => {
  const columns: PrintedTable['columns'] = [
    { label: 'Day', kind: 'date' },
    { label: 'Firm', kind: 'text' },
    { label: 'Litres', kind: 'litres' },
    { label: 'Amount', kind: 'money' },
  ];
  const rows = Array.from({ length: 75 }, (_, index) => ['2025-04-02', `FIRM ${index}`, 12_500, 115_625 + index]);
  await looks('second-page', await renderPdf(jobOf({ columns, rows, foot: [[null, null, 937_500, 8_674_650]] })), 2);
});

describe('documents of the station', () => {
  let station: Station;
  let valuesFor: Awaited<ReturnType<typeof workForReports>>;
  beforeAll(async () => {
    station = await startStation();
    valuesFor = await workForReports(station);
    // A paper prints when it was issued, which is now.
    await station.sql('ALTER TABLE issued_paper DISABLE TRIGGER USER');
    await station.sql('UPDATE issued_paper SET issued_at = $1', [PRINTED_AT]);
    await station.sql('ALTER TABLE issued_paper ENABLE TRIGGER USER');
  }, 60_000);
  afterAll(() => station?.close());

  test.each([
    ['bill', 'credit-report-billed-by-id'],
    ['payslip', 'salary-payslip'],
  ])('%s', async (name, route) => {
    const { report, query } = reportDownloads.find((download) => download.report.route === route)!;
    const actor = {
      kind: 'user' as const,
      userId: station.ids.admin,
      sessionId: 0,
      mustConfirm: false,
      name: 'A',
      email: 'a',
      rights: BUILT_IN_ROLES.admin,
    };
    const ctx = station.request({ actor });
    ctx.clock = { ...ctx.clock, now: () => PRINTED_AT, today: () => '2025-04-30' };
    const { content } = (await ask(ctx, query, { ...valuesFor(report), format: 'pdf' })) as ExportedFile;
    await looks(name, content as Buffer);
  });
});
