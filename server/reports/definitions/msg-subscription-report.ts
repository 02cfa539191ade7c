import { cells } from '../../domain/cells.messages';
import { OUTBOX_STATE } from '../../services/messages/outbox.queries';
import { RECEIVERS } from '../../services/messages/receivers';
import { instant, message, text, words } from '../column';
import { labelInSql, messageInSql, typedInSql } from '../message-in-sql';
import { parameter } from '../parameter';
import { defineReport } from '../report';

/** Everybody who can receive messages, with the addresses in the form of the outbox. */
const PEOPLE = RECEIVERS.map(
  ({ tableName, rows }) => `
    SELECT '${tableName}' AS table_name, p.id, p.title, trim(p.mail) AS mail,
           regexp_replace(split_part(p.phone, ',', 1), '[\\s().-]', '', 'g') AS phone
    FROM (${rows}) p`,
).join(' UNION ALL ');

/** The newest message of each event to each address. Those sent by hand are distinguished by their category. */
const LAST = `
    SELECT substring(m.event_key FROM '^(byHand:[0-9]+|[^:]+)') AS event, m.recipient, MAX(m.id) AS id
    FROM outbox_message m GROUP BY 1, 2`;

/** Subscriptions per event and recipient, with the status of the last message. */
export const msgSubscriptionReport = defineReport({
  route: 'msg-subscription-report',
  right: 'messages.manage',
  title: 'Subscription report',
  description:
    'Who receives which event, by which channel, and the last message to the address of the recipient: when it ' +
    'was sent, when it failed or, if it is waiting, when it was written',
  menu: 'ADMIN',
  parameters: { event: parameter('text', 'Event'), recipient: parameter('text', 'Recipient') },
  columns: [
    message('event'),
    text('receiveCategory'),
    message('recipient'),
    words('channel', ['E-mail', 'E-mail, else SMS']),
    instant('since'),
    instant('lastAt', { label: 'Last message' }),
    words('state', ['Sent', 'Failed', 'Waiting']),
  ],
  sql: `
    WITH last AS MATERIALIZED (${LAST})
    SELECT CASE WHEN e.event IS NULL THEN ${typedInSql('e.name')} ELSE ${labelInSql('e.name')} END AS event, r.name AS "receiveCategory", CASE WHEN p.title IS NULL THEN ${messageInSql(cells.noLongerExists, {})} ELSE ${typedInSql('p.title')} END AS recipient,
           CASE s.channel WHEN 'MAIL' THEN 'E-mail' WHEN 'SMS' THEN 'SMS' WHEN 'WHATSAPP' THEN 'WhatsApp'
             ELSE 'E-mail, else SMS' END AS channel,
           s.created_at AS since, l.at AS "lastAt",
           CASE l.state WHEN 'SENT' THEN 'Sent' WHEN 'FAILED' THEN 'Failed' WHEN 'WAITING' THEN 'Waiting' END AS state
    FROM message_subscription s
    JOIN event_category e ON e.id = s.event_category_id
    JOIN receive_category r ON r.id = s.receive_category_id
    LEFT JOIN (${PEOPLE}) p ON p.table_name = r.table_name AND p.id = s.recipient_id
    LEFT JOIN last mailed ON mailed.event = COALESCE(e.event, 'byHand:' || e.id) AND mailed.recipient = p.mail
    LEFT JOIN last texted ON texted.event = COALESCE(e.event, 'byHand:' || e.id) AND texted.recipient = p.phone
    LEFT JOIN LATERAL (
      SELECT COALESCE(m.sent_at, m.failed_at, m.created_at) AS at, ${OUTBOX_STATE} AS state
      FROM outbox_message m WHERE m.id = GREATEST(mailed.id, texted.id)) l ON true
    WHERE (:event IS NULL OR strpos(lower(e.name), lower(trim(:event))) > 0)
      AND (:recipient IS NULL OR strpos(lower(p.title), lower(trim(:recipient))) > 0)
    ORDER BY e.event IS NULL, e.id, r.name, COALESCE(p.title, '${cells.noLongerExists.english}'), s.id`,
});
