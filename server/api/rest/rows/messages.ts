import { messageCategories } from '../../../services/messages/categories.queries';
import { createEventCategory } from '../../../services/messages/create-event-category';
import { createMessage } from '../../../services/messages/create-message';
import { createReceiveCategory } from '../../../services/messages/create-receive-category';
import { lastId } from '../present';
import { askRow, type Row, submitRow } from '../route';
import { asIs, body, nothing, text, whole } from '../shape';

/** The chosen recipients in the old screen's format; an empty list if none were sent. */
const chosen = (value: unknown): unknown => asIs('').read(value) ?? [];

const isRow = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Recipients that were sent as ids. */
const selectedIds = {
  ...asIs('selectedList'),
  read: (value: unknown): unknown => {
    const list = chosen(value);
    return Array.isArray(list) ? list.filter((one) => !isRow(one)).map((one) => whole('').read(one)) : list;
  },
};

/** Recipients that were sent as rows: the command reads the id under the category's key. */
const selectedRows = {
  ...asIs('selectedList'),
  read: (value: unknown): unknown => {
    const list = chosen(value);
    return Array.isArray(list) ? list.filter(isRow) : [];
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
      recipientIds: selectedIds,
      recipientRows: selectedRows,
    }),
    present: ({ subscriptionId }) => lastId(subscriptionId),
  }),
];
