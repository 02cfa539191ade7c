// Measures the first page of ten years of credit sales, in seconds and memory: node tests/bench/report-ten-years.mjs.
// Needs a build (npm run build). BENCH_HOME and BENCH_SALES as for report-month.mjs. A statement above the server's
// limit of 30 s fails.
import { tell } from './rounds.mjs';
import { LAST_DAY, of, onBooks, stationOf } from './years-of-books.mjs';

const { reports } = of('reports');
const { ask } = of('platform/ask');

const megabytes = (bytes) => `${Math.round(bytes / 1_048_576)} MB`;

await onBooks(async () => {
  const { ctx, close } = await stationOf(10);
  const report = reports.find(({ route }) => route === 'credit-detail-between-two-day');
  const before = process.memoryUsage.rss();
  let greatest = before;
  const watch = setInterval(() => (greatest = Math.max(greatest, process.memoryUsage.rss())), 20);
  const since = performance.now();
  const { sections } = await ask(ctx, report.query, { from: '2016-11-01', to: LAST_DAY });
  const seconds = (performance.now() - since) / 1000;
  clearInterval(watch);
  const { rows, rowCount } = sections[0];
  tell({
    what: `the first ${rows.length} of ${rowCount} credit sales with their totals, s`,
    ours: seconds.toFixed(1),
    beside: `memory ${megabytes(before)} before, at most ${megabytes(greatest)}`,
  });
  await close();
});
