import { parentPort, workerData } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { documentOf, FONT } from './pdf-document';
import type { LaidOutJob, PrintJob } from './printed';

/** Latin, ₹ and Devanagari in one file each. */
const FONTS = '@expo-google-fonts/noto-sans-devanagari';
const normal = require.resolve(`${FONTS}/400Regular/NotoSansDevanagari_400Regular.ttf`);
const bold = require.resolve(`${FONTS}/700Bold/NotoSansDevanagari_700Bold.ttf`);

pdfmake.setFonts({ [FONT]: { normal, bold } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);

/** One job per thread, which frees all memory of a print. */
async function main(): Promise<void> {
  const job = workerData as PrintJob | LaidOutJob;
  const document = 'document' in job ? job.document : documentOf(job);
  const pdf = await pdfmake.createPdf(document).getBuffer();
  parentPort!.postMessage(pdf);
}
void main();
