import { parentPort, workerData } from 'node:worker_threads';
import { problemOfPdf } from './pdf-content';

/** A Buffer arrives in the thread as plain bytes. */
const { buffer, byteOffset, byteLength } = workerData as Uint8Array;
parentPort!.postMessage(problemOfPdf(Buffer.from(buffer, byteOffset, byteLength)));
