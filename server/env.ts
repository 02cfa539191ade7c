import { z } from 'zod';

/** The server's settings, read and checked once in main and passed on as values. */
export interface Env {
  nodeEnv: 'production' | 'development' | 'test';
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** An external PostgreSQL; without it the server runs the embedded one in `dataDir`. */
  databaseUrl?: string | undefined;
  /** The same database for the role that owns its tables, if the server runs as a role with fewer privileges. */
  databaseOwnerUrl?: string | undefined;
  /** Holds the embedded cluster, uploads and backups. */
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
  /**
   * Whose X-Forwarded-For is trusted: nobody's, everybody's, a number of hops, or a list of addresses (Fastify's
   * `trustProxy`).
   */
  trustProxy: boolean | number | string;
  /** The address of the station for browsers, without a trailing slash. Used for links in mails. */
  publicUrl?: string | undefined;
  /** Accepted host names besides PUBLIC_URL's, in lower case. */
  allowedHosts: readonly string[];
  /** Log each SQL statement with its duration. */
  logSql: boolean;
  /** `text` for people, `json` for programs. The default is `text` on a terminal, else `json`. */
  logFormat?: 'text' | 'json' | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Gives access to `/metrics`; without it the path does not exist. */
  metricsToken?: string | undefined;
  /** Limit of open HTTP connections. */
  maxConnections: number;
  /** The same limit for one address. It does not apply to a trusted proxy. */
  connectionsPerAddress: number;
  /** Per user, or per address without a log-in, in each server process. Writes have the same limit. */
  readsPerMinute: number;
  writesPerMinute: number;
  /** Per address in each server process, for all kinds of requests and all users together. */
  requestsPerMinute: number;
  /** Requests without a log-in per address. The limit of log-ins is the same, that of new documents a fifth of it. */
  anonymousPerMinute: number;
  /** Whether repeated queries are answered by their compiled form. */
  compiledReads: boolean;
}

const url = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be an address such as ${example}` });

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(min, error).max(max, error));
};

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** Requires a named zone: PostgreSQL reads the sign of '+05:30' the other way round than other programs. */
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
  LOG_FORMAT: oneOf(['text', 'json']).optional(),
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

/** The names of the settings in the environment. */
export const SETTINGS: readonly string[] = Object.keys(settings.shape);

/** Pairs of settings: the first requires the second. */
const TOGETHER = [
  ['DATABASE_OWNER_URL', 'DATABASE_URL'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['SMTP_URL', 'MAIL_FROM'],
] as const;

/** Lists the settings that cannot be used; the message is shown without a stack. */
class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Reads the settings; an empty one counts as not set. Throws one EnvError that lists every setting that cannot be used.
 * It never contains a value, as some are secret.
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
    logFormat: data.LOG_FORMAT,
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
