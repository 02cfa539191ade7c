import { parentPort, workerData } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { makeShapedCopyable } from './copyable-text';
import { skipMissingAnchors } from './missing-anchors';
import { documentOf } from './pdf-document';
import { rollOf } from './pdf-roll';
import type { LaidOutJob, PrintJob } from './printed';
import { FONTS, withScripts } from './scripts';

const job = workerData as PrintJob | LaidOutJob;
const paths = new Set(Object.values(FONTS).flatMap(({ normal, bold }) => [normal, bold]));

makeShapedCopyable();
skipMissingAnchors();
pdfmake.setFonts(FONTS);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => paths.has(path));

/** One job per thread, which frees all memory of a print. */
async function main(): Promise<void> {
  const document = 'document' in job ? job.document : job.isRoll ? rollOf(job) : documentOf(job);
  const pdf = await pdfmake.createPdf({ ...document, content: document.content.map(withScripts) }).getBuffer();
  parentPort!.postMessage(pdf);
}
void main();
