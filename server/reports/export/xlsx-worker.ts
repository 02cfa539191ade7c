import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { WorkbookJob, WorkbookPart } from './workbook';
import { type FilledSheet, sheetsOf } from './workbook-sheets';

const job = workerData as WorkbookJob;

parentPort!.on('message', (part: WorkbookPart) => {
  if (part === 'end') void finish();
  else take(part);
});

function take({ table, kind, cells }: Exclude<WorkbookPart, 'end'>): void {
  const into = job.tables[table]!;
  if (kind === 'total') into.totals = cells[0]!;
  else into[kind === 'row' ? 'rows' : 'subtotals'].push(...cells);
}

async function finish(): Promise<void> {
  const sheets = sheetsOf(job);
  const bytes = await writeExcelFile(
    sheets.map(({ sums: _, ...sheet }) => sheet),
    { features: [{ files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform: withResults(sheets) } } } }] },
  ).toBuffer();
  parentPort!.postMessage(bytes);
  parentPort!.close();
}

/**
 * Adds results to formulas, which the writer leaves to the spreadsheet program; a preview on a phone does not
 * calculate.
 */
const withResults =
  (sheets: FilledSheet[]) =>
  (content: string, _: unknown, { sheetIndex }: { sheetIndex: number }): string =>
    content.replace(/<f>([^<]*)<\/f>/g, (cell, formula: string) => {
      const sum = sheets[sheetIndex]!.sums.get(formula);
      return sum === undefined ? cell : `${cell}<v>${sum}</v>`;
    });
