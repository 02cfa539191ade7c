import { BUILT_IN_ROLES } from '../../../server/domain/rights';
import { actAs } from '../../support/closing-station';
import { type Reply, STAFF, type Station } from '../../support/station';
import { type Cases, next } from './case';

const NO_SUCH_ROW = { status: 404, msg: 'This entry was not found' };

/** Addresses of rows outside the registry, which all get the same answer (docs/evidence/THREATS.md, T10). */
const UNKNOWN_ROWS = [
  'user-1',
  'pg_shadow-1',
  'Creditor-1',
  '__proto__-1',
  'constructor-1',
  'creditor;---1',
  '..%2Fx-1',
  'password-1',
  'creditor',
  'creditor-',
  '-1',
  'creditor--1',
  'creditor-1x',
  'creditor-1.5',
  'creditor-0',
  'creditor-999999',
  'creditor-2147483648',
  'creditor-9999999999',
  'user_session-1',
  `${'x'.repeat(10_000)}-1`,
  'creditor%00-1',
];

/** Staff request another telephone number for an employee; returns the request as its reviewer gets it. */
async function requestOf({ rest, ids, staffToken }: Station) {
  const employeeId = ids.employees[0];
  const contactNo = String(9_100_000_000 + next());
  const asked = { employeeData: { employeeId, contactNo }, comment: 'A new number' };
  const { body } = await rest('PUT', '/api/v1/employee', asked, { token: staffToken });
  expect(body).toEqual({ msg: 'Sent for approval. Somebody who may approve it will decide.' });
  const { permissionRows } = (await rest('GET', `/api/v1/getpermissiondata/employee-${employeeId}`)).body;
  return { employeeId, contactNo, row: permissionRows.at(-1) };
}

/** Another admin changes another employee, which needs no decision. */
async function changeOfOther(station: Station): Promise<void> {
  const actor = {
    kind: 'user' as const,
    userId: station.ids.staff,
    sessionId: 0,
    mustConfirm: false,
    name: STAFF.name,
    email: STAFF.email,
    rights: BUILT_IN_ROLES.admin,
  };
  await actAs(station.request({ actor }))('changeRow', {
    table: 'employee',
    rowId: station.ids.employees[1],
    permission: 2,
    comment: 'A new number',
    changes: [{ field: 'contactNo', value: String(9_200_000_000 + next()) }],
  });
}

/** The complete row as the old screen posts it, with figures changed on the way. */
async function posted(station: Station) {
  const { row } = await requestOf(station);
  return { body: { ...row, reportData: JSON.stringify({ payRate: 1, name: 'tampered' }), permission: 1 } };
}

const MINUTE = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

const undecided = { body: { notificationId: 999_999 } };

export const approvalsCases: Cases = {
  'GET /api/v1/getnotification': {
    isAdminOnly: true,
    given: async (station) => {
      await requestOf(station);
      await changeOfOther(station);
    },
    look: ({ body }: Reply) => {
      const said = (what: string) => ({
        notificationId: expect.any(Number),
        rowId: expect.any(Number),
        tableName: 'employee',
        msg: expect.stringMatching(new RegExp(`^SURESH STAFF ${what} employee `)),
      });
      expect(body.slice(0, 2)).toEqual([said('changed'), said('asks to change')]);
      const ids = body.map((row: { notificationId: number }) => row.notificationId);
      expect(ids).toEqual(ids.toSorted((one: number, other: number) => other - one));
    },
    bad: null,
  },
  'GET /api/v1/getpermissiondata/*': {
    isAdminOnly: true,
    good: async (station) => ({
      path: `/api/v1/getpermissiondata/employee-${(await requestOf(station)).employeeId}`,
    }),
    look: ({ body }: Reply) => {
      const [actual] = body.actualRow;
      expect(actual).toMatchObject({
        employeeId: expect.any(Number),
        employeeName: expect.any(String),
        contactNo: expect.any(String),
        joinDate: '2024-04-01',
        timestamp: expect.stringMatching(MINUTE),
      });
      expect(Object.keys(actual)).not.toContain('payRate');
      const row = body.permissionRows.at(-1);
      expect(row).toEqual({
        notificationId: expect.any(Number),
        permission: 2,
        reportData: expect.any(String),
        msg: actual.employeeName,
        comment: 'A new number',
        userName: 'SURESH STAFF',
        timestamp: expect.stringMatching(MINUTE),
      });
      const { timestamp, ...now } = actual;
      expect(JSON.parse(row.reportData)).toEqual({ ...now, contactNo: expect.stringMatching(/^91/) });
    },
    bad: { path: '/api/v1/getpermissiondata/employee-999999', ...NO_SUCH_ROW },
    alsoBad: UNKNOWN_ROWS.map((row) => ({ path: `/api/v1/getpermissiondata/${row}`, ...NO_SUCH_ROW })),
  },
  'POST /api/v1/acceptpermission': {
    isAdminOnly: true,
    good: posted,
    answer: { msg: 'The request was accepted' },
    bad: { body: { reportData: '{}' }, msg: 'notificationId must be a whole number', field: 'notificationId' },
    alsoBad: [{ ...undecided, status: 404, msg: 'This request was not found', field: 'notificationId' }],
  },
  'POST /api/v1/rejectpermission': {
    isAdminOnly: true,
    good: posted,
    answer: { msg: 'The request was rejected' },
    bad: { body: { notificationId: 'x' }, msg: 'notificationId must be a whole number', field: 'notificationId' },
    alsoBad: [{ ...undecided, status: 404, msg: 'This request was not found', field: 'notificationId' }],
  },
};
