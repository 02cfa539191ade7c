import { Fragment } from 'react';
import { RetryMessageDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { t, translateLabel } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog/dialog';
import { Button } from '../../ui/kit/buttons';
import { Anchor, Text } from '../../ui/kit/text';
import { showInstant } from '../../ui/text/show-time';
import type { Message } from './message-types';
import classes from './messages.module.css';

interface OutboxMessageProps {
  message: Message;
  onClose: () => void;
  onRetried: () => void;
}

/** One message with its delivery history; a failed one can be sent again. */
export function OutboxMessage({ message, onClose, onRetried }: OutboxMessageProps) {
  const { id, subject, body, isSecret, lastError, canBeRetried } = message;
  const { submit, busy } = useSubmit(RetryMessageDocument, { success: () => t('messages.outbox.again.done') });
  const retry = async (): Promise<void> => {
    if (!(await submit({ messageId: id }))) return;
    onClose();
    onRetried();
  };
  return (
    <Dialog title={subject} opened width={640} onClose={onClose}>
      <Text size="sm" c="dimmed">
        {message.recipient} · {faredWords(message)}
      </Text>
      {lastError && (
        <Text size="sm" mt="xs" className={classes.problem}>
          {t('messages.outbox.reason', { reason: translateLabel(lastError) })}
        </Text>
      )}
      <Text component="pre" mt="sm" className={classes.body}>
        {isSecret && body === '' ? (
          t('messages.outbox.secret')
        ) : (
          <WithLinks text={isSecret ? translateLabel(body) : body} />
        )}
      </Text>
      {canBeRetried && (
        <Button mt="md" loading={busy} onClick={() => void retry()}>
          {t('messages.outbox.again')}
        </Button>
      )}
    </Dialog>
  );
}

function faredWords({ sentAt, nextAttemptAt, attempts }: Message): string {
  if (sentAt) return t('messages.outbox.sentAt', { at: showInstant(sentAt) });
  if (attempts === 0) return t('messages.outbox.untried');
  const tried = t('messages.outbox.tried', { count: attempts });
  return nextAttemptAt ? `${tried} · ${t('messages.outbox.next', { at: showInstant(nextAttemptAt) })}` : tried;
}

/** A message's plain text with its addresses as links, as a mail client shows it. */
const WithLinks = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => {
    const key = `part-${String(index)}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <Anchor key={key} href={part} inherit>
        {part}
      </Anchor>
    );
  });
