import { type FieldRule, type FieldRules, GREATEST_FIGURE } from './field-rules';
import { gstinRule, problemOfGstin } from './gstin';
import { labelled } from './kernel/message';
import type { Problem } from './kernel/problem';
import { settings as texts } from './settings.messages';
import { isUpiAddress } from './upi';

/** Labels of which quantity of a stock-in raises the stock (docs/design/domain.md#deliveries). */
export const STOCK_RAISED_BY_WORDS = {
  ENTERED: 'The quantity entered',
  MEASURED: 'The quantity measured by tank and meters',
} as const;

/** Labels of whether an entry is done at once or waits for an admin. */
export const MAY_AT_ONCE_WORDS = { ALLOWED: 'At once', ADMINS: 'Always waits' } as const;

/** Labels of whose log-in must have a second step; others may have one. */
export const SECOND_FACTOR_FOR_WORDS = {
  NOBODY: 'Nobody',
  ADMINS: 'Users with rights over others',
} as const;

/** Of a setting with the greatest amount that needs no approval, in paise; empty for any amount, 0 for none. */
export const upToRule = {
  kind: 'money',
  min: 0,
  max: GREATEST_FIGURE,
  message: 'Enter an amount in rupees, or leave it empty for no limit',
} as const satisfies FieldRule;

/** Of a setting that says whether an entry waits. */
export const mayAtOnceRule = {
  kind: 'choice',
  required: true,
  choices: Object.keys(MAY_AT_ONCE_WORDS),
  message: 'Choose whether this waits for approval',
} as const satisfies FieldRule;

/** Fields of the station's settings. */
export const stationSettingsRules = {
  stationName: {
    kind: 'text',
    required: true,
    min: 2,
    max: 60,
    message: 'Station name must be 2 to 60 characters',
  },
  address: { kind: 'text', max: 200, message: 'Address must be at most 200 characters' },
  phone: { kind: 'text', min: 10, max: 45, message: 'Phone must be 10 to 45 characters' },
  dealerLine: { kind: 'text', max: 100, message: 'Dealer line must be at most 100 characters' },
  taxNumber: gstinRule,
  upiAddress: { kind: 'text', max: 100, message: 'A UPI address is like station@bank' },
  stockRaisedBy: {
    kind: 'choice',
    required: true,
    choices: Object.keys(STOCK_RAISED_BY_WORDS),
    message: 'Choose which quantity is added to stock',
  },
  lowStockPercent: {
    kind: 'integer',
    required: true,
    min: 0,
    max: 100,
    message: 'The low-stock level must be a whole percentage from 0 to 100',
  },
  fourEyes: { kind: 'flag', required: true, message: 'fourEyes must be yes or no' },
  ownEntries: mayAtOnceRule,
  secondFactorFor: {
    kind: 'choice',
    required: true,
    choices: Object.keys(SECOND_FACTOR_FOR_WORDS),
    message: 'Choose who must use two-step login',
  },
} as const satisfies FieldRules;

/** Admins that four eyes requires: one requests, another decides. */
export const FEWEST_ADMINS = 2;

interface JudgedSettings {
  taxNumber: string | null;
  upiAddress?: string | null;
  fourEyes: boolean;
}

/**
 * Validates settings beyond the rules of their fields; `admins` is the number who may log in, `waiting` are the settings
 * by which an admin's entries wait for another admin.
 */
export function problemsOfStationSettings(
  settings: JudgedSettings,
  admins: number,
  waiting: readonly string[] = [],
): Problem[] {
  const { taxNumber, upiAddress, fourEyes } = settings;
  const problems: Problem[] = [];
  const gstin = taxNumber === null ? null : problemOfGstin('taxNumber', taxNumber);
  if (gstin !== null) problems.push(gstin);
  if (upiAddress != null && !isUpiAddress(upiAddress))
    problems.push({ code: 'INVALID', ...labelled(stationSettingsRules.upiAddress.message), field: 'upiAddress' });
  if (fourEyes && admins < FEWEST_ADMINS)
    problems.push({
      code: 'TOO_FEW_ADMINS',
      ...texts.fourEyesNeedsTwo(),
      field: 'fourEyes',
    });
  if (admins < FEWEST_ADMINS)
    for (const field of waiting) problems.push({ code: 'TOO_FEW_ADMINS', ...texts.needsTwo(), field });
  return problems;
}
