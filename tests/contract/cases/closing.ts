import { groupedLitres } from '../../../server/domain/kernel/format';
import { OPENINGS } from '../../support/small-station';
import type { Reply, Station } from '../../support/station';
import { aCreditSale, aShiftIsClosed, aShiftRuns, screenState } from '../work';
import type { Case, Cases } from './case';

const undo: Case = {
  isAdminOnly: true,
  given: aShiftIsClosed,
  answer: { msg: 'last shift is undo successfully' },
  bad: async (station) => {
    await aShiftRuns(station);
    await aCreditSale(station);
    return { status: 409, msg: expect.stringMatching(/cannot be undone: Shift .* runs after it and has entries$/) };
  },
};

export const closingCases: Cases = {
  'GET /api/v1/closeshiftdata': {
    given: async (station) => {
      await aShiftIsClosed(station);
      await aShiftRuns(station);
      const { creditors, pumps, products, employees } = station.ids;
      const pumpId = pumps[0].id;
      await station.act('recordCreditSale', {
        creditorId: creditors[0],
        pumpId,
        productId: products.diesel,
        litres: 2000,
      });
      await station.act('collectCash', { pumpId, employeeId: employees[0], amount: 10_050, notes: [] });
    },
    look: ({ body }: Reply, { ids }: Station) => {
      const [nozzles, products, credits, cashCollections, swipeMachines, ...rest] = body;
      const pump = { mpdId: ids.pumps[0].id, mpdName: 'P1' };
      const diesel = { productId: ids.products.diesel, productName: 'HS' };
      expect(rest).toEqual([]);
      expect(nozzles[0]).toEqual({
        nozelId: ids.pumps[0].diesel,
        nozelName: 'N1',
        ...pump,
        ...diesel,
        openReading: expect.any(Number),
      });
      expect(nozzles[0].openReading).toBeGreaterThan(OPENINGS.diesel);
      expect(products[0]).toEqual({ ...diesel, sellingPrice: 92.5 });
      expect(credits).toEqual([{ mpdId: pump.mpdId, ...diesel, quantity: 2, amount: 185 }]);
      expect(cashCollections).toEqual([{ mpdId: pump.mpdId, cashCollection: 100.5 }]);
      expect(swipeMachines[0]).toEqual({ swipeId: ids.swipeMachines[0], swipeMachineName: 'CARD' });
    },
    bad: null,
  },
  'POST /api/v1/closeshift': {
    given: aShiftRuns,
    good: async (station) => ({ body: await screenState(station) }),
    // It is closed in the minute in which it was started, and measured above its books.
    answer: {
      msg: 'shift close successfully',
      shiftId: expect.any(Number),
      warnings: [
        expect.stringMatching(/^All 6 nozzles sold more/),
        expect.stringMatching(/^T1: gain of .* L, more than the permitted 320\.000 L$/),
        expect.stringMatching(/^T2: gain of .* L, more than the permitted 320\.000 L$/),
      ],
    },
    bad: async (station) => {
      await aShiftRuns(station);
      const state = await screenState(station);
      const [nozzle] = state.mpds[1]!.nozzles;
      nozzle!.closeReading = nozzle!.openReading - 1;
      return {
        body: state,
        msg: `P2, nozzle N1: the close reading must not be below the open reading ${groupedLitres(nozzle!.openReading * 1000)}`,
        field: 'mpds.1.nozzles.0.closeReading',
      };
    },
  },
  'GET /api/v1/mis/undo-last-shift': undo,
  'POST /api/v1/mis/undo-last-shift': undo,
};
