import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../graphql/ask-again';
import { EventWordsDocument, MessageSubscriptionsDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Page, Panel } from '../../ui/page/page';
import classes from './messages.module.css';
import { SendNowForm } from './send-now-form';
import { SubscriptionList } from './subscription-list';
import { TemplateWorkspace } from './template-workspace';

/** Subscriptions, templates and manual messages (admin). */
export function Component() {
  const told = useQuery(MessageSubscriptionsDocument, { fetchPolicy: 'cache-and-network' });
  const words = useQuery(EventWordsDocument, { fetchPolicy: 'cache-and-network' });
  const reload = (): Promise<void> => askAgain(told.refetch, words.refetch);
  const subscriptions = told.data?.messageSubscriptions;
  const events = words.data?.eventCategories;
  const byHand = events?.filter(({ event }) => event === null) ?? [];
  const failed = (told.error && !subscriptions) || (words.error && !events);
  return (
    <Page title={t('messages.subscriptions')}>
      {failed && <LoadFailed list={t('messages.subscriptions')} onRetry={() => void reload()} />}
      {!failed && (!subscriptions || !events) && <SkeletonRows rows={8} />}
      {!failed && subscriptions && events && (
        <>
          <SubscriptionList subscriptions={subscriptions} onEnded={() => void reload()} />
          <div className={classes.desk}>
            <Panel title={t('messages.template')}>
              <TemplateWorkspace events={events.filter(({ event }) => event !== null)} onSent={reload} />
            </Panel>
            <Panel title={t('messages.send')}>
              {byHand.length > 0 ? (
                <SendNowForm events={byHand} />
              ) : (
                <EmptyState title={t('messages.send.none')} text={t('messages.send.none.text')} />
              )}
            </Panel>
          </div>
        </>
      )}
    </Page>
  );
}
