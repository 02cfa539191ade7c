import { t } from '../../../i18n/translate';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast';
import { toastNotice } from '../../../ui/feedback/toast-notice';
import { isOpen, type RunItem } from './use-bill-run';

/** '21 bills made, 2 refused, 1 not made yet'; 'Stopped: …' if the user stopped the run. */
export function summaryOf(items: readonly RunItem<unknown>[], stopped: boolean): string {
  const count = (state: string): number => items.filter(({ outcome }) => outcome.state === state).length;
  const open = items.filter(isOpen).length;
  const summary = [
    t('bills.run.made', { count: count('made') }),
    ...(count('billedElsewhere') > 0 ? [t('bills.run.billedElsewhereCount', { count: count('billedElsewhere') })] : []),
    ...(count('refused') > 0 ? [t('bills.run.refused', { count: count('refused') })] : []),
    ...(open > 0 ? [t('bills.run.open', { count: open })] : []),
  ].join(', ');
  return stopped ? t('bills.run.stopped', { summary }) : summary;
}

/**
 * A toast: green if every bill was made, red if one was refused or unconfirmed, neutral if the user stopped the run.
 */
export function tellRunEnded(items: readonly RunItem<unknown>[], stopped: boolean): void {
  const states = items.map(({ outcome }) => outcome.state);
  const summary = summaryOf(items, stopped);
  if (stopped) toastNotice(summary);
  else if (states.includes('refused') || states.includes('unanswered')) toastFailure(summary);
  else toastSuccess(summary);
}
