import type { ChangeSample, ChangeStation } from './change-sample';
import { DAY_BEFORE } from './change-station';

let transfers = 0;

/** The way of a payment through the bank, whose value date may differ from the day of its shift. */
export const byBank = ({ ids }: ChangeStation) => ({
  accountId: ids.accountId,
  paymentModeId: ids.modeId,
  reference: `TRANSFER ${++transfers}`,
});

/** The change of a payment that the bank made before the day of its shift. */
export const toDayBefore: Pick<ChangeSample, 'about' | 'change' | 'wrong'> = {
  about: 'that the bank made the day before',
  change: () => ({ valueDate: DAY_BEFORE }),
  wrong: {
    change: () => ({ valueDate: '2027-01-01' }),
    message: 'The value date must not be in the future',
  },
};
