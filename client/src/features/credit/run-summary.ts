import { t } from '../../i18n/translate';
import { toastFailure, toastSuccess } from '../../ui/toast';
import { isOpen, type RunItem } from './use-bill-run';

/** '21 bills made, 2 refused, 1 not made yet'. */
export function summaryOf(items: readonly RunItem<unknown>[]): string {
  const count = (state: string): number => items.filter(({ outcome }) => outcome.state === state).length;
  const open = items.filter(isOpen).length;
  return [
    t('bills.run.made', { count: count('made') }),
    ...(count('refused') > 0 ? [t('bills.run.refused', { count: count('refused') })] : []),
    ...(open > 0 ? [t('bills.run.open', { count: open })] : []),
  ].join(', ');
}

/** A toast: green where every bill was made, red where one was refused or unsure, and none where it was stopped by hand. */
export function tellRunEnded(items: readonly RunItem<unknown>[]): void {
  const states = items.map(({ outcome }) => outcome.state);
  if (states.every((state) => state === 'made')) toastSuccess(summaryOf(items));
  else if (states.includes('refused') || states.includes('unanswered')) toastFailure(summaryOf(items));
}
