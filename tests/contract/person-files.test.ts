import sharp from 'sharp';
import { checkBooks } from '../../server/books/check-books';
import { mailedTo } from '../security/recovery';
import { type Call, STAFF, type Station, startStation } from '../support/station';

/**
 * Pictures and documents of employees and users: who may set them, who may read them, and the picture of the old reset
 * page.
 */
let station: Station;
let png: Buffer;
beforeAll(async () => {
  station = await startStation();
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#06c' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  expect(await checkBooks(station.database)).toEqual([]);
  await station.close();
});

const PDF = Buffer.from('%PDF-1.7\nA paper\nstartxref\n9\n%%EOF\n', 'latin1');
const asStaff = (): Call => ({ token: station.staffToken });

async function upload(content: Buffer, call: Call = {}): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), content === PDF ? 'licence.pdf' : 'face.png');
  return (await station.rest('POST', '/api/v1/file', form, call)).body[0].fileId;
}

const SET = 'mutation ($input: SetPersonFileInput!) { setPersonFile(input: $input) { userErrors { message field } } }';
const set = async (input: object, call: Call = { token: station.adminToken }) => {
  const { body } = await station.graphql(SET, { input }, call);
  return body.data?.setPersonFile?.userErrors ?? body.errors;
};
const FILES =
  'query ($employeeId: Int, $userId: Int) { personFiles(employeeId: $employeeId, userId: $userId) { picture { fileId name } document { name } } }';
const files = async (person: object, call: Call = { token: station.adminToken }) => {
  const { body } = await station.graphql(FILES, person, call);
  return body.data?.personFiles ?? body.errors[0].message;
};
const open = async (fileId: string, call: Call = {}) =>
  (await station.rest('GET', `/api/v1/file/${fileId}`, undefined, call)).status;

test('an employee has a picture that everyone sees and a document that only admins see', async () => {
  const employeeId = station.ids.employees[0];
  const [picture, document] = [await upload(png), await upload(PDF)];
  expect(await set({ employeeId, kind: 'PICTURE', fileId: picture })).toEqual([]);
  expect(await set({ employeeId, kind: 'DOCUMENT', fileId: document })).toEqual([]);
  const shown = { fileId: picture, name: 'face.png' };
  expect(await files({ employeeId })).toEqual({ picture: shown, document: { name: 'licence.pdf' } });
  expect(await files({ employeeId }, asStaff())).toEqual({ picture: shown, document: null });
  expect([await open(picture, asStaff()), await open(document, asStaff()), await open(document)]).toEqual([
    200, 404, 200,
  ]);
  expect(await set({ employeeId, kind: 'DOCUMENT', fileId: null })).toEqual([]);
  expect(await files({ employeeId })).toEqual({ picture: shown, document: null });
  const audited = await station.sql(
    `SELECT before ->> 'fileId' AS was, after ->> 'fileId' AS now FROM audit_row
     WHERE table_name = 'person_file' AND after ->> 'kind' IS DISTINCT FROM 'PICTURE' ORDER BY id`,
  );
  expect(audited).toEqual([
    { was: null, now: document },
    { was: document, now: null },
  ]);
});

test('users can set their own picture and nothing else', async () => {
  const { staff, admin, employees } = station.ids;
  const [own, paper] = [await upload(png, asStaff()), await upload(PDF, asStaff())];
  expect(await set({ userId: staff, kind: 'PICTURE', fileId: own }, asStaff())).toEqual([]);
  expect(await files({ userId: staff }, asStaff())).toEqual({
    picture: { fileId: own, name: 'face.png' },
    document: null,
  });
  const refused = [expect.objectContaining({ message: 'Only an admin can do this' })];
  expect(await set({ userId: staff, kind: 'DOCUMENT', fileId: paper }, asStaff())).toEqual(refused);
  expect(await set({ userId: admin, kind: 'PICTURE', fileId: own }, asStaff())).toEqual(refused);
  expect(await set({ employeeId: employees[0], kind: 'PICTURE', fileId: own }, asStaff())).toEqual(refused);
  expect(await files({ userId: admin }, asStaff())).toBe('Only an admin can do this');
});

