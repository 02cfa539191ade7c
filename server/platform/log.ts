import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import pretty from 'pino-pretty';
import type { Env } from '../env';

/** Values under keys like these never reach a log, at any depth (pino's own `redact` has no "any depth"). */
const SECRET =
  /("[^"]*(?:password|token|autoGen|authorization|cookie|database(?:Owner)?Url|smtpUrl|webhookUrl)[^"]*"):"(?:[^"\\]|\\.)*"/gi;
/** An API key, in any text: an error's message, or a path. */
const API_KEY = /\bfck_[0-9A-Za-z]{4,}/g;
const masked = (line: string): string => line.replace(SECRET, '$1:"…"').replace(API_KEY, 'fck_…');

/** Links in mails carry their secret in the query, so a logged URL shows parameter names without values. */
const withoutQueryValues = (url: string): string => url.replace(/([?&][^=&#]*)=[^&#]*/g, '$1=…');

interface LoggedRequest {
  method?: string;
  url?: string;
  ip?: string;
}

const request = ({ method, url, ip }: LoggedRequest) => ({ method, url: url && withoutQueryValues(url), ip });

/** Omits the parameters of a failed statement: they may hold a password's hash or a creditor's telephone number. */
function failure(error: Error) {
  const { parameters, ...rest } = stdSerializers.err(error);
  return rest;
}

/** One line per event: time of day, level, message. */
const readable = (): DestinationStream => pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' });

/**
 * Creates the log of the process, with secrets masked: JSON lines, or readable lines on a terminal and where LOG_FORMAT
 * says so. `destination` receives JSON lines instead of standard output.
 */
export function createLog(
  { logLevel, logFormat = process.stdout.isTTY ? 'text' : 'json' }: Pick<Env, 'logLevel' | 'logFormat'>,
  destination?: DestinationStream,
): Logger {
  const options = { level: logLevel, serializers: { req: request, err: failure }, hooks: { streamWrite: masked } };
  const stream = destination ?? (logFormat === 'text' ? readable() : undefined);
  return stream ? pino(options, stream) : pino(options);
}
