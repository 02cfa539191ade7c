import { CHEQUE_STATE_LABELS, type ChequeState, isStep, stepsFrom } from '../../../../../server/domain/cheque.rules';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import type { ChequeRegisterQuery } from '../../../graphql/generated/graphql';
import { t, translateLabel } from '../../../i18n/translate';

export type Cheque = ChequeRegisterQuery['chequeRegister']['cheques'][number];

/** A step that a row offers; *undo* takes the last one back. */
export type Step = 'deposit' | 'clear' | 'return' | 'undo';

/** The steps by the states that they lead to. */
const STEPS: Partial<Record<ChequeState, Step>> = { DEPOSITED: 'deposit', CLEARED: 'clear', RETURNED: 'return' };

const stateOf = ({ state }: Pick<Cheque, 'state'>): ChequeState => state as ChequeState;

/** The steps that the buttons of a row offer. */
export function stepsOf(cheque: Cheque): Step[] {
  const state = stateOf(cheque);
  const next = stepsFrom(state).map((to) => STEPS[to]!);
  return isStep(state) ? [...next, 'undo'] : next;
}

export const stateWords = (state: ChequeState): string => translateLabel(CHEQUE_STATE_LABELS[state]);

/** The day of the last step; null before the first. */
function dayOf({ returnedOn, clearedOn, depositedOn }: Cheque): string | null {
  return returnedOn ?? clearedOn ?? depositedOn ?? null;
}

/** 'Deposited, 02-01-2026, STATE BANK', 'Returned, 05-01-2026, Funds insufficient' */
export function stateOfRow(cheque: Cheque): string {
  const state = stateOf(cheque);
  const day = dayOf(cheque);
  const more = state === 'RETURNED' ? cheque.reason : isStep(state) ? cheque.accountName : null;
  return [stateWords(state), day && showDate(day), more].filter(Boolean).join(', ');
}

/** Whether a cheque in hand can be deposited only on a later day. */
export const isPostDated = ({ state, chequeDate }: Cheque, today: string): boolean =>
  state === 'HELD' && chequeDate > today;

/** 'Cheque 000123 of SHREE STEEL' */
export const nameOf = ({ number, partyName }: Cheque): string =>
  t('cash.cheques.name', { number: number ?? '', party: partyName });
