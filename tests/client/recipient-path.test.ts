import { recipientNames } from '../../client/src/features/messages/recipient-names';
import { isOwnPath } from '../../client/src/features/messages/recipient-path';

const ORIGIN = 'https://station.example';

test.each(['/api/v1/creditor', '/api/v1/employee', '/api/v1/mis/last-running-shift', '/users'])(
  '%s is requested',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
    expect(new URL(path, ORIGIN).href).toBe(`${ORIGIN}${path}`);
  },
);

const REFUSED = [
  'https://evil',
  'https://station.example/api/v1/creditor',
  '//evil',
  '//evil/api/v1/creditor',
  '/\\evil',
  '\\\\evil',
  '/api/v1/../x',
  '/api/v1/%2e%2e/x',
  '/api/v1/./x',
  '/api//v1',
  'javascript:alert(1)',
  'data:text/html,x',
  'api/v1/creditor',
  '/',
  '',
  '/api/v1/creditor?to=https://evil',
  '/api/v1/creditor#x',
  '/api/v1/creditor@evil',
  ' /api/v1/creditor',
  '/api/v1/creditor\n',
  '/\t/evil',
];

const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  asked.mockReset();
  details.mockReset();
  Object.assign(globalThis, { fetch: asked, localStorage: { getItem: () => 'TOKEN' } });
});

const details = jest.fn<Promise<{ id: number; detail: string }[]>, [string]>();
const named = (routePath: string) =>
  recipientNames({ routePath, pkFieldName: 'employeeId', displayName: 'employeeName' }, 'ra & co', details);

test.each(REFUSED)('%j is not requested', async (path) => {
  expect(isOwnPath(path)).toBe(false);
  expect(await named(path)).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

test("names come from the category's path, by its key and display field", async () => {
  asked.mockResolvedValue(Response.json([{ employeeId: 7, employeeName: 'ramesh kumar', contactNo: '1' }]));
  expect(await named('/api/v1/employee/auto')).toEqual([{ value: '7', label: 'ramesh kumar' }]);
  const [path, { method, headers }] = asked.mock.calls[0]!;
  expect([path, method]).toEqual(['/api/v1/employee/auto?q=ra+%26+co', 'GET']);
  expect(headers).toEqual({ authorization: 'Bearer TOKEN' });
  expect(details).not.toHaveBeenCalled();
});

test('names that several recipients share get the details that tell them apart', async () => {
  const names = ['ravi', 'sunita', 'Ravi'].map((employeeName, index) => ({ employeeId: index + 1, employeeName }));
  asked.mockResolvedValue(Response.json(names));
  details.mockResolvedValue([
    { id: 1, detail: '9000000001' },
    { id: 2, detail: '9000000002' },
    { id: 3, detail: '9000000003' },
  ]);
  const labels = (await named('/api/v1/employee/auto')).map(({ value, label }) => [value, label]);
  expect(labels).toEqual([
    ['1', 'ravi (9000000001)'],
    ['2', 'sunita'],
    ['3', 'Ravi (9000000003)'],
  ]);
  expect(details).toHaveBeenCalledWith('ra & co');
});

test('a path that does not answer is a failed look-up', async () => {
  asked.mockResolvedValue(Response.json({ msg: 'admins only' }, { status: 403 }));
  await expect(named('/api/v1/employee/auto')).rejects.toThrow('admins only');
});
