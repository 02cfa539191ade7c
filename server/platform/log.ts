import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { Env } from '../env';

/** A text under a name like these never reaches a log, however deep it stands (pino's own `redact` knows no "any depth"). */
const SECRET =
  /("[^"]*(?:password|token|autoGen|authorization|cookie|database(?:Owner)?Url|smtpUrl|webhookUrl)[^"]*"):"(?:[^"\\]|\\.)*"/gi;
const masked = (line: string): string => line.replace(SECRET, '$1:"…"');

/** The links of mails carry their secret in the query, so a logged address keeps its names and loses its values. */
const withoutQueryValues = (url: string): string => url.replace(/([?&][^=&#]*)=[^&#]*/g, '$1=…');

interface LoggedRequest {
  method?: string;
  url?: string;
  ip?: string;
}

const request = ({ method, url, ip }: LoggedRequest) => ({ method, url: url && withoutQueryValues(url), ip });

/** Without what a failed statement carried: it may be a password's hash or a creditor's telephone number. */
function failure(error: Error) {
  const { parameters, ...rest } = stdSerializers.err(error);
  return rest;
}

/** The one log of a process: JSON lines, secrets masked. */
export const createLog = (env: Pick<Env, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: env.logLevel,
      serializers: { req: request, err: failure },
      hooks: { streamWrite: masked },
    },
    ...(destination ? [destination] : []),
  );
