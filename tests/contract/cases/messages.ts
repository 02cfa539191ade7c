import type { Station } from '../../support/station';
import { another, type Cases, LAST_ID, list } from './case';

const CREDITORS = {
  tablename: 'creditor',
  pkFieldName: 'creditorId',
  displayName: 'shortName',
  routePath: '/api/v1/creditorauto',
};
const category = (over: object = {}) => ({
  body: { receiveCategoryName: another('Firms'), ...CREDITORS, ...over },
});

const aReceiveCategory = async ({ act }: Station): Promise<number> => {
  const { tablename: tableName, ...rest } = CREDITORS;
  const made = { name: another('Firms'), tableName, ...rest };
  return (await act<{ receiveCategoryId: number }>('createReceiveCategory', made)).receiveCategoryId;
};
const anEvent = async ({ act }: Station): Promise<number> =>
  (await act<{ eventCategoryId: number }>('createEventCategory', { name: another('Holiday') })).eventCategoryId;

/** A message as the old screen sends it: the complete category and the rows of the list. */
const message =
  (over: object = {}) =>
  async (station: Station) => ({
    body: {
      eventCategoryId: await anEvent(station),
      msgRecCategoryData: {
        msgRecCategoryId: await aReceiveCategory(station),
        msgRecCategoryName: 'Firms',
        ...CREDITORS,
      },
      selectedList: [
        { creditorId: station.ids.creditors[0], shortName: 'SHREE' },
        { creditorId: station.ids.creditors[0], shortName: 'SHREE' },
      ],
      ...over,
    },
  });

const refused =
  (over: object, msg: string, field: string): ((station: Station) => Promise<object & { msg: string }>) =>
  async (station) => ({ ...(await message(over)(station)), msg, field });

const wrong = (over: object, msg: string, field: string) => ({ ...category(over), msg, field });

export const messageCases: Cases = {
  'GET /api/v1/user/auto': {
    isAdminOnly: true,
    ...list({ userId: expect.any(Number), name: 'ADMIN' }),
  },
  'POST /api/v1/mis/create-event-category': {
    isAdminOnly: true,
    good: () => ({ body: { eventCategoryName: another('Holiday') } }),
    answer: LAST_ID,
    bad: { body: { eventCategoryName: ' ' }, msg: 'Enter a event name', field: 'eventCategoryName' },
    alsoBad: [
      { body: { eventCategoryName: 'x'.repeat(300) }, msg: 'At most 100 characters', field: 'eventCategoryName' },
      {
        body: { eventCategoryName: 'shift STARTED' },
        status: 409,
        msg: 'Event shift STARTED already exists',
        field: 'eventCategoryName',
      },
    ],
  },
  'POST /api/v1/mis/create-msg-receive-category': {
    isAdminOnly: true,
    good: () => category(),
    answer: LAST_ID,
    bad: { body: {}, msg: 'Enter Category', field: 'receiveCategoryName' },
    alsoBad: [
      wrong({ tablename: '', routePath: '' }, 'Enter Table', 'tablename'),
      wrong({ pkFieldName: '' }, 'Enter PrimaryKey', 'pkFieldName'),
      wrong({ displayName: null }, 'Enter Display', 'displayName'),
      wrong({ routePath: undefined }, 'Enter Route Path', 'routePath'),
      wrong({ tablename: 'pg_shadow' }, 'Table must be one of creditor, employee, app_user', 'tablename'),
      wrong({ routePath: 'https://evil' }, 'Route Path of creditor must be /api/v1/creditorauto', 'routePath'),
    ],
  },
  'GET /api/v1/mis/get-categoty-event': {
    isAdminOnly: true,
    given: async (station) => void (await aReceiveCategory(station)),
    look: ({ body }) => {
      expect(body).toEqual([
        expect.arrayContaining([{ eventCategoryId: expect.any(Number), eventCategoryName: 'Credit sale' }]),
        expect.arrayContaining([
          {
            ...CREDITORS,
            msgRecCategoryId: expect.any(Number),
            msgRecCategoryName: expect.any(String),
            receiveCategoryName: expect.any(String),
          },
        ]),
      ]);
    },
    bad: null,
  },
  'POST /api/v1/mis/create-msg': {
    isAdminOnly: true,
    good: message(),
    answer: LAST_ID,
    bad: refused({ msgRecCategoryData: '' }, 'Select A Receive Category', 'msgRecCategoryData.msgRecCategoryId'),
    alsoBad: [
      refused({ eventCategoryId: '' }, 'Select A Event Category  Name', 'eventCategoryId'),
      refused({ eventCategoryId: 99_999 }, 'Select A Event Category  Name', 'eventCategoryId'),
      refused({ selectedList: [] }, 'Select a shortName', 'selectedList'),
      refused({ selectedList: undefined }, 'Select a shortName', 'selectedList'),
      refused({ selectedList: [{ creditorId: 99_999 }] }, 'Select a shortName', 'selectedList'),
      refused({ selectedList: [{ id: 1 }] }, 'Each recipient must have its creditorId', 'selectedList'),
      refused({ selectedList: [{ userId: 1 }] }, 'Each recipient must have its creditorId', 'selectedList'),
      refused({ selectedList: ['x'] }, 'recipients must be whole numbers', 'selectedList'),
    ],
  },
};
