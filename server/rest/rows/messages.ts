import { messageCategories } from '../../messages/categories.queries';
import { createEventCategory } from '../../messages/create-event-category';
import { createMessage } from '../../messages/create-message';
import { createReceiveCategory } from '../../messages/create-receive-category';
import { RECEIVERS } from '../../messages/receivers';
import { lastId } from '../present';
import { askRow, type Row, submitRow } from '../route';
import { asIs, body, nothing, text, whole } from '../shape';

/** Of a chosen recipient, as its table's list answers it, the id; an id alone is taken too. */
function idOf(chosen: unknown): unknown {
  if (typeof chosen !== 'object' || chosen === null) return whole('').read(chosen);
  const row = new Map(Object.entries(chosen));
  const key = RECEIVERS.map(({ pkFieldName }) => pkFieldName).find((name) => row.has(name));
  return key === undefined ? null : whole('').read(row.get(key));
}

/** The chosen recipients; none where nothing was sent. */
const selectedList = {
  ...asIs('selectedList'),
  read: (value: unknown): unknown => {
    const chosen = asIs('').read(value) ?? [];
    return Array.isArray(chosen) ? chosen.map(idOf) : chosen;
  },
};

export const messageRows: Row[] = [
  submitRow({
    method: 'POST',
    path: '/api/v1/mis/create-event-category',
    command: createEventCategory,
    shape: body({ name: text('eventCategoryName') }),
    present: ({ eventCategoryId }) => lastId(eventCategoryId),
  }),
  submitRow({
    method: 'POST',
    path: '/api/v1/mis/create-msg-receive-category',
    bodies: 'json',
    command: createReceiveCategory,
    shape: body({
      name: text('receiveCategoryName'),
      tableName: text('tablename'),
      pkFieldName: text('pkFieldName'),
      displayName: text('displayName'),
      routePath: text('routePath'),
    }),
    present: ({ receiveCategoryId }) => lastId(receiveCategoryId),
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/mis/get-categoty-event',
    query: messageCategories,
    shape: nothing,
    present: ({ events, receivers }) => [
      events.map(({ id, name }) => ({ eventCategoryId: id, eventCategoryName: name })),
      receivers.map(({ id, name, tableName, pkFieldName, displayName, routePath }) => ({
        msgRecCategoryId: id,
        msgRecCategoryName: name,
        receiveCategoryName: name,
        tablename: tableName,
        pkFieldName,
        displayName,
        routePath,
      })),
    ],
  }),
  submitRow({
    method: 'POST',
    path: '/api/v1/mis/create-msg',
    bodies: 'json',
    command: createMessage,
    shape: body({
      receiveCategoryId: whole('msgRecCategoryData.msgRecCategoryId'),
      eventCategoryId: whole('eventCategoryId'),
      recipientIds: selectedList,
    }),
    present: ({ subscriptionId }) => lastId(subscriptionId),
  }),
];