test('users can neither read the document of another person by its id nor use it as their own picture', async () => {
  const { admin, staff } = station.ids;
  const picture = await upload(png);
  expect(await set({ userId: admin, kind: 'PICTURE', fileId: picture })).toEqual([]);
  expect(await open(picture, asStaff())).toBe(404);
  expect(await set({ userId: staff, kind: 'PICTURE', fileId: picture }, asStaff())).toEqual([
    { message: 'This file was not found', field: 'fileId' },
  ]);
});

test.each<[string, (of: Station) => object, string, string]>([
  ['neither employee nor user', () => ({}), 'employeeId', 'Choose an employee or a user'],
  [
    'an employee and a user',
    ({ ids }) => ({ employeeId: ids.employees[0], userId: ids.staff }),
    'employeeId',
    'Choose an employee or a user',
  ],
  ['an unknown employee', () => ({ employeeId: 99_999 }), 'employeeId', 'Choose an employee or a user'],
  [
    'an unknown file',
    ({ ids }) => ({ userId: ids.staff, fileId: '8b9ad0a2-0000-4000-8000-000000000000' }),
    'fileId',
    'This file was not found',
  ],
])('refuses %s at its field', async (_what, person, field, message) => {
  const input = { kind: 'PICTURE', fileId: await upload(png), ...person(station) };
  expect(await set(input)).toEqual([{ message, field }]);
});

test('refuses a PDF as a picture', async () => {
  const input = { userId: station.ids.staff, kind: 'PICTURE', fileId: await upload(PDF) };
  expect(await set(input)).toEqual([{ message: 'A picture must be a JPEG, PNG or WebP file', field: 'fileId' }]);
});

describe('the old page sends userPic with a new password', () => {
  const update = async (picture: Buffer, over: object = {}) => {
    const { rest } = station;
    await rest('PUT', '/passwordrecovery', { email: STAFF.email }, { token: null });
    const { autoGen, id: userId } = await mailedTo(station, STAFF.email);
    const form = new FormData();
    const fields: Record<string, string> = { password: 'brand-new', userId, autoGen, ...over };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('userPic', new Blob([new Uint8Array(picture)]), 'me.png');
    return rest('POST', '/update-password', form, { token: null });
  };
  const pictures = () =>
    station.sql<{ name: string }>(
      `SELECT f.name FROM person_file p JOIN stored_file f ON f.id = p.file_id WHERE p.user_id = $1 AND p.kind = 'PICTURE'`,
      [station.ids.staff],
    );

  test('sets the picture of that user', async () => {
    const { status, body } = await update(png);
    expect([status, body]).toEqual([200, { msg: 'passworded updated' }]);
    expect(await pictures()).toEqual([{ name: 'me.png' }]);
  });

  test('refuses a file that is no picture, and the link stays valid', async () => {
    const { status, body } = await update(PDF);
    expect([status, body.msg]).toEqual([400, 'A picture must be a JPEG, PNG or WebP file']);
    const [link] = await station.sql<{ usedAt: Date | null }>('SELECT used_at AS "usedAt" FROM password_recovery');
    expect(link!.usedAt).toBeNull();
  });

  test('stores nothing if the link is invalid', async () => {
    const kept = () =>
      station.sql(
        'SELECT (SELECT COUNT(*) FROM stored_file) AS files, (SELECT COUNT(*) FROM person_file) AS of_people',
      );
    const before = await kept();
    const { status, body } = await update(png, { autoGen: 'x'.repeat(43) });
    expect([status, body.msg]).toEqual([409, 'This link has been used or has expired. Please ask for a new one.']);
    expect(await kept()).toEqual(before);
  });

  test('an empty field, as sent by a page without a selected picture, changes the password only', async () => {
    expect((await update(Buffer.alloc(0))).status).toBe(200);
    expect(await pictures()).toEqual([{ name: 'me.png' }]);
  });
});
