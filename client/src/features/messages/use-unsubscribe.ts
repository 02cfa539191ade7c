import { RemoveSubscriptionDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { toastSuccess } from '../../ui/feedback/toast';
import { eventLabel } from './event-label';
import type { Subscription } from './message-types';

/** Ends a subscription after confirmation. */
export function useUnsubscribe(onEnded: () => void): {
  unsubscribe: (subscription: Subscription) => void;
  busy: boolean;
} {
  const { submit, busy } = useSubmit(RemoveSubscriptionDocument);
  const end = async ({ id, recipientName, eventName, event }: Subscription): Promise<void> => {
    const who = { recipient: recipientName, event: eventLabel({ name: eventName, event }) };
    if (!(await confirm(t('messages.unsubscribe.ask', who)))) return;
    if (!(await submit({ subscriptionId: id }))) return;
    toastSuccess(t('messages.unsubscribed', who));
    onEnded();
  };
  return { unsubscribe: (subscription) => void end(subscription), busy };
}
