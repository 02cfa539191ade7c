import { isOwnPath } from '../../client/src/features/messages/recipient-path';

const ORIGIN = 'https://station.example';

test.each(['/api/v1/creditor', '/api/v1/employee', '/api/v1/mis/last-running-shift', '/users'])(
  '%s is asked',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
    expect(new URL(path, ORIGIN).href).toBe(`${ORIGIN}${path}`);
  },
);

test.each([
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
])('%j is not', (path) => expect(isOwnPath(path)).toBe(false));
