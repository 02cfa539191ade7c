import { type Call, type Station, startStation } from '../support/station';

let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station.close());

const run = async (query: string, variables: object = {}, call?: Call) =>
  (await station.graphql(query, variables, call)).body;

const CATEGORY = `mutation ($input: CreateReceiveCategoryInput!) {
  createReceiveCategory(input: $input) { receiveCategoryId message userErrors { code message field } } }`;
const MESSAGE = `mutation ($input: CreateMessageInput!) {
  createMessage(input: $input) { subscriptionId added message userErrors { code message field } } }`;

test('the three forms, the list and the outbox, as requested by the pages', async () => {
  const { data: offered } = await run('{ receiverTables { tableName label pkFieldName displayName routePath } }');
  const creditor = offered.receiverTables.find(({ label }: { label: string }) => label === 'Creditor');
  const { label, ...input } = creditor;
  const made = await run(CATEGORY, { input: { ...input, name: `${label}s` } });
  expect(made.data.createReceiveCategory).toMatchObject({
    message: 'Receive Category created successfully',
    userErrors: [],
  });
  const { receiveCategoryId } = made.data.createReceiveCategory;
  const wrong = await run(CATEGORY, { input: { ...input, name: 'Evil', routePath: '//evil.example' } });
  expect(wrong.data.createReceiveCategory.userErrors).toEqual([
    { code: 'NOT_ALLOWED', message: 'Route Path of creditor must be /api/v1/creditorauto', field: 'routePath' },
  ]);

  const event = await run(
    'mutation { createEventCategory(input: { name: "Holiday" }) { eventCategoryId message userErrors { message } } }',
  );
  expect(event.data.createEventCategory).toMatchObject({ message: 'Event Name created successfully', userErrors: [] });
  const { eventCategoryId } = event.data.createEventCategory;

  const { data: found } = await run(
    'query ($id: Int!) { recipientChoices(receiveCategoryId: $id, search: "shree") { id title detail mail phone } }',
    { id: receiveCategoryId },
  );
  expect(found.recipientChoices).toEqual([
    {
      id: station.ids.creditors[0],
      title: 'SHREE',
      detail: 'SHREE TRANSPORT',
      mail: 'accounts0@customer.example',
      phone: '9123456710',
    },
  ]);
  const message = { receiveCategoryId, eventCategoryId, recipientIds: [found.recipientChoices[0].id] };
  expect((await run(MESSAGE, { input: message })).data.createMessage).toMatchObject({
    added: 1,
    message: 'Created Message  successfully',
    userErrors: [],
  });
  expect((await run(MESSAGE, { input: { ...message, recipientIds: [] } })).data.createMessage.userErrors).toEqual([
    { code: 'UNKNOWN', message: 'Select a shortName', field: 'recipientIds' },
  ]);

  const sent = await run(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { messages userErrors { message field } } }`,
    { input: { eventCategoryId, subject: 'Closed', body: '<b>We rest</b>' } },
  );
  expect(sent.data.sendMessage).toEqual({ messages: 1, userErrors: [] });
  const { data: outbox } = await run(
    '{ outboxMessages(state: "WAITING") { channel recipient subject body state attempts lastError isSecret canBeRetried sentAt } }',
  );
  expect(outbox.outboxMessages).toEqual([
    {
      channel: 'mail',
      recipient: 'accounts0@customer.example',
      subject: 'Closed',
      body: '<b>We rest</b>',
      state: 'WAITING',
      attempts: 0,
      isSecret: false,
      canBeRetried: false,
      sentAt: null,
      lastError: 'No mail server is set up, so mails stay on the outbox page',
    },
  ]);

  const { data: again } = await run('mutation { retryFailedMessages { messages userErrors { message } } }');
  expect(again.retryFailedMessages).toEqual({ messages: 0, userErrors: [] });
  expect((await run('{ outboxMessages(before: "1") { id } }')).data.outboxMessages).toEqual([]);

  const { data: listed } = await run(
    'query ($id: Int) { messageSubscriptions(eventCategoryId: $id) { id eventName recipientName goesBy problem } }',
    { id: eventCategoryId },
  );
  expect(listed.messageSubscriptions).toEqual([
    {
      id: expect.any(Number),
      eventName: 'Holiday',
      recipientName: 'SHREE',
      goesBy: 'MAIL',
      problem: 'No mail server is set up, so mails stay on the outbox page',
    },
  ]);
  const removed = await run(
    'mutation ($id: Int!) { removeSubscription(subscriptionId: $id) { userErrors { message } } }',
    { id: listed.messageSubscriptions[0].id },
  );
  expect(removed.data.removeSubscription.userErrors).toEqual([]);
});

test('message texts with their preview', async () => {
  const { data } = await run(
    '{ eventCategories { id event name placeholders { name meaning sample } subject version } }',
  );
  const sale = data.eventCategories.find(({ event }: { event: string | null }) => event === 'creditSale');
  expect(sale.placeholders.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['station', 'firm', 'amount', 'litres', 'due']),
  );
  const preview = await run(
    `query ($id: Int!) { previewTemplate(eventCategoryId: $id, subject: "For {{firm}} {{nobody}}") {
       subject problems { code message field } } }`,
    { id: sale.id },
  );
  expect(preview.data.previewTemplate).toEqual({
    subject: 'For NORTH ROADWAYS {{nobody}}',
    problems: [{ code: 'UNKNOWN_PLACEHOLDER', message: 'There is no {{nobody}} in this message', field: 'subject' }],
  });
  const set = await run(
    `mutation ($input: SetMessageTemplateInput!) { setMessageTemplate(input: $input) { version userErrors { field message } } }`,
    { input: { eventCategoryId: sale.id, subject: 'For {{firm}}', version: sale.version } },
  );
  expect(set.data.setMessageTemplate).toEqual({ version: 1, userErrors: [] });
});

test('staff have no access', async () => {
  for (const query of ['{ eventCategories { id } }', '{ outboxMessages { id } }', '{ messageSubscriptions { id } }']) {
    const { errors } = await run(query, {}, { token: station.staffToken });
    expect(errors.map(({ message }: { message: string }) => message)).toEqual(['Only an admin can do this']);
  }
});
