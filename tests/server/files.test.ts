import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { FILE_TEXTS, GREATEST_FILE } from '../../server/domain/stored-file.rules';
import { checkFile } from '../../server/services/files/check-file';
import { deleteUnusedFiles } from '../../server/services/files/delete-unused-files';
import { shownName } from '../../server/services/files/shown-name';
import { readLogo } from '../../server/services/settings/station-logo';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Call, type Station, startStation } from '../support/station';
import { refusalOf } from './backend';

let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

const SCRIPT = '<script>alert(1)</script>';
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
/** A PDF of the given number of bytes. */
function pdf(length: number, inside = 'A bill'): Buffer {
  const [head, tail] = [`%PDF-1.7\n${inside}\n`, '\nstartxref\n9\n%%EOF\n'];
  return bytes(head + ' '.repeat(length - head.length - tail.length) + tail);
}
const PDF = pdf(200);
/** A picture three times as wide as high: red with a blue left end. */
const drawn = () =>
  sharp({ create: { width: 60, height: 20, channels: 3, background: '#f00' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#00f' } }, left: 0, top: 0 },
  ]);
const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff') => drawn().toFormat(format).toBuffer();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer();

/** The mean colour of ten by ten pixels. */
async function colourAt(content: Buffer, left: number, top: number) {
  const part = await sharp(content).extract({ left, top, width: 10, height: 10 }).png().toBuffer();
  return (await sharp(part).stats()).dominant;
}

const upload = (content: Buffer, name = 'bill.pdf', call: Call = {}) => {
  const form = new FormData();
  form.set('document', new Blob([new Uint8Array(content)]), name);
  return station.rest('POST', '/api/v1/file', form, call);
};
const get = (id: string, call: Call = {}) => station.rest('GET', `/api/v1/file/${id}`, undefined, call);

describe('accepted files', () => {
  test('a PDF is returned byte for byte, as a download that never executes', async () => {
    const { status, body } = await upload(PDF, 'बिल 44.pdf');
    expect([status, body]).toEqual([200, [{ fileId: expect.any(String) }]]);
    const kept = await get(body[0].fileId);
    expect(kept.status).toBe(200);
    expect(kept.body).toEqual(PDF);
    expect(kept.headers.get('content-type')).toBe('application/pdf');
    expect(kept.headers.get('content-disposition')).toBe(
      `attachment; filename="___ 44.pdf"; filename*=UTF-8''${encodeURIComponent('बिल 44.pdf')}`,
    );
    expect(kept.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('exactly 5 MB is accepted, whatever other fields are sent', async () => {
    const { status, body } = await upload(pdf(GREATEST_FILE));
    expect([status, body]).toEqual([200, [{ fileId: expect.any(String) }]]);
    expect((await get(body[0].fileId)).body).toHaveLength(GREATEST_FILE);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s is served with its real type and nothing else', async (format) => {
    const sent = Buffer.concat([await picture(format), bytes(`${SCRIPT}PK\x05\x06`)]);
    const { contentType, content } = await checkFile(sent);
    expect(contentType).toBe(`image/${format}`);
    expect(content.includes('script')).toBe(false);
    expect(await sharp(content).metadata()).toMatchObject({ format, width: 60, height: 20 });
    const [left, right] = [await colourAt(content, 0, 5), await colourAt(content, 50, 5)];
    expect([left.b > 200, left.r < 50, right.b < 50, right.r > 200]).toEqual([true, true, true, true]);
  });

  test('a photo is rotated upright and loses its location and camera data', async () => {
    const photo = await drawn()
      .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const { content } = await checkFile(photo);
    const { width, height, orientation, exif, icc, xmp } = await sharp(content).metadata();
    expect([width, height, orientation, exif, icc, xmp]).toEqual([20, 60, undefined, undefined, undefined, undefined]);
    expect(content.includes('Camera')).toBe(false);
    expect((await colourAt(content, 5, 5)).b).toBeGreaterThan(200);
  });

  test.each([
    ['keeps a picture of 10 megapixels', 4000, 2500, { width: 4000, height: 2500 }],
    ["scales a phone's 12 megapixels down to 10", 3000, 4000, { width: 2738, height: 3651 }],
  ])('%s', async (_, width, height, kept) => {
    const { contentType, content } = await checkFile(await blank(width, height));
    expect(contentType).toBe('image/jpeg');
    expect(await sharp(content).metadata()).toMatchObject(kept);
  });
});

describe('refused files', () => {
  const cut = async (format: 'jpeg' | 'png' | 'webp', part: number) => {
    const whole = await picture(format);
    return whole.subarray(0, Math.floor(whole.length * part));
  };
  /** A few hundred bytes that would unpack to ten gigabytes: a PNG whose header states 60,000 by 60,000 pixels. */
  async function bomb(): Promise<Buffer> {
    const small = await picture('png');
    small.writeUInt32BE(60_000, 16);
    small.writeUInt32BE(60_000, 20);
    small.writeUInt32BE(crc32(small.subarray(12, 29)), 29);
    return small;
  }

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an empty file', () => Buffer.alloc(0), FILE_TEXTS.empty],
    ['SVG', () => bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), FILE_TEXTS.notTaken],
    ['SVG with an XML prologue', () => bytes('<?xml version="1.0"?><!DOCTYPE svg><svg/>'), FILE_TEXTS.notTaken],
    ['HTML', () => bytes(`<!doctype html>${SCRIPT}`), FILE_TEXTS.notTaken],
    ['HTML followed by a PDF', () => Buffer.concat([bytes(SCRIPT), PDF]), FILE_TEXTS.notTaken],
    ['a GIF', () => picture('gif'), FILE_TEXTS.notTaken],
    ['a TIFF', () => picture('tiff'), FILE_TEXTS.notTaken],
    ['a ZIP', () => bytes('PK\x03\x04 and so on'), FILE_TEXTS.notTaken],
    ['an executable', () => bytes('MZ\x90\x00'), FILE_TEXTS.notTaken],
    ['zero bytes', () => Buffer.alloc(100), FILE_TEXTS.notTaken],
    ['a PDF without its end', () => PDF.subarray(0, 150), FILE_TEXTS.damagedPdf],
    ['a PDF followed by HTML', () => Buffer.concat([PDF, bytes(SCRIPT)]), FILE_TEXTS.damagedPdf],
    ['a PDF followed by a ZIP', () => Buffer.concat([PDF, bytes('PK\x03\x04PK\x05\x06')]), FILE_TEXTS.damagedPdf],
    ['a PDF header without content', () => bytes('%PDF-1.7'), FILE_TEXTS.damagedPdf],
    ['half a JPEG', () => cut('jpeg', 0.5), FILE_TEXTS.damagedPicture],
    ['a JPEG without its end', () => cut('jpeg', 0.97), FILE_TEXTS.damagedPicture],
    ['half a PNG', () => cut('png', 0.5), FILE_TEXTS.damagedPicture],
    ['half a WebP', () => cut('webp', 0.5), FILE_TEXTS.damagedPicture],
    ['JPEG magic bytes followed by HTML', () => bytes(`\xff\xd8\xff\xe0${SCRIPT}`), FILE_TEXTS.damagedPicture],
    ['PNG magic bytes followed by SVG', () => bytes('\x89PNG\r\n\x1a\n<svg/>'), FILE_TEXTS.damagedPicture],
    ['a picture that would unpack to gigabytes', bomb, FILE_TEXTS.tooManyPixels],
    ['a picture above 30 megapixels', () => blank(6000, 5001), FILE_TEXTS.tooManyPixels],
  ])('%s', async (_what, make, message) => {
    const content = await make();
    expect(content.length).toBeLessThan(GREATEST_FILE);
    const { status, body } = await upload(content, 'bill.pdf');
    expect([status, body]).toEqual([400, { msg: message, errors: [{ field: 'file', message }] }]);
  });

  test('a file of 6 MB, or one byte above 5 MB, is refused', async () => {
    for (const length of [6 * 1024 * 1024, GREATEST_FILE + 1]) {
      const { status, body } = await upload(pdf(length));
      expect([status, body]).toEqual([413, { msg: FILE_TEXTS.tooLarge }]);
    }
    await expect(checkFile(pdf(GREATEST_FILE + 1))).rejects.toMatchObject({
      kind: 'INVALID',
      problems: [{ message: FILE_TEXTS.tooLarge }],
    });
    const asText = { content: pdf(GREATEST_FILE + 3).toString('base64') };
    await expect(station.act('keepFile', asText)).rejects.toMatchObject({
      problems: [{ message: FILE_TEXTS.tooLarge }],
    });
  });

  test.each([
    ['a missing file', {}, 'Choose a file'],
    ['text that is not base64', { file: 'a bill' }, 'The content of the file must be base64 text'],
    [
      'a file name with a zero byte',
      { fileName: 'bill\0.pdf', file: PDF.toString('base64') },
      'File name must not contain control characters',
    ],
    [
      'a file name that is too long',
      { fileName: 'x'.repeat(256), file: PDF.toString('base64') },
      'File name must be at most 255 characters',
    ],
  ])('%s', async (_what, body, message) => {
    const { status, body: answer } = await station.rest('POST', '/api/v1/file', body);
    expect([status, answer.msg]).toEqual([400, message]);
  });

  test('an upload or download without a log-in, before a large body is read', async () => {
    const { body } = await upload(PDF);
    for (const token of [null, 'no-such-token']) {
      expect((await upload(PDF, 'bill.pdf', { token })).status).toBe(401);
      expect((await upload(pdf(2_000_000), 'bill.pdf', { token })).status).toBe(413);
      expect((await get(body[0].fileId, { token })).status).toBe(401);
    }
  });

  test.each([
    ['00000000-0000-4000-8000-000000000000', 404],
    ['1', 400],
    ['..%2f..%2fetc%2fpasswd', 400],
    ['%00', 400],
  ])('a download of %s, which does not exist', async (id, status) => {
    const answer = await get(id);
    expect([answer.status, answer.body.msg]).toEqual([status, 'This file was not found']);
  });

  test('leave nothing behind', async () => {
    const rows = await station.sql<{ type: string }>('SELECT DISTINCT content_type AS type FROM stored_file');
    expect(rows).toEqual([{ type: 'application/pdf' }]);
  });
});

test.each([
  ['bill.pdf', 'bill.pdf'],
  ['Bill No 44.71.PDF', 'Bill No 44.71.pdf'],
  ['बिल.pdf', 'बिल.pdf'],
  ['bill.pdf.exe', 'bill.pdf.exe.pdf'],
  ['bill.html', 'bill.html.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['..%2f..%2fetc%2fpasswd', '2f.. 2fetc 2fpasswd.pdf'],
  ['C:\\windows\\bill.pdf', 'C windows bill.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a"; filename="b.exe\r\nX: y', 'a filename= b.exe X y.pdf'],
  ['gnp.\u202Efdp.exe', 'gnp.fdp.exe.pdf'],
  ['', 'document.pdf'],
  ['...', 'document.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['x'.repeat(255), `${'x'.repeat(100)}.pdf`],
])('the name %j is shown as %j', (name, shown) => expect(shownName(name, 'application/pdf')).toBe(shown));

test('a photo keeps the spelling of its extension', () => {
  expect(shownName('Photo.JPEG', 'image/jpeg')).toBe('Photo.jpeg');
  expect(shownName('photo.png', 'image/jpeg')).toBe('photo.png.jpg');
});

test('the same key stores a file once', async () => {
  const [first, again] = [await upload(PDF, 'a.pdf', { key: 'file' }), await upload(PDF, 'a.pdf', { key: 'file' })];
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await upload(pdf(300), 'a.pdf', { key: 'file' })).status).toBe(422);
});

const invoiceWith = (invoiceNumber: string, documentId: string) => ({
  invoiceNumber,
  invoiceDateTime: '2025-04-01T10:00',
  receiveDateTime: '2025-04-01T18:00',
  invoiceAmount: 100_000,
  truckNumber: 'GJ 01',
  confirmed: true,
  documentId,
  lines: [{ productId: station.ids.products.diesel, quantity: 12_000_000, shortageQuantity: 0, density: '832.5' }],
});

describe('who may read a file', () => {
  const staff = (): Call => ({ token: station.staffToken });
  const fileBy = async (call: Call = {}): Promise<string> => (await upload(PDF, 'bill.pdf', call)).body[0].fileId;
  /** Whether the admin and the staff user can read the file; to others it does not exist. */
  async function readers(fileId: string) {
    const [admin, other] = [await get(fileId), await get(fileId, staff())];
    if (other.status !== 200) expect(other).toMatchObject({ status: 404, body: { msg: 'This file was not found' } });
    return { admin: admin.status === 200, staff: other.status === 200 };
  }

  test('one only uploaded: its uploader and admins', async () => {
    expect(await readers(await fileBy())).toEqual({ admin: true, staff: false });
    expect(await readers(await fileBy(staff()))).toEqual({ admin: true, staff: true });
  });

  test("an invoice's file: every user who may read the invoice", async () => {
    const fileId = await fileBy();
    await station.act('createInvoice', invoiceWith('IOC/READ', fileId));
    expect(await readers(fileId)).toEqual({ admin: true, staff: true });
  });

  test("the station's logo: every user, as a small PNG that prints find", async () => {
    const large = await sharp({ create: { width: 2400, height: 900, channels: 3, background: '#00f' } })
      .jpeg()
      .toBuffer();
    const uploaded = await station.act<{ fileId: string }>('keepFile', {
      name: 'logo.jpg',
      content: large.toString('base64'),
    });
    await station.act('setStationLogo', uploaded);
    const { body } = await station.graphql('{ stationLogo { fileId name } }', {}, staff());
    const { fileId, name } = body.data.stationLogo;
    expect([name, await readers(fileId)]).toEqual(['logo.png', { admin: true, staff: true }]);
    const image = (await readLogo(station.sql))!.replace('data:image/png;base64,', '');
    expect(await sharp(Buffer.from(image, 'base64')).metadata()).toMatchObject({
      format: 'png',
      width: 600,
      height: 225,
    });

    await station.act('setStationLogo', { fileId: null });
    expect(await readLogo(station.sql)).toBeUndefined();
    expect(await readers(fileId)).toEqual({ admin: true, staff: false });
  });

  test("a PDF, and another user's picture, are no logo", async () => {
    const refused = async (fileId: string) => (await refusalOf(station.act('setStationLogo', { fileId }))).code;
    expect(await refused(await fileBy())).toBe('NO_PICTURE');
    expect(await refused(await fileBy(staff()))).toBe('UNKNOWN_FILE');
    expect(await refused('00000000-0000-4000-8000-000000000000')).toBe('UNKNOWN_FILE');
  });

  test('one removed from a person: its uploader and admins', async () => {
    const [fileId, employeeId] = [await fileBy(), station.ids.employees[0]];
    await station.act('setPersonFile', { employeeId, kind: 'DOCUMENT', fileId });
    expect(await readers(fileId)).toEqual({ admin: true, staff: false });
    await station.act('setPersonFile', { employeeId, kind: 'DOCUMENT', fileId: null });
    expect(await readers(fileId)).toEqual({ admin: true, staff: false });
  });

  test("an invoice refuses another user's file, so that an id gives no access", async () => {
    const [fileId, own] = [await fileBy(), await fileBy(staff())];
    const enter = async (documentId: string) => {
      const { lines, ...invoice } = invoiceWith(`IOC/${documentId.slice(0, 8)}`, documentId);
      const mutation =
        'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { userErrors { field } } }';
      const input = {
        ...invoice,
        invoiceAmount: '1000.00',
        lines: lines.map((line) => ({ ...line, quantity: '12000.000', shortageQuantity: '0.000' })),
      };
      return (await station.graphql(mutation, { input }, staff())).body;
    };
    expect((await enter(fileId)).data.createInvoice.userErrors).toEqual([{ field: 'documentId' }]);
    expect(await readers(fileId)).toEqual({ admin: true, staff: false });
    expect((await enter(own)).data.createInvoice.userErrors).toEqual([]);
  });
});

test('an unreferenced file is deleted after a day, and no other', async () => {
  const fileOf = async () => (await upload(PDF)).body[0].fileId as string;
  const [loose, held, young] = [await fileOf(), await fileOf(), await fileOf()];
  await station.act('createInvoice', invoiceWith('IOC/1', held));
  await station.sql("UPDATE stored_file SET created_at = now() - interval '25 hours' WHERE id <> $1", [young]);
  await deleteUnusedFiles(station.sql);
  const left = await station.sql<{ id: string }>('SELECT id FROM stored_file WHERE id = ANY ($1)', [
    [loose, held, young],
  ]);
  expect(left.map(({ id }) => id).toSorted()).toEqual([held, young].toSorted());
  expect((await get(loose)).status).toBe(404);
  expect((await get(held)).status).toBe(200);
});

test('no call caused an unhandled error', () => {
  expect(station.logged.filter((line) => line.includes('unhandled error'))).toEqual([]);
});
