import { act, screen, waitFor, within } from '@testing-library/react';
import { listHotkeys } from '../../client/src/hooks/hotkeys';
import { t } from '../../client/src/i18n/translate';
import { inr } from '../../server/domain/kernel/format';
import { unusual } from '../../server/domain/unusual.messages';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save, shown } from './support/form';
import { type Opened, openPage } from './support/page';

const open = async (): Promise<Opened> => {
  const opened = await openPage('/page/credit-entry');
  await ready('creditorId');
  return opened;
};
const figures = (): unknown => shown(['litres', 'amount']);
const inputs = (): Record<string, unknown>[] => server.sent.map(({ input }) => input);

const sale = {
  ...{ id: 5, slipNo: '77', createdAt: '2026-01-15T04:00:00Z', creditorId: 1, firmName: 'SHREE TRANSPORT' },
  ...{ vehicle: 'MH12AB1234', pumpId: 1, pumpName: 'PUMP 1', productId: 1, productName: 'MOTOR SPIRIT' },
  ...{ litres: '10.000', rate: '100.00', amount: '1000.00', enteredBy: 'MEENA', lateReason: null },
};

test('litres and amount follow each other at the rate of the product', async () => {
  const { user } = await open();
  await fill(user, { pumpId: 'pump 1', productId: 'ms', litres: '20.5' });
  expect(figures()).toEqual({ litres: '20.5', amount: '2050.00' });
  await fill(user, { amount: '1000' });
  expect(figures()).toEqual({ litres: '10.000', amount: '1000' });
  // The figure typed last stays, and the other one follows the new rate.
  await fill(user, { productId: 'hsd', slipNo: '' });
  expect(figures()).toEqual({ litres: '11.111', amount: '1000.00' });
  expect(screen.getByText(t('credit.rate', { product: 'HSD', rate: inr(90_00) }))).toBeTruthy();
  await fill(user, { litres: '1', slipNo: '' });
  expect(figures()).toEqual({ litres: '1.000', amount: '90.00' });
});

test('a figure that cannot be read leaves the other one empty', async () => {
  const { user } = await open();
  await fill(user, { pumpId: 'pump 2', litres: '12,x', slipNo: '' });
  expect(figures()).toEqual({ litres: '12,x', amount: '' });
});

test('proposes what the vehicle took last, else what the creditor took last, at a pump that sells it', async () => {
  server.station.creditHabits = [
    { creditorId: 1, vehicle: 'MH 12 AB 1234', productId: 1 },
    { creditorId: 1, vehicle: 'MH 14 ZZ 9', productId: 2 },
  ];
  const { user } = await open();
  await fill(user, { creditorId: 'shree', pumpId: 'pump 1', slipNo: '' });
  expect(field('productId').value).toBe('MS');
  // A registered vehicle is completed, whatever the spelling.
  await fill(user, { vehicle: 'mh14', slipNo: '' });
  expect(shown(['vehicle', 'productId'])).toEqual({ vehicle: 'MH 14 ZZ 9', productId: 'HSD' });
  await fill(user, { vehicle: 'mh14/zz_9', slipNo: '' });
  expect(shown(['vehicle', 'productId'])).toEqual({ vehicle: 'MH 14 ZZ 9', productId: 'HSD' });
  await fill(user, { vehicle: 'MH12AB1234', pumpId: 'pump 2', slipNo: '' });
  expect(field('productId').value).toBe('HSD');
});

test('lists the creditors who bought last first, until a name is typed', async () => {
  server.station.creditHabits = [
    { creditorId: 2, vehicle: null, productId: null },
    { creditorId: 3, vehicle: null, productId: 1 },
    { creditorId: 1, vehicle: 'MH12AB1234', productId: 1 },
    { creditorId: 3, vehicle: 'MH14ZZ9', productId: 2 },
  ];
  const others = [
    { id: 3, firmName: 'SHREE SUGAR', shortName: 'SUGAR', disabled: false },
    { id: 4, firmName: 'ANAND', shortName: 'ANAND', disabled: false },
  ];
  server.station.creditors = [...others.slice(1), ...server.station.creditors, ...others.slice(0, 1)];
  const { user } = await open();
  const listed = (): (string | null)[] => {
    const list = document.getElementById(field('creditorId').getAttribute('aria-controls')!)!;
    return within(list)
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent);
  };
  await user.click(field('creditorId'));
  expect(listed()).toEqual(['SUGAR · SHREE SUGAR', 'SHREE TRANSPORT', 'ANAND', 'GANGA ROADWAYS']);
  await user.keyboard('shree');
  expect(listed()).toEqual(['SHREE TRANSPORT', 'SUGAR · SHREE SUGAR']);
});

