import { actorOf } from '../../../server/services/access/session';
import { mailedTo } from '../../security/recovery';
import { turnOn } from '../../support/second-factor';
import type { Reply, Station } from '../../support/station';
import { anotherEmail, type Case, type Cases } from './case';

const USER = { name: 'Pooja', phoneNo: '9876500001', address: 'Ward 5', password: 'sesame-3' };

const logIn: Case = {
  isOpen: true,
  good: () => ({ body: { email: 'staff@station.example', password: 'sesame-open' } }),
  look: ({ body }: Reply, { ids }: Station) => {
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        userId: ids.staff,
        name: 'SURESH STAFF',
        userName: 'SURESH STAFF',
        email: 'staff@station.example',
        emailId: 'staff@station.example',
        phoneNo: '9876543210',
        isAdmin: false,
        enable: true,
        address: 'MAIN ROAD',
        documentPath: null,
      },
    });
  },
  bad: {
    body: { email: 'staff@station.example', password: 'not-this-one' },
    status: 401,
    msg: 'Invalid email address or password !!!',
  },
};

/** The recovery link mailed to a new user. */
async function recoveryLink(station: Station): Promise<{ userId: string; autoGen: string }> {
  const { act, rest } = station;
  const email = anotherEmail();
  await act('createUser', { ...USER, email });
  await rest('PUT', '/passwordrecovery', { email }, { token: null });
  const { autoGen, id } = await mailedTo(station, email);
  return { autoGen, userId: id };
}

/** A log-in of a new user with an authenticator app, and its second step. */
async function secondStep({ act, rest, request, database }: Station): Promise<object> {
  const email = anotherEmail();
  await act('createUser', { ...USER, email });
  const login = { email, password: USER.password };
  const { body } = await rest('POST', '/login', login, { token: null });
  const ctx = request({ actor: await actorOf(database, body.token) });
  const { recoveryCodes } = await turnOn(ctx, USER.password);
  const refused = await rest('POST', '/api/v1/login', login, { token: null });
  expect(refused.status).toBe(401);
  expect(refused.body).toEqual({
    msg: 'This account needs a second step to log in',
    code: 'SECOND_FACTOR_REQUIRED',
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    secondSteps: ['AUTHENTICATOR', 'RECOVERY_CODE'],
  });
  return { challenge: refused.body.challenge, recoveryCode: recoveryCodes[0] };
}

export const accessCases: Cases = {
  'POST /login': logIn,
  'POST /api/v1/login': logIn,
  'POST /api/v1/login/second-step': {
    isOpen: true,
    good: async (station) => ({ body: await secondStep(station) }),
    look: ({ body }) =>
      expect(body).toMatchObject({
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: { userName: 'POOJA', emailId: expect.any(String), enable: true },
      }),
    bad: {
      body: { challenge: 'unknown', code: '123456' },
      status: 401,
      msg: 'This log-in took too long. Enter your email and password again.',
    },
  },
  'PUT /passwordrecovery': {
    isOpen: true,
    good: () => ({ body: { email: 'admin@station.example' } }),
    answer: { msg: 'a password recovery email has been send to your mail address' },
    bad: {
      body: { email: 'nobody@station.example' },
      status: 404,
      msg: 'This is not a registered email address !!!',
      field: 'email',
    },
  },
  'POST /update-password': {
    isOpen: true,
    good: async (station) => ({ body: { password: 'brand-new', userPic: '', ...(await recoveryLink(station)) } }),
    answer: { msg: 'passworded updated' },
    bad: { body: { password: 'brand-new', userPic: '', userId: '', autoGen: '' }, msg: 'missing token and id' },
  },
};
