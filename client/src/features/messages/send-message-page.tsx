import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../graphql/ask-again';
import { MessageCategoriesDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Page, Panel } from '../../ui/page/page';
import { eventLabel } from './event-label';
import { EventNameForm } from './event-name-form';
import { MessageForm } from './message-form';
import classes from './messages.module.css';
import { ReceiveCategoryForm } from './receive-category-form';

/** One form each for events, kinds of recipients and subscriptions (admin). */
export function Component() {
  const { data, error, refetch } = useQuery(MessageCategoriesDocument, { fetchPolicy: 'cache-and-network' });
  const reload = (): void => void askAgain(refetch);
  return (
    <Page title={t('messages.title')}>
      {!data && error && <LoadFailed reason={t('ui.failed.query')} onRetry={reload} />}
      {!data && !error && <SkeletonRows rows={8} />}
      {data && (
        <div className={classes.cards}>
          <Panel title={t('messages.event.form')}>
            <EventNameForm onCreated={reload} />
            <Known names={data.eventCategories.map(eventLabel)} />
          </Panel>
          <Panel title={t('messages.category.form')}>
            <ReceiveCategoryForm known={data.receiveCategories} tables={data.receiverTables} onCreated={reload} />
            <Known names={data.receiveCategories.map(({ name }) => name)} />
          </Panel>
          <Panel title={t('messages.message.form')}>
            <MessageForm events={data.eventCategories} categories={data.receiveCategories} onCreated={reload} />
          </Panel>
        </div>
      )}
    </Page>
  );
}

/** Existing entries; renders nothing without any. */
const Known = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && <p className={classes.known}>{t('messages.known', { names: names.join(' · ') })}</p>;