test('Enter passes over what is proposed: the product, and the amount of the litres', async () => {
  server.station.creditHabits = [{ creditorId: 1, vehicle: 'MH12AB1234', productId: 2 }];
  const { user } = await open();
  const typed: Record<string, string> = { creditorId: 'shree', vehicle: 'mh12', pumpId: 'pump 1', litres: '5' };
  const visited: string[] = [];
  while (server.sent.length === 0 && visited.length < 10) {
    const name = focused();
    visited.push(name);
    await user.keyboard(`${typed[name] ?? ''}{Enter}`);
    await waitFor(() => expect(focused() !== name || server.sent.length > 0).toBe(true));
  }
  expect(visited).toEqual(['creditorId', 'vehicle', 'pumpId', 'litres', 'slipNo']);
  expect(inputs()).toMatchObject([{ productId: 2, vehicle: 'MH12AB1234', litres: '5.000', amount: '450.00' }]);
});

test('Enter stops at an empty creditor, pump or product with its message, and goes on once it is chosen', async () => {
  const { user } = await open();
  const said: string[] = [];
  const steps = ['', 'shree', 'mh12', '', 'pump 1', '', 'ms', '5', ''];
  for (const typed of steps) {
    await user.keyboard(`${typed}{Enter}`);
    await act(async () => undefined);
    if (server.sent.length === 0) said.push(`${focused()} ${errorAt(focused())}`.trim());
  }
  expect(said).toEqual([
    'creditorId Select a creditor',
    'vehicle',
    'pumpId',
    'pumpId Select a pump',
    'productId',
    'productId Select Product',
    'litres',
    'slipNo',
  ]);
  await waitFor(() => expect(inputs()).toMatchObject([{ creditorId: 1, pumpId: 1, productId: 1, litres: '5.000' }]));
});

test('another pump has other products: the product is proposed again', async () => {
  const { user } = await open();
  await fill(user, { creditorId: 'shree', pumpId: 'pump 1', productId: 'ms', litres: '5' });
  expect(field('amount').value).toBe('500.00');
  await fill(user, { pumpId: 'pump 2', slipNo: '' });
  expect(shown(['productId', 'amount'])).toEqual({ productId: 'HSD', amount: '450.00' });
});

test('the next sale begins at the pump of the last one, which may be repeated without its slip', async () => {
  server.station.creditSalesOfShift = [sale];
  const { user } = await open();
  await waitFor(() => expect(field('pumpId').value).toBe('PUMP 1'));
  await user.click(screen.getByText(t('credit.repeat')));
  expect(shown(['creditorId', 'vehicle', 'productId', 'litres', 'amount', 'slipNo'])).toEqual({
    ...{ creditorId: 'SHREE TRANSPORT', vehicle: 'MH12AB1234', productId: 'MS' },
    ...{ litres: '10.000', amount: '1000.00', slipNo: '78' },
  });
  expect(focused()).toBe('litres');
});

test('another user’s last sale proposes nothing', async () => {
  server.station.creditSalesOfShift = [{ ...sale, enteredBy: 'ARJUN' }];
  await open();
  await screen.findByText('77');
  expect(shown(['pumpId', 'slipNo'])).toEqual({ pumpId: '', slipNo: '' });
});

test('says of a slip of this shift that it is used', async () => {
  server.station.creditSalesOfShift = [sale];
  const { user } = await open();
  await screen.findByText('77');
  await fill(user, { slipNo: '77' });
  expect(screen.getByText(t('credit.slipUsed', { slip: '77' }))).toBeTruthy();
});

