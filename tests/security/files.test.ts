import { deflateSync } from 'node:zlib';
import { FILE_QUOTAS } from '../../server/domain/stored-file.rules';
import { checkFile } from '../../server/services/files/check-file';
import { type Call, type Station, startStation } from '../support/station';

/** Replaces the limits of the worker thread that checks PDFs. */
const mockLimits: { withinMs?: number } = {};
jest.mock('../../server/platform/thread-job', () => {
  const real = jest.requireActual<typeof import('../../server/platform/thread-job')>(
    '../../server/platform/thread-job',
  );
  return { ...real, inThread: (job: Parameters<typeof real.inThread>[0]) => real.inThread({ ...job, ...mockLimits }) };
});

const END = '\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
/** A PDF with the given numbered objects. */
const pdf = (...objects: string[]): Buffer => bytes(`%PDF-1.7\n${objects.join('\n')}${END}`);
const CATALOG = (more = ''): string => `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${more} >>\nendobj`;
const PAGES =
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj';

/** An object stream with one object. */
function packed(
  object: string,
  dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
  pack: (text: Buffer) => Buffer = deflateSync,
) {
  const body = pack(bytes(`9 0 ${object}`)).toString('latin1');
  return `8 0 obj\n<< ${dictionary} /Length ${body.length} >>\nstream\n${body}\nendstream\nendobj`;
}

const OVERLAPPING = `8 0 obj<</Type/ObjStm/N 2/First 8>>stream
9 9 8 0 ${' '.repeat(20)}
endstream endobj`;

/** An object stream with the given number of empty objects. */
function packedIndex(count: number): string {
  const index = Array.from({ length: count }, (_, number) => `${number} 0 `).join('');
  const body = deflateSync(bytes(index)).toString('latin1');
  return `8 0 obj<</Type/ObjStm/N 1/First ${index.length}/Filter/FlateDecode>>stream\n${body}\nendstream endobj`;
}

const codeOf = (content: Buffer): Promise<string> =>
  checkFile(content).then(
    () => 'taken',
    (error: { problems?: { code: string }[] }) => {
      if (!error.problems) throw error;
      return error.problems[0]!.code;
    },
  );

