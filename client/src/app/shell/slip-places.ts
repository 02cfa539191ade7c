import { showDate } from '../../../../server/domain/kernel/business-date';
import { groupedLitres } from '../../../../server/domain/kernel/format';
import { parseLitres } from '../../../../server/domain/kernel/litres';
import { readSlip } from '../../../../server/domain/slip-book';
import type { SlipPlacesQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import type { Option } from '../../ui/inputs/match-options';
import { rupees } from '../../ui/text/rupees';

export type SlipPlace = SlipPlacesQuery['slipPlaces'][number];

const FEWEST_CHARACTERS = 2;

/** Extracts the slip that '1011', 'a-1011' or 'slip 1011' names; empty if the text ends in no number. */
export function slipAskedFor(typed: string): string {
  const slip = typed.trim().replace(/^slip\s+/i, '');
  return slip.length >= FEWEST_CHARACTERS && readSlip(slip) !== null ? slip : '';
}

/**
 * A slip's whereabouts as an entry: a sale links to the creditor's sales of its day, an unused leaf to the slip books.
 */
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
  return [showDate(shiftDate ?? ''), t('slips.place.quantity', quantity), rupees(amount)];
}

function pathOf({ kind, shiftDate, creditorId }: SlipPlace): string {
  if (kind !== 'SALE' || shiftDate === null) return '/page/slip-books';
  const filters = new URLSearchParams({ from: shiftDate, to: shiftDate, creditor: String(creditorId) });
  return `/report/credit-detail-between-two-day?${filters}`;
}