describe('over the limit', () => {
  const type = async (passesLimitBy: string | null): Promise<Opened> => {
    server.station.creditStanding = { due: '49000.00', maxLimit: '50000.00', passesLimitBy, vehicles: [] };
    const opened = await open();
    await fill(opened.user, { creditorId: 'shree', pumpId: 'pump 2', litres: '20' });
    const due = { due: inr(49_000_00), limit: inr(50_000_00), percent: 102 };
    await screen.findByText(t('credit.standing.over', due));
    return opened;
  };

  test('a reason is asked for, and sent', async () => {
    const { user } = await type(null);
    await save(user);
    expect([focused(), errorAt('overLimitReason')]).toEqual(['overLimitReason', t('credit.giveReason')]);
    expect(server.sent).toEqual([]);
    await fill(user, { overLimitReason: 'pays tomorrow' });
    await save(user);
    await waitFor(() => expect(inputs()).toMatchObject([{ overLimitReason: 'pays tomorrow' }]));
  });

  test('a reason is not asked for, and not sent, once the sale is within the limit', async () => {
    const { user } = await type(null);
    await fill(user, { overLimitReason: 'pays tomorrow', litres: '10' });
    await save(user);
    await waitFor(() => expect(inputs()).toMatchObject([{ overLimitReason: null, litres: '10.000' }]));
  });

  test('says that it will wait for approval, and asks for the reason', async () => {
    await type('0.00');
    expect(screen.getByText(t('credit.needsApproval'))).toBeTruthy();
    expect(document.querySelector('[name=overLimitReason]')).not.toBeNull();
  });
});

describe('a refused sale', () => {
  const refuse = async (): Promise<Opened> => {
    server.refusals = [{ code: 'REFUSED', message: 'The creditor is disabled.', field: 'creditorId' }];
    const opened = await open();
    await fill(opened.user, { creditorId: 'shree', pumpId: 'pump 2', litres: '20' });
    await save(opened.user);
    await screen.findByLabelText(t('credit.retryOf', { firm: 'SHREE TRANSPORT' }));
    return opened;
  };

  test('stays in the list while the next one is typed, and is sent again with the same key', async () => {
    const { user } = await refuse();
    await fill(user, { creditorId: 'ganga' });
    server.refusals = [];
    await user.click(screen.getByLabelText(t('credit.retryOf', { firm: 'SHREE TRANSPORT' })));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toEqual(server.sent[0]);
    await waitFor(() => expect(screen.queryByText(t('credit.retry'))).toBeNull());
    expect(focused()).toBe('creditorId');
  });

  test('asks before it is discarded', async () => {
    const { user } = await refuse();
    const discard = () => user.click(screen.getByLabelText(t('credit.discardOf', { firm: 'SHREE TRANSPORT' })));
    const answer = async (words: string) => user.click(within(await screen.findByRole('dialog')).getByText(words));
    await discard();
    await answer(t('ui.no'));
    expect(screen.getByText('The creditor is disabled.', { selector: 'td *' })).toBeTruthy();
    await discard();
    await answer(t('ui.yes'));
    await waitFor(() => expect(screen.queryByText(t('credit.discard'))).toBeNull());
    await ready('creditorId');
  });

  test('asks before editing it would replace what is typed', async () => {
    const { user } = await refuse();
    await fill(user, { vehicle: 'KA01', slipNo: '9' });
    await user.click(screen.getByLabelText(t('credit.editOf', { firm: 'SHREE TRANSPORT' })));
    await user.click(within(await screen.findByRole('dialog')).getByText(t('ui.no')));
    expect(shown(['vehicle', 'slipNo'])).toEqual({ vehicle: 'KA01', slipNo: '9' });
  });
});

