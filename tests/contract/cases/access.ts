import { mailedTo } from '../../security/recovery';
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

export const accessCases: Cases = {
  'POST /login': logIn,
  'POST /api/v1/login': logIn,
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
