import { inr } from '../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../server/domain/kernel/money';

/** Rupees as decimal text, with sign and grouping: '₹1,250.50'. Invalid text shows as ₹0.00. */
export const rupees = (text: string | null | undefined): string => inr(parseMoney(text ?? '') ?? 0);