describe('a slip that the creditor has already', () => {
  const before = {
    ...{ creditSaleId: 1, shiftId: 99, date: '2026-01-10', vehicle: null, productId: 2 },
    ...{ litres: '10.000', amount: '925.00' },
  };
  const words = 'Slip 77 of this creditor was entered before: ₹925.00 on 10-01-2026. Save again to keep it.';
  const typed = { creditorId: 'shree', pumpId: 'pump 2', litres: '5', slipNo: '77' };

  /** Types the sale and waits for the answer about its slip. */
  const openWithSlip77 = async (over: object = {}): Promise<Opened['user']> => {
    const asked: string[] = [];
    const creditSlipSeen = ({ slipNo }: { slipNo: string }) => {
      asked.push(slipNo);
      return slipNo === '77' ? [{ ...before, ...over }] : [];
    };
    Object.assign(server.station, { creditSlipSeen });
    const { user } = await open();
    await fill(user, typed);
    await waitFor(() => expect(asked).toContain('77'));
    await act(async () => undefined);
    return user;
  };

  test('is asked about once, in a sentence at the field, and Enter again keeps it', async () => {
    const user = await openWithSlip77();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(errorAt('slipNo')).toBe(words));
    expect([focused(), inputs()]).toEqual(['slipNo', []]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inputs()).toMatchObject([{ slipNo: '77', confirmed: true }]));
    expect(shown(['creditorId', 'slipNo'])).toEqual({ creditorId: '', slipNo: '' });
  });

  test.each([
    ['is asked about as another line of this shift if the product and the vehicle are the same', {}, true],
    ['is not asked about if its line of this shift is of another product', { productId: 1 }, false],
    ['is not asked about if its line of this shift is of another vehicle', { vehicle: 'MH14ZZ9' }, false],
  ])('%s', async (_what, over, isAsked) => {
    const user = await openWithSlip77({ ...over, shiftId: server.station.runningShift!.id });
    await user.keyboard('{Enter}');
    const line = 'Slip 77 already has this product for this vehicle: 10.000 L, ₹925.00. Save again to keep it.';
    if (isAsked) await waitFor(() => expect(errorAt('slipNo')).toBe(line));
    else await waitFor(() => expect(inputs()).toMatchObject([{ slipNo: '77' }]));
    expect(inputs()).toHaveLength(isAsked ? 0 : 1);
  });

  test('is not asked about after another slip is typed', async () => {
    const user = await openWithSlip77();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(errorAt('slipNo')).toBe(words));
    await fill(user, { slipNo: '78' });
    expect(errorAt('slipNo')).toBe('');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inputs()).toMatchObject([{ slipNo: '78' }]));
    expect(inputs()[0]).not.toHaveProperty('confirmed');
  });

  test('is asked about again when another figure of the sale is changed after the question', async () => {
    const user = await openWithSlip77();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(errorAt('slipNo')).toBe(words));
    await fill(user, { vehicle: 'MH12' });
    expect(errorAt('slipNo')).toBe('');
    await save(user);
    await waitFor(() => expect([errorAt('slipNo'), inputs()]).toEqual([words, []]));
    await save(user);
    await waitFor(() => expect(inputs()).toMatchObject([{ slipNo: '77', vehicle: 'MH12', confirmed: true }]));
  });

  test('is kept when the server asked and the sale is saved again unchanged', async () => {
    const { user } = await open();
    await fill(user, typed);
    server.refusals = [{ code: 'SLIP_SEEN', message: words, field: 'slipNo' }];
    await save(user);
    await user.click(await screen.findByText(t('credit.edit')));
    await waitFor(() => expect(errorAt('slipNo')).toBe(words));
    server.refusals = [];
    await save(user);
    await waitFor(() => expect(inputs().at(-1)).toMatchObject({ slipNo: '77', confirmed: true }));
  });
});

