import { type BusinessDate, daysBetween, showDate } from '../../../../../server/domain/kernel/business-date';
import { parseLitres } from '../../../../../server/domain/kernel/litres';
import { t } from '../../../i18n/translate';
import type { Option } from '../../../ui/inputs/match-options';
import { shownKl, shownLitres } from '../invoice/kilolitres';
import type { KnownShift, KnownTank, PendingLine } from './stock-in-known';

/** The products in the tanks, without duplicates. */
export const productOptions = (tanks: readonly KnownTank[]): Option[] => [
  ...new Map(
    tanks.map(({ productId, shortName, productName }) => [
      productId,
      { value: String(productId), label: shortName, hint: productName === shortName ? undefined : productName },
    ]),
  ).values(),
];

export const tankOptions = (tanks: readonly KnownTank[]): Option[] =>
  tanks.map(({ tankId, tankName }) => ({ value: String(tankId), label: tankName }));

export const shiftOptions = (shifts: readonly KnownShift[]): Option[] =>
  shifts.map(({ shiftId, shiftName }) => ({ value: String(shiftId), label: shiftName }));

/** The invoice's date, the litres not yet unloaded, the shortage noted on the invoice, and its age in days. */
export function factsOfLine(
  { receivedOn, quantity, shortageQuantity, remaining }: PendingLine,
  today: BusinessDate,
): string {
  const short = parseLitres(shortageQuantity) ?? 0;
  return t('stock.in.invoice.facts', {
    date: showDate(receivedOn),
    remaining: shownKl(parseLitres(remaining) ?? 0),
    ordered: shownKl(parseLitres(quantity) ?? 0),
    short: short === 0 ? '' : t('stock.in.invoice.short', { litres: shownLitres(short) }),
    days: daysBetween(receivedOn, today),
  });
}

/** The same in a few words, for the line below the field: what remains is said at the quantity. */
export const ageOfLine = ({ receivedOn }: PendingLine, today: BusinessDate): string =>
  t('stock.in.invoice.age', { date: showDate(receivedOn), days: daysBetween(receivedOn, today) });

export const lineOptions = (lines: readonly PendingLine[], today: BusinessDate): Option[] =>
  lines.map((line) => ({
    value: String(line.invoiceLineId),
    label: line.invoiceNumber,
    hint: factsOfLine(line, today),
  }));
