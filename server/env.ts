import { z } from 'zod';

/** The settings a station is started with: read once in main, checked, and handed on as values. */
export interface Env {
  nodeEnv: 'production' | 'development' | 'test';
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** An outside PostgreSQL; without it the embedded one in `dataDir` serves. */
  databaseUrl?: string | undefined;
  /** The same as the role that owns its tables, where the server is to serve as a role with less rights. */
  databaseOwnerUrl?: string | undefined;
  /** The embedded cluster, uploads and backups. */
  dataDir: string;
  /** Without it: `demo` on a new embedded database, else `empty`. */
  stationSeed?: 'demo' | 'empty' | undefined;
  /** The first admin of a new station; both or neither. */
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
  /** Without it messages stay on the outbox page. */
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  /** Where SMS and WhatsApp messages are posted to; without it they stay on the outbox page. */
  messageWebhookUrl?: string | undefined;
  /** IANA zone of the station's dates. */
  stationTz: string;
  /** Whose X-Forwarded-For is believed: nobody, everybody, a number of hops, or a list of addresses (Fastify's `trustProxy`). */
  trustProxy: boolean | number | string;
  /** Where browsers reach the station, without a closing slash: links in mails. */
  publicUrl?: string | undefined;
  /** Names besides PUBLIC_URL's under which the station is opened, in small letters. */
  allowedHosts: readonly string[];
  /** Log each SQL statement with its duration. */
  logSql: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Opens `/metrics`; without it there is none. */
  metricsToken?: string | undefined;
  /** Open HTTP connections at once. */
  maxConnections: number;
  /** Of these, of one address; a trusted proxy has no such bound. */
  connectionsPerAddress: number;
  /** Of one user, or of one address where nobody is logged in, by each server process; a write likewise. */
  readsPerMinute: number;
  writesPerMinute: number;
  /** Of one address, whatever they ask for and whoever is behind it, by each server process. */
  requestsPerMinute: number;
  /** Requests of who is not logged in, of one address; as many log-ins, and a fifth of it documents that are new. */
  anonymousPerMinute: number;
  /** Whether queries that were asked before are answered by their compiled form. */
  compiledReads: boolean;
}

const url = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be an address such as ${example}` });

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(min, error).max(max, error));
};

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** PostgreSQL reads '+05:30' the other way round than everybody else, so a zone has a name. */
function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const trusted = (text: string): boolean | number | string => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
};

const settings = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
  PORT: whole(0, 65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/forecourt').optional(),
  DATABASE_OWNER_URL: url(/^postgres(ql)?$/, 'postgres://owner:password@host:5432/forecourt').optional(),
  DATA_DIR: z.string().default('.data'),
  STATION_SEED: oneOf(['demo', 'empty']).optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/\S+@\S+/, 'must hold an e-mail address')
    .optional(),
  MESSAGE_WEBHOOK_URL: url(/^https?$/, 'https://gateway.example/messages').optional(),
  STATION_TZ: z.string().refine(isZone, 'must be a time zone such as Asia/Kolkata').default('Asia/Kolkata'),
  TRUST_PROXY: z.string().transform(trusted).default(false),
  PUBLIC_URL: url(/^https?$/, 'https://station.example')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.-]+(\s*,\s*[\w.-]+)*$/, 'must be names such as station.example, without a port')
    .transform((text) => text.toLowerCase().split(/\s*,\s*/))
    .default([]),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_SQL: oneOf(['on', 'off']).default('off'),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  MAX_CONNECTIONS: whole(1, 100_000).default(500),
  CONNECTIONS_PER_ADDRESS: whole(1, 100_000).default(50),
  READS_PER_MINUTE: whole(1, 1_000_000).default(600),
  WRITES_PER_MINUTE: whole(1, 1_000_000).default(300),
  REQUESTS_PER_MINUTE: whole(1, 1_000_000).default(6000),
  ANONYMOUS_PER_MINUTE: whole(1, 1_000_000).default(120),
  COMPILED_READS: oneOf(['on', 'off']).default('on'),
});

/** Their names in the environment. */
export const SETTINGS: readonly string[] = Object.keys(settings.shape);

/** The second is needed where the first is set. */
const TOGETHER = [
  ['DATABASE_OWNER_URL', 'DATABASE_URL'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['SMTP_URL', 'MAIL_FROM'],
] as const;

/** Settings that cannot be used; its message is the list, to be shown without a stack. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Reads the settings; an empty one counts as not set.
 * Throws one EnvError that lists every setting that cannot be used, and never shows a value, as some are secret.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const { data, error } = settings.safeParse(given);
  const problems = [
    ...(error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...TOGETHER.filter(([one, other]) => given[one] && !given[other]).map(
      ([one, other]) => `${other} must be set when ${one} is`,
    ),
  ];
  if (!data || problems.length > 0)
    throw new EnvError(`These settings cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  return {
    nodeEnv: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    dataDir: data.DATA_DIR,
    stationSeed: data.STATION_SEED,
    adminEmail: data.ADMIN_EMAIL,
    adminPassword: data.ADMIN_PASSWORD,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    messageWebhookUrl: data.MESSAGE_WEBHOOK_URL,
    stationTz: data.STATION_TZ,
    trustProxy: data.TRUST_PROXY,
    publicUrl: data.PUBLIC_URL,
    allowedHosts: data.ALLOWED_HOSTS,
    logLevel: data.LOG_LEVEL,
    logSql: data.LOG_SQL === 'on',
    metricsToken: data.METRICS_TOKEN,
    maxConnections: data.MAX_CONNECTIONS,
    connectionsPerAddress: data.CONNECTIONS_PER_ADDRESS,
    readsPerMinute: data.READS_PER_MINUTE,
    writesPerMinute: data.WRITES_PER_MINUTE,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    anonymousPerMinute: data.ANONYMOUS_PER_MINUTE,
    compiledReads: data.COMPILED_READS === 'on',
  };
}
