import type { ChangeSample } from './change-sample';

export const cashSamples: ChangeSample[] = [
  {
    table: 'expenditure',
    plant: async ({ act, ids }) => {
      const asked = { expenditureCategoryId: ids.categoryIds[0], amount: 12_300, notes: [] };
      const { expenditureId } = await act<{ expenditureId: number }>('recordExpenditure', asked);
      return expenditureId;
    },
    change: ({ ids }) => ({ amount: '45.00', expenditureCategoryId: String(ids.categoryIds[1]), comment: 'tea' }),
    wrong: { change: () => ({ amount: '0' }), message: /amount/i },
  },
];
