import { useState } from 'react';
import { t, translateLabel } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import { Button } from '../../ui/kit/buttons';
import { TextInput } from '../../ui/kit/fields';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import { showInstant } from '../../ui/text/show-time';
import { channelWords } from './channel-words';
import { eventLabel } from './event-label';
import type { Subscription } from './message-types';
import classes from './messages.module.css';
import { useUnsubscribe } from './use-unsubscribe';

interface SubscriptionListProps {
  subscriptions: readonly Subscription[];
  onEnded: () => void;
}

/** Subscriptions, with search and a button to end each. */
export function SubscriptionList({ subscriptions, onEnded }: SubscriptionListProps) {
  const [search, setSearch] = useState('');
  const [eventId, setEventId] = useState('');
  const { unsubscribe, busy } = useUnsubscribe(onEnded);
  const shown = subscriptions.filter(
    ({ eventCategoryId, recipientName, receiveCategoryName }) =>
      (eventId === '' || String(eventCategoryId) === eventId) &&
      `${recipientName} ${receiveCategoryName}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const events = new Map(
    subscriptions.map(({ eventCategoryId, eventName, event }) => [
      String(eventCategoryId),
      eventLabel({ name: eventName, event }),
    ]),
  );
  return (
    <div className={classes.list}>
      <h2 className={classes.listTitle}>{t('messages.subscriptions.list')}</h2>
      {subscriptions.length > 0 && (
        <div className={classes.filters}>
          <ChoiceInput
            name="event"
            label={t('messages.subscriptions.event')}
            placeholder={t('messages.subscriptions.all')}
            value={eventId}
            onChange={setEventId}
            source={[...events].map(([value, label]) => ({ value, label }))}
          />
          <TextInput
            type="search"
            name="search"
            label={t('messages.subscriptions.search')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </div>
      )}
      <DataTable
        label={t('messages.subscriptions.list')}
        columns={columns(unsubscribe, busy)}
        rows={shown}
        rowKey={({ id }) => id}
        empty={
          subscriptions.length === 0 ? (
            <EmptyState title={t('messages.subscriptions.none')} text={t('messages.subscriptions.none.text')} />
          ) : (
            <EmptyState title={t('messages.subscriptions.notFound')} />
          )
        }
        maxHeight="max(280px, 45dvh)"
      />
    </div>
  );
}

const columns = (unsubscribe: (subscription: Subscription) => void, busy: boolean): Column<Subscription>[] => [
  {
    key: 'eventName',
    label: t('messages.subscriptions.event'),
    kind: 'text',
    value: ({ eventName, event }) => eventLabel({ name: eventName, event }),
  },
  { key: 'receiveCategoryName', label: t('messages.subscriptions.category'), kind: 'text' },
  { key: 'recipientName', label: t('messages.subscriptions.recipient'), kind: 'text' },
  { key: 'channel', label: t('messages.subscriptions.channel'), kind: 'text', value: channelOf },
  { key: 'goesTo', label: t('messages.subscriptions.goesTo'), kind: 'text', value: goesTo, render: drawGoesTo },
  {
    key: 'createdAt',
    label: t('messages.subscriptions.since'),
    kind: 'text',
    hideOnPhone: true,
    render: ({ createdAt }) => showInstant(createdAt),
  },
  {
    key: 'end',
    label: t('messages.subscriptions.end'),
    kind: 'text',
    sortable: false,
    render: (subscription) => (
      <Button
        size="compact-sm"
        variant="default"
        disabled={busy}
        aria-label={t('messages.unsubscribe.of', {
          recipient: subscription.recipientName,
          event: eventLabel({ name: subscription.eventName, event: subscription.event }),
        })}
        onClick={() => unsubscribe(subscription)}
      >
        {t('messages.unsubscribe')}
      </Button>
    ),
  },
];

/** The chosen channel, or the one that messages currently use. */
const channelOf = ({ channel, goesBy }: Subscription): string => {
  const by = channel ?? goesBy;
  return by ? channelWords(by) : '';
};

const goesTo = ({ goesTo: address, problem }: Subscription): string => translateLabel(problem) ?? address ?? '';

const drawGoesTo = (subscription: Subscription) =>
  subscription.problem ? (
    <span className={classes.problem}>{translateLabel(subscription.problem)}</span>
  ) : (
    goesTo(subscription)
  );
