import { litresText } from '../../server/domain/kernel/litres';
import { receiveInvoice } from '../support/deliveries';
import { OPENING_VOLUME } from '../support/small-station';
import { startStation } from '../support/station';
import { setSetting } from '../support/station-settings';

test('GraphQL returns the form, records a stock-in and reports refusals', async () => {
  const { graphql, act: seed, sql, ids, close } = await startStation();
  try {
    const at = { shiftDate: '2025-04-02', shiftTypeId: ids.shiftTypes.morning };
    const started = await seed<{ shiftId: number }>('startShift', at);
    const [line] = await receiveInvoice({ act: seed, sql }, [{ productId: ids.products.diesel, quantity: 12_000_000 }]);
    const form = await graphql(
      '{ stockInForm { shift { shiftId shiftDate shiftName } counts tanks { tankName bookVolume readingSum chart { dip volume } } } }',
    );
    expect(form.body.data.stockInForm).toMatchObject({
      shift: { shiftId: started.shiftId, shiftDate: at.shiftDate, shiftName: 'Morning' },
      counts: 'ENTERED',
      tanks: [
        { tankName: 'T1', bookVolume: litresText(OPENING_VOLUME), readingSum: '2000.000', chart: expect.any(Array) },
        { tankName: 'T2', readingSum: '10000.000' },
      ],
    });
    const input = {
      shiftId: started.shiftId,
      shiftDate: at.shiftDate,
      stockInDateTime: '2025-04-02T10:30',
      productId: ids.products.diesel,
      invoiceLineId: line,
      tankId: ids.tanks.diesel,
      isAtg: true,
      startVolume: '4120.000',
      endVolume: '15870.000',
      beforeReading: '2000.500',
      afterReading: '2165.500',
      quantity: '12000.000',
      comment: 'short',
    };
    const send = async (name: string, over = {}) => {
      const mutation = `mutation ($input: StockInInput!) {
        ${name}(input: $input) { stockInId measured difference userErrors { code message field } } }`;
      return (await graphql(mutation, { input: { ...input, ...over } })).body.data[name];
    };
    expect(await send('recordStockIn', { quantity: '12001.000' })).toEqual({
      stockInId: null,
      measured: null,
      difference: null,
      userErrors: [
        {
          code: 'ABOVE_REMAINING',
          message: 'StockIn Quantity not more then Remaining Quantity',
          field: 'quantity',
        },
      ],
    });
    expect(await send('recordStockIn')).toEqual({
      stockInId: expect.any(Number),
      measured: '11915.000',
      difference: '-85.000',
      userErrors: [],
    });
    expect((await send('recordBackwardStockIn')).userErrors).toMatchObject([
      { code: 'SHIFT_RUNNING', field: 'shiftId' },
    ]);
    const list = await graphql('{ stockInsOfShift { stockInDateTime tankName quantity measured difference isAtg } }');
    expect(list.body.data.stockInsOfShift).toEqual([
      {
        stockInDateTime: '2025-04-02T10:30',
        tankName: 'T1',
        quantity: '12000.000',
        measured: '11915.000',
        difference: '-85.000',
        isAtg: true,
      },
    ]);
    await setSetting(seed, 'stockRaisedBy', 'MEASURED');
    expect((await graphql('{ stockInForm { counts } }')).body.data.stockInForm).toEqual({ counts: 'MEASURED' });
    expect((await graphql('{ closedShiftsOn(shiftDate: "2025-04-02") { shiftId } }')).body.data.closedShiftsOn).toEqual(
      [],
    );
  } finally {
    await close();
  }
});