describe('a sale that the server asks about after its form is empty', () => {
  const fact = unusual.litres({ figure: 55_000, usual: 7_900 });
  const firm = 'SHREE TRANSPORT';

  const openAsked = async (): Promise<Opened['user']> => {
    const { user } = await open();
    await fill(user, { creditorId: 'shree', pumpId: 'pump 2', litres: '55', slipNo: '' });
    server.refusals = [{ code: 'FIGURE_UNUSUAL', ...unusual.saveAgain({ fact }), field: 'litres' }];
    await save(user);
    await screen.findByLabelText(t('credit.keepOf', { firm }));
    server.refusals = [];
    return user;
  };
  const isKept = async (): Promise<void> => {
    await waitFor(() => expect(inputs()).toMatchObject([{ litres: '55.000' }, { litres: '55.000', confirmed: true }]));
    await waitFor(() => expect(screen.queryByLabelText(t('credit.keepOf', { firm }))).toBeNull());
  };

  test('offers to keep it, not to retry it, and says how', async () => {
    const user = await openAsked();
    expect(screen.getByText(fact.message, { selector: 'td *' })).toBeTruthy();
    expect(screen.getByText(t('credit.keepHint.enter', { keys: 'Alt+W' }))).toBeTruthy();
    expect(screen.queryByText(t('credit.retry'))).toBeNull();
    await user.click(screen.getByLabelText(t('credit.keepOf', { firm })));
    await isKept();
    expect(server.sent[1]!.key).toBe(server.sent[0]!.key);
    await ready('creditorId');
  });

  test.each(['{Enter}', '{Control>}{Enter}{/Control}'])('is kept by %s while nothing else is typed', async (keys) => {
    const user = await openAsked();
    await user.keyboard(keys);
    await isKept();
    expect([focused(), errorAt('creditorId')]).toEqual(['creditorId', '']);
  });

  test.each([
    ['a name that is not chosen yet', { creditorId: 'ganga' }],
    ['a vehicle', { vehicle: 'KA01' }],
  ])('is kept by its key while the next sale is typed, which stays: %s', async (_what, next) => {
    const user = await openAsked();
    await fill(user, next);
    expect(screen.queryByText(t('credit.keepHint.enter', { keys: 'Alt+W' }))).toBeNull();
    expect(screen.getByText(t('credit.keepHint', { keys: 'Alt+W' }), { selector: 'td *' })).toBeTruthy();
    await save(user);
    expect(inputs()).toHaveLength(1);
    const before = shown(Object.keys(next));
    act(() =>
      listHotkeys()
        .find(({ keys }) => keys === 'Alt+W')!
        .run(),
    );
    await isKept();
    expect(shown(Object.keys(next))).toEqual(before);
  });
});

test.each([
  ['credit.line', 'credit.line.discard'],
  ['credit.repeat', 'credit.repeat.discard'],
] as const)(
  '%s asks before it replaces what is typed, even a name that is not chosen yet',
  async (button, question) => {
    server.station.creditSalesOfShift = [sale];
    const { user } = await open();
    await waitFor(() => expect(field('pumpId').value).toBe('PUMP 1'));
    const answer = async (words: string): Promise<void> => {
      await user.click(screen.getByText(t(button)));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(t(question))).toBeTruthy();
      await user.click(dialog.getByText(words));
    };
    await user.type(field('creditorId'), 'gan');
    await answer(t('ui.no'));
    await fill(user, { creditorId: 'ganga', litres: '50', slipNo: '9081' });
    await answer(t('ui.no'));
    expect(shown(['creditorId', 'litres', 'slipNo'])).toEqual({
      ...{ creditorId: 'GANGA ROADWAYS', litres: '50.000', slipNo: '9081' },
    });
    await answer(t('ui.yes'));
    await waitFor(() => expect(field('creditorId').value).toBe('SHREE TRANSPORT'));
  },
);

