import { readEnv } from '../../server/env';

test('the station starts on defaults without any setting', () => {
  expect(readEnv({})).toMatchObject({
    nodeEnv: 'production',
    port: 4000,
    host: '127.0.0.1',
    dataDir: '.data',
    stationTz: 'Asia/Kolkata',
    trustProxy: false,
    logLevel: 'info',
    logSql: false,
    maxConnections: 500,
    connectionsPerAddress: 50,
    anonymousPerMinute: 120,
    readsPerMinute: 600,
    writesPerMinute: 300,
    requestsPerMinute: 6000,
  });
});

test('an empty setting counts as missing', () => {
  expect(readEnv({ PORT: '', STATION_SEED: ' ', DATABASE_URL: '' })).toEqual(readEnv({}));
});

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ LOG_FORMAT: 'text' }, { logFormat: 'text' }],
  [{ DATABASE_URL: 'postgresql://u:p@db/station?sslmode=require' }, { databaseUrl: /sslmode=require$/ }],
  [
    { DATABASE_URL: 'postgres://u:p@db/station', DATABASE_OWNER_URL: 'postgres://o:p@db/station' },
    { databaseOwnerUrl: 'postgres://o:p@db/station' },
  ],
  [{ STATION_SEED: 'demo' }, { stationSeed: 'demo' }],
  [
    { ADMIN_EMAIL: 'a@b.in', ADMIN_PASSWORD: 'secret' },
    { adminEmail: 'a@b.in', adminPassword: 'secret' },
  ],
  [
    { SMTP_URL: 'smtps://u:p@mail:465', MAIL_FROM: 'Station <a@b.in>' },
    { smtpUrl: /^smtps/, mailFrom: /Station/ },
  ],
  [{ MESSAGE_WEBHOOK_URL: 'https://gateway/sms?key=1' }, { messageWebhookUrl: 'https://gateway/sms?key=1' }],
  [{ MESSAGE_WEBHOOK_URL: 'http://gateway' }, { messageWebhookUrl: 'http://gateway' }],
  [{ STATION_TZ: 'America/St_Johns' }, { stationTz: 'America/St_Johns' }],
  [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
  [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '10.0.0.0/8,127.0.0.1' }, { trustProxy: '10.0.0.0/8,127.0.0.1' }],
  [{ PUBLIC_URL: 'https://station.example/' }, { publicUrl: 'https://station.example' }],
] as const)('accepts %j', (given, expected) => {
  const env: object = readEnv(given);
  for (const [name, value] of Object.entries(expected)) {
    const read = Reflect.get(env, name);
    if (value instanceof RegExp) expect(read).toMatch(value);
    else expect(read).toBe(value);
  }
});

test.each<[Record<string, string>, string]>([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '4e3' }, 'PORT must be a whole number'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ DATABASE_OWNER_URL: 'postgres://o:p@db/station' }, 'DATABASE_URL must be set when DATABASE_OWNER_URL is'],
  [{ STATION_SEED: 'full' }, 'STATION_SEED must be one of demo, empty'],
  [{ ADMIN_EMAIL: 'a@b.in' }, 'ADMIN_PASSWORD must be set when ADMIN_EMAIL is'],
  [{ ADMIN_PASSWORD: 'secret' }, 'ADMIN_EMAIL must be set when ADMIN_PASSWORD is'],
  [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM must be set when SMTP_URL is'],
  ...['ftp://gateway', 'file:///etc/passwd', 'javascript:alert(1)', '//gateway', 'gateway'].map(
    (given): [Record<string, string>, string] => [
      { MESSAGE_WEBHOOK_URL: given },
      'MESSAGE_WEBHOOK_URL must be an address such as https://',
    ],
  ),
  [{ STATION_TZ: 'Mars/Olympus' }, 'STATION_TZ must be a time zone'],
  [{ STATION_TZ: '+05:30' }, 'STATION_TZ must be a time zone'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 16 characters'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of'],
  [{ READS_PER_MINUTE: '0' }, 'READS_PER_MINUTE must be a whole number from 1'],
  [{ REQUESTS_PER_MINUTE: '0' }, 'REQUESTS_PER_MINUTE must be a whole number from 1'],
  [{ WRITES_PER_MINUTE: 'many' }, 'WRITES_PER_MINUTE must be a whole number from 1'],
  [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS must be a whole number from 1'],
])('refuses %j', (given, sentence) => {
  expect(() => readEnv(given)).toThrow(sentence);
});

test('lists all errors together, without any values', () => {
  const read = () => readEnv({ PORT: 'x', STATION_TZ: 'x', ADMIN_PASSWORD: 'hunter2', METRICS_TOKEN: 'hunter3' });
  expect(read).toThrow(/PORT.*STATION_TZ.*METRICS_TOKEN.*ADMIN_EMAIL/s);
  expect(read).not.toThrow(/hunter/);
});
