import { t } from '../../i18n/translate';

/** What is said after a stock-in was sent (specification, section 8): a refusal in its own words. */
export const stockInWords = () => ({
  success: () => t('stock.in.saved'),
  failure: (reason: string, answered: boolean) => (answered ? reason : `${t('stock.in.failed')}\n${reason}`),
});