describe('another line of the last slip', () => {
  const first = {
    creditorId: 'shree',
    vehicle: 'MH12AB1234',
    pumpId: 'pump 1',
    productId: 'ms',
    litres: '5',
    slipNo: '77',
  };

  test('begins by a key with creditor, vehicle and slip, and asks for the product', async () => {
    const { user } = await open();
    await fill(user, first);
    await save(user);
    await waitFor(() => expect(inputs()).toHaveLength(1));
    const key = listHotkeys().find(({ keys }) => keys === 'Alt+Y')!;
    expect(key.label).toBe(t('credit.line.ofSlip'));
    act(key.run);
    expect(shown(['creditorId', 'vehicle', 'pumpId', 'productId', 'litres', 'slipNo'])).toEqual({
      ...{
        creditorId: 'SHREE TRANSPORT',
        vehicle: 'MH12AB1234',
        pumpId: 'PUMP 1',
        productId: '',
        litres: '',
        slipNo: '77',
      },
    });
    expect(focused()).toBe('vehicle');
    await user.keyboard('{Enter}{Enter}');
    expect(focused()).toBe('productId');
    await user.keyboard('hsd{Enter}8{Enter}{Enter}');
    await waitFor(() => expect(inputs()).toHaveLength(2));
    expect(inputs()[1]).toMatchObject({
      creditorId: 1,
      vehicle: 'MH12AB1234',
      productId: 2,
      litres: '8.000',
      slipNo: '77',
    });
  });

  test('proposes the product of another vehicle', async () => {
    server.station.creditHabits = [{ creditorId: 1, vehicle: 'MH 14 ZZ 9', productId: 2 }];
    const { user } = await open();
    await fill(user, first);
    await save(user);
    await waitFor(() => expect(inputs()).toHaveLength(1));
    await user.click(screen.getByText(t('credit.line')));
    await user.keyboard('mh14{Enter}');
    expect(shown(['vehicle', 'productId', 'slipNo'])).toEqual({
      vehicle: 'MH 14 ZZ 9',
      productId: 'HSD',
      slipNo: '77',
    });
  });

  test('is not offered after a sale without a slip, and follows the last sale of this user', async () => {
    server.station.creditSalesOfShift = [{ ...sale, slipNo: null }];
    await open();
    await waitFor(() => expect(field('pumpId').value).toBe('PUMP 1'));
    expect(screen.getByText(t('credit.line')).closest('button')!.disabled).toBe(true);
  });

  test('is listed next to the first one', async () => {
    server.station.creditSalesOfShift = [
      { ...sale, id: 9, vehicle: 'MH1', slipNo: '77' },
      { ...sale, id: 8, vehicle: 'MH2', slipNo: '78' },
      { ...sale, id: 7, vehicle: 'MH3', slipNo: '#077' },
      { ...sale, id: 6, vehicle: 'MH4', creditorId: 2, slipNo: '77' },
    ];
    await open();
    const vehicles = (await screen.findAllByText(/^MH\d$/)).map(({ textContent }) => textContent);
    expect(vehicles).toEqual(['MH1', 'MH3', 'MH2', 'MH4']);
  });
});

describe('litres that are unusual for the vehicle', () => {
  const words = unusual.saveAgain({ fact: unusual.litres({ figure: 400_000, usual: 40_000 }) }).message;
  const typed = { creditorId: 'shree', vehicle: 'MH12', pumpId: 'pump 2' };

  const type = async (figure: Record<string, string> = { litres: '400' }): Promise<Opened> => {
    let isAnswered = false;
    const creditVehicleLitres = () => {
      isAnswered = true;
      return ['40.000', '35.000', '45.000'];
    };
    Object.assign(server.station, { creditVehicleLitres });
    const opened = await open();
    await fill(opened.user, { ...typed, ...figure, slipNo: '5' });
    await waitFor(() => expect(isAnswered).toBe(true));
    return opened;
  };

  test('are asked about before the sale is sent, and kept by Enter there', async () => {
    const { user } = await type();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(errorAt('litres')).toBe(words));
    expect([focused(), inputs()]).toEqual(['litres', []]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inputs()).toMatchObject([{ litres: '400.000', confirmed: true }]));
    expect(shown(['creditorId', 'litres'])).toEqual({ creditorId: '', litres: '' });
  });

  test('are sent without a confirmation while it is not known whether the slip is asked about', async () => {
    Object.assign(server.station, { creditSlipSeen: () => new Promise(() => undefined) });
    const { user } = await type();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(errorAt('litres')).toBe(words));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inputs()).toMatchObject([{ litres: '400.000', slipNo: '5' }]));
    expect(inputs()[0]).not.toHaveProperty('confirmed');
  });

  test('are asked about at the amount if that was typed', async () => {
    const { user } = await type({ amount: '36000' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(errorAt('amount')).toBe(words));
  });

  test('are not asked about once they are corrected, and Enter moves on', async () => {
    const { user } = await type();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(errorAt('litres')).toBe(words));
    await fill(user, { litres: '40' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('slipNo'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inputs()).toMatchObject([{ litres: '40.000' }]));
    expect(inputs()[0]).not.toHaveProperty('confirmed');
  });
});
