import { Link } from 'react-router-dom';
import {
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  WaitingChangesDocument,
  type WaitingChangesQuery,
} from '../../graphql/generated/graphql';
import { said, t } from '../../i18n/translate';
import { reviewPath } from '../../ui/row-changes/row-changes';
import { Ago } from '../../ui/text/ago';
import { Widget } from './widget';
import list from './widget.module.css';

const TOPICS = [ChangeRequestedDocument, ChangeDecidedDocument];
const ROWS = 6;

/** Requests for the admin to decide, oldest first. */
export const WaitingChanges = () => (
  <Widget title={t('home.approvals')} query={WaitingChangesDocument} topics={TOPICS} rows={ROWS}>
    {({ waitingChanges }) => <Requests waiting={waitingChanges} />}
  </Widget>
);

function Requests({ waiting: { count, oldest } }: { waiting: WaitingChangesQuery['waitingChanges'] }) {
  if (count === 0) return <p className={list.nothing}>{t('home.approvals.none')}</p>;
  return (
    <>
      <ul className={list.list}>
        {oldest.map(({ notificationId, rowId, tableName, msgText, at }) => (
          <li key={notificationId} className={list.row}>
            <span className={list.words}>
              <Link className={list.link} to={reviewPath(tableName, rowId)}>
                {said(msgText)}
              </Link>
            </span>
            <span className={list.figure}>
              <Ago at={at} />
            </span>
          </li>
        ))}
      </ul>
      <p className={list.foot}>{t('home.approvals.count', { count })}</p>
    </>
  );
}