describe('a PDF is refused that', () => {
  test.each<[string, Buffer]>([
    ['runs a script when it opens', pdf(CATALOG('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), PAGES)],
    ['runs a script with an escaped name', pdf(CATALOG('/OpenAction << /S /J#61vaScript /#4aS (x) >>'), PAGES)],
    [
      'runs a script by reference',
      pdf(CATALOG('/OpenAction 5 0 R'), PAGES, '5 0 obj\n<< /S /JavaScript /JS 6 0 R >>\nendobj'),
    ],
    ['opens a web page by itself', pdf(CATALOG('/OpenAction << /S /URI /URI (https://evil.example) >>'), PAGES)],
    ['opens with an object that does not exist', pdf(CATALOG('/OpenAction 77 0 R'), PAGES)],
    ['continues after its first page', pdf(CATALOG('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 5 0 R >>'), PAGES)],
    ['reacts to actions of the reader', pdf(CATALOG('/AA << /WC 5 0 R >>'), PAGES)],
    ['starts a program', pdf(CATALOG(), PAGES, '5 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj')],
    ['contains another file', pdf(CATALOG('/Names << /EmbeddedFiles 5 0 R >>'), PAGES)],
    ['has a script in an object stream', pdf(CATALOG(), PAGES, packed('<< /S /JavaScript /JS (x) >>'))],
    ['has an escaped script in an object stream', pdf(CATALOG(), PAGES, packed('<< /S /#4Aava#53cript >>'))],
    [
      'disguises the type of an object stream',
      pdf(CATALOG(), PAGES, packed('<< /AA 3 0 R >>', '/Type /Obj#53tm /N 1 /First 4 /Filter /Fl#61teDecode')),
    ],
    [
      'disguises an object stream by a comment',
      pdf(CATALOG(), PAGES, packed('<< /AA 3 0 R >>', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode % obj\n')),
    ],
    [
      'has a script behind a fake stream',
      pdf(CATALOG(), '% stream\n5 0 obj << /S /JavaScript >> endobj % endstream', PAGES),
    ],
    [
      'has another action disguised as going to a page',
      pdf(CATALOG('/OpenAction<</S/URI/URI(http://e)/X(/S /GoTo)>>'), PAGES),
    ],
    ['contains HTML', pdf(CATALOG(), PAGES, '<script>alert(1)</script>')],
    [
      'has a script with twenty million escaped letters',
      pdf(CATALOG(), PAGES, packed(`<< /S /#4Aava#53cript /X /${'#41'.repeat(6_000_000)} >>`)),
    ],
    ['is also a web page', pdf('<html><body>hello</body></html>', CATALOG(), PAGES)],
  ])('%s', async (_, content) => {
    expect(await codeOf(content)).toBe('FILE_ACTIVE');
  });

  test.each<[string, Buffer]>([
    ['is encrypted', pdf(CATALOG(), PAGES, packed('<< >>'), '7 0 obj\n<< /Encrypt 4 0 R >>\nendobj')],
    [
      'uses another compression',
      pdf(CATALOG(), PAGES, packed('<< >>', '/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode')),
    ],
    ['is a decompression bomb', pdf(CATALOG(), PAGES, packed(' '.repeat(30_000_000)))],
    [
      'cannot be decompressed',
      pdf(
        CATALOG(),
        PAGES,
        packed('<< >>', undefined, (text) => text),
      ),
    ],
    [
      'hides an object in a fake stream',
      pdf('% stream\n1 0 obj<</Type/Catalog/OpenAction<</S/Launch/F(x)>>>>endobj\n% endstream', PAGES),
    ],
    [
      'hides an object stream in a fake stream',
      pdf(CATALOG(), `% stream\n${packed('<< /AA 3 0 R >>').replace('stream\n', 'stream \n')}\n% endstream`, PAGES),
    ],
    [
      'contains objects in an ordinary stream',
      pdf(CATALOG(), PAGES, '5 0 obj<<>>stream\n6 0 obj<</AA 3 0 R>>\nendstream endobj'),
    ],
    ['has millions of objects in a stream', pdf(CATALOG(), PAGES, packedIndex(1_800_000))],
    ['has hundreds of thousands of objects', pdf(CATALOG(), PAGES, '5 0 obj endobj\n'.repeat(250_000))],
    ['has overlapping objects in a stream', pdf(CATALOG(), PAGES, OVERLAPPING)],
  ])('%s', async (_, content) => {
    expect(await codeOf(content)).toBe('FILE_UNREADABLE');
  });
});

test.each([[' \n'], ['\r'], ['\t\r\n']])('object streams are checked after "stream" and %j', async (ending) => {
  const object = packed('<< /AA 3 0 R >>').replace('stream\n', `stream${ending}`);
  expect(await codeOf(pdf(CATALOG(), PAGES, object))).toBe('FILE_ACTIVE');
});

test.each([
  ['a long number', '1'.repeat(1_500_000)],
  ['endless filters', `8 0 obj<</Type/ObjStm${'/Filter ['.repeat(150_000)}>>stream\n\nendstream`],
  ['one object repeated', '5 0 obj endobj\n'.repeat(100_000)],
])('a PDF with %s takes about as long as an ordinary one', async (_, hostile) => {
  const timeOf = async (body: string): Promise<number> => {
    const start = performance.now();
    await codeOf(pdf(CATALOG(), PAGES, body));
    return performance.now() - start;
  };
  const plain = await timeOf('(plain text) '.repeat(hostile.length / 13));
  // Quadratic work would take thousands of times as long.
  expect(await timeOf(hostile)).toBeLessThan(Math.max(plain, 10) * 50);
});

test('the server handles other requests while it checks a PDF of a million objects', async () => {
  let [longest, last] = [0, performance.now()];
  const tick = (): void => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const start = last;
  const timer = setInterval(tick, 5);
  await codeOf(
    pdf(CATALOG(), PAGES, '8 0 obj<</Type/ObjStm/N 1/First 4>>stream\n9 0 <<>>\nendstream\n'.repeat(80_000)),
  );
  clearInterval(timer);
  tick();
  // On one thread a single gap would be nearly the whole time.
  expect(longest).toBeLessThan((performance.now() - start) / 2);
});

describe('an ordinary PDF is accepted:', () => {
  test.each<[string, Buffer]>([
    ['without actions', pdf(CATALOG(), PAGES)],
    ['that opens on a page (as LibreOffice writes)', pdf(CATALOG('/OpenAction[3 0 R /XYZ null null 0]'), PAGES)],
    ['that goes to a page', pdf(CATALOG('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'), PAGES)],
    [
      'that goes to a page by reference (as TeX writes)',
      pdf(CATALOG('/OpenAction 5 0 R'), PAGES, '5 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj'),
    ],
    [
      'whose first page is in an object stream',
      pdf(CATALOG('/OpenAction 9 0 R'), PAGES, packed('<< /S /GoTo /D [3 0 R /Fit] >>')),
    ],
    [
      'with a link',
      pdf(
        CATALOG(),
        PAGES,
        '5 0 obj\n<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://iocl.com) >> >>\nendobj',
      ),
    ],
    [
      'with a picture whose bytes look like /AA and /JS',
      pdf(CATALOG(), PAGES, '5 0 obj\n<< /Length 9 >>\nstream\n/AA /JS /\nendstream\nendobj'),
    ],
  ])('%s', async (_, content) => {
    expect(await codeOf(content)).toBe('taken');
  });
});

describe('at a station', () => {
  let station: Station;
  beforeAll(async () => {
    station = await startStation();
  });
  afterAll(() => station.close());

  const upload = (content = pdf(CATALOG(), PAGES), call: Call = {}) => {
    const form = new FormData();
    form.set('document', new Blob([new Uint8Array(content)]), 'bill.pdf');
    return station.rest('POST', '/api/v1/file', form, { token: station.staffToken, ...call });
  };
  /** Files of a user uploaded that long ago, each of 60 bytes or of the given length. */
  const uploaded = (count: number, ago: string, length = 60, userId = station.ids.staff) =>
    station.sql(
      `INSERT INTO stored_file (id, name, content_type, content, created_by_id, created_at)
       SELECT gen_random_uuid(), 'x.pdf', 'application/pdf', convert_to(repeat('x', $2), 'UTF8'), $4, now() - $3::interval
       FROM generate_series(1, $1)`,
      [count, length, ago, userId],
    );
  afterEach(() => station.sql('DELETE FROM stored_file'));

  test('a PDF that takes too long to check is refused at its field', async () => {
    mockLimits.withinMs = 1;
    const { status, body } = await upload();
    delete mockLimits.withinMs;
    const message = 'This PDF takes too long to check. Print it to PDF and choose the new file.';
    expect([status, body]).toEqual([400, { msg: message, errors: [{ field: 'file', message }] }]);
    expect((await upload()).status).toBe(200);
  });

  test("the product's own prints are accepted", async () => {
    const printed = await station.rest('POST', '/api/v1/print', { data: [['Litres', '12.500']], widths: [100, 100] });
    expect(printed.status).toBe(200);
    expect(await codeOf(printed.body as Buffer)).toBe('taken');
  });

  test('a user who uploads many files is refused, and others are not', async () => {
    await uploaded(FILE_QUOTAS.filesPerHour, '10 minutes');
    const refused = await upload();
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      `You have uploaded ${FILE_QUOTAS.filesPerHour} files in the last hour. Try again later.`,
    ]);
    await station.sql('UPDATE stored_file SET created_by_id = $1', [station.ids.admin]);
    expect((await upload()).status).toBe(200);
  });

  test('a file above a quota is refused before it is checked', async () => {
    const hostile = pdf(CATALOG('/AA << /WC 5 0 R >>'), PAGES);
    expect((await upload(hostile)).status).toBe(400);
    await uploaded(FILE_QUOTAS.filesPerHour, '10 minutes');
    expect((await upload(hostile)).status).toBe(409);
  });

  test('repeating the last upload within a quota under its key returns the same answer', async () => {
    await uploaded(FILE_QUOTAS.filesPerHour - 1, '10 minutes');
    const first = await upload(undefined, { key: 'the last one' });
    expect(first.status).toBe(200);
    const again = await upload(undefined, { key: 'the last one' });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('concurrent uploads of several users do not exceed the limit of unused files', async () => {
    const content = pdf(CATALOG(), PAGES);
    const quota = jest.replaceProperty(FILE_QUOTAS, 'unusedBytes', Math.floor(content.length * 2.5));
    const users = [station.staffToken, station.adminToken];
    const answers = await Promise.all([...users, ...users].map((token) => upload(content, { token })));
    quota.restore();
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  });

  test('the number of files per day is limited', async () => {
    await uploaded(FILE_QUOTAS.filesPerDay, '5 hours');
    expect((await upload()).body.msg).toBe(
      `You have uploaded ${FILE_QUOTAS.filesPerDay} files in the last day. Try again tomorrow.`,
    );
  });

  test('the unused files of one user are limited, and others can still upload', async () => {
    await uploaded(FILE_QUOTAS.unusedBytesOfUser / (5 * 1024 * 1024), '5 hours', 5 * 1024 * 1024);
    expect((await upload()).body.msg).toBe(
      'You have uploaded too many files without saving their forms. Try again tomorrow.',
    );
    await station.sql('UPDATE stored_file SET created_by_id = $1', [station.ids.admin]);
    expect((await upload()).status).toBe(200);
  });

  test('the size of the files per day is limited', async () => {
    await uploaded(FILE_QUOTAS.bytesPerDay / (5 * 1024 * 1024), '5 hours', 5 * 1024 * 1024);
    expect((await upload()).body.msg).toContain('300 MB in the last day');
  });
});
