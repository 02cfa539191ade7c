import { parentPort, workerData } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { type Script, scriptOf } from '../../../i18n/languages';
import { makeDevanagariCopyable } from './copyable-text';
import { documentOf, FONT } from './pdf-document';
import type { LaidOutJob, PrintJob } from './printed';

/** The font of each script. A file has Latin and ₹ too, since a print has one font. */
const FONTS: Readonly<Record<Script, { normal: string; bold: string }>> = {
  Devanagari: {
    normal: require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
  },
};

const job = workerData as PrintJob | LaidOutJob;
const font = FONTS[scriptOf(job.language ?? 'en')];

makeDevanagariCopyable();
pdfmake.setFonts({ [FONT]: font });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === font.normal || path === font.bold);

/** One job per thread, which frees all memory of a print. */
async function main(): Promise<void> {
  const document = 'document' in job ? job.document : documentOf(job);
  const pdf = await pdfmake.createPdf(document).getBuffer();
  parentPort!.postMessage(pdf);
}
void main();
