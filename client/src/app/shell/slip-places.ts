import { showDate } from '../../../../server/domain/kernel/business-date';
import { groupedLitres, inr } from '../../../../server/domain/kernel/format';
import { parseLitres } from '../../../../server/domain/kernel/litres';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { readSlip } from '../../../../server/domain/slip-book';
import type { SlipPlacesQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import type { Option } from '../../ui/inputs/match-options';

export type SlipPlace = SlipPlacesQuery['slipPlaces'][number];

const FEWEST_CHARACTERS = 2;

/** The slip that is asked for by '1011', 'a-1011' or 'slip 1011'; empty where what is typed ends in no number. */
export function slipAskedFor(typed: string): string {
  const slip = typed.trim().replace(/^slip\s+/i, '');
  return slip.length >= FEWEST_CHARACTERS && readSlip(slip) !== null ? slip : '';
}

/** Where a slip is, in a line; a sale leads to its day's sales of the firm, a leaf without one to the slip books. */
export function placeOption(place: SlipPlace, index: number): Option {
  const { slipNo, firmName, billNumber } = place;
  const parts = [t('slips.place', { slip: slipNo }), firmName, ...becameOf(place)];
  return {
    value: `slip ${index} ${slipNo}`,
    label: parts.filter(Boolean).join(' · '),
    ...(billNumber !== null && { hint: billNumber }),
    to: pathOf(place),
  };
}

function becameOf({ kind, shiftDate, shortName, litres, amount, reason }: SlipPlace): string[] {
  if (kind === 'VOID') return [t('slips.place.void', { reason: reason ?? '' })];
  if (kind === 'MISSING') return [t('slips.place.missing')];
  if (kind === 'UNUSED') return [t('slips.place.unused')];
  const quantity = { product: shortName ?? '', litres: groupedLitres(parseLitres(litres ?? '') ?? 0) };
  return [showDate(shiftDate ?? ''), t('slips.place.quantity', quantity), inr(parseMoney(amount ?? '') ?? 0)];
}

function pathOf({ kind, shiftDate, creditorId }: SlipPlace): string {
  if (kind !== 'SALE' || shiftDate === null) return '/page/slip-books';
  const filters = new URLSearchParams({ from: shiftDate, to: shiftDate, creditor: String(creditorId) });
  return `/report/credit-detail-between-two-day?${filters}`;
}
